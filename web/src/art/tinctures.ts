// The colours of the rules and the materials of the pieces, as CSS values. What they look like in
// either theme is said in look/tokens.css.

/** The six colours of mana, in their fixed order. */
export const MANA = ['yellow', 'green', 'blue', 'purple', 'black', 'red'] as const;
export type Mana = (typeof MANA)[number];

/** The four kinds of gems; the first three are also the colours of demons. */
export const GEMS = ['red', 'green', 'blue', 'white'] as const;
export type Gem = (typeof GEMS)[number];
export type DemonColor = Exclude<Gem, 'white'>;

/** Every colour with a charge and a hatching of its own. */
export const TINCTURES = [...MANA, 'white', 'gray'] as const;
export type Tincture = (typeof TINCTURES)[number];

/** What an enemy card can be: prismatic ones show all six. */
export type EnemyColor = Tincture | 'prismatic';

/** Materials that look the same in both themes. */
export const INK = 'var(--ink)';
export const IVORY = 'var(--ivory)';
export const BONE = 'var(--bone)';
export const BRASS = 'var(--brass)';
export const FRAME = 'var(--frame)';
export const PIECE = 'var(--piece)';
export const SLATE = 'var(--slate)';
export const SEPIA = 'var(--sepia)';
export const BLOOD = 'var(--blood)';
export const ON_ENAMEL = 'var(--on-enamel)';
export const SHADOW = '#000';

/** Things of the theme that pieces share with the interface. */
export const LAMP = 'var(--lamp)';
export const ENGRAVE = 'var(--engrave)';
export const TRAIL = 'var(--trail)';

/** Bright enamel: discs, strength, gems. */
export function fillOf(color: Tincture): string {
  return `var(--m-${color})`;
}

/** Dark enamel: large areas, hatching on bright enamel. */
export function deepOf(color: Tincture): string {
  return `var(--m-${color}-deep)`;
}

/** The charge or number on bright enamel. */
export function onOf(color: Tincture): string {
  return `var(--m-${color}-on)`;
}

/** Text and thin lines of this colour on the ground of the theme. */
export function inkOf(color: Tincture): string {
  return `var(--m-${color}-ink)`;
}

/** The field of a card. Black enamel is night, not the gray of its hatching. */
export function fieldOf(color: EnemyColor): string {
  if (color === 'black') return 'var(--m-black-field)';
  return color === 'prismatic' ? SLATE : deepOf(color);
}

/** The edge of a field; black needs a bright rim to be seen. */
export function edgeOf(color: EnemyColor): string {
  if (color === 'black') return 'var(--m-black-rim)';
  return color === 'prismatic' ? IVORY : fillOf(color);
}

/** The colour a white enemy takes: that of the district where it stands. */
export function shownColor(color: EnemyColor, district: Mana | undefined): EnemyColor {
  return color === 'white' && district ? district : color;
}
