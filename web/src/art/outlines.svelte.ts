/** The outlines of game icons that are in the page: those of a game come with it. */

import { ICONS as SHARED } from '../generated/icons/shared';
import { iconSprite } from './defs';

/** Loads a group of icons of a game: their outlines by their ids. */
export type IconGroup = () => Promise<Readonly<Record<string, string>>>;

class Outlines {
  /** The sprites of the page. */
  sprites = $state.raw<readonly string[]>([iconSprite(SHARED)]);
  private readonly asked = new Map<IconGroup, Promise<void>>();

  /** Puts the icons of games into the page; drawings may come before them. */
  async need(...groups: readonly IconGroup[]): Promise<void> {
    await Promise.all(groups.map((group) => this.load(group)));
  }

  private load(group: IconGroup): Promise<void> {
    let loading = this.asked.get(group);
    if (!loading) {
      loading = group().then((icons) => {
        this.sprites = [...this.sprites, iconSprite(icons)];
      });
      this.asked.set(group, loading);
      loading.catch(() => this.asked.delete(group));
    }
    return loading;
  }
}

/** The outlines of icons in this page. */
export const outlines = new Outlines();
