/** The small sign of Bastion: its walls and the citadel. */

import { path } from '../art/markup';

export const sign = (): string =>
  path('M-8,-14H8L16,0L8,14H-8L-16,0Z', {
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': 1.8,
  }) + path('M-4,-7H4L8,0L4,7H-4L-8,0Z', { fill: 'currentColor' });
