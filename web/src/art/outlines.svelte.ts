/** The outlines of game icons that are in the page: those of a game come with it. */

import { ICONS as SHARED } from '../generated/icons/shared';
import { iconSprite } from './defs';

/** A group of icons: the card browser needs all. */
type IconGroup = 'bastion' | 'sanctum' | 'sanctum-final';

const LOADED: Readonly<Record<IconGroup, () => Promise<string>>> = {
  bastion: async () => iconSprite((await import('../generated/icons/bastion')).ICONS),
  sanctum: async () => iconSprite((await import('../generated/icons/sanctum')).ICONS),
  'sanctum-final': async () => iconSprite((await import('../generated/icons/sanctum-final')).ICONS),
};

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
      loading = LOADED[group]().then((sprite) => {
        this.sprites = [...this.sprites, sprite];
      });
      this.asked.set(group, loading);
      loading.catch(() => this.asked.delete(group));
    }
    return loading;
  }
}

/** The outlines of icons in this page. */
export const outlines = new Outlines();
