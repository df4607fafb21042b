import { describe, expect, it } from 'vitest';
import type { Event, View } from '../generated/sanctum';
import type { Events, TableInfo } from '../generated/protocol';
import { chronicleLines } from '../table/chronicle/chronicle';
import { narrate } from './chronicle';
import recorded from './fixtures/games.json';
import printed from './fixtures/printed.json';

interface Game {
  table: TableInfo;
  view: View;
  history: Events[];
}
const games = recorded as unknown as Game[];
const [first, last] = games as [Game, Game];
const isGap = (text: string): boolean => /sanctum-|\{|\}|NaN|undefined|\[object| {2}/.test(text);
const one = (event: Event, game = first): string | undefined =>
  narrate(event, game.view, game.table, printed)?.text;

describe('the chronicle of Sanctum', () => {
  it('tells recorded games without a gap', () => {
    for (const { history, view, table } of games) {
      const lines = chronicleLines(history, (e, v, at) => narrate(e, v, at, printed), view, table, {
        takenBack: () => '',
        rolledBack: () => '',
      });
      expect(lines.length).toBeGreaterThan(60);
      expect(lines.filter(({ text }) => isGap(text) || !/[.!]$/.test(text))).toEqual([]);
    }
  });

  it('names heroes, demons, items, skills and places', () => {
    const seat = first.view.heroes.findIndex((hero) => hero.figure === 'huntress');
    const by = Math.max(0, seat);
    const name = one({ event: 'died', seat: by })?.split(' ')[0];
    expect(one({ event: 'demon-killed', seat: by, demon: 1 })).toBe(`${name} slays a Soot Imp.`);
    expect(one({ event: 'engaged', seat: by, demons: [1] })).toBe(
      `${name} draws Soot Imp into the battle zone.`,
    );
    expect(one({ event: 'item-taken', seat: by, item: 1 })).toContain('Bent Sabre');
    expect(one({ event: 'advanced', seat: by, to: 'act/3/4' })).toContain('Act III, space 4');
    expect(one({ event: 'did', seat: by, action: 'assign die/2 demon/1/1' })).toBe(
      `${name} strikes the Soot Imp on its 2.`,
    );
    expect(one({ event: 'did', seat: by, action: 'rage die/1 =4' })).toContain('shows 4');
    expect(one({ event: 'achievement-won', seat: by, achievement: 'gems/2' })).toContain('Gems II');
  });

  it('has words for what recorded games did not show', () => {
    const rare: Event[] = [
      { event: 'space-blocked', achievement: 'skills/1' },
      { event: 'blessing-seen', seat: 0, blessing: 8 },
      { event: 'sent-to-hordes', seat: 0 },
      { event: 'discards-shuffled', level: 2 },
      { event: 'demons-discarded', demons: [1] },
      { event: 'healed', seat: 0, health: 3 },
      { event: 'track-shortened', seat: 0, marked: 2 },
      { event: 'penalty-paid', seat: 0, atom: 'corrupt blue', way: null },
      { event: 'level-lost', seat: 0, levels: 1 },
      { event: 'lord-shuffled' },
      { event: 'victorious', seat: 0 },
      { event: 'did', seat: 0, action: 'bless blessing/7 die/2 +1' },
      { event: 'did', seat: 0, action: 'pour red' },
      { event: 'did', seat: 0, action: 'take off weapon1' },
      { event: 'did', seat: 0, action: 'sell item/4 red' },
      { event: 'did', seat: 0, action: 'drink red head/1/1' },
      { event: 'did', seat: 0, action: 'breach' },
      { event: 'did', seat: 0, action: 'use head/1 die/2 -1' },
      { event: 'did', seat: 0, action: 'block body/1 with stamina focus' },
      { event: 'did', seat: 0, action: 'skill blue/2 red' },
      { event: 'drawn', chance: 'first 1', seat: null },
    ];
    for (const event of rare) {
      const text = one(event, last);
      expect(text, JSON.stringify(event)).toMatch(/[.!]$/);
      expect(isGap(text ?? ''), text).toBe(false);
    }
  });

  it('is silent about what the next line says better', () => {
    expect(one({ event: 'turn-ended', seat: 0 })).toBeUndefined();
    expect(one({ event: 'did', seat: 0, action: 'end turn' })).toBeUndefined();
    expect(one({ event: 'did', seat: 0, action: 'engage set/1' })).toBeUndefined();
    expect(one({ event: 'block-ended', seat: 0, damage: 0, shields: 0 })).toBeUndefined();
  });
});
