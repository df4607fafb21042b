/** What enemies of Bastion cost, said in sentences. */

import { attacked } from '../prompt';
import { colorArgs, enemyArgs, manaWords, targetName } from '../names';
import { cardsAt, pricing, protection, type Pricing } from '../board/position';
import { COLOR_LIST, printedEnemy } from '../printed';
import type { CardModifiers, View } from '../../generated/bastion';
import type { Printed } from '../../table/contract';
import { listed, t } from '../../words/words.svelte';
import { because, type Reason } from '../../explain/reasons';

/** The price of a unit, in words. */
export interface PriceWords {
  readonly title: string;
  readonly reasons: readonly Reason[];
}

/** Every unit that is in play, along the wall and then inwards. */
export function targetsOf(view: View): string[] {
  return [
    ...Object.keys(view.wall).map((section) => `wall/${section}`),
    ...Object.keys(view.plazas).map((district) => `plaza/${district}`),
    ...(view.citadel.length > 0 ? ['citadel'] : []),
  ];
}

/** What a unit costs, and why. */
export function explainPrice(view: View, printed: Printed, target: string): PriceWords {
  const known = pricing(view, target);
  return {
    title: targetName(view, target),
    reasons: [
      ...known.cards.flatMap((card, index) => [
        base(card, view, printed, target),
        ...changes(card, known.strengths[index] ?? 0),
      ]),
      ...(known.cards.length > 1
        ? [because(t('explain-price-joined', { count: known.cards.length }), 'B-15.11')]
        : []),
      ...pay(known),
      ...(attacked({ view }) === target ? spells(view) : []),
      ...(known.rule
        ? [because(t('explain-price-protected', { by: protection(known.rule) }), known.rule)]
        : []),
    ],
  };
}

/** The strength a card begins with. */
function base(card: CardModifiers, view: View, printed: Printed, target: string): Reason {
  const args = { ...enemyArgs(card.card), value: card.base };
  if (printedEnemy(printed, card.card).strength !== 'X')
    return because(t('explain-price-base', args), 'B-14.2');
  const section = Number(/^wall\/(\d+)$/.exec(target)?.[1] ?? NaN);
  const beside = [section - 1, section + 1].filter((it) => cardsAt(view, `wall/${it}`).length > 0);
  if (beside.length === 0) return because(t('explain-price-alone', args), 'B-15.59');
  const cards = beside.flatMap((it) => cardsAt(view, `wall/${it}`));
  if (cards.some((it) => printedEnemy(printed, it).strength === 'X'))
    return because(t('explain-price-like', args), 'B-15.60');
  const neighbours = listed(beside.map((it) => targetName(view, `wall/${it}`)));
  return because(t('explain-price-shape', { ...args, neighbours }), 'B-15.58');
}

/** What makes a card stronger or weaker. */
function changes(card: CardModifiers, strength: number): Reason[] {
  const { rally, colored_tyranny: color, general_tyranny: isGeneral, cannons } = card;
  const bare = card.base + rally + (color ? 1 : 0) + (isGeneral ? 1 : 0) - 2 * cannons;
  return [
    ...(rally > 0 ? [because(t('explain-price-rally', { count: rally }), 'B-15.77')] : []),
    ...(color ? [because(t('explain-price-tyranny-color', colorArgs(color)), 'B-15.54')] : []),
    ...(isGeneral ? [because(t('explain-price-tyranny'), 'B-15.55')] : []),
    ...(cannons > 0
      ? [because(t('explain-price-cannons', { count: cannons, value: 2 * cannons }), 'B-13.28')]
      : []),
    ...(bare < strength ? [because(t('explain-price-least'), 'B-14.5')] : []),
  ];
}

/** How many discs that makes. */
function pay({ price, strengths }: Pricing): Reason[] {
  if (!price) return [];
  const strength = strengths.reduce((sum, it) => sum + it, 0);
  const mana = manaWords(price);
  const slots = COLOR_LIST.reduce((sum, color) => sum + (price[color] ?? 0), price.any);
  if (mana && slots > price.total) {
    const args = { strength, mana, any: price.any };
    return [because(t('explain-price-pay-choice', args), 'B-14.8', 'B-14.9')];
  }
  const id = !mana
    ? 'explain-price-pay-any'
    : price.any > 0
      ? 'explain-price-pay-both'
      : 'explain-price-pay';
  return [because(t(id, { strength, mana, any: price.any }), 'B-14.8')];
}

/** What was cast for the attack that is announced. */
function spells({ action }: View): Reason[] {
  return [
    ...(action && action.power > 0
      ? [because(t('explain-price-spells', { count: action.power }), 'B-14.10', 'B-12.26')]
      : []),
    ...(action?.alchemy ? [because(t('explain-price-alchemy'), 'B-14.12')] : []),
  ];
}
