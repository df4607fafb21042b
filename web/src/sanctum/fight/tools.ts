/** Tools of a fight as they look: abilities, rage, skills, blessings. */

import { icon, SKILL_ICON, SLOT_ICON, TOKEN_ICON, type IconId } from '../../art/icons';
import type { Token } from '../../art/pieces';
import type { AbilityId, Cell, Hero, Slot } from '../../generated/sanctum';
import type { Book } from '../printed';
import { isDie, type Reading } from '../offers';
import { skillIcon } from '../hero/skills';
import { abilityName, blessingWords, potionArgs, tokenArgs } from '../names';
import { t } from '../../words/words.svelte';

/** How a tool is shown in a line. */
export interface Tool {
  readonly glyph: IconId;
  readonly name: string;
  /** What it would cost. */
  readonly tokens: readonly Token[];
  /** The number of a die that would be given up. */
  readonly losing: number | null;
}

const BLESSING: IconId = 'prayer';

/** The glyph of an ability: of its item, its slot, or its skill. */
export function abilityGlyph(id: AbilityId, hero: Hero, book: Book): IconId {
  const [first = ''] = id.split('/');
  if (['red', 'green', 'blue'].includes(first)) {
    return skillIcon(book.skill(hero.figure, id as Cell)) ?? SKILL_ICON.ability;
  }
  const item = hero.slots[first as Slot];
  if (item) return book.item(item.item).art;
  return SLOT_ICON[first.replace(/\d$/, '') as keyof typeof SLOT_ICON];
}

/** The name of an ability: of its item, its slot, or its skill. */
export function toolName(id: AbilityId, hero: Hero, book: Book): string {
  const item = hero.slots[id.split('/')[0] as Slot];
  return item ? book.itemName(item.item) : abilityName(book, hero.figure, id);
}

/** The tool an offer uses. */
export function toolOf(reading: Reading, hero: Hero, book: Book): Tool {
  const [first = ''] = reading.things.filter((it) => !isDie(it));
  const id = first.slice(first.indexOf('/') + 1);
  const losing = / losing die\/(\d)/.exec(reading.text)?.[1];
  const base = { tokens: [], losing: losing ? Number(losing) : null };
  switch (reading.verb) {
    case 'rage':
      return { ...base, glyph: TOKEN_ICON.rage, name: t('fight-rage') };
    case 'skill': {
      const skill = book.skill(hero.figure, id as Cell);
      return { ...base, glyph: skillIcon(skill) ?? SKILL_ICON.ability, name: skill.name };
    }
    case 'bless':
      return { ...base, glyph: BLESSING, name: blessingWords(book.blessing(Number(id))) };
    default: {
      const own = book.abilities(hero).find((it) => it.id === id);
      const said = reading.option.split(' ').filter(isToken);
      const tokens = (own?.ability.cost ?? []).map((kind) =>
        kind === 'either' ? (said.shift() ?? 'stamina') : kind,
      );
      const ability = id as AbilityId;
      return {
        ...base,
        tokens,
        glyph: abilityGlyph(ability, hero, book),
        name: toolName(ability, hero, book),
      };
    }
  }
}

const isToken = (word: string): word is Token => word === 'stamina' || word === 'focus';

/** A glyph in a box of 26. */
export const GLYPH_BOX = '-13 -13 26 26';
export const glyphDrawing = (id: IconId): string => icon(id, 0, 0, 25, 'currentColor');

/** What is paid in a penalty, in words: the ability, blessing, die or potion it takes. */
export function paymentWords(reading: Reading, hero: Hero, book: Book): string {
  const [first = ''] = reading.things.filter((it) => it.startsWith('space/'));
  const space = /^space\/(.+)\/(\d)$/.exec(first);
  const name = space ? toolName(space[1] as AbilityId, hero, book) : '';
  switch (reading.verb) {
    case 'corrupt':
      return t('fight-pay-corrupt', { name });
    case 'pay':
      return t('fight-pay-pay', { ...tokenArgs(reading.option), name });
    case 'drink': {
      const color = reading.things[0]?.split('/')[1] ?? 'red';
      return t('fight-pay-drink', { ...potionArgs(color), name });
    }
    default: {
      const [kind = '', id = ''] = reading.things[0]?.split('/') ?? [];
      if (kind === 'die') {
        const value = hero.fight?.dice[Number(id) - 1]?.value ?? 0;
        return t('fight-pay-lose-die', { number: id, value });
      }
      return t('fight-pay-lose-blessing', { name: blessingWords(book.blessing(Number(id))) });
    }
  }
}

/** Whether an offer pays a part of a penalty. */
export const isPayment = ({ verb }: Reading): boolean =>
  verb === 'corrupt' || verb === 'pay' || verb === 'lose' || verb === 'drink';
