/** The spaces of the achievement board. */

import type { Achievement } from '../../generated/sanctum';

/** The categories, in the order they are shown; `higher` is the bonus space of a row. */
export const FEATS = ['skills', 'gems', 'equipment', 'higher'] as const;
export type Feat = (typeof FEATS)[number];
/** The rows. */
export const ROWS = [1, 2, 3] as const;
export type FeatRow = (typeof ROWS)[number];

/** The space of a category in a row; row I has no bonus space. */
export function spaceOf(kind: Feat, row: FeatRow): Achievement | null {
  if (kind === 'higher') return row === 1 ? null : `higher/${row}`;
  return `${kind}/${row}`;
}
