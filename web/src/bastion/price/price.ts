/** What makes up the strength of a unit, line by line. */

import { ENEMY_ICON, PROPERTY_ICON, RITUAL_ICON, type IconId } from '../../art/icons';
import type { CardModifiers, EnemyId } from '../../generated/bastion';
import { t } from '../../words/words.svelte';
import type { Context } from '../labels';
import { colorArgs, enemyArgs, enemyName } from '../names';
import { cardsAt, drawnEnemy, pricing } from '../board/position';
import { printedEnemy } from '../printed';

/** A part of a strength: where it comes from, and how much it is. */
export interface PriceLine {
  readonly icon: IconId;
  readonly text: string;
  readonly value: number;
  /** A strength of its own and not a change of one. */
  readonly isBase: boolean;
}

/** A change, with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** The value of a line as it is written. */
export function lineValue({ value, isBase }: PriceLine): string {
  return isBase ? String(value) : signed(value);
}

/** Everything that makes up the strength of a unit. */
export function priceLines(context: Context, target: string): PriceLine[] {
  return pricing(context.view, target).cards.flatMap((card, index) => [
    ...base(card, index, context, target),
    ...changes(card),
  ]);
}

function base(card: CardModifiers, index: number, context: Context, target: string): PriceLine[] {
  const shape = shapeLines(card.card, card.base, context, target);
  if (shape) return shape;
  const text = index > 0 ? enemyName(card.card) : t('price-base');
  const icon = drawnEnemy(context.printed, card.card, card.base).glyph;
  return [{ icon, text, value: card.base, isBase: true }];
}

/** A Shapeshifter is as strong as its neighbours; nothing for all others. */
function shapeLines(
  card: EnemyId,
  value: number,
  { view, printed }: Context,
  target: string,
): PriceLine[] | null {
  if (printedEnemy(printed, card).strength !== 'X') return null;
  const section = Number(/^wall\/(\d+)$/.exec(target)?.[1] ?? NaN);
  const found = [section - 1, section + 1].flatMap((it) =>
    cardsAt(view, `wall/${it}`).map((neighbour, index) => ({
      icon: drawnEnemy(printed, neighbour, 0).glyph,
      text: t('price-neighbour', { ...enemyArgs(neighbour), section: it }),
      value: view.strength.wall[it]?.[index] ?? 0,
      isBase: false,
    })),
  );
  const isSum = found.reduce((sum, it) => sum + it.value, 0) === value;
  if (!isSum || found.length === 0)
    return [{ icon: ENEMY_ICON.shapeshifter, text: t('price-alone'), value, isBase: true }];
  return found.map((line, index) => ({ ...line, isBase: index === 0 }));
}

function changes(card: CardModifiers): PriceLine[] {
  const { rally, colored_tyranny: tyranny, general_tyranny: isGeneral, cannons } = card;
  const change = (icon: IconId, text: string, value: number): PriceLine[] =>
    value === 0 ? [] : [{ icon, text, value, isBase: false }];
  return [
    ...change(PROPERTY_ICON.rally, t('price-rally'), rally),
    ...change(
      PROPERTY_ICON.tyranny,
      tyranny ? t('price-colored-tyranny', colorArgs(tyranny)) : '',
      tyranny ? 1 : 0,
    ),
    ...change(PROPERTY_ICON.tyranny, t('price-general-tyranny'), isGeneral ? 1 : 0),
    ...change(RITUAL_ICON.cannon, t('price-cannons', { count: cannons }), -2 * cannons),
  ];
}

/** The lines in one: "3 + 5 + 1 − 2 = 7". */
export function priceSum(lines: readonly PriceLine[], strength: number): string {
  const parts = lines.map((line, index) =>
    index === 0 ? String(line.value) : `${line.value < 0 ? '−' : '+'} ${Math.abs(line.value)}`,
  );
  return lines.length > 1 ? `${parts.join(' ')} = ${strength}` : String(strength);
}
