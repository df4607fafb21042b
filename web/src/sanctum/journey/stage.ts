/** How figures walk along the road, gems climb and cards turn. */

import { TIME } from '../motion';

const OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** The longest a walk may take, in milliseconds at tempo 1. */
const LONGEST = 1100;

/** A figure walks through points of the road, given in the units of its picture. */
export function walk(
  figure: Element | null | undefined,
  points: readonly (readonly [number, number])[],
  tempo: number,
): void {
  if (!figure || tempo <= 0 || points.length < 2) return;
  const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  const time = Math.min(LONGEST, TIME.move + TIME.quick * (points.length - 2));
  figure.animate(frames, { duration: time * tempo, easing: 'ease-in-out' });
}

/** A gem rises from the place below. */
export function climb(element: Element | null | undefined, from: number, tempo: number): void {
  if (!element || tempo <= 0) return;
  element.animate(
    [
      { transform: `translateY(${from}px)`, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TIME.move * tempo, easing: OUT },
  );
}

/** A card turns over, one after another when there are several. */
export function turn(element: Element | null | undefined, tempo: number, place = 0): void {
  if (!element || tempo <= 0) return;
  element.animate(
    [
      { transform: 'perspective(700px) rotateY(90deg)', opacity: 0.3 },
      { transform: 'perspective(700px) rotateY(0deg)', opacity: 1 },
    ],
    { duration: TIME.deal * tempo, easing: OUT, delay: place * 90 * tempo, fill: 'backwards' },
  );
}
