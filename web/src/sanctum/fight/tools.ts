/** Tools of a fight as they look: abilities, rage, skills, blessings. */

import { icon, SKILL_ICON, SLOT_ICON, TOKEN_ICON, type IconId } from '../../art/icons';
import type { Token } from '../../art/pieces';
import type { AbilityId, AbilityRef, Hero } from '../../generated/sanctum';
import { abilityOf, cellOf, ownerOf, SLOT_KIND } from '../ids';
import type { Book } from '../printed';
import type { PlacedOffer } from '../offers';
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
  const owner = ownerOf(id);
  if ('cell' in owner) return skillIcon(book.skill(hero.figure, owner.cell)) ?? SKILL_ICON.ability;
  const item = hero.slots[owner.slot];
  return item ? book.item(item.item).art : SLOT_ICON[SLOT_KIND[owner.slot]];
}

/** The name of an ability: of its item, its slot, or its skill. */
export function toolName(id: AbilityId, hero: Hero, book: Book): string {
  const owner = ownerOf(id);
  const item = 'slot' in owner ? hero.slots[owner.slot] : undefined;
  return item ? book.itemName(item.item) : abilityName(book, hero.figure, id);
}

const PLAIN: Tool = { glyph: SKILL_ICON.ability, name: '', tokens: [], losing: null };

/** The tool an offer uses. */
export function toolOf({ action }: PlacedOffer, hero: Hero, book: Book): Tool {
  switch (action.type) {
    case 'rage':
      return { ...PLAIN, glyph: TOKEN_ICON.rage, name: t('fight-rage') };
    case 'skill': {
      const skill = book.skill(hero.figure, cellOf(action.skill));
      return {
        ...PLAIN,
        glyph: skillIcon(skill) ?? SKILL_ICON.ability,
        name: skill.name,
        losing: action.set_aside ?? null,
      };
    }
    case 'bless':
      return {
        ...PLAIN,
        glyph: BLESSING,
        name: blessingWords(book.blessing(action.blessing)),
      };
    case 'use':
    case 'block':
      return abilityTool(action.ability, action.tokens, hero, book);
    default:
      return PLAIN;
  }
}

/** An ability with what lies on its spaces afterwards: `paid` goes on the purple ones. */
function abilityTool(ability: AbilityRef, paid: readonly Token[], hero: Hero, book: Book): Tool {
  const id = abilityOf(ability);
  const own = book.abilities(hero).find((it) => it.id === id);
  const left = [...paid];
  return {
    glyph: abilityGlyph(id, hero, book),
    name: toolName(id, hero, book),
    tokens: (own?.ability.cost ?? []).map((kind) =>
      kind === 'either' ? (left.shift() ?? 'stamina') : kind,
    ),
    losing: null,
  };
}

/** A glyph in a box of 26. */
export const GLYPH_BOX = '-13 -13 26 26';
export const glyphDrawing = (id: IconId): string => icon(id, 0, 0, 25, 'currentColor');

/** What is paid in a penalty, in words: the ability, blessing, die or potion it takes. */
export function paymentWords({ action }: PlacedOffer, hero: Hero, book: Book): string {
  switch (action.type) {
    case 'corrupt':
    case 'pay':
    case 'drink': {
      const name = toolName(abilityOf(action.space.ability), hero, book);
      if (action.type === 'corrupt') return t('fight-pay-corrupt', { name });
      return action.type === 'pay'
        ? t('fight-pay-pay', { ...tokenArgs(action.token), name })
        : t('fight-pay-drink', { ...potionArgs(action.potion), name });
    }
    case 'lose-die': {
      const value = hero.fight?.dice[action.die - 1]?.value ?? 0;
      return t('fight-pay-lose-die', { number: action.die, value });
    }
    case 'lose-blessing':
      return t('fight-pay-lose-blessing', {
        name: blessingWords(book.blessing(action.blessing)),
      });
    default:
      return '';
  }
}

const PAYMENTS: readonly string[] = ['corrupt', 'pay', 'lose-die', 'lose-blessing', 'drink'];

/** Whether an offer pays a part of a penalty. */
export const isPayment = ({ action }: PlacedOffer): boolean => PAYMENTS.includes(action.type);
