/** Signs of skills. */

import { SKILL_ICON, type IconId } from '../../art/icons';
import type { SkillEntry } from '../printed';

/** The glyph of a skill card, by its power; null for tiles, which show their tokens. */
export function skillIcon(skill: SkillEntry): IconId | null {
  if (skill.kind === 'tile') return null;
  if (skill.ability) return SKILL_ICON.ability;
  const text = skill.power ?? skill.immediate?.[0] ?? '';
  const [first = '', second = ''] = text.split(' ');
  const table: Readonly<Record<string, IconId>> = SKILL_ICON;
  return table[`${first} ${second}`] ?? table[first] ?? SKILL_ICON.ability;
}
