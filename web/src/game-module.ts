/**
 * What a game says of itself, so that the page can offer and show it. A game is a folder with a
 * `module.ts` that exports a `GameModule`; `games.ts` lists them.
 *
 * A module is part of the page from the start: it is small, and loads everything else of its game
 * when that is needed.
 */

import type { Component } from 'svelte';

import type { IconGroup } from './art/outlines.svelte';
import type { OptionInfo } from './generated/protocol';
import type { Measure } from './opinions/coins';
import type { Entry } from './pages/cards/entry';
import type { ChapterGroup } from './rules/groups';
import type { Step } from './rules/overview';
import type {
  GameProps,
  Lasts,
  Narrator,
  OfferNamer,
  Printed,
  Speaker,
  ThingNamer,
  Topic,
} from './table/contract';
import type { KeyGroup } from './table/keys';
import type { Part } from './words/words.svelte';

/** How a game names what the notation says. */
export interface Naming {
  readonly nameOffer: OfferNamer;
  readonly nameThing: ThingNamer;
}

/** A game at a table. */
export interface Game extends Naming {
  /** Draws it; gets `GameProps` of its view. */
  readonly Drawing: Component<never>;
  readonly narrate: Narrator;
  readonly lasts: Lasts;
}

/** The large picture of a game on the first page. */
export interface Emblem {
  readonly box: string;
  readonly drawing: string;
  /** Whether the drawing leaves the corners of its box empty, so that it may be larger. */
  readonly isLoose: boolean;
}

/** What the panel that explains what happened gets. */
interface ExplainProps {
  given: GameProps<unknown, unknown, unknown>;
  topic: Topic | null;
  openRule: (rule: string) => void;
}

/** A game, as all pages know it. */
export interface GameModule {
  /** The parts of the words it needs. */
  readonly words: readonly Part[];
  /** The icons its table needs at once. */
  readonly icons: readonly IconGroup[];
  /** All its icons. */
  readonly allIcons: readonly IconGroup[];
  /** Its small sign in lists, in a box of 34 round the origin, in the colour of the text. */
  readonly sign: () => string;
  /** Whether seats know what others must not see. */
  readonly hasSecrets: boolean;
  /** Whether all players win and lose together. */
  readonly isCooperative: boolean;
  /** What values of bots are counted in. */
  readonly measure: Measure;
  /** The letters its rules and rulings begin with. */
  readonly ruleLetters: readonly string[];
  /** The chapters of its rule book, in the order in which one learns the game. */
  readonly chapters: readonly ChapterGroup[];
  /** The kinds of its cards, in the order they are shown: `cards-kind-KIND`. */
  readonly cardKinds: readonly string[];
  /** The keys its drawing listens to. */
  readonly keys: KeyGroup['keys'];
  /** The events that end something that can be explained. */
  readonly explainedEvents: readonly string[];
  /** Whether an option still says something beside the others that are chosen. */
  readonly isOptionOpen: (option: OptionInfo, chosen: Readonly<Record<string, string>>) => boolean;
  /** The picture of the game, and the icons it needs. */
  readonly emblem: () => Promise<Emblem>;
  readonly game: () => Promise<Game>;
  readonly naming: () => Promise<Naming>;
  /** The whole table in words. */
  readonly speaker: () => Promise<Speaker>;
  /** The panel that explains what happened. */
  readonly explain: () => Promise<{ default: Component<ExplainProps> }>;
  /** Everything that is printed, as entries of the card browser. */
  readonly cards: () => Promise<(printed: Printed) => readonly Entry[]>;
  /** The first chapter of its rule book: the game in a few drawings. */
  readonly overview: () => Promise<readonly Step[]>;
}
