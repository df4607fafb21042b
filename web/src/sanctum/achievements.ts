/** The achievement board: its spaces, and how far a hero is. */

import type { Achievement, Hero } from '../generated/sanctum';
import type { Book } from './book';

/** The categories, in the order they are shown; `higher` is the bonus space of a row. */
export const FEATS = ['skills', 'gems', 'equipment', 'higher'] as const;
export type Feat = (typeof FEATS)[number];
/** The rows. */
export const ROWS = [1, 2, 3] as const;
export type FeatRow = (typeof ROWS)[number];

/** What each row asks for, as it is printed on the board. */
const GOALS: Readonly<Record<Exclude<Feat, 'higher'>, readonly [number, number, number]>> = {
  skills: [3, 5, 7],
  gems: [2, 3, 4],
  equipment: [4, 7, 10],
};

/** The space of a category in a row; row I has no bonus space. */
export function spaceOf(kind: Feat, row: FeatRow): Achievement | null {
  if (kind === 'higher') return row === 1 ? null : `higher/${row}`;
  return `${kind}/${row}`;
}

/** How much a space asks for. */
export function goalOf(kind: Feat, row: FeatRow): number {
  return kind === 'higher' ? 0 : (GOALS[kind][row - 1] ?? 0);
}

/** What a hero has of each category: skills, gems of each of two colours, levels of what is worn. */
export function progressOf(hero: Hero, book: Book): Record<Exclude<Feat, 'higher'>, number> {
  const { skills, gained, slots } = hero;
  const colors = [gained.red ?? 0, gained.green ?? 0, gained.blue ?? 0].sort((a, b) => b - a);
  const worn = Object.values(slots).reduce((sum, it) => sum + (it ? book.level(it.item) : 0), 0);
  return { skills: skills.length, gems: colors[1] ?? 0, equipment: worn };
}
