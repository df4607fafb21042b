// Game icons, drawn by reference: the outlines are in the page once, see outlines.svelte.ts.

import type { ICONS as BASTION } from '../generated/icons/bastion';
import type { ICONS as SANCTUM } from '../generated/icons/sanctum';
import type { ICONS as FINAL } from '../generated/icons/sanctum-final';
import type { ICONS as SHARED } from '../generated/icons/shared';
import { element, placed } from './markup';
import { reference } from './names';

export type IconId =
  keyof typeof SHARED | keyof typeof BASTION | keyof typeof SANCTUM | keyof typeof FINAL;

/** Every game icon is drawn in a box of this size. */
const BOX = 512;

/** The id of the outline of an icon in the sprite. */
export function iconName(id: IconId): string {
  return `gi-${id}`;
}

/** A game icon centred on a point. */
export function icon(id: IconId, x: number, y: number, size: number, color: string): string {
  return element('use', {
    href: `#${iconName(id)}`,
    transform: placed(x - size / 2, y - size / 2, size / BOX),
    fill: color,
  });
}

/** The line patterns of engraved shading; the pitch is 4 at the size of each step. */
export const ENGRAVING_SIZES = [90, 115, 150, 190] as const;
export const ENGRAVING_PITCH = 4;

/** Which side of the drawing is dark: glyphs are ivory on enamel, ink on bone. */
export type Ground = 'enamel' | 'bone';

/** The step of the shading that suits a size best. */
function engravingStep(size: number): number {
  const distance = (step: number): number => Math.abs(step - size);
  return ENGRAVING_SIZES.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}

/** A large glyph with a shadow and engraved shading that grows towards its foot. */
export function engraved(id: IconId, x: number, y: number, size: number, ground: Ground): string {
  const dark = ground === 'enamel';
  const shadow = element(
    'g',
    { opacity: 0.5 },
    icon(id, x + size * 0.012, y + size * 0.02, size, dark ? '#000' : 'var(--paper-high)'),
  );
  const glyph = icon(id, x, y, size, dark ? 'var(--ivory)' : 'var(--ink)');
  const lines = icon(id, x, y, size, reference(`engraving-${ground}-${engravingStep(size)}`));
  const shading = element('g', { mask: reference('fade'), opacity: dark ? 0.6 : 0.5 }, lines);
  return shadow + glyph + shading;
}

export * from './icon-tables';
export * from './signs';
