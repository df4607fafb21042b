// What drawings share: hatching, portcullis bars, engraving, gradients.
// The page carries all of it once, in the sprite; colours come from CSS variables, so that one sprite
// serves both themes.

import { ENGRAVING_PITCH, ENGRAVING_SIZES, iconName, type IconId } from './icons';
import { circle, element, group, path, rect, short, type Attributes } from './markup';
import { definition, reference } from './names';
import { deepOf, fillOf, TINCTURES, type Tincture } from './tinctures';

/** Where hatching lies: the ground of a district, a card field, a small card, a bright disc. */
export type HatchPlace = 'ground' | 'field' | 'small' | 'disc';

interface HatchStyle {
  readonly pitch: number;
  readonly stroke: number;
  readonly opacity: number;
  readonly dotPitch: number;
}

const HATCHES: Readonly<Record<HatchPlace, HatchStyle>> = {
  ground: { pitch: 10, stroke: 1.1, opacity: 0.36, dotPitch: 12 },
  field: { pitch: 7, stroke: 1.3, opacity: 0.62, dotPitch: 9 },
  small: { pitch: 4, stroke: 0.8, opacity: 0.7, dotPitch: 5.2 },
  disc: { pitch: 4, stroke: 1, opacity: 0.6, dotPitch: 5 },
};

/** The fill that hatches a place in a colour. */
export function hatch(place: HatchPlace, color: Tincture): string {
  return reference(`hatch-${place}-${color}`);
}

/** The colour of hatching: bright on deep enamel, deep on bright enamel, the theme's on the ground. */
function hatchColor(place: HatchPlace, color: Tincture): string {
  if (color === 'black') return place === 'ground' ? 'var(--hg-black)' : 'var(--m-black-hatch)';
  if (color === 'white' || color === 'gray')
    return place === 'disc' ? deepOf(color) : fillOf(color);
  if (place === 'ground') return `var(--hg-${color})`;
  return place === 'disc' ? deepOf(color) : fillOf(color);
}

/** The lines of one tile, by the way in which heralds print the colour. */
function hatchLines(color: Tincture, p: number): string {
  const half = p / 2;
  switch (color) {
    case 'red':
      return `M${half},0V${p}`;
    case 'blue':
      return `M0,${half}H${p}`;
    case 'green':
      return `M-1,-1L${p + 1},${p + 1}M${p - 1},-1L${p + 1},1M-1,${p - 1}L1,${p + 1}`;
    case 'purple':
      return `M-1,${p + 1}L${p + 1},-1M-1,1L1,-1M${p - 1},${p + 1}L${p + 1},${p - 1}`;
    case 'black':
      return `M${half},0V${p}M0,${half}H${p}`;
    case 'gray':
      return `M0,${p / 4}H${half}M${half},${(p * 3) / 4}H${p}`;
    case 'yellow':
    case 'white':
      return '';
  }
}

/** The two dots of one tile of yellow. */
function hatchDots(pitch: number, stroke: number, color: string): string {
  return [0.25, 0.75]
    .map((part) => circle(pitch * part, pitch * part, stroke * 0.95, { fill: color }))
    .join('');
}

function pattern(name: string, width: number, height: number, tile: string): string {
  const attributes: Attributes = {
    id: definition(name),
    width,
    height,
    patternUnits: 'userSpaceOnUse',
  };
  return element('pattern', attributes, tile);
}

function hatchPattern(place: HatchPlace, color: Tincture): string {
  const style = HATCHES[place];
  const stroke = hatchColor(place, color);
  const pitch = color === 'yellow' ? style.dotPitch : style.pitch;
  const drawing =
    color === 'yellow'
      ? hatchDots(pitch, style.stroke, stroke)
      : path(hatchLines(color, pitch), { stroke, 'stroke-width': style.stroke, fill: 'none' });
  return pattern(
    `hatch-${place}-${color}`,
    pitch,
    pitch,
    group({ opacity: style.opacity }, drawing),
  );
}

/** All hatchings. White is plain and has none. */
function hatchPatterns(): string {
  const places = Object.keys(HATCHES) as HatchPlace[];
  const hatched = TINCTURES.filter((color) => color !== 'white');
  return places.flatMap((place) => hatched.map((color) => hatchPattern(place, color))).join('');
}

/** The two grids of the portcullis, for cards and for small round places. */
function barPatterns(): string {
  const grid = (name: string, pitch: number, upright: number, level: number): string => {
    const half = pitch / 2;
    const bars =
      path(`M${half},0V${pitch}`, { stroke: 'var(--bars)', 'stroke-width': upright }) +
      path(`M0,${half}H${pitch}`, { stroke: 'var(--bars)', 'stroke-width': level });
    return pattern(name, pitch, pitch, bars);
  };
  return grid('bars', 9, 1.7, 1) + grid('bars-small', 6, 1.2, 0.7);
}

/** Level lines for the shading of glyphs, in the units of the icons, one for each size. */
function engravingPatterns(): string {
  const box = 512;
  const lines = (ground: string, color: string, size: number): string => {
    const pitch = (ENGRAVING_PITCH * box) / size;
    const stroke = path(`M0,${short(pitch / 2)}H8`, {
      stroke: color,
      'stroke-width': pitch * 0.29,
    });
    return pattern(`engraving-${ground}-${size}`, 8, pitch, stroke);
  };
  return ENGRAVING_SIZES.map(
    (size) => lines('enamel', 'var(--ink)', size) + lines('bone', 'var(--paper-high)', size),
  ).join('');
}

type Stop = readonly [offset: number, color: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, color, opacity]) =>
      element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');
}

/** A gradient from top to bottom. */
function downwards(name: string, list: readonly Stop[]): string {
  return element(
    'linearGradient',
    { id: definition(name), x1: 0, y1: 0, x2: 0, y2: 1 },
    stops(list),
  );
}

function gradients(): string {
  const spot = element(
    'radialGradient',
    { id: definition('spot'), cx: 0.5, cy: 0.42, r: 0.62 },
    stops([
      [0, '#fff', 0.2],
      [0.6, '#fff', 0],
      [1, '#000', 0.42],
    ]),
  );
  return (
    spot +
    downwards('stone', [
      [0, 'var(--stone-high)'],
      [1, 'var(--stone-low)'],
    ]) +
    downwards('paper', [
      [0, 'var(--paper-high)'],
      [1, 'var(--paper-low)'],
    ]) +
    downwards('die', [
      [0, 'var(--die-high)'],
      [1, 'var(--die-low)'],
    ]) +
    downwards('fade-stops', [
      [0.3, '#fff', 0],
      [1, '#fff', 1],
    ])
  );
}

/** The mask of the engraved shading: from nothing at 30 % of the height to all at the foot. */
function fadeMask(): string {
  const shade = rect(0, 0, 1, 1, 0, { fill: reference('fade-stops') });
  return element('mask', { id: definition('fade'), maskContentUnits: 'objectBoundingBox' }, shade);
}

/** The clip of the arcs on iron cards. */
function ironClip(): string {
  return element('clipPath', { id: definition('iron') }, rect(6, 6, 288, 408, 15, {}));
}

/** Soft light round whatever is lit. */
function softFilter(): string {
  const blur = element('feGaussianBlur', { stdDeviation: 3 });
  const region = { x: '-30%', y: '-30%', width: '160%', height: '160%' };
  return element('filter', { id: definition('soft'), ...region }, blur);
}

/** All shared definitions. */
export function artDefs(): string {
  return [
    hatchPatterns(),
    barPatterns(),
    engravingPatterns(),
    gradients(),
    fadeMask(),
    ironClip(),
    softFilter(),
  ].join('');
}

/** An <svg> that is not seen, for what drawings refer to. */
function sprite(definitions: string): string {
  const hidden = { class: 'art-sprite', width: 0, height: 0, 'aria-hidden': 'true' };
  return element('svg', hidden, element('defs', {}, definitions));
}

/** The sprite with all shared definitions; every page carries it once, before any drawing. */
export function artSprite(): string {
  return sprite(artDefs());
}

/** A sprite with the outlines of game icons. */
export function iconSprite(outlines: Readonly<Partial<Record<IconId, string>>>): string {
  const ids = Object.keys(outlines) as IconId[];
  return sprite(
    ids.map((id) => element('path', { id: iconName(id), d: outlines[id] ?? '' })).join(''),
  );
}
