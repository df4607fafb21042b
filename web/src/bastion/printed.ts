/** What is printed on the cards and boards of Bastion, as the server tells it. */

import type { Color, Components, EnemyCard, EnemyId, RitualId, Side } from '../generated/bastion';
import type { Printed } from '../table/contract';

/** All cards and boards of the set a table is played with. */
export const setOf = (printed: Printed): Components => printed as unknown as Components;

/** An enemy card as it is printed. */
export function printedEnemy(printed: Printed, card: EnemyId): EnemyCard {
  return setOf(printed).enemies[card];
}

/** The colours of the printed sources of a district. */
export function printedSources(printed: Printed, side: Side, color: Color): readonly Color[] {
  return setOf(printed).sources[side][color];
}

/** How many foundations a district has. */
export function foundationCount(printed: Printed): number {
  return setOf(printed).foundations;
}

/** Whether a ritual becomes an artifact or a structure. */
export function ritualForm(printed: Printed, card: RitualId): 'artifact' | 'structure' {
  return setOf(printed).rituals[card]?.is_artifact ? 'artifact' : 'structure';
}
