/**
 * How things of Sanctum move, and how long that takes to watch. Only `transform` and `opacity` are
 * ever animated, so that the browser need not lay anything out while pieces move.
 */

import type { Action, Event } from '../generated/sanctum';

/** Durations in milliseconds at tempo 1, as in `tokens.css`. */
export const TIME = {
  quick: 160,
  move: 320,
  deal: 420,
  roll: 640,
  settle: 180,
  beat: 260,
} as const;

/** What lies between two spaces of the health track, in pixels. */
const TRACK_GAP = 3;

const OUT = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';

/** Actions that move a piece by themselves. */
const MOVING: readonly Action['type'][] = [
  'assign',
  'use',
  'rage',
  'skill',
  'bless',
  'block',
  'drink',
  'engage',
  'raise',
];

/** What an event needs to be watched; what happens together counts once per group. */
function span(event: Event): { group: string; time: number } {
  switch (event.event) {
    case 'drawn':
      return event.typed.type === 'roll'
        ? { group: 'roll', time: TIME.roll + TIME.settle }
        : { group: 'draw', time: TIME.deal };
    case 'did':
      return { group: 'deed', time: MOVING.includes(event.typed.type) ? TIME.move : 0 };
    case 'fury-revealed':
    case 'lord-laid':
    case 'item-turned':
    case 'skill-gained':
    case 'achievement-won':
      return { group: event.event, time: TIME.deal + TIME.beat };
    case 'wounded':
    case 'died':
    case 'demon-killed':
    case 'card-defeated':
    case 'victorious':
      return { group: event.event, time: TIME.move + TIME.beat };
    case 'demon-dealt':
    case 'item-gained':
    case 'item-taken':
      return { group: event.event, time: TIME.deal };
    case 'advanced':
    case 'sent-to-hordes':
    case 'gem-raised':
    case 'healed':
    case 'track-shortened':
    case 'penalty-paid':
    case 'rage-activated':
    case 'potion-gained':
    case 'level-lost':
    case 'answered':
      return { group: event.event, time: TIME.move };
    case 'turn-began':
    case 'round-began':
    case 'respite-began':
    case 'blessings-opened':
      return { group: event.event, time: TIME.beat };
    default:
      return { group: event.event, time: 0 };
  }
}

/** How long the events of a step take to watch, in milliseconds at tempo 1. */
export function lasts(events: readonly unknown[]): number {
  const groups = new Map<string, number>();
  for (const event of events as readonly Event[]) {
    const { group, time } = span(event);
    groups.set(group, Math.max(groups.get(group) ?? 0, time));
  }
  return [...groups.values()].reduce((sum, time) => sum + time, 0);
}

/** The events of a step, as events of Sanctum. */
export const eventsOf = (happening: { events: readonly unknown[] }): readonly Event[] =>
  happening.events as readonly Event[];

/** Runs an animation; nothing at tempo 0. */
function play(
  element: Element | null | undefined,
  frames: Keyframe[],
  time: number,
  tempo: number,
  more: KeyframeAnimationOptions = {},
): Animation | null {
  if (!element || tempo <= 0) return null;
  return element.animate(frames, { duration: time * tempo, fill: 'backwards', ...more });
}

/** A die tumbles into the tray and settles: `number` spreads the dice out. */
export function tumble(element: Element | null | undefined, number: number, tempo: number): void {
  const spin = 360 + ((number * 137) % 180);
  const side = number % 2 === 0 ? 1 : -1;
  play(
    element,
    [
      {
        transform: `translate(${120 + number * 14}px, -90px) rotate(${spin}deg) scale(0.8)`,
        opacity: 0,
      },
      { opacity: 1, offset: 0.12 },
      {
        transform: `translate(${46 * side}px, 8px) rotate(${spin * 0.45}deg) scale(1.12)`,
        offset: 0.45,
      },
      {
        transform: `translate(${-14 * side}px, -16px) rotate(${spin * 0.16}deg) scale(1.06)`,
        offset: 0.72,
      },
      {
        transform: `translate(${5 * side}px, 2px) rotate(${-6 * side}deg) scale(0.98)`,
        offset: 0.9,
      },
      { transform: 'none' },
    ],
    TIME.roll + TIME.settle,
    tempo,
    { delay: number * 35 * tempo, easing: 'linear' },
  );
}

/** The faces a tumbling die shows on its way, each for a moment; the last one is its own. */
export function flicker(element: Element | null | undefined, number: number, tempo: number): void {
  const turn = (number % 3) * 0.05;
  play(
    element,
    [
      { opacity: 1 },
      { opacity: 1, offset: 0.34 + turn },
      { opacity: 0, offset: 0.36 + turn },
      { opacity: 0, offset: 0.52 + turn },
      { opacity: 1, offset: 0.54 + turn },
      { opacity: 1, offset: 0.7 },
      { opacity: 0, offset: 0.72 },
      { opacity: 0 },
    ],
    TIME.roll + TIME.settle,
    tempo,
    { delay: number * 35 * tempo },
  );
}

/** A changed die turns over its edge to the new face, from its old place; upwards when it grew. */
export function turnOver(
  element: Element | null | undefined,
  grew: boolean,
  tempo: number,
  from?: Box | null,
): void {
  const to = from && element?.getBoundingClientRect();
  const x = from && to ? from.left + from.width / 2 - to.left - to.width / 2 : 0;
  const edge = grew ? -88 : 88;
  play(
    element,
    [
      { transform: `translateX(${x}px) perspective(300px) rotateX(${edge}deg) scale(0.94)` },
      {
        transform: `translateX(${x * 0.4}px) perspective(300px) rotateX(${edge * 0.4}deg)`,
        offset: 0.4,
      },
      { transform: 'translateX(0) perspective(300px) rotateX(0deg)' },
    ],
    x === 0 ? TIME.quick * 1.6 : TIME.move,
    tempo,
    { easing: SETTLE },
  );
}

/** A card turns face up. */
export function turnUp(element: Element | null | undefined, tempo: number): void {
  play(
    element,
    [
      { transform: 'perspective(700px) rotateY(88deg)' },
      { transform: 'perspective(700px) rotateY(0deg)' },
    ],
    TIME.deal,
    tempo,
    { easing: OUT },
  );
}

/** Where something is on the screen. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Something arrives from where it was before. */
export function arrive(
  element: Element | null | undefined,
  from: Box | null | undefined,
  tempo: number,
  delay = 0,
): void {
  if (!element || !from || tempo <= 0) return;
  const to = element.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const lift = Math.min(40, Math.hypot(x, y) * 0.12);
  const scale = from.width / to.width;
  play(
    element,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      {
        transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${(scale + 1) / 2})`,
        offset: 0.5,
      },
      { transform: 'none' },
    ],
    TIME.move,
    tempo,
    { easing: OUT, delay: delay * tempo },
  );
}

/** Something comes up where it is, such as a drop or a shield. */
export function appear(element: Element | null | undefined, tempo: number, delay = 0): void {
  play(
    element,
    [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    TIME.quick,
    tempo,
    { easing: SETTLE, delay: delay * tempo },
  );
}

/** The heart drops along its track by so many spaces, and beats once. */
export function fall(element: Element | null | undefined, spaces: number, tempo: number): void {
  const space = element?.closest('li')?.getBoundingClientRect().width ?? 0;
  play(
    element,
    [
      { transform: `translateX(${-spaces * (space + TRACK_GAP)}px)` },
      { transform: 'none', offset: 0.6 },
      { transform: 'scale(1.18)', offset: 0.8 },
      { transform: 'none' },
    ],
    TIME.move + TIME.beat,
    tempo,
    { easing: OUT },
  );
}

/** One beat: something was struck. */
export function beat(element: Element | null | undefined, tempo: number): void {
  play(
    element,
    [{ transform: 'none' }, { transform: 'scale(1.18)', offset: 0.35 }, { transform: 'none' }],
    TIME.move,
    tempo,
    { easing: OUT },
  );
}

/** Ends everything that runs inside an element: any input of the player does. */
export function finish(root: Element | null | undefined): void {
  for (const running of root?.getAnimations({ subtree: true }) ?? []) {
    if (!(running instanceof CSSTransition)) running.finish();
  }
}
