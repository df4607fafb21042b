// The pieces of Sanctum: gems, tokens, sockets, potions, and what abilities do. Dice are in dice.ts,
// hearts, drops and shields in health.ts; this module offers all of them.

import { hitMark, pips, type Pips } from './dice';
import { hatch } from './defs';
import { shield } from './health';
import { icon, TOKEN_ICON } from './icons';
import {
  centred,
  circle,
  group,
  middleRect,
  moved,
  path,
  placed,
  rect,
  ring,
  type Attributes,
} from './markup';
import { numberText } from './text';
import { BONE, fillOf, INK, inkOf, IVORY, ON_ENAMEL, SHADOW, type Gem } from './tinctures';

export * from './dice';
export * from './health';

/** Below this radius a gem has no shadow and no facet lines. */
const FACETED_FROM = 9;
const TINY_GEM = 5.2;

/** The cut of each stone: trillion, marquise, lozenge, princess. */
const CUTS: Readonly<Record<Gem, string>> = {
  red: 'M0,-1L.92,.68L-.92,.68Z',
  green: 'M-.8,.8C-1.05,-.2 -.2,-1 .84,-.84C1,.2 .2,1.05 -.8,.8Z',
  blue: 'M0,-1.05L.72,0L0,1.05L-.72,0Z',
  white: 'M-.74,-.74H.74V.74H-.74Z',
};

/** The table of each stone and the edges that lead to it. */
const FACETS: Readonly<Record<Gem, string>> = {
  red: 'M0,-.34L.4,.4L-.4,.4ZM0,-1L0,-.34M.92,.68L.4,.4M-.92,.68L-.4,.4',
  green: 'M-.42,.42C-.5,0 0,-.5 .44,-.44C.5,0 0,.5 -.42,.42ZM-.8,.8L-.42,.42M.84,-.84L.44,-.44',
  blue: 'M0,-.5L.34,0L0,.5L-.34,0ZM0,-1.05V-.5M.72,0H.34M0,1.05V.5M-.72,0H-.34',
  white:
    'M-.36,-.36H.36V.36H-.36ZM-.74,-.74L-.36,-.36M.74,-.74L.36,-.36M.74,.74L.36,.36M-.74,.74L-.36,.36',
};

const GEM_RIM = { color: INK, white: 'var(--gem-white-rim)' };
const FACET_LINE = { color: '#ffffff90', white: 'var(--sepia)' };

/** A cut gem. */
export function gem(kind: Gem, x: number, y: number, r: number): string {
  const tone = kind === 'white' ? 'white' : 'color';
  const small = r < FACETED_FROM;
  const stone = path(CUTS[kind], {
    fill: fillOf(kind),
    stroke: GEM_RIM[tone],
    'stroke-width': small ? 0.1 : 1.6 / r,
    'stroke-linejoin': 'round',
  });
  const transform = { transform: placed(x, y, r) };
  if (small) {
    const glint = r > TINY_GEM ? path(FACETS[kind], { fill: '#ffffff38' }) : '';
    return group(transform, stone, glint);
  }
  const shade = path(CUTS[kind], { transform: 'translate(.06,.14)', fill: SHADOW, opacity: 0.45 });
  const facets = path(FACETS[kind], {
    fill: '#ffffff40',
    stroke: FACET_LINE[tone],
    'stroke-width': 0.9 / r,
    'stroke-linejoin': 'round',
  });
  return group(transform, shade, stone, facets);
}

/** The empty place of a gem. */
export function gemPlace(kind: Gem, x: number, y: number, r: number): string {
  return path(CUTS[kind], {
    transform: placed(x, y, r),
    fill: 'var(--inset)',
    stroke: inkOf(kind),
    'stroke-width': 1.8 / r,
    'stroke-linejoin': 'round',
  });
}

const HEXAGON = 'M0,-1L.866,-.5V.5L0,1L-.866,.5V-.5Z';
const DIAMOND = 'M0,-1L1,0L0,1L-1,0Z';

export type Token = 'stamina' | 'focus';

/** The outline of a token: a hexagon for stamina, a circle for focus. */
function tokenShape(kind: Token, r: number, look: Attributes): string {
  return kind === 'stamina'
    ? path(HEXAGON, { transform: placed(0, 0, r), ...look })
    : ring(r, look);
}

/** A token of stamina or focus. */
export function token(kind: Token, x: number, y: number, r: number): string {
  const enamel = `var(--${kind})`;
  return moved(
    x,
    y,
    moved(0, r * 0.14, tokenShape(kind, r * 1.04, { fill: SHADOW, opacity: 0.45 })),
    tokenShape(kind, r * 1.04, { fill: INK }),
    tokenShape(kind, r * 0.95, { fill: enamel }),
    r < FACETED_FROM
      ? ''
      : tokenShape(kind, r * 0.95, { fill: hatch('disc', kind === 'stamina' ? 'red' : 'blue') }) +
          tokenShape(kind, r * 0.72, { fill: enamel }),
    icon(TOKEN_ICON[kind], 0, 0, r * 1.14, ON_ENAMEL),
  );
}

/** The rage tile: a lamplight diamond with angry eyes; dark when it is used. */
export function rage(x: number, y: number, r: number, used = false): string {
  const diamond = path(DIAMOND, {
    transform: placed(0, 0, r),
    fill: used ? 'var(--inset)' : 'var(--hit)',
    stroke: used ? 'var(--line-2)' : INK,
    'stroke-width': 1.5 / r,
    'stroke-linejoin': 'round',
  });
  const eyes = icon(TOKEN_ICON.rage, 0, 0, r * 1.3, used ? 'var(--t-3)' : INK);
  return moved(x, y, diamond, eyes);
}

/** What an ability space takes: stamina, focus, or either. */
export type SpaceKind = Token | 'either';

/** A socket on the dark table or on a bone card; what lies in it, and whether it is corrupted. */
export interface SocketOptions {
  readonly paper?: boolean | undefined;
  readonly token?: Token | undefined;
  readonly corrupt?: boolean | undefined;
}

const SPACE_COLOR: Readonly<Record<SpaceKind, string>> = {
  stamina: 'red',
  focus: 'blue',
  either: 'purple',
};

/** The outline and signs of an "either" space: half hexagon, half circle, a dashed seam. */
function eitherSocket(r: number, edge: string, ground: string, width: number): string {
  const a = r * 0.96;
  const outline = `M0,${-a}L${-r * 0.83},${-a / 2}V${a / 2}L0,${a}A${a},${a} 0 0 0 0,${-a}Z`;
  const body = { fill: ground, stroke: edge, 'stroke-width': width, 'stroke-linejoin': 'round' };
  const seam = {
    stroke: edge,
    'stroke-width': width * 0.6,
    'stroke-dasharray': `${r * 0.16} ${r * 0.14}`,
  };
  return (
    path(outline, body) +
    path(`M0,${-r * 0.9}V${r * 0.9}`, seam) +
    icon(TOKEN_ICON.stamina, -r * 0.4, 0, r * 0.62, edge) +
    icon(TOKEN_ICON.focus, r * 0.43, 0, r * 0.66, edge)
  );
}

/** An ability space. Its outline says what fits. */
export function socket(
  kind: SpaceKind,
  x: number,
  y: number,
  r: number,
  options: SocketOptions = {},
): string {
  const place = options.paper ? 'paper-sp' : 'sp';
  const edge = `var(--${place}-${SPACE_COLOR[kind]})`;
  const ground = `var(--${place}-bg)`;
  const width = Math.max(1.4, r * 0.15);
  const body =
    kind === 'either'
      ? eitherSocket(r, edge, ground, width)
      : tokenShape(kind, r * 0.94, {
          fill: ground,
          stroke: edge,
          'stroke-width': kind === 'stamina' ? width / (r * 0.94) : width,
        }) + icon(TOKEN_ICON[kind], 0, 0, r, edge);
  const paid = options.token ? token(options.token, 0, 0, r * 0.86) : '';
  const corrupt = options.corrupt ? hitMark(0, 0, r * 0.72) : '';
  return moved(x, y, body, paid, corrupt);
}

/** The body of a flask, in a box of 40 by 46: the outline of the token it brings back. */
const FLASK: Readonly<Record<Token, (r: number, look: Attributes) => string>> = {
  stamina: (r, look) => path(HEXAGON, { transform: placed(20, 30, r), ...look }),
  focus: (r, look) => circle(20, 30, r, look),
};

/** A potion in a box of 40 by 46. */
export const POTION_BOX = '0 0 40 46';
export function potion(kind: Token): string {
  const body = FLASK[kind];
  const r = kind === 'stamina' ? 14.8 : 13.8;
  const edge = { stroke: INK, 'stroke-width': kind === 'stamina' ? 1.5 / r : 1.5 };
  return (
    path('M16,8V19H24V8Z', { fill: `var(--${kind}-deep)`, stroke: INK, 'stroke-width': 1.4 }) +
    rect(13.5, 3, 13, 6.5, 1.6, { fill: BONE, stroke: INK, 'stroke-width': 1.2 }) +
    body(r, { fill: `var(--${kind})`, ...edge }) +
    body(r, { fill: hatch('disc', kind === 'stamina' ? 'red' : 'blue') }) +
    body(r * 0.72, { fill: `var(--${kind})` }) +
    icon(TOKEN_ICON[kind], 20, 30, 17, ON_ENAMEL)
  );
}

/** Markup struck through: a piece that is lost or has no effect. */
export function struck(x: number, y: number, size: number, drawing: string): string {
  const bar = (stroke: string, width: number): string =>
    path('M-.62,.62L.62,-.62', {
      transform: placed(x, y, size),
      stroke,
      'stroke-width': width / size,
      'stroke-linecap': 'round',
    });
  return drawing + bar(INK, size * 0.2) + bar(IVORY, size * 0.11);
}

/** What an ability does to a die, or how much it blocks. */
export type Effect =
  | { readonly kind: 'set'; readonly value: Pips }
  | {
      readonly kind: 'change';
      readonly text: string;
      /** By how much it may change a die; the way up where both are allowed. */
      readonly by?: number;
      /** Whether it changes a die by any amount. */
      readonly isAny?: boolean;
    }
  | { readonly kind: 'shields'; readonly count: number };

/** The glyph of an effect, in ink on bone or ivory on dark. */
export function effectGlyph(
  effect: Effect,
  x: number,
  y: number,
  size: number,
  color: string,
): string {
  if (effect.kind === 'change') return numberText(effect.text, x, y, size * 0.92, color);
  if (effect.kind === 'set') {
    const outline = { fill: 'none', stroke: color, 'stroke-width': size * 0.07 };
    const face = middleRect(size, size, size * 0.18, outline);
    return moved(x, y, face, pips(effect.value, size * 0.92, color));
  }
  const pitch = size * (effect.count > 3 ? 0.62 : 0.72);
  const gap = color === INK ? 'var(--paper-high)' : INK;
  return centred(effect.count, pitch)
    .map((offset) => shield(x + offset, y, size * 0.4, color, gap))
    .join('');
}
