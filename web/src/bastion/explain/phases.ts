/** The enemy phases of a game of Bastion, and why enemies went where they went. */

import { enemyArgs, enemyName, heroArgs, manaWords, placeArgs } from '../names';
import { districtOf } from '../board/position';
import { printedEnemy } from '../printed';
import type { EnemyId, Event, View } from '../../generated/bastion';
import type { Events } from '../../generated/protocol';
import type { Printed } from '../../table/contract';
import { named, t } from '../../words/words.svelte';
import { lasting } from '../../explain/lasting';
import { because, type Episode, type Reason } from '../../explain/reasons';

const GATE = 24;

/** Who stood on which section. */
type Wall = ReadonlyMap<number, EnemyId>;
type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** An event, and the wall before it. */
interface Beat {
  readonly event: Event;
  readonly before: Wall;
}

interface Phase {
  readonly seat: number | null;
  readonly from: number;
  to: number;
  readonly beats: Beat[];
}

/** Every enemy phase of a game, and its end, with the reasons for what happened. */
export function bastionEpisodes(
  history: readonly Events[],
  view: View,
  printed: Printed,
): Episode[] {
  return phasesOf(history)
    .map(({ seat, from, to, beats }) => ({
      title:
        seat === null ? t('explain-end-title') : t('explain-phase-title', heroArgs(view, seat)),
      from,
      to,
      reasons: once(
        beats.flatMap((beat, index) => reasonsFor(beat, beats.slice(index + 1), view, printed)),
      ),
    }))
    .filter(({ reasons }) => reasons.length > 0);
}

/** What holds for several enemies is said once. */
const once = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter(({ text }, index) => reasons.findIndex((it) => it.text === text) === index);

function phasesOf(history: readonly Events[]): Phase[] {
  const phases: Phase[] = [];
  let wall: Wall = new Map();
  let open: Phase | null = null;
  for (const { number, events } of lasting(history)) {
    for (const event of events as Event[]) {
      if (event.event === 'phase-ended') {
        open = { seat: event.seat, from: number, to: number, beats: [] };
        phases.push(open);
      } else if (event.event === 'turn-began') open = null;
      else if (event.event === 'ended' && !open) {
        open = { seat: null, from: number, to: number, beats: [] };
        phases.push(open);
      }
      if (open) {
        open.to = number;
        open.beats.push({ event, before: wall });
      }
      wall = after(wall, event);
    }
  }
  return phases;
}

/** The wall after an event. */
function after(wall: Wall, event: Event): Wall {
  const next = new Map(wall);
  switch (event.event) {
    case 'enemy-added':
      put(next, event.at, event.card);
      break;
    case 'defeated':
      next.delete(sectionOf(event.at));
      break;
    case 'unit-moved': {
      next.delete(sectionOf(event.from));
      put(next, event.to, event.card);
      break;
    }
    case 'units-swapped': {
      const [a, b] = [wall.get(event.a), wall.get(event.b)];
      if (a) next.set(event.b, a);
      if (b) next.set(event.a, b);
      break;
    }
    case 'called-off':
      return new Map(Object.entries(event.wall).map(([key, card]) => [Number(key), card]));
    default:
      return wall;
  }
  return next;
}

function put(wall: Map<number, EnemyId>, place: string, card: EnemyId): void {
  if (place.startsWith('wall/')) wall.set(sectionOf(place), card);
}

const sectionOf = (place: string): number => Number(/^wall\/(\d+)$/.exec(place)?.[1] ?? NaN);

function reasonsFor(
  { event, before }: Beat,
  later: readonly Beat[],
  view: View,
  printed: Printed,
): Reason[] {
  switch (event.event) {
    case 'enemy-added':
      return arrival(event, before, later, printed);
    case 'enemy-joined':
      return joining(event, before);
    case 'unit-moved':
      return event.march === 'flight'
        ? flight(event, later, view, printed)
        : event.march === 'enemy-phase'
          ? [walk(event, before)]
          : [];
    case 'discs-returned':
      return [because(t('explain-discs', { mana: manaWords(event.mana) }), 'B-15.22')];
    case 'hero-moved':
      return event.journey === 'forced' ? [eviction(event, view)] : [];
    case 'phase-repeated':
      return [because(t('explain-repeated', heroArgs(view, event.seat)), 'B-12.27')];
    case 'ended':
      return [because(t(`bastion-outcome-${event.outcome.cause}-why`), event.outcome.rule)];
    default:
      return [];
  }
}

const has = (printed: Printed, card: EnemyId, property: string): boolean =>
  printedEnemy(printed, card).properties.includes(property);

/** What stopped somebody on a section, as arguments of a message. */
function obstacle(section: number, wall: Wall): Record<string, string | number> {
  const next = wall.get(section + 1);
  const ahead = section === GATE ? 'gate' : next ? 'unit' : 'unknown';
  return { ahead, ...named('other', next?.replace('/', '-') ?? '', next ? enemyName(next) : '') };
}

/** How a card came to the place where it was put. */
function arrival(
  { card, at }: Of<'enemy-added'>,
  before: Wall,
  later: readonly Beat[],
  printed: Printed,
): Reason[] {
  const args = enemyArgs(card);
  if (at === 'citadel') return [because(t('explain-roosts', args), 'B-15.43', 'B-15.45')];
  const section = sectionOf(at);
  if (has(printed, card, 'rush'))
    return [because(t('explain-rushed', { ...args, section }), 'B-15.36')];
  const came = because(
    t('explain-came', { ...args, section, ...obstacle(section, before) }),
    'B-10.5',
  );
  const isAlone = has(printed, card, 'symbiosis');
  const didFly = later.some(({ event }) => event.event === 'unit-moved' && event.from === at);
  return [
    ...(isAlone ? [because(t('explain-alone', args), 'B-15.7')] : []),
    came,
    ...passed(before),
    ...(has(printed, card, 'flight') && !didFly
      ? [because(t('explain-stuck', args), 'B-15.21')]
      : []),
    // Who flies does that first, and brings others then.
    ...(didFly ? [] : vanguard(card, later, printed)),
  ];
}

/** Who comes from the camp walks past everybody who stands right before it. */
function passed(wall: Wall): Reason[] {
  let count = 0;
  while (wall.has(count + 1)) count += 1;
  return count > 0 ? [because(t('explain-passed', { count }), 'B-10.8')] : [];
}

function joining({ card, at }: Of<'enemy-joined'>, before: Wall): Reason[] {
  const host = before.get(at);
  const isFirst = Math.min(...before.keys()) === at;
  return [
    because(
      t('explain-joined', {
        ...enemyArgs(card),
        ...named('host', host?.replace('/', '-') ?? '', host ? enemyName(host) : ''),
        section: at,
        known: host ? 'yes' : 'no',
      }),
      ...(isFirst || !host ? ['B-15.5'] : ['B-15.5', 'B-15.6']),
    ),
    because(t('explain-sum'), 'B-15.11'),
  ];
}

/** Who else comes because of a card. */
function vanguard(card: EnemyId, later: readonly Beat[], printed: Printed): Reason[] {
  const count = printedEnemy(printed, card).properties.filter((it) => it === 'vanguard').length;
  if (count === 0) return [];
  const isFollowed = later.some(({ event }) => /^enemy-(added|joined)$/.test(event.event));
  const isLost = later.some(({ event }) => event.event === 'ended');
  return isFollowed || isLost
    ? [
        because(
          t('explain-vanguard', { ...enemyArgs(card), count }),
          count > 1 ? 'B-15.4' : 'B-15.1',
        ),
      ]
    : [because(t('explain-vanguard-none', enemyArgs(card)), 'B-15.3')];
}

function flight(
  { card, from, to }: Of<'unit-moved'>,
  later: readonly Beat[],
  view: View,
  printed: Printed,
): Reason[] {
  const isOwn = to === `plaza/${districtOf(sectionOf(from))}`;
  const args = { ...enemyArgs(card), ...placeArgs(view, to) };
  const isFlier = has(printed, card, 'flight');
  const flew = isFlier
    ? because(t('explain-flew', args), 'B-15.19')
    : because(t('explain-carried', args), 'B-15.28');
  return [
    flew,
    ...(isOwn ? [] : [because(t('explain-next-plaza'), 'B-15.20')]),
    because(t('explain-closed'), 'B-15.23'),
    ...(isFlier ? vanguard(card, later, printed) : []),
  ];
}

function walk({ card, from, to }: Of<'unit-moved'>, before: Wall): Reason {
  const section = sectionOf(to);
  const args = { ...enemyArgs(card), from: sectionOf(from), section, ...obstacle(section, before) };
  return because(t('explain-walked', args), 'B-10.14', 'B-10.15');
}

/** Who leaves the citadel makes room for a Dragon; who leaves a district flees from Terror. */
function eviction({ seat, from, to }: Of<'hero-moved'>, view: View): Reason {
  const args = { ...heroArgs(view, seat), ...placeArgs(view, to) };
  return from === 'citadel'
    ? because(t('explain-evicted', { ...args, by: 'roost' }), 'B-15.44')
    : because(t('explain-evicted', { ...args, by: 'terror' }), 'B-15.64');
}
