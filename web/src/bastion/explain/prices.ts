/** What enemies of Bastion cost, said in sentences. */

import { colorArgs, enemyArgs, manaWords, targetName } from '../names';
import { pricing, type Pricing } from '../board/position';
import { isSame, targetRef, wall } from '../ids';
import type {
  Because,
  CardStrength,
  Components,
  StrengthPart,
  TargetRef,
  View,
} from '../../generated/bastion';
import { listed, t } from '../../words/words.svelte';
import { because, type Reason } from '../../explain/reasons';

/** The price of a unit, in words. */
interface PriceWords {
  readonly title: string;
  readonly reasons: readonly Reason[];
}

/** Every unit that is in play, along the wall and then inwards. */
export function targetsOf(view: View): TargetRef[] {
  const numbers = (places: object): number[] => Object.keys(places).map(Number);
  return [
    ...numbers(view.wall).map(wall),
    ...numbers(view.plazas).map((n) => ({ kind: 'plaza' as const, n })),
    ...(view.citadel.length > 0 ? [{ kind: 'citadel' as const }] : []),
  ];
}

/** What a unit costs, and why. */
export function explainPrice(view: View, target: TargetRef, { rules }: Components): PriceWords {
  const known = pricing(view, target);
  const { attack } = view;
  const isAttacked = attack !== undefined && isSame(targetRef(attack.target), target);
  return {
    title: targetName(view, target),
    reasons: [
      ...known.cards.flatMap((card) => partsOf(card, view)),
      ...(known.cards.length > 1
        ? [because(t('explain-price-joined', { count: known.cards.length }), rules.joined)]
        : []),
      ...pay(known),
      ...(isAttacked ? attack.helps.flatMap(helpWords) : []),
      ...(known.rule && known.by
        ? [because(t('explain-price-protected', { by: known.by }), known.rule)]
        : []),
    ],
  };
}

/** What was cast for the attack that is announced. */
function helpWords({ cause, rules }: Because): Reason[] {
  switch (cause.kind) {
    case 'power':
      return [because(t('explain-price-spells', { count: cause.discs }), ...rules)];
    case 'alchemy':
      return [because(t('explain-price-alchemy'), ...rules)];
    default:
      return [];
  }
}

/** What the strength of a card is made of; its neighbours are named together. */
function partsOf(card: CardStrength, view: View): Reason[] {
  const shapes = card.parts.filter(({ part }) => part.kind === 'shape-of');
  const [first] = shapes;
  const others = card.parts.filter(({ part }) => part.kind !== 'shape-of');
  return [
    ...(first ? [because(shapeWords(card, shapes, view), first.rule)] : []),
    ...others.map((part) => because(partWords(part, card), part.rule)),
  ];
}

function shapeWords(card: CardStrength, shapes: readonly StrengthPart[], view: View): string {
  const sections = shapes.flatMap(({ part }) => (part.kind === 'shape-of' ? [part.section] : []));
  const neighbours = [...new Set(sections)].map((section) => targetName(view, wall(section)));
  const value = shapes.reduce((sum, it) => sum + it.value, 0);
  return t('explain-price-shape', {
    ...enemyArgs(card.card),
    value,
    neighbours: listed(neighbours),
  });
}

function partWords({ part, value }: StrengthPart, { card }: CardStrength): string {
  const args = { ...enemyArgs(card), value };
  switch (part.kind) {
    case 'printed':
      return t('explain-price-base', args);
    case 'shape-alone':
      return t('explain-price-alone', args);
    case 'shape-like':
      return t('explain-price-like', args);
    case 'shape-of':
      return t('explain-price-shape', { ...args, neighbours: '' });
    case 'rally':
      return t('explain-price-rally', { count: value });
    case 'colored-tyranny':
      return t('explain-price-tyranny-color', colorArgs(part.color));
    case 'general-tyranny':
      return t('explain-price-tyranny');
    case 'cannons':
      return t('explain-price-cannons', { count: part.count, value: -value });
    case 'least':
      return t('explain-price-least');
  }
}

/** How many discs that makes. */
function pay({ price, made, strengths }: Pricing): Reason[] {
  if (!price || !made) return [];
  const strength = strengths.reduce((sum, it) => sum + it, 0);
  const mana = manaWords(price);
  const args = { strength, mana, any: price.any };
  if (mana && made.is_choice) return [because(t('explain-price-pay-choice', args), ...made.rules)];
  const id = !mana
    ? 'explain-price-pay-any'
    : price.any > 0
      ? 'explain-price-pay-both'
      : 'explain-price-pay';
  return [because(t(id, args), ...made.rules)];
}
