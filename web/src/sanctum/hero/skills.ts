/** Signs of skills. */

import { SKILL_ICON, type IconId } from '../../art/icons';
import type { Power } from '../../generated/sanctum';
import type { SkillEntry } from '../printed';

/** The glyph of a skill card, by its power; null for tiles, which show their tokens. */
export function skillIcon({ card }: SkillEntry): IconId | null {
  if (card === null) return null;
  if (card.ability) return SKILL_ICON.ability;
  if (card.power) return SKILL_ICON[powerIcon(card.power)];
  const [gain] = card.immediate;
  // A potion gained at once has no sign of its own.
  return gain && gain.kind !== 'potion' ? SKILL_ICON[gain.kind] : SKILL_ICON.ability;
}

function powerIcon(power: Power): keyof typeof SKILL_ICON {
  switch (power.kind) {
    case 'silver-die':
      return `silver-${power.value.kind}`;
    case 'change':
      if (power.value.kind === 'plus-any') return 'raise-any';
      return power.value.kind === 'minus-any' ? 'lower-any' : 'ability';
    default:
      return power.kind;
  }
}
