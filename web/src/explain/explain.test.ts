/** Recorded games explained: every enemy phase and every fight, in every language. */

import { FluentResource } from '@fluent/bundle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import bastionMoments from '../bastion/fixtures/offers.json';
import bastionPrinted from '../bastion/fixtures/printed.json';
import type { Event, View as BastionView } from '../generated/bastion';
import type { Events } from '../generated/protocol';
import type { StepEvents } from '../table/contract';
import type { Cell, HeroSums, Sums, View as SanctumView } from '../generated/sanctum';
import { bookOf as ruleBookOf } from '../rules/books';
import { Book } from '../sanctum/printed';
import sanctumPrinted from '../sanctum/fixtures/printed.json';
import sanctumGames from '../sanctum/fixtures/told.json';
import { LANGUAGES, words } from '../words/words.svelte';
import { pricing } from '../bastion/board/position';
import { bastionEpisodes } from '../bastion/explain/phases';
import { explainPrice, targetsOf } from '../bastion/explain/prices';
import bastionGames from '../bastion/fixtures/games.json';
import { targetId } from '../bastion/ids';
import { setOf } from '../bastion/printed';
import { lasting } from './lasting';
import { episodeAt, stepOf, type Reason } from './reasons';
import { sanctumEpisodes } from '../sanctum/explain/fights';
import { explainTokens, TOKENS } from '../sanctum/explain/tokens';

interface Game<View, Known = unknown> {
  view: View;
  history: StepEvents<Known>[];
}
const inBastion = bastionGames as unknown as Game<BastionView, Event>[];
const bastionSet = setOf(bastionPrinted);
const inSanctum = sanctumGames as unknown as (Game<SanctumView> & {
  tables: { view: SanctumView; sums: Sums }[];
})[];
const boards = (bastionMoments as unknown as { view: BastionView }[]).map(({ view }) => view);
/** The heroes of recorded tables, with what is added up for them. */
const heroes = inSanctum.flatMap(({ tables }) =>
  tables.flatMap(({ view, sums }) =>
    view.heroes.flatMap((hero, seat) => {
      const ofHero = sums.heroes[seat];
      return ofHero && hero.fate !== 'dead' ? [{ view, hero, ofHero }] : [];
    }),
  ),
);
const book = new Book(sanctumPrinted);

const step = (number: number, ...events: unknown[]): Events =>
  ({ number, at: 0, events }) as Events;
const isGap = (text: string): boolean =>
  /(explain|bastion|sanctum)-|[{}]|NaN|undefined|\[object| {2}/.test(text);

/** Everything that can be said about the recorded games. */
function everything(): Reason[] {
  return [
    ...inBastion.flatMap(({ history, view }) => bastionEpisodes(history, view)),
    ...inSanctum.flatMap(({ history, view }) => sanctumEpisodes(history, view, book)),
    ...boards.flatMap((view) =>
      targetsOf(view).map((target) => explainPrice(view, target, bastionSet)),
    ),
    ...heroes.flatMap(({ hero, ofHero }) =>
      TOKENS.map((token) => ({ reasons: explainTokens(hero, ofHero, book, token) })),
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
      const episodes = bastionEpisodes(history, view);
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
      expect(episodes.length).toBeGreaterThan(10);
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
  const added = (card: string, at: string, ...because: readonly unknown[]) => ({
    event: 'enemy-added',
    card,
    at,
    because,
  });
  const came = (ahead: unknown) => ({ cause: { kind: 'came', ahead }, rules: ['B-10.5'] });
  const reasons = (...history: Events[]): readonly Reason[] =>
    bastionEpisodes(history as StepEvents<Event>[], view).at(-1)?.reasons ?? [];

  it('is the obstacle ahead: the gate, or who stands there', () => {
    const [gate] = reasons(step(1, ended, added('mage/green', 'wall/24', came('gate'))));
    expect(gate?.text).toContain(': the gate.');
    const ahead = { unit: 'mage/green' };
    expect(reasons(step(2, ended, added('beast/red', 'wall/23', came(ahead))))[0]).toEqual({
      text: 'Fire Beast walks from the camp along the wall to section 23, the first free section with an obstacle ahead: Forest Mage on the next one.',
      rules: ['B-10.5'],
    });
  });

  it('is every reason the engine gives, each once and with its rules', () => {
    const roosted = { cause: { kind: 'roosted' }, rules: ['B-15.43', 'B-15.45'] };
    const found = reasons(
      step(
        1,
        ended,
        added('dragon/red', 'citadel', roosted),
        added('dragon/red', 'citadel', roosted),
      ),
    );
    expect(found.map(({ rules }) => rules)).toEqual([['B-15.43', 'B-15.45']]);
    const departed = { cause: { kind: 'departed' }, rules: ['B-15.47'] };
    const moved = { event: 'hero-moved', seat: 0, to: 'citadel', because: [departed] };
    expect(reasons(step(1, ended, moved))).toEqual([]);
  });

  it('is told from what was not taken back', () => {
    const history = [
      step(1, ended, added('mage/green', 'wall/24', came('gate'))),
      { ...step(2), taken_back: 0 },
    ];
    expect(reasons(...history)).toEqual([]);
  });
});

describe('what a price is made of', () => {
  it('is said part by part, and the parts make up the strength', () => {
    const priced = boards.flatMap((view) =>
      targetsOf(view).map((target) => ({
        view,
        target,
        ...explainPrice(view, target, bastionSet),
      })),
    );
    expect(priced.length).toBeGreaterThan(20);
    for (const { view, target, reasons } of priced) {
      const bases = reasons.filter(({ rules }) =>
        rules.some((it) => /^B-(14\.2|15\.(58|59|60))$/.test(it)),
      );
      expect(bases.length, targetId(target)).toBe(pricing(view, target).cards.length);
      expect(
        reasons.some(({ rules }) => rules.includes('B-14.8')),
        targetId(target),
      ).toBe(true);
    }
    expect(priced.some(({ reasons }) => reasons.some(({ text }) => text.startsWith('+1')))).toBe(
      true,
    );
  });
});

describe('where tokens come from', () => {
  it('is a sum with a sentence for each part', () => {
    expect(heroes.length).toBeGreaterThan(60);
    for (const { view, hero, ofHero } of heroes) {
      for (const token of TOKENS) {
        const [total, ...parts] = explainTokens(hero, ofHero, book, token);
        expect(total?.text).toMatch(/: \d+ = \d+ \([^()]+\)( \+ \d+ \([^()]+\))*( [−+] \d+)?\.$/);
        const isChanged = parts.some(({ rules }) => rules.includes('S-15.3'));
        if (!view.blessings_open) expect(isChanged, total?.text).toBe(false);
      }
    }
  });

  it('names the board, the skill and the item', () => {
    const [first] = heroes;
    const hero = {
      ...(first as NonNullable<typeof first>).hero,
      figure: 'huntress' as const,
      stamina: 2,
    };
    const made: HeroSums = {
      ...(first as NonNullable<typeof first>).ofHero,
      tokens: {
        total: [4, 2],
        spent: [2, 0],
        parts: [
          ['board', [3, 2]],
          [{ skill: 'blue/2' as Cell }, [1, 0]],
        ],
      },
    };
    expect(explainTokens(hero, made, book, 'stamina').map(({ text }) => text)).toEqual([
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
