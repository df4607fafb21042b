// Charges, mana discs, strength plates and the signs of a state: what both games draw.

import { hatch } from './defs';
import { icon, type IconId } from './icons';
import { group, middleRect, moved, path, placed, polar, ring, times, xy } from './markup';
import { reference } from './names';
import { line, numberText, textWidth } from './text';
import {
  deepOf,
  edgeOf,
  fillOf,
  INK,
  IVORY,
  LAMP,
  MANA,
  onOf,
  PIECE,
  SHADOW,
  TRAIL,
  type EnemyColor,
  type Mana,
  type Tincture,
} from './tinctures';

/** Below this radius a piece has no hatching, only colour, rim and charge. */
const HATCHED_FROM = 9;
/** Below this radius a leaf has no vein. */
const VEIN_FROM = 5;

/** The outline of a five-pointed star, point up. */
function starOutline(): string {
  const points = times(10, (index) => polar(index % 2 ? 0.42 : 1, -90 + index * 36));
  return `M${points.map(xy).join('L')}Z`;
}

/** The charges, unit radius, y down. */
const CHARGES: Readonly<Record<Tincture, string>> = {
  red: 'M0,-.95L.9,.66Q0,.9 -.9,.66Z',
  yellow: 'M0,-.76A.76,.76 0 1 1 0,.76A.76,.76 0 1 1 0,-.76Z',
  green: 'M-.78,.78C-1,-.15 -.2,-.95 .82,-.82C.95,.2 .15,1 -.78,.78Z',
  blue: 'M0,-1L.68,0L0,1L-.68,0Z',
  purple: 'M.42,-.86A.93,.93 0 1 0 .42,.86A.7,.7 0 1 1 .42,-.86Z',
  black: starOutline(),
  white: 'M-.7,-.7H.7V.7H-.7Z',
  gray: 'M0,-.86A.86,.86 0 1 1 0,.86A.86,.86 0 1 1 0,-.86ZM0,-.42A.42,.42 0 1 0 0,.42A.42,.42 0 1 0 0,-.42Z',
};
const VEIN = 'M-.7,.7L.42,-.42';

/** The charge of a colour; `vein` is the colour of what lies under it. */
export function charge(
  color: Tincture,
  x: number,
  y: number,
  r: number,
  fill: string = onOf(color),
  vein: string = fillOf(color),
): string {
  const transform = placed(x, y, r);
  const shape = path(CHARGES[color], { transform, fill, class: 'art-charge' });
  if (color !== 'green' || r < VEIN_FROM) return shape;
  const stroke = { stroke: vein, 'stroke-width': 0.13, 'stroke-linecap': 'round' };
  return shape + path(VEIN, { transform, ...stroke });
}

/** A disc of mana. */
export function manaDisc(color: Mana, x: number, y: number, r: number, shadow = false): string {
  const small = r < HATCHED_FROM;
  const black = color === 'black';
  const parts = [
    shadow ? moved(0, r * 0.16, ring(r * 1.02, { fill: SHADOW, opacity: 0.38 })) : '',
    ring(r, { fill: deepOf(color) }),
    ring(r * 0.9, { fill: fillOf(color) }),
    small ? '' : ring(r * 0.9, { fill: hatch('disc', color) }),
    small ? '' : ring(r * 0.6, { fill: fillOf(color) }),
    ring(r * (black ? 0.955 : 0.98), {
      fill: 'none',
      stroke: black ? edgeOf('black') : 'var(--m-rim)',
      'stroke-width': Math.max(0.7, r * (black ? 0.09 : 0.06)),
    }),
    charge(color, 0, 0, r * (small ? 0.58 : 0.44)),
  ];
  return moved(x, y, ...parts);
}

/** The wheel of six wedges that stands for one of each colour. */
export function prismaticWheel(r: number): string {
  const wedges = MANA.map((color, index) => {
    const from = polar(r, -90 + index * 60);
    const to = polar(r, -30 + index * 60);
    return path(`M0,0L${xy(from)}A${r},${r} 0 0 1 ${xy(to)}Z`, {
      fill: fillOf(color),
      class: 'art-field',
    });
  });
  return wedges.join('') + ring(r, { fill: 'none', stroke: IVORY, 'stroke-width': r * 0.12 });
}

/** How a strength plate differs from a plain one. */
export interface PlateOptions {
  /** The district that lends a white enemy its colour. */
  readonly district?: Mana | undefined;
  /** Without charge, for small cards. */
  readonly plain?: boolean | undefined;
}

/** The number of a strength plate, above its charge or in the middle. */
function plateNumber(value: number, r: number, fill: string, plain: boolean): string {
  const twoDigits = value >= 10;
  if (plain) return numberText(value, 0, 0, r * (twoDigits ? 1.2 : 1.42), fill);
  return numberText(value, 0, r * -0.17, r * (twoDigits ? 1.08 : 1.22), fill);
}

/** The strength of an enemy. */
export function strengthPlate(
  color: EnemyColor,
  value: number,
  x: number,
  y: number,
  r: number,
  options: PlateOptions = {},
): string {
  const base = ring(r + 1, { fill: INK, class: 'art-plate' });
  if (color === 'prismatic') {
    const number = numberText(value, 0, 0, r * (value >= 10 ? 0.9 : 1.05), IVORY);
    return moved(x, y, base, prismaticWheel(r), ring(r * 0.66, { fill: INK }), number);
  }
  const { district, plain = false } = options;
  const shown = color === 'white' && district ? district : color;
  const rim =
    color === 'white' && district
      ? ring(r * 0.94, { fill: 'none', stroke: fillOf(district), 'stroke-width': r * 0.123 })
      : '';
  const blackRim =
    color === 'black'
      ? ring(r, { fill: 'none', stroke: edgeOf('black'), 'stroke-width': Math.max(1, r * 0.05) })
      : '';
  return moved(
    x,
    y,
    base,
    ring(r, { fill: fillOf(color) }),
    rim,
    blackRim,
    plateNumber(value, r, onOf(color), plain),
    plain ? '' : charge(shown, 0, r * 0.61, r * 0.28, onOf(color), fillOf(color)),
  );
}

/** An ivory disc with a number: the power of a spell, the count of a deck. */
export function countDisc(value: number | string, x: number, y: number, r: number): string {
  const disc = ring(r, { fill: IVORY, stroke: INK, 'stroke-width': Math.max(1, r * 0.1) });
  return moved(x, y, disc, numberText(value, 0, 0, r * 1.34, INK));
}

/** An ivory pill with a short text such as "+1", beside a strength that already shows the result. */
export function pill(text: string, x: number, y: number, height = 14): string {
  const width = Math.max(height * 1.35, textWidth(text, height * 0.72, 'ui') + height * 0.8);
  const body = middleRect(width, height, height / 2, { fill: IVORY, stroke: INK });
  return moved(x, y, body, line(text, 0, height * 0.27, height * 0.75, { weight: 700, fill: INK }));
}

/** A rectangle with rounded corners, round the origin; what a sign of a state surrounds. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** How strongly something is lit: it may be chosen, or it is pointed at. */
export type Light = 'legal' | 'pointed';

/** The lamplight round a legal target. */
export function halo({ width, height, radius }: Plate, light: Light): string {
  const pointed = light === 'pointed';
  const glow = middleRect(width + 5, height + 5, radius + 2, {
    fill: 'none',
    stroke: LAMP,
    'stroke-width': pointed ? 8 : 6,
    opacity: 0.5,
    filter: reference('soft'),
    class: 'art-glow',
  });
  const outline = middleRect(width + 4, height + 4, radius + 2, {
    fill: 'none',
    stroke: LAMP,
    'stroke-width': pointed ? 3.4 : 2.2,
  });
  return glow + outline;
}

/** The lamplight round a round place. */
export function roundHalo(r: number, light: Light): string {
  const pointed = light === 'pointed';
  const glow = ring(r + 2.5, {
    fill: 'none',
    stroke: LAMP,
    'stroke-width': pointed ? 8 : 6,
    opacity: 0.5,
    filter: reference('soft'),
    class: 'art-glow',
  });
  return glow + ring(r + 2.5, { fill: 'none', stroke: LAMP, 'stroke-width': pointed ? 3.4 : 2.2 });
}

/** A tick in a disc. */
export function tick(x: number, y: number, r: number): string {
  const disc = ring(r, { fill: 'var(--select)', stroke: 'var(--g-1)' });
  const stroke = {
    fill: 'none',
    stroke: 'var(--g-1)',
    'stroke-width': 0.26,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  const drawn = path('M-.45,.02L-.12,.36L.48,-.34', { transform: placed(0, 0, r), ...stroke });
  return moved(x, y, disc, drawn);
}

/** The solid ring and tick of what is chosen. */
export function selection({ width, height, radius }: Plate): string {
  const outline = { fill: 'none', stroke: 'var(--select)', 'stroke-width': 3 };
  const frame = middleRect(width + 6, height + 6, radius + 3, outline);
  return frame + tick(width / 2, -height / 2, 8.5);
}

/** The veil and portcullis over a forbidden card. */
export function portcullis({ width, height, radius }: Plate): string {
  const veil = middleRect(width, height, radius, { fill: 'var(--veil)' });
  const bars = middleRect(width, height, radius, { fill: reference('bars'), opacity: 0.6 });
  return group({ class: 'art-portcullis' }, veil, bars);
}

/** The veil and portcullis over a round place: blocked, drained, spent. */
export function roundPortcullis(r: number): string {
  const veil = ring(r, { fill: 'var(--veil)' });
  const bars = ring(r, { fill: reference('bars-small'), opacity: 0.9 });
  return group({ class: 'art-portcullis' }, veil, bars);
}

/** The badge that says which rule forbids. */
export function badge(id: IconId, x: number, y: number, r: number, edge = 'var(--bars)'): string {
  const disc = ring(r, { fill: PIECE, stroke: edge, 'stroke-width': Math.max(1, r * 0.1) });
  return moved(x, y, disc, icon(id, 0, 0, r * 1.3, IVORY));
}

/** The swallow-tailed pennon of what is new. */
export function pennon(label: string, x: number, y: number, size = 10): string {
  const width = Math.max(size * 2.2, textWidth(label, size, 'ui') + size * 0.6);
  const left = -width / 2;
  const tail = width / 2 + size * 0.4;
  const half = size * 0.76;
  const outline = `M${left},${-half}H${tail}L${tail - size * 0.55},0L${tail},${half}H${left}Z`;
  const flag = path(outline, { fill: LAMP, stroke: INK });
  const text = line(label, size * -0.1, size * 0.34, size, { weight: 700, fill: 'var(--lamp-on)' });
  return moved(x, y, flag, text);
}

/** Footsteps: dots along a line. */
export function footsteps(d: string): string {
  return path(d, {
    fill: 'none',
    stroke: TRAIL,
    'stroke-width': 2.8,
    'stroke-dasharray': '.1 8',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
