/** What the page of a table gives to the drawing of a game, and gets from it. */

import type { Snippet } from 'svelte';

import type { Events, TableInfo } from '../generated/protocol';

/** One thing a seat may do: its text, which is sent to do it, and the same as data. */
export interface Offer<Action> {
  readonly text: string;
  readonly action: Action;
}

/** What happened in one step. */
export interface StepEvents<Event> extends Events {
  events: Event[];
}

/** What the drawing of a game gets. Everything that lights up comes from `offers`. */
export interface GameProps<View, Action, Event> {
  /** The table as this seat sees it. */
  view: View;
  /** What the rules add up to on the table, where the game says it beside the view. */
  sums: unknown;
  /** What this seat may do. */
  offers: readonly Offer<Action>[];
  /** The seat it is seen from; null for spectators. */
  seat: number | null;
  /** Seats the game waits for. */
  needed: readonly number[];
  /** The table and who sits there. */
  table: TableInfo;
  /** What happened, oldest first: to show what is new and where things came from. */
  history: readonly StepEvents<Event>[];
  /** The step that led to `view`: what to move, and how fast. */
  happening: Happening<Event>;
  /** The offer suggested by a requested hint, to be marked. */
  hinted: string | null;
  /** Everything that is printed: `GET /api/tables/{id}/components`. */
  printed: Printed;
  /** Does an offer. */
  act: (text: string) => void;
  /** Asks why something cannot be done; the page shows the answer. */
  whyNot: (text: string) => void;
  /** Opens the panel that explains what happened, or what a number is made of. */
  explain?: ((topic: Topic | null) => void) | undefined;
  /** Tells the page what is asked of the player. */
  prompt: (prompt: Prompt) => void;
  /** What was picked before a reload; a drawing with drafts stores them here. */
  draft?: Draft | undefined;
  /**
   * What happened, in words. A drawing that has room may show it; otherwise it is behind a button of
   * the header.
   */
  chronicle?: Snippet | undefined;
}

/**
 * The step that led to the view that is shown. The page shows one step after another and waits as
 * long as `lasts` of the game says before the next one; a drawing moves its pieces meanwhile. Any
 * input of the player finishes what is running: then `tempo` is 0.
 */
export interface Happening<Event = unknown> {
  /** The number of the step; a new number is a new thing to move. */
  readonly number: number;
  readonly events: readonly Event[];
  /** What durations are multiplied with: 1 is ordinary, 0 is at once. */
  readonly tempo: number;
}

/**
 * How long the events of a step take to watch, in milliseconds at tempo 1; 0 for what needs no
 * watching. A game has one in `motion.ts` beside its drawing, exported as `lasts`.
 */
export type Lasts = (events: readonly unknown[]) => number;

/** A part of the table as text, for screen readers. */
export interface Spoken {
  title: string;
  lines: readonly string[];
}

/**
 * The whole table in words. A game has one in `spoken.ts` beside its drawing, exported as `speak`; it is loaded when somebody asks for it.
 */
export type Speaker = (view: unknown, printed: Printed, table: TableInfo) => readonly Spoken[];

/** What an offer is called, in a few words. A game has one in `naming.ts`: `nameOffer`. */
export type OfferNamer = (
  offer: Offer<unknown>,
  view: unknown,
  printed: Printed,
  seat: number | null,
) => string;

/**
 * What a thing is called that reasons and outcomes of chance name, such as `beast/red` or `set/2`. A
 * game has one in `naming.ts`: `nameThing`.
 */
export type ThingNamer = (
  thing: string,
  view: unknown,
  printed: Printed,
  seat: number | null,
) => string;

/** What was picked but not done yet. It survives a reload, but not the decision it belongs to. */
export interface Draft {
  readonly picked: readonly string[];
  keep: (picked: readonly string[]) => void;
}

/**
 * Puts an event of a game into one sentence; null if it is not worth a line. A game has one in
 * `chronicle.ts` beside its drawing, exported as `narrate`.
 */
export type Narrator = (
  event: unknown,
  view: unknown,
  table: TableInfo,
  printed: Printed,
) => ChronicleLine | null;

/** A line of the chronicle. */
export interface ChronicleLine {
  text: string;
  /** The seat that did it; null for the game itself. */
  seat: number | null;
}

/** What can be explained: a step as `step/NUMBER`, or something of the game as `KIND/NAME`. */
export type Topic = `${string}/${string}`;

/** What is printed on the cards and boards of a game: its type `Components`. */
export type Printed = Record<string, unknown>;

/** The one sentence at the foot of the page, and the one button beside it. */
export interface Prompt {
  /** What is asked, or who the game waits for. */
  sentence: string;
  /** A line of consequence. */
  detail?: string;
  /** The main thing to do. */
  primary?: ActionButton;
  /** Other things to do that are no things on the board. */
  more?: readonly ActionButton[];
}

/** Something to do: what the button says, and the offer behind it. */
export interface ActionButton {
  label: string;
  offer: string;
  /** It cannot be taken back: ask once more. */
  isFinal?: boolean;
}
