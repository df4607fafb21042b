/** Where the line from a price to its card begins and ends. No DOM. */

import type { Point } from '../art/markup';

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
