// Damage and health: drops, shields, hearts, and the track from the highest space down to death.

import { icon, TOKEN_ICON } from './icons';
import { centred, group, path, placed, rect, times } from './markup';
import { line, numberText } from './text';
import { BLOOD, INK, IVORY, PIECE } from './tinctures';

const DROP = 'M0,-1C.35,-.35 .72,.05 .72,.42A.72,.6 0 1 1 -.72,.42C-.72,.05 -.35,-.35 0,-1Z';
const SHIELD = 'M0,-1L.84,-.7V.1C.84,.62 .42,.9 0,1.05C-.42,.9 -.84,.62 -.84,.1V-.7Z';

/** A drop of blood: one damage. */
export function drop(x: number, y: number, size: number, fill = BLOOD): string {
  return (
    path(DROP, { transform: placed(x, y, size), fill: INK }) +
    path(DROP, { transform: placed(x, y, size * 0.84), fill })
  );
}

/** Drops in a row round a point. */
export function drops(count: number, x: number, y: number, size: number): string {
  return centred(count, size * 1.9)
    .map((offset) => drop(x + offset, y, size))
    .join('');
}

/** A shield: one damage blocked. */
export function shield(x: number, y: number, size: number, fill = IVORY, edge = INK): string {
  return path(SHIELD, {
    transform: placed(x, y, size),
    fill,
    stroke: edge,
    'stroke-width': 1.4 / size,
    'stroke-linejoin': 'round',
  });
}

/** A heart with a number in it. */
export function heart(value: number | string, x: number, y: number, size: number): string {
  const whole = icon(TOKEN_ICON.health, x, y, size, 'var(--t-1)');
  return whole + numberText(value, x, y - size * 0.06, size * 0.5, 'var(--g-1)');
}

/** Broken hearts in a row: wounds. */
export function brokenHearts(count: number, x: number, y: number, size: number): string {
  return centred(count, size * 1.1)
    .map((offset) => icon(TOKEN_ICON.wound, x + offset, y, size, BLOOD))
    .join('');
}

/** A health track: the highest space, how many spaces were cut off, and where the heart is. */
export interface Health {
  readonly max: number;
  readonly now: number;
  /** Spaces at the upper end that a penalty took away for good. */
  readonly cut?: number | undefined;
  /** Where the heart would stand after what is being chosen. */
  readonly after?: number | undefined;
}

const TRACK_CELL = 30;
const TRACK_HEIGHT = 32;
const TRACK_GAP = 3;

/** The size of a health track in its own units. */
export function healthTrackBox(health: Health): string {
  const width = (health.max + 1) * (TRACK_CELL + TRACK_GAP) - TRACK_GAP;
  return `0 0 ${width} ${TRACK_HEIGHT}`;
}

/** One space of the track. */
function trackCell(value: number, x: number, health: Health): string {
  const middle = x + TRACK_CELL / 2;
  const height = TRACK_HEIGHT / 2;
  if (value === health.now) return heart(value, middle, height, TRACK_CELL);
  const { after = health.now } = health;
  const lost = value > health.now;
  const threatened = !lost && value >= after;
  const landing = threatened && value === after;
  const cell = rect(x + 0.5, 0.5, TRACK_CELL - 1, TRACK_HEIGHT - 1, 3, {
    fill: landing ? BLOOD : lost ? 'none' : 'var(--g-3)',
    stroke: threatened ? BLOOD : lost ? 'var(--line)' : undefined,
    'stroke-width': threatened ? 1.6 : 1,
  });
  const fill = landing ? INK : lost ? 'var(--t-3)' : 'var(--t-2)';
  return cell + line(String(value), middle, height + 4.6, 13, { weight: 600, fill });
}

/** The health track from the highest space down to death. */
export function healthTrack(health: Health): string {
  const step = TRACK_CELL + TRACK_GAP;
  const cells = times(health.max, (index) => {
    const value = health.max - index;
    const cell = trackCell(value, index * step, health);
    return index < (health.cut ?? 0) ? group({ opacity: 0.35 }, cell) : cell;
  });
  const end = health.max * step;
  const death =
    rect(end, 0, TRACK_CELL, TRACK_HEIGHT, 3, { fill: PIECE }) +
    icon(TOKEN_ICON.death, end + TRACK_CELL / 2, TRACK_HEIGHT / 2, 18, IVORY);
  return cells.join('') + death;
}
