/** Whole tables in every language: what the page puts into messages is what they ask for. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { narrate as narrateBastion } from '../bastion/chronicle';
import bastionMoments from '../bastion/fixtures/offers.json';
import bastionPrinted from '../bastion/fixtures/printed.json';
import { thingLabel } from '../bastion/board/labels';
import type { Thing } from '../bastion/ids';
import { nameOffer as nameBastion } from '../bastion/naming';
import type { BastionOffer } from '../bastion/offers';
import { speak as speakBastion } from '../bastion/spoken';
import type { Event as BastionEvent, View as BastionView } from '../generated/bastion';
import type { Events, Offer, TableInfo } from '../generated/protocol';
import type { View as SanctumView } from '../generated/sanctum';
import { bastionCards } from '../bastion/cards';
import { sanctumCards } from '../sanctum/cards';
import { narrate as narrateSanctum } from '../sanctum/chronicle';
import sanctumFights from '../sanctum/fixtures/fights.json';
import sanctumGames from '../sanctum/fixtures/games.json';
import sanctumMoments from '../sanctum/fixtures/offers.json';
import sanctumPrinted from '../sanctum/fixtures/printed.json';
import { Book } from '../sanctum/printed';
import { nameOffer as nameSanctum } from '../sanctum/naming';
import { speak as speakSanctum } from '../sanctum/spoken';
import { storyOf } from '../sanctum/story';
import { LANGUAGES, words, type Part } from './words.svelte';

interface Moment<View, Offered> {
  seat: number;
  offers: Offered[];
  view: View;
}
const inBastion = bastionMoments as unknown as Moment<BastionView, BastionOffer>[];
const inSanctum = sanctumMoments as unknown as Moment<SanctumView, Offer>[];
const fights = sanctumFights as unknown as { view: SanctumView }[];
const games = sanctumGames as unknown as {
  table: TableInfo;
  view: SanctumView;
  history: Events[];
}[];
const table = {
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'easy' },
    { kind: 'open' },
    { kind: 'open' },
  ],
} as unknown as TableInfo;

const BASTION_THINGS: readonly Thing[] = [
  { kind: 'citadel' },
  { kind: 'wall', n: 1 },
  { kind: 'source', district: 1, n: 1 },
  { kind: 'tower', district: 2 },
  { kind: 'foundation', district: 1, n: 1 },
];
const BASTION_EVENTS = [
  { event: 'called-off', seat: 0 },
  { event: 'cast', seat: 0, spell: 'fireball', power: 2, color: null },
  { event: 'cast', seat: 0, spell: 'prism', power: 0, color: 'red' },
  { event: 'held', seat: 0 },
  { event: 'hero-moved', seat: 0, journey: 'move', to: 'citadel' },
  { event: 'hero-moved', seat: 0, journey: 'forced', to: 'district/2' },
  { event: 'mana-paid', seat: 0, mana: { red: 1, green: 5 } },
  { event: 'mana-gained', seat: 0, mana: { blue: 3 } },
  { event: 'mana-given', from: 0, to: 0, color: 'black' },
  { event: 'deposited', seat: 0, district: 1, source: 1, color: 'yellow' },
  { event: 'deposited', seat: 0, district: 1, source: null, color: 'yellow' },
  { event: 'discs-returned', district: 3, mana: { purple: 2 } },
  { event: 'source-revived', seat: 0, source: 1 },
  { event: 'enemy-added', card: 'beast/red', at: 'wall/3' },
  { event: 'enemy-added', card: 'dragon/green', at: 'citadel' },
  { event: 'enemy-added', card: 'flier/black', at: 'plaza/2' },
  { event: 'enemy-joined', card: 'symbiote/red', at: 3 },
  { event: 'enemy-set-aside', card: 'golem' },
  { event: 'deck-reshuffled', cards: ['beast/red', 'golem'] },
  { event: 'unit-moved', card: 'beast/red', from: 'wall/3', to: 'wall/9', march: 'walk' },
  { event: 'unit-moved', card: 'flier/red', from: 'wall/3', to: 'plaza/1', march: 'flight' },
  { event: 'units-swapped', a: 3, b: 4 },
  { event: 'defeated', seat: 0, cards: ['beast/red', 'mage/blue'], at: 'wall/3' },
  { event: 'ritual-performed', seat: 0, card: 'cannon/red' },
  { event: 'structure-laid', card: 'source/green' },
  { event: 'beast-dealt', seat: 0, card: 'beast/green' },
  { event: 'rituals-kept', seat: 0, kept: ['cannon/red', 'obelisk/blue'] },
  { event: 'turn-began', seat: 0 },
  { event: 'phase-repeated', seat: 0 },
] as unknown as BastionEvent[];

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const isGap = (text: string): boolean => /[{}$]|undefined|NaN|\[object|^ | $/.test(text);
const gaps = (texts: readonly string[]): string[] => [...new Set(texts.filter(isGap))];

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    const [, language = '', part = ''] = /locales\/(\w+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
    words.add(language, part as Part, text);
  }
});
afterAll(() => words.speak('en'));

// A message that asks for what it does not get throws, see `Words.say`.
describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  it('everything of Bastion can be said', () => {
    for (const { view, offers, seat } of inBastion) {
      const context = { view, printed: bastionPrinted, seat };
      const spoken = speakBastion(view, bastionPrinted, table).flatMap((it) => it.lines);
      const named = offers.map((offer) => nameBastion(offer, view, bastionPrinted, seat));
      const labels = BASTION_THINGS.map((thing) => thingLabel(thing, context, offers.slice(0, 3)));
      const told = BASTION_EVENTS.flatMap(
        (event) => narrateBastion(event, view, table, bastionPrinted)?.text ?? [],
      );
      expect(gaps([...spoken, ...named, ...labels, ...told])).toEqual([]);
    }
  });

  it('everything of Sanctum can be said', () => {
    for (const { view, offers, seat } of inSanctum) {
      const named = offers.map((offer) => nameSanctum(offer, view, sanctumPrinted, seat));
      expect(gaps(named)).toEqual([]);
    }
    for (const { view } of [...fights, ...games]) {
      const spoken = speakSanctum(view, sanctumPrinted, table).flatMap((it) => it.lines);
      expect(gaps(spoken)).toEqual([]);
    }
    const book = new Book(sanctumPrinted);
    for (const { view, history, table: at } of games) {
      const told = history.flatMap(({ events }) =>
        events.flatMap((event) => narrateSanctum(event, view, at, sanctumPrinted)?.text ?? []),
      );
      const story = storyOf(history, view, book).lines.map(({ text }) => text);
      expect(gaps([...told, ...story])).toEqual([]);
    }
  });

  it('every card can be read', () => {
    const cards = [...bastionCards(bastionPrinted), ...sanctumCards(sanctumPrinted)];
    const texts = cards.flatMap(({ name, facts, texts: said }) => [
      name,
      ...facts.map((fact) => fact.value),
      ...said.map(({ text }) => text),
    ]);
    expect(gaps(texts)).toEqual([]);
  });
});
