/** The small sign of Sanctum: its rose window. */

import { circle, polar, ring, times } from '../art/markup';

const LINE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 1.8 };

export function sign(): string {
  const panes = times(6, (index) => {
    const [x, y] = polar(8.4, index * 60);
    return circle(x, y, 3.9, { ...LINE, 'stroke-width': 1.5 });
  });
  return ring(15, LINE) + panes.join('') + ring(3, { fill: 'currentColor' });
}
