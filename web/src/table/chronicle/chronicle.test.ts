import { describe, expect, it } from 'vitest';

import type { Events, TableInfo } from '../../generated/protocol';
import { borderOf, explained, chronicleLines } from './chronicle';

const step = (number: number, events: unknown[], more: Partial<Events> = {}): Events => ({
  number,
  at: 0,
  events,
  ...more,
});

describe('the chronicle', () => {
  it('tells what is worth a line, with its step', () => {
    const history = [
      step(1, [{ event: 'a' }, { event: 'silent' }]),
      step(2, [], { taken_back: 1 }),
    ];
    const lines = chronicleLines(
      history,
      (event) => {
        const { event: name } = event as { event: string };
        return name === 'silent' ? null : { seat: 0, text: name };
      },
      null,
      {} as TableInfo,
      { takenBack: (seat) => `back ${seat}`, rolledBack: () => 'rolled' },
    );
    expect(lines.map((it) => [it.step, it.seat, it.text])).toEqual([
      [1, 0, 'a'],
      [2, 1, 'back 1'],
    ]);
    expect(new Set(lines.map((it) => it.key)).size).toBe(2);
  });

  it('tells a step only once, with the table as it was then', () => {
    const one = step(1, [{ event: 'a' }]);
    const words = { takenBack: () => '', rolledBack: () => '' };
    const narrate = (_: unknown, view: unknown) => ({ seat: null, text: String(view) });
    const remembered = new WeakMap();
    chronicleLines([one], narrate, 'then', {} as TableInfo, words, remembered);
    const lines = chronicleLines(
      [one, step(2, [{ event: 'b' }])],
      narrate,
      'now',
      {} as TableInfo,
      words,
      remembered,
    );
    expect(lines.map((it) => it.text)).toEqual(['then', 'now']);
  });

  it('knows what the border is', () => {
    expect(borderOf([])).toBeNull();
    expect(borderOf([step(1, [{ event: 'drawn', chance: 'draw beast/red' }])])).toBe('drawn');
    expect(borderOf([step(1, [{ event: 'drawn', chance: 'roll 4' }])])).toBe('rolled');
  });
});

describe('the way to an explanation', () => {
  const line = (step: number, key: string, seat: number | null) => ({ step, key, seat, text: key });

  it('stands at what the game did, or at the last line of the step', () => {
    const lines = [
      line(1, 'a', 0),
      line(2, 'b', null),
      line(2, 'c', 1),
      line(3, 'd', 0),
      line(3, 'e', 0),
    ];
    const history = [
      step(1, [{ event: 'announced' }]),
      step(2, [{ event: 'phase-ended' }]),
      step(3, [{ event: 'block-ended' }]),
    ];
    expect([...explained(lines, history, ['phase-ended', 'block-ended'])]).toEqual(['b', 'e']);
  });
});
