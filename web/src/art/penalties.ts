// The signs of penalties: an icon, an icon with the space it strikes, or a struck piece.

import { engraved, icon, type IconId } from './icons';
import { centred, moved } from './markup';
import { die, rage, socket, struck, token, type SpaceKind } from './pieces';
import { countDisc } from './shapes';
import { IVORY } from './tinctures';

/** What a penalty takes. */
export type PenaltySign =
  | { readonly kind: 'icon'; readonly icon: IconId; readonly count?: number }
  | { readonly kind: 'space'; readonly icon: IconId; readonly space: SpaceKind }
  | { readonly kind: 'lost'; readonly piece: 'stamina' | 'focus' | 'die' | 'rage' };

/** From this size on, glyphs are engraved. */
const ENGRAVED_FROM = 60;

/** A piece that is lost, struck through. */
function lostPiece(piece: 'stamina' | 'focus' | 'die' | 'rage', size: number): string {
  const r = size * 0.38;
  switch (piece) {
    case 'die':
      return struck(0, 0, r * 1.3, die(1, 0, 0, r * 1.8));
    case 'rage':
      return struck(0, 0, r * 1.3, rage(0, 0, r * 1.15));
    case 'stamina':
    case 'focus':
      return struck(0, 0, r * 1.25, token(piece, 0, 0, r));
  }
}

/** The sign of one penalty, centred on a point; engraved where it is large and on a card. */
export function penaltyGlyph(
  sign: PenaltySign,
  x: number,
  y: number,
  size: number,
  color = IVORY,
): string {
  if (sign.kind === 'lost') return moved(x, y, lostPiece(sign.piece, size));
  const glyph =
    size >= ENGRAVED_FROM && color === IVORY
      ? engraved(sign.icon, 0, 0, size, 'enamel')
      : icon(sign.icon, 0, 0, size, color);
  if (sign.kind === 'space') {
    return moved(x, y, glyph, socket(sign.space, size * 0.36, size * 0.34, size * 0.19));
  }
  const count =
    sign.count === undefined ? '' : countDisc(sign.count, size * 0.38, size * 0.36, size * 0.16);
  return moved(x, y, glyph, count);
}

/** The signs of a whole penalty in a row, no larger than `size` and no wider than `width`. */
export function penaltyRow(
  signs: readonly PenaltySign[],
  x: number,
  y: number,
  size: number,
  width: number,
  color = IVORY,
): string {
  const fitting = Math.min(size, width / (signs.length * 1.12));
  const offsets = centred(signs.length, fitting * 1.12);
  return signs
    .map((sign, index) => penaltyGlyph(sign, x + (offsets[index] ?? 0), y, fitting, color))
    .join('');
}
