/** Recorded games explained: every enemy phase and every fight, in every language. */

import { FluentResource } from '@fluent/bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import bastionMoments from '../bastion/fixtures/offers.json';
import bastionPrinted from '../bastion/fixtures/printed.json';
import type { Event, View as BastionView } from '../generated/bastion';
import type { Events } from '../generated/protocol';
import type { Event as SanctumEvent, View as SanctumView } from '../generated/sanctum';
import { bookOf as ruleBookOf } from '../rules/books';
import { Book } from '../sanctum/printed';
import sanctumFights from '../sanctum/fixtures/fights.json';
import sanctumGames from '../sanctum/fixtures/games.json';
import sanctumPrinted from '../sanctum/fixtures/printed.json';
import sanctumViews from '../sanctum/fixtures/views.json';
import { LANGUAGES, words } from '../words/words.svelte';
import { bastionEpisodes } from '../bastion/explain/phases';
import { explainPrice, targetsOf } from '../bastion/explain/prices';
import bastionGames from '../bastion/fixtures/games.json';
import { lasting } from './lasting';
import { episodeAt, stepOf, type Reason } from './reasons';
import { sanctumEpisodes } from '../sanctum/explain/fights';
import { explainTokens, TOKENS } from '../sanctum/explain/tokens';

interface Game<View> {
  view: View;
  history: Events[];
}
const inBastion = bastionGames as unknown as Game<BastionView>[];
const inSanctum = sanctumGames as unknown as Game<SanctumView>[];
const boards = (bastionMoments as unknown as { view: BastionView }[]).map(({ view }) => view);
const tables = [
  ...(sanctumViews as unknown as SanctumView[]),
  ...(sanctumFights as unknown as { view: SanctumView }[]).map(({ view }) => view),
];
const book = new Book(sanctumPrinted);

const step = (number: number, ...events: unknown[]): Events =>
  ({ number, at: 0, events }) as Events;
const eventsOf = <Known>(history: readonly Events[]): Known[] =>
  history.flatMap(({ events }) => events as Known[]);
const isGap = (text: string): boolean =>
  /(explain|bastion|sanctum)-|[{}]|NaN|undefined|\[object| {2}/.test(text);

/** Everything that can be said about the recorded games. */
function everything(): Reason[] {
  return [
    ...inBastion.flatMap(({ history, view }) => bastionEpisodes(history, view, bastionPrinted)),
    ...inSanctum.flatMap(({ history, view }) => sanctumEpisodes(history, view, book)),
    ...boards.flatMap((view) =>
      targetsOf(view).map((target) => explainPrice(view, bastionPrinted, target)),
    ),
    ...tables.flatMap(({ heroes }) =>
      heroes
        .filter((hero) => hero.fate !== 'dead')
        .flatMap((hero) =>
          TOKENS.map((token) => ({ reasons: explainTokens(hero, sanctumPrinted, token) })),
        ),
    ),
  ].flatMap(({ reasons }) => reasons);
}

beforeAll(async () => {
  await words.need('table', 'bastion', 'sanctum', 'names', 'explain');
});
afterAll(() => words.speak('en'));

describe('an explanation', () => {
  it('is there for every enemy phase', () => {
    for (const { history, view } of inBastion) {
      const episodes = bastionEpisodes(history, view, bastionPrinted);
      const ended = history.filter(({ events }) =>
        (events as Event[]).some((it) => it.event === 'phase-ended'),
      );
      expect(ended.length).toBeGreaterThan(20);
      for (const { number } of ended) {
        const found = episodes[episodeAt(episodes, number)];
        expect(found?.from, `step ${number}`).toBe(number);
        expect(found?.reasons.length).toBeGreaterThan(0);
      }
    }
  });

  it('is there for every fight, in at most six sentences', () => {
    for (const { history, view } of inSanctum) {
      const episodes = sanctumEpisodes(history, view, book);
      const blocked = eventsOf<SanctumEvent>(history).filter((it) => it.event === 'block-ended');
      expect(episodes.length).toBeGreaterThanOrEqual(blocked.length);
      for (const { reasons, title } of episodes) {
        expect(reasons.length, title).toBeGreaterThan(0);
        expect(reasons.length, title).toBeLessThanOrEqual(6);
      }
    }
  });

  it('names only rules that are in the books', async () => {
    const known = [await ruleBookOf('bastion', 'en'), await ruleBookOf('sanctum', 'en')];
    const cited = new Set(everything().flatMap(({ rules }) => rules));
    expect(cited.size).toBeGreaterThan(20);
    expect([...cited].filter((id) => !known.some(({ rules }) => rules.has(id)))).toEqual([]);
    expect(everything().filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  it.each(LANGUAGES)('has no gap in %s', async (language) => {
    await words.speak(language);
    expect(everything().filter(({ text }) => isGap(text) || !/[.!]$/.test(text))).toEqual([]);
    await words.speak('en');
  });

  it('has all its messages in all five languages', () => {
    const files = import.meta.glob<string>('../../../locales/*/explain.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const ids = Object.values(files).map((text) =>
      new FluentResource(text).body.map(({ id }) => id).sort(),
    );
    expect(ids).toHaveLength(5);
    for (const mine of ids) expect(mine).toEqual(ids[0]);
  });
});

describe('why an enemy stands where it stands', () => {
  const { view } = inBastion[0] as Game<BastionView>;
  const ended = { event: 'phase-ended', seat: 0 };
  const added = (card: string, at: string) => ({ event: 'enemy-added', card, at });
  const flies = {
    event: 'unit-moved',
    card: 'flier/red',
    from: 'wall/23',
    to: 'plaza/6',
    march: 'flight',
  };
  const reasons = (...history: Events[]): readonly Reason[] =>
    bastionEpisodes(history, view, bastionPrinted).at(-1)?.reasons ?? [];
  const rules = (...history: Events[]): string[] => reasons(...history).flatMap((it) => it.rules);

  it('is the obstacle ahead: the gate, or who stands there', () => {
    expect(reasons(step(1, ended, added('mage/green', 'wall/24')))[0]?.text).toContain(
      ': the gate.',
    );
    const second = reasons(
      step(1, ended, added('mage/green', 'wall/24'), { event: 'turn-began', seat: 1 }),
      step(2, ended, added('beast/red', 'wall/23')),
    );
    expect(second[0]).toEqual({
      text: 'Fire Beast walks from the camp along the wall to section 23, the first free section with an obstacle ahead: Forest Mage on the next one.',
      rules: ['B-10.5'],
    });
  });

  it('is a property of the card', () => {
    expect(rules(step(1, ended, added('giant/red', 'wall/20')))).toEqual(['B-15.36']);
    expect(rules(step(1, ended, added('dragon/red', 'citadel')))).toEqual(['B-15.43', 'B-15.45']);
    expect(rules(step(1, ended, added('flier/red', 'wall/23'), flies))).toEqual([
      'B-10.5',
      'B-15.19',
      'B-15.23',
    ]);
    expect(rules(step(1, ended, added('flier/red', 'wall/23')))).toEqual(['B-10.5', 'B-15.21']);
    expect(rules(step(1, ended, added('scout/red', 'wall/23')))).toEqual(['B-10.5', 'B-15.3']);
    expect(
      rules(step(1, ended, added('scout/red', 'wall/23'), added('mage/blue', 'wall/22'))),
    ).toEqual(['B-10.5', 'B-15.1', 'B-10.5']);
    expect(
      rules(
        step(1, added('mage/red', 'wall/9')),
        step(2, ended, { event: 'enemy-joined', card: 'symbiote/red', at: 9 }),
      ),
    ).toEqual(['B-15.5', 'B-15.11']);
  });

  it('is told from what was not taken back', () => {
    const attack = step(2, { event: 'defeated', seat: 0, at: 'wall/24', cards: ['mage/green'] });
    const history = [
      step(1, added('mage/green', 'wall/24')),
      attack,
      { ...step(3), taken_back: 0 },
      step(4, ended, added('beast/red', 'wall/23')),
    ];
    expect(reasons(...history)[0]?.text).toContain('Forest Mage on the next one');
  });
});

describe('what a price is made of', () => {
  it('is said part by part, and the parts make up the strength', () => {
    const priced = boards.flatMap((view) =>
      targetsOf(view).map((target) => ({
        view,
        target,
        ...explainPrice(view, bastionPrinted, target),
      })),
    );
    expect(priced.length).toBeGreaterThan(20);
    for (const { view, target, reasons } of priced) {
      const cards = target === 'citadel' ? 1 : undefined;
      const bases = reasons.filter(({ rules }) =>
        rules.some((it) => /^B-(14\.2|15\.(58|59|60))$/.test(it)),
      );
      const unit = target.startsWith('wall/')
        ? view.modifiers.wall[Number(target.slice(5))]
        : target.startsWith('plaza/')
          ? view.modifiers.plazas[Number(target.slice(6))]
          : view.modifiers.citadel;
      expect(bases.length, target).toBe(cards ?? unit?.length);
      expect(
        reasons.some(({ rules }) => rules.includes('B-14.8')),
        target,
      ).toBe(true);
    }
    expect(priced.some(({ reasons }) => reasons.some(({ text }) => text.startsWith('+1')))).toBe(
      true,
    );
  });
});

describe('where tokens come from', () => {
  it('adds up for every hero before the Demon Lord answers', () => {
    const heroes = tables.filter((view) => !view.blessings_open).flatMap(({ heroes: all }) => all);
    expect(heroes.length).toBeGreaterThan(20);
    for (const hero of heroes.filter((it) => it.fate === 'alive')) {
      for (const token of TOKENS) {
        const [total, ...parts] = explainTokens(hero, sanctumPrinted, token);
        expect(total?.text).toMatch(/: \d+ = \d+ \([^()]+\)( \+ \d+ \([^()]+\))*\.$/);
        expect(
          parts.some(({ rules }) => rules.includes('S-15.3')),
          total?.text,
        ).toBe(false);
      }
    }
  });

  it('names the board, the skill and the item', () => {
    const [hero] = (tables[0] as SanctumView).heroes;
    const made = {
      ...(hero as NonNullable<typeof hero>),
      figure: 'huntress' as const,
      stamina: 2,
      spaces: { 'body/1': ['stamina', 'stamina'] } as NonNullable<typeof hero>['spaces'],
      skills: ['blue/2' as const],
      slots: {},
    };
    expect(explainTokens(made, sanctumPrinted, 'stamina').map(({ text }) => text)).toEqual([
      'Huntress, stamina: 4 = 3 (hero board) + 1 (Long Watch).',
      '3 at the start, as printed on the hero board.',
      '1 by the skill Long Watch.',
      '2 in the pool; 2 on abilities, until a potion or a Rest brings them back.',
    ]);
  });
});

describe('the topic of an explanation', () => {
  it('is a step, or nothing but the latest', () => {
    expect(stepOf('step/17')).toBe(17);
    expect(stepOf('price/wall/3')).toBeNull();
    expect(stepOf(null)).toBeNull();
  });

  it('forgets what was rolled back', () => {
    const history = [
      step(1, { event: 'did', seat: 0 }),
      step(2, { event: 'did', seat: 1 }, { event: 'drawn' }),
      { ...step(3), rolled_back: 1 },
    ];
    expect(lasting(history).map(({ number }) => number)).toEqual([1]);
  });
});
