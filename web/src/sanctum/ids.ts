/**
 * Ids of places, skills and abilities. Views and the DOM name them by short texts; actions by their
 * parts. Texts are made from parts here, and parts are looked up among all there are: no text is read.
 */

import type {
  AbilityId,
  AbilityRef,
  Achievement,
  Cell,
  Color,
  Place,
  PointRef,
  SkillRef,
  Slot,
  SlotType,
  Target,
} from '../generated/sanctum';
import { FEATS, ROWS, type Feat, type FeatRow } from './journey/achievements';

/** The slots of a hero, in the order they are shown. */
export const SLOTS: readonly Slot[] = ['head', 'amulet', 'weapon1', 'weapon2', 'body', 'boots'];
/** The columns of the skill table. */
export const COLORS: readonly Color[] = ['red', 'green', 'blue'];
/** The rows of the skill table, from the top. */
export const LEVELS = [1, 2, 3] as const;
const ABILITIES = [1, 2] as const;

/** The kind of item a slot is drawn as. */
export const SLOT_KIND: Readonly<Record<Slot, SlotType>> = {
  head: 'head',
  body: 'body',
  boots: 'boots',
  weapon1: 'weapon',
  weapon2: 'weapon',
  amulet: 'amulet',
};

/** A place of the skill table. */
export const cellOf = ({ column, level }: SkillRef): Cell => `${column}/${level as 1 | 2 | 3}`;

/** An ability of a slot. */
export const slotAbility = (slot: Slot, n: number): AbilityId => `${slot}/${n as 1 | 2}`;

/** An ability of an action. */
export const abilityOf = (ability: AbilityRef): AbilityId =>
  'slot' in ability ? slotAbility(ability.slot, ability.n) : cellOf(ability.skill);

/** A weak point of an action. */
export const targetOf = ({ demon, point }: PointRef): Target =>
  demon === undefined ? `card/${point}` : `demon/${demon}/${point}`;

const CELLS = new Map<string, SkillRef>(
  COLORS.flatMap((column) =>
    LEVELS.map((level): [string, SkillRef] => [cellOf({ column, level }), { column, level }]),
  ),
);
const SLOT_OF = new Map<string, Slot>(
  SLOTS.flatMap((slot) => ABILITIES.map((n): [string, Slot] => [slotAbility(slot, n), slot])),
);

/** The column and level of a place of the skill table. */
function placeOf(cell: Cell): SkillRef {
  const found = CELLS.get(cell);
  if (!found) throw new Error(`no skill ${cell}`);
  return found;
}

/** Where an ability belongs: to a slot, or to a skill card. */
export function ownerOf(id: AbilityId): { slot: Slot } | { cell: Cell } {
  const slot = SLOT_OF.get(id);
  return slot ? { slot } : { cell: cellOf(placeOf(id as Cell)) };
}

/** An act has no more spaces than this, and the road no more acts. */
const MOST_SPACES = 200;
const ACTS = [1, 2, 3, 4] as const;

const SPACES = new Map<string, { act: number; space: number }>(
  ACTS.flatMap((act) =>
    Array.from({ length: MOST_SPACES }, (_, index): [string, { act: number; space: number }] => [
      `act/${act}/${index + 1}`,
      { act, space: index + 1 },
    ]),
  ),
);

/** The act and the space of a place of the road; null for the other places. */
export const spaceOf = (place: Place): { act: number; space: number } | null =>
  SPACES.get(place) ?? null;

type AchievementPlace = { readonly category: Feat; readonly row: FeatRow };

const ACHIEVEMENTS = new Map<string, AchievementPlace>(
  FEATS.flatMap((category) =>
    ROWS.map((row): [string, AchievementPlace] => [`${category}/${row}`, { category, row }]),
  ),
);

/** The category and the row of a space of the achievement board. */
export function achievementAt(achievement: Achievement): AchievementPlace {
  const found = ACHIEVEMENTS.get(achievement);
  if (!found) throw new Error(`no achievement ${achievement}`);
  return found;
}
