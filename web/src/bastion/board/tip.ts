/** Where a price is written, and where the line from it to its card begins and ends. No DOM. */

import type { Point } from '../../art/markup';

/** A box on the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels the line reaches into the card, so that it is clear which one is meant. */
const REACH = 5;

/** The shortest straight line from a box to another one; nothing if they touch. */
export function lineBetween(from: Box, to: Box): readonly [Point, Point] | null {
  const aim: Point = [to.x + to.width / 2, to.y + to.height / 2];
  const start = nearest(from, aim);
  const end = nearest(to, start);
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  if (length < 2 * REACH) return null;
  const part = (length + REACH) / length;
  return [start, [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]];
}

/** The point of a box that is nearest to another point. */
function nearest({ x, y, width, height }: Box, [toX, toY]: Point): Point {
  return [Math.min(x + width, Math.max(x, toX)), Math.min(y + height, Math.max(y, toY))];
}

/** A corner of the board. */
interface Corner {
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
}

const CORNERS: readonly Corner[] = [
  { side: 'left', edge: 'bottom' },
  { side: 'right', edge: 'bottom' },
  { side: 'left', edge: 'top' },
  { side: 'right', edge: 'top' },
];
/** How far a price reaches from its corner to the middle, in units of the board. */
const FREE = { x: 165, y: 160 } as const;
/** Half of a card, more or less. */
const CARD = 36;
/** The camp and the reserve are covered only if that brings the price much nearer. */
const ABOVE = 60;

/** The corner nearest to a point of the board where a price covers none of the things around it. */
export function cornerFor([x, y]: Point, around: readonly Point[]): Corner {
  const cost = ({ side, edge }: Corner): number => {
    const [right, down] = [side === 'left' ? -1 : 1, edge === 'top' ? -1 : 1];
    const isCovered = [[x, y] as Point, ...around].some(
      ([atX, atY]) => atX * right > FREE.x - CARD && atY * down > FREE.y - CARD,
    );
    const far = Math.hypot(x - right * 310, y - down * 290);
    return far + (edge === 'top' ? ABOVE : 0) + (isCovered ? 10_000 : 0);
  };
  return CORNERS.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}
