/** The story of a game: who did what, and when it turned. From the events alone. */

import type { Event } from '../generated/bastion';
import type { StepEvents } from '../table/contract';
import { SECTION_COUNT, sectionOf } from './ids';

/** What a hero did in a game. */
export interface Deeds {
  /** Enemies defeated. */
  defeated: number;
  /** Spells cast. */
  cast: number;
  /** Spells cast in the turn of another hero. */
  helped: number;
  /** Structures and artifacts made. */
  rituals: number;
  /** Discs gained. */
  gained: number;
}

/** The story of a game. */
export interface Story {
  readonly turns: number;
  readonly heroes: readonly Deeds[];
  /** How many sections were free when it was tightest, and in which turn; none if nobody came. */
  readonly tightest: { readonly free: number; readonly turn: number } | null;
  /** The turn in which most enemies fell. */
  readonly best: { readonly seat: number; readonly turn: number; readonly defeated: number } | null;
}

/** Tells the story of a game of so many heroes. */
export function storyOf(history: readonly StepEvents<Event>[], players: number): Story {
  const heroes = Array.from({ length: players }, (): Deeds => ({
    defeated: 0,
    cast: 0,
    helped: 0,
    rituals: 0,
    gained: 0,
  }));
  const wall = new Set<number>();
  let turn = 1;
  let active = 0;
  let felled = 0;
  let tightest: Story['tightest'] = null;
  let best: Story['best'] = null;
  for (const event of history.flatMap((step) => step.events)) {
    const hero = 'seat' in event ? heroes[event.seat] : undefined;
    if (event.event === 'turn-began') {
      // Turns are counted from nought.
      turn = event.turn + 1;
      active = event.seat;
      felled = 0;
    } else if (event.event === 'cast' && hero) {
      hero.cast += 1;
      if (event.seat !== active) hero.helped += 1;
    } else if (event.event === 'defeated' && hero) {
      hero.defeated += event.cards.length;
      felled += event.cards.length;
      if (felled > (best?.defeated ?? 0)) best = { seat: event.seat, turn, defeated: felled };
    } else if (event.event === 'ritual-performed' && hero) hero.rituals += 1;
    else if (event.event === 'mana-gained' && hero)
      hero.gained += Object.values(event.mana).reduce((sum, count) => sum + count, 0);
    follow(wall, event);
    const free = SECTION_COUNT - wall.size;
    if (wall.size > 0 && free < (tightest?.free ?? SECTION_COUNT)) tightest = { free, turn };
  }
  return { turns: turn, heroes, tightest, best };
}

/** Keeps track of the sections that are taken. */
function follow(wall: Set<number>, event: Event): void {
  if (event.event === 'defeated' || event.event === 'unit-moved') {
    const left = sectionOf(event.event === 'defeated' ? event.at : event.from);
    if (left !== null) wall.delete(left);
  }
  if (event.event === 'enemy-added' || event.event === 'unit-moved') {
    const taken = sectionOf(event.event === 'enemy-added' ? event.at : event.to);
    if (taken !== null) wall.add(taken);
  }
}
