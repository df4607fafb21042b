// Heroes: ivory pieces with a crest, never coloured.

import { icon, type IconId } from './icons';
import { element, moved, path, ring } from './markup';
import { reference } from './names';
import { BONE, INK, IVORY, LAMP, SEPIA, SHADOW } from './tinctures';

/** A hero seen from above: collar and crest; one's own stands in lamplight. */
export function heroFigure(crest: IconId, x: number, y: number, r: number, mine = false): string {
  const light = { fill: LAMP, opacity: 0.28, filter: reference('soft'), class: 'art-glow' };
  const shade = { cy: r * 0.22, rx: r * 1.06, ry: r * 1.04, fill: SHADOW, opacity: 0.5 };
  return moved(
    x,
    y,
    mine ? ring(r + 6, light) : '',
    element('ellipse', shade),
    ring(r, { fill: BONE, stroke: INK, 'stroke-width': 1.4 }),
    ring(r * 0.8, { fill: IVORY, stroke: SEPIA, 'stroke-width': 0.8 }),
    icon(crest, 0, 0, r * 1.24, INK),
    mine ? ring(r + 2.6, { fill: 'none', stroke: LAMP, 'stroke-width': 2.4 }) : '',
  );
}

/** A hero on the road, seen from the side: crest on a foot; the origin is the middle of the crest. */
export function roadFigure(crest: IconId, x: number, y: number, mine = false): string {
  const light = { fill: LAMP, opacity: 0.3, filter: reference('soft'), class: 'art-glow' };
  const foot = { fill: BONE, stroke: INK, 'stroke-width': 1.4 };
  return moved(
    x,
    y,
    mine ? element('ellipse', { cy: 12, rx: 26, ry: 24, ...light }) : '',
    path('M-13,26Q0,32 13,26L8,12H-8Z', foot),
    ring(17, { fill: IVORY, stroke: INK, 'stroke-width': 1.6 }),
    icon(crest, 0, 0, 22, INK),
    mine ? ring(19.6, { fill: 'none', stroke: LAMP, 'stroke-width': 2.4 }) : '',
  );
}
