import { describe, expect, it } from 'vitest';

import type { Event, View } from '../generated/bastion';
import type { TableInfo } from '../generated/protocol';
import type { StepEvents } from '../table/contract';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { enemyName, manaWords, ritualName, spellOf } from './names';
import { cardsOf } from './board/position';
import { speak } from './spoken';
import { storyOf } from './story';

const moments = recorded as unknown as { moment: string; view: View }[];
const table = {
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'greedy' },
  ],
} as unknown as TableInfo;

describe('the table in words', () => {
  it.each(moments.map((it, index) => [`${index} ${it.moment}`, it.view] as const))(
    'says everything that is on the table: %s',
    (_, view) => {
      const spoken = speak(view, printed, table);
      const text = spoken.flatMap(({ title, lines }) => [title, ...lines]).join('\n');
      expect(text).not.toMatch(/(bastion|spoken|deed|price|color)-[a-z]|undefined|NaN|\[object/);
      const enemies = [...Object.values(view.wall), ...Object.values(view.plazas)].flatMap((it) => [
        ...cardsOf(it),
      ]);
      for (const card of [...enemies, ...view.citadel]) expect(text).toContain(enemyName(card));
      for (const hero of view.heroes) {
        expect(text).toContain(manaWords(hero.mana));
        for (const card of hero.spells) expect(text).toContain(spellOf(printed, card));
        for (const card of [...hero.rituals, ...hero.artifacts])
          expect(text).toContain(ritualName(card));
      }
      for (const price of Object.values(view.price.wall)) expect(text).toContain(manaWords(price));
      expect(spoken).toHaveLength(2 + 6 + view.heroes.length);
    },
  );

  it('names the people at the table', () => {
    const view = moments.find((it) => it.view.heroes.length > 1)?.view;
    const titles = speak(view, printed, table).map(({ title }) => title);
    expect(titles.some((title) => title.endsWith(', Ada'))).toBe(true);
  });
});

describe('the story of a game', () => {
  const step = (number: number, events: unknown[]): StepEvents<Event> => ({
    number,
    at: 0,
    events: events as Event[],
  });
  const history = [
    step(1, [
      { event: 'enemy-added', card: 'beast/red', at: 'wall/24' },
      { event: 'enemy-added', card: 'beast/blue', at: 'wall/23' },
      { event: 'turn-began', seat: 0, turn: 1 },
    ]),
    step(2, [
      { event: 'cast', seat: 1, card: 'warrior/red', spell: 'fireball', power: 1, color: null },
      { event: 'defeated', seat: 0, at: 'wall/24', cards: ['beast/red'] },
      { event: 'mana-gained', seat: 0, mana: { red: 3 } },
      { event: 'turn-began', seat: 1, turn: 2 },
      { event: 'defeated', seat: 1, at: 'wall/23', cards: ['beast/blue', 'symbiote/red'] },
    ]),
  ];

  it('counts who did what, and who helped', () => {
    const { heroes, best, tightest, turns } = storyOf(history, 2);
    expect(heroes[0]).toMatchObject({ defeated: 1, helped: 0, gained: 3 });
    expect(heroes[1]).toMatchObject({ defeated: 2, cast: 1, helped: 1 });
    expect(best).toEqual({ seat: 1, turn: 3, defeated: 2 });
    expect(tightest).toEqual({ free: 22, turn: 1 });
    expect(turns).toBe(3);
  });

  it('is empty before anything happened', () => {
    expect(storyOf([], 1)).toMatchObject({ turns: 1, best: null, tightest: null });
  });
});
