/**
 * Where each offer of Sanctum is found in the interface: the things on the table a player picks up
 * one after another, and what is then left to say. No rule is known here.
 */

import type { Action } from '../generated/sanctum';
import type { Offer } from '../table/contract';
import {
  abilityThing,
  isDie,
  pointThing,
  skillThing,
  spaceThing,
  thing,
  type Thing,
} from './things';
import { cellOf } from './ids';

/** What an offer does. */
export type Verb = Action['type'];

/** An offer, and the things on the table it names. */
export interface PlacedOffer extends Offer<Action> {
  /** Things to pick, in any order; dice in the order they are named. */
  readonly things: readonly Thing[];
}

/** Finds the things of an offer. */
export const placed = ({ text, action }: Offer<Action>): PlacedOffer => ({
  text,
  action,
  things: thingsOf(action),
});

/** The things an action names. */
function thingsOf(action: Action): readonly Thing[] {
  switch (action.type) {
    case 'use':
      return [abilityThing(action.ability), thing.die(action.die)];
    case 'block':
      return [abilityThing(action.ability)];
    case 'skill':
      return [
        skillThing(action.skill),
        ...dice(action.die, action.set_aside),
        ...(action.target ? [pointThing(action.target)] : []),
      ];
    case 'bless':
      return [thing.blessing(action.blessing), ...dice(action.die)];
    case 'rage':
      return [thing.rage(), thing.die(action.die)];
    case 'assign':
      return [thing.die(action.die), pointThing(action.target)];
    case 'drink':
      return [thing.potion(action.potion), spaceThing(action.space)];
    case 'pour':
      return [thing.potion(action.potion)];
    case 'pay':
    case 'corrupt':
      return [spaceThing(action.space)];
    case 'raise':
      return [thing.gem(action.gem, cellOf(action.skill))];
    case 'equip':
      return [thing.item(action.item), thing.slot(action.slot)];
    case 'take-off':
      return [thing.slot(action.slot)];
    case 'sell':
    case 'take':
      return [thing.item(action.item)];
    case 'engage':
      return [thing.set(action.set)];
    case 'loot':
      return [thing.demon(action.demon)];
    case 'lose-die':
      return [thing.die(action.die)];
    case 'lose-blessing':
      return [thing.blessing(action.blessing)];
    case 'move':
    case 'fight':
    case 'rest':
    case 'breach':
    case 'answer':
    case 'end-turn':
    case 'open-chest':
    case 'roll':
    case 'end-attack':
    case 'accept':
    case 'turn-over':
    case 'fill':
    case 'end-rest':
    case 'pay-penalty':
    case 'take-wounds':
      return [];
  }
}

const dice = (...numbers: (number | undefined)[]): Thing[] =>
  numbers.flatMap((n) => (n === undefined ? [] : [thing.die(n)]));

/** Whether doing it waits for one more press even when there is nothing left to choose. */
export function isDeliberate({ action }: PlacedOffer): boolean {
  switch (action.type) {
    case 'engage':
    case 'take':
    case 'take-off':
    case 'sell':
    case 'pour':
      return true;
    case 'bless':
      return action.die === undefined;
    default:
      return false;
  }
}

/** Whether the offer is a button beside the sentence. */
export const isButton = ({ things }: PlacedOffer): boolean => things.length === 0;

/** The first die an offer names. */
export const dieOf = ({ things }: PlacedOffer): Thing | undefined => things.find(isDie);

/** The value the die shows afterwards, as far as it is known before. */
export const shownBy = ({ action }: Offer<Action>): number | undefined =>
  'shows' in action ? action.shows : undefined;
