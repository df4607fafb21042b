import { describe, expect, it } from 'vitest';
import type { Events } from '../generated/protocol';
import type { Event, View } from '../generated/sanctum';
import { Book } from './printed';
import recorded from './fixtures/games.json';
import printed from './fixtures/printed.json';
import { freshThings, lastMove } from './fresh';
import { storyOf } from './story';

const games = recorded as unknown as { view: View; history: Events[] }[];
const book = new Book(printed);
const step = (number: number, ...events: Event[]): Events => ({ number, at: 0, events });

describe('the story of a game', () => {
  it('counts what recorded games tell', () => {
    for (const { view, history } of games) {
      const events = history.flatMap((it) => it.events as Event[]);
      const story = storyOf(history, view, book);
      const killed = events.filter((it) => it.event === 'demon-killed').length;
      expect(story.deeds.reduce((sum, it) => sum + it.demons, 0)).toBe(killed);
      expect(story.lines.length).toBeGreaterThan(1);
      expect(story.lines.filter(({ text }) => /sanctum-|\{|undefined/.test(text))).toEqual([]);
    }
  });

  it('says who led, who came first and what fell in the biggest fight', () => {
    const { view } = games[0] as { view: View };
    const story = storyOf(
      [
        step(1, { event: 'advanced', seat: 0, to: 'act/1/1' }),
        step(2, { event: 'turn-began', seat: 1, turn: 1 }),
        step(3, { event: 'advanced', seat: 1, to: 'act/2/1' }),
        step(
          4,
          { event: 'turn-began', seat: 2, turn: 2 },
          { event: 'turn-began', seat: 0, turn: 3 },
        ),
        step(5, { event: 'did', seat: 0, action: 'fight', typed: { type: 'fight' } }),
        step(6, { event: 'demon-killed', seat: 0, demon: 1 }),
      ],
      view,
      book,
    );
    expect(story.led).toEqual([1, 2, 0]);
    expect(story.lines.map((it) => it.seat).slice(0, 3)).toEqual([1, 1, 0]);
    expect(story.lines[2]?.text).toContain('Soot Imp');
    expect(story.strides.map((it) => it.turn)).toEqual([0, 1]);
  });

  it('counts a Move that was taken back and done again once', () => {
    const { view } = games[0] as { view: View };
    const move: Event = { event: 'advanced', seat: 0, to: 'act/1/1' };
    expect(storyOf([step(1, move), step(2, move)], view, book).strides).toHaveLength(1);
  });
});

const did = (seat: number): Event => ({
  event: 'did',
  seat,
  action: 'move',
  typed: { type: 'move' },
});

describe('what is new', () => {
  const history = [
    step(1, { event: 'demon-dealt', demon: 3, set: 1 }),
    step(2, did(0), { event: 'demon-dealt', demon: 4, set: 2 }),
    step(3, did(1), { event: 'demon-dealt', demon: 5, set: 1 }),
  ];

  it('is what came since the last deed of the player', () => {
    expect([...freshThings(history, 0)]).toEqual(['demon/4', 'demon/5']);
    expect([...freshThings(history, 1)]).toEqual(['demon/5']);
  });

  it('knows the last step of a figure', () => {
    const moves = [
      step(1, { event: 'advanced', seat: 0, to: 'act/1/1' }),
      step(2, { event: 'advanced', seat: 1, to: 'act/1/2' }),
      step(3, { event: 'advanced', seat: 0, to: 'act/1/3' }),
    ];
    expect(lastMove(moves)).toEqual({ seat: 0, from: 'act/1/1', to: 'act/1/3' });
    expect(lastMove([])).toBeNull();
  });
});
