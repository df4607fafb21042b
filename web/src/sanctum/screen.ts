/** Which screen suits a moment. */

import type { View } from '../generated/sanctum';

/** The screens of Sanctum. */
export type Screen = 'journey' | 'fight' | 'rest' | 'end';

/** The screen for the hero of a seat. */
export function screenOf(view: View, seat: number): Screen {
  if (view.frame === 'over') return 'end';
  const hero = view.heroes[seat];
  if (!hero) return 'journey';
  const { step } = hero;
  if (typeof step === 'object') return 'penalty' in step ? 'fight' : 'journey';
  if (step === 'prepare' || step === 'attack' || step === 'block') return 'fight';
  if (step === 'equip') return 'rest';
  if (hero.row) return 'fight';
  return 'journey';
}
