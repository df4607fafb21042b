import { describe, expect, it } from 'vitest';

import type { Because, Event } from '../generated/bastion';
import { wall } from './ids';
import { flightsOf, shapesOf } from './board/flights';
import { lasts, schedule, TIME } from './motion';
import { pointOf } from './board/pieces';

const because: Because[] = [];
const added: Event = { event: 'enemy-added', card: 'flier/red', at: 'wall/23', because };
const flown: Event = {
  event: 'unit-moved',
  card: 'flier/blue',
  from: 'wall/23',
  to: 'plaza/4',
  march: 'flight',
  because,
};
const scout: Event = { event: 'enemy-added', card: 'scout/red', at: 'wall/23', because };
const paid: Event = {
  event: 'mana-paid',
  seat: 0,
  mana: { yellow: 0, green: 2, blue: 0, purple: 0, black: 0, red: 1 },
};

describe('how long a step takes to watch', () => {
  it('is nothing for what needs no watching', () => {
    expect(lasts([])).toBe(0);
    expect(
      lasts([
        { event: 'turn-began', seat: 0, turn: 3 },
        { event: 'phase-ended', seat: 0 },
      ]),
    ).toBe(0);
  });

  it('never takes an enemy longer than the look allows', () => {
    expect(lasts([added])).toBe(TIME.walk);
    expect(lasts([{ ...added, at: 'wall/1' }])).toBe(TIME.deal + TIME.march);
  });

  it('leaves a beat between what enemies do, and none after discs', () => {
    const [, second] = schedule([added, flown]);
    expect(second?.start).toBe(TIME.walk + TIME.beat);
    const [, next] = schedule([paid, flown]);
    expect(next?.start).toBe(TIME.move + 2 * TIME.disc);
    expect(lasts([added, flown])).toBe(TIME.walk + TIME.beat + 3 * TIME.move);
  });
});

describe('what moves', () => {
  it('follows an enemy that lands and flies on, and the next one behind it', () => {
    const { journeys, closed } = flightsOf([added, flown, scout]);
    expect(journeys.map((it) => [it.thing, it.legs.length])).toEqual([
      ['plaza/4', 2],
      ['wall/23', 1],
    ]);
    expect(closed.has(4)).toBe(true);
  });

  it('shows nothing of an enemy before it comes, and leaves it in its place', () => {
    const { journeys } = flightsOf([added, scout]);
    const at = pointOf(wall(23));
    const { shapes, duration } = shapesOf(journeys[0]?.legs ?? [], at);
    expect(shapes[0]?.opacity).toBe(0);
    expect(shapes.at(-1)).toMatchObject({ offset: 1, opacity: 1 });
    expect(shapes.at(-1)?.transform).toBe('translate(0px, 0px) scale(1)');
    expect(duration).toBeGreaterThan(TIME.walk);
    const offsets = shapes.map((it) => it.offset);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
  });

  it('lets every disc of a payment fly, one after another', () => {
    const { flights } = flightsOf([paid]);
    expect(flights.map((it) => it.start)).toEqual([0, TIME.disc, 2 * TIME.disc]);
    expect(new Set(flights.map((it) => it.key)).size).toBe(3);
    expect(flights[0]).toMatchObject({ from: { seat: 0 }, to: 'reserve' });
  });

  it('takes discs from the source that was channelled', () => {
    const { flights } = flightsOf([
      { event: 'deposited', seat: 1, district: 3, source: 2, color: 'red', from_reserve: false },
      { ...paid, event: 'mana-gained' } as Event,
    ]);
    expect(flights[1]?.from).toEqual(pointOf({ kind: 'source', district: 3, n: 2 }));
    expect(flights[1]?.to).toEqual({ seat: 0 });
  });

  it('turns the cards of a defeated unit and gives them to the hero', () => {
    const { flights, journeys } = flightsOf([
      { event: 'defeated', seat: 1, at: 'wall/9', cards: ['beast/red', 'symbiote/red'] },
    ]);
    expect(flights).toHaveLength(2);
    expect(flights[0]).toMatchObject({ turns: true, to: { seat: 1 } });
    expect(journeys).toEqual([]);
  });
});
