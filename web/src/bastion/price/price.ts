/** What makes up the strength of a unit, line by line. */

import { ENEMY_ICON, PROPERTY_ICON, RITUAL_ICON, type IconId } from '../../art/icons';
import type { CardStrength, StrengthPart, TargetRef } from '../../generated/bastion';
import { t } from '../../words/words.svelte';
import type { Context } from '../labels';
import { colorArgs, enemyArgs, enemyName } from '../names';
import { enemyGlyph, isBase, pricing } from '../board/position';

/** A part of a strength: where it comes from, and how much it is. */
interface PriceLine {
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
export function priceLines({ view }: Context, target: TargetRef): PriceLine[] {
  return pricing(view, target).cards.flatMap((card, index) => linesOf(card, index === 0));
}

/** The first part that a strength begins with stands without a sign, the others are added. */
function linesOf(card: CardStrength, isHost: boolean): PriceLine[] {
  return card.parts.flatMap((part, index) => {
    const drawn = drawnPart(part, card, isHost);
    return drawn ? [{ ...drawn, value: part.value, isBase: isBase(part) && index === 0 }] : [];
  });
}

function drawnPart(
  { part }: StrengthPart,
  { card }: CardStrength,
  isHost: boolean,
): { icon: IconId; text: string } | null {
  switch (part.kind) {
    case 'printed':
      return { icon: enemyGlyph(card), text: isHost ? t('price-base') : enemyName(card) };
    case 'shape-alone':
    case 'shape-like':
      return { icon: ENEMY_ICON.shapeshifter, text: t('price-alone') };
    case 'shape-of':
      return {
        icon: enemyGlyph(part.card),
        text: t('price-neighbour', { ...enemyArgs(part.card), section: part.section }),
      };
    case 'rally':
      return { icon: PROPERTY_ICON.rally, text: t('price-rally') };
    case 'colored-tyranny':
      return {
        icon: PROPERTY_ICON['colored-tyranny'],
        text: t('price-colored-tyranny', colorArgs(part.color)),
      };
    case 'general-tyranny':
      return { icon: PROPERTY_ICON['general-tyranny'], text: t('price-general-tyranny') };
    case 'cannons':
      return { icon: RITUAL_ICON.cannon, text: t('price-cannons', { count: part.count }) };
    case 'least':
      return null;
  }
}

/** The lines in one: "3 + 5 + 1 − 2 = 7". */
export function priceSum(lines: readonly PriceLine[], strength: number): string {
  const parts = lines.map((line, index) =>
    index === 0 ? String(line.value) : `${line.value < 0 ? '−' : '+'} ${Math.abs(line.value)}`,
  );
  return lines.length > 1 ? `${parts.join(' ')} = ${strength}` : String(strength);
}
