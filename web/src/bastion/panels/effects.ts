/** What cards do, in words. The words are written once, with the cards. */

import type { EnemyId, RitualId } from '../../generated/bastion';
import type { Printed } from '../../table/contract';
import { capital, t } from '../../words/words.svelte';
import { colorArgs } from '../names';
import { ritualRef } from '../ids';
import { printedEnemy } from '../printed';

/** What the spell on a card does. */
export function spellEffect(printed: Printed, card: EnemyId): string {
  const { spell, power } = printedEnemy(printed, card);
  return t(`cards-spell-${spell}`, { power: power ?? 0 });
}

/** What a ritual does once it was performed. */
export function ritualEffect(card: RitualId): string {
  const { kind, color } = ritualRef(card);
  return capital(t(`cards-ritual-${kind}`, colorArgs(color)));
}
