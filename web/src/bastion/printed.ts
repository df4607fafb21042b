/** What is printed on the cards and boards of Bastion, as the server tells it. */

import type {
  Class,
  Color,
  EnemyId,
  RitualId,
  RitualKind,
  Side,
  Spell,
} from '../generated/bastion';
import type { Printed } from '../table/contract';

/** An enemy card as it is printed. */
export interface PrintedEnemy {
  readonly properties: readonly string[];
  readonly spell: Spell;
  readonly power?: number;
  readonly strength: number | 'X';
  /** Legends have a colour of their own. */
  readonly color?: 'white' | 'gray' | 'prismatic-1' | 'prismatic-2';
  readonly drain?: Readonly<Record<Color, Color>>;
  readonly tyranny?: Readonly<Record<Color, Color>>;
}

interface PrintedBastion {
  readonly enemies?: {
    readonly class: Readonly<Record<string, PrintedEnemy>>;
    readonly legend: Readonly<Record<string, PrintedEnemy>>;
  };
  readonly board?: { readonly foundations: number } & Readonly<
    Record<Side, Readonly<Record<Color, readonly Color[]>>>
  >;
}

const UNKNOWN: PrintedEnemy = { properties: [], spell: 'speed', strength: 0 };

/** The class or legend of an enemy card, and its colour if the card has one of the six. */
export function enemyParts(card: EnemyId): { kind: Class | string; color: Color | null } {
  const [kind = card, color] = card.split('/');
  return { kind, color: (color as Color | undefined) ?? null };
}

/** An enemy card as it is printed. */
export function printedEnemy(printed: Printed, card: EnemyId): PrintedEnemy {
  const { enemies } = printed as PrintedBastion;
  const { kind, color } = enemyParts(card);
  return (color ? enemies?.class[kind] : enemies?.legend[kind]) ?? UNKNOWN;
}

/** The colours of the printed sources of a district. */
export function printedSources(printed: Printed, side: Side, color: Color): readonly Color[] {
  return (printed as PrintedBastion).board?.[side]?.[color] ?? [color, color, color];
}

/** How many foundations a district has. */
export function foundationCount(printed: Printed): number {
  return (printed as PrintedBastion).board?.foundations ?? 2;
}

/** The kind and colour of a ritual. */
export function ritualParts(card: RitualId): { kind: RitualKind; color: Color } {
  const [kind, color] = card.split('/');
  return { kind: kind as RitualKind, color: color as Color };
}

/** A spell card of the notation, `fireball/warrior-red`, as the card it is. */
export function spellCard(word: string): { spell: Spell; card: EnemyId } {
  const [spell = '', name = ''] = word.split('/');
  const dash = name.lastIndexOf('-');
  const color = name.slice(dash + 1);
  const isColored = COLORS.has(color);
  const card = isColored ? `${name.slice(0, dash)}/${color}` : name;
  return { spell: spell as Spell, card: card as EnemyId };
}

/** How the notation names the spell of a card. */
export function spellWord(printed: Printed, card: EnemyId): string {
  return `${printedEnemy(printed, card).spell}/${card.replace('/', '-')}`;
}

/** The colours, in their order. */
export const COLOR_LIST = ['yellow', 'green', 'blue', 'purple', 'black', 'red'] as const;
const COLORS: ReadonlySet<string> = new Set(COLOR_LIST);

/** Whether a word is a colour. */
export function isColor(word: string): word is Color {
  return COLORS.has(word);
}
