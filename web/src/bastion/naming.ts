/** Offers and things in words, for hints, replays and analyses. */

import type { EnemyId, RitualId, View } from '../generated/bastion';
import type { OfferNamer, ThingNamer } from '../table/contract';
import { t, words } from '../words/words.svelte';
import { castName, deedLabel, sourceName } from './labels';
import { enemyName, foundationName, placeName, ritualName, seatHero, spellName } from './names';
import { isColor } from './printed';

/** What an offer is called. */
export const nameOffer: OfferNamer = ({ text }, view, printed, seat) =>
  deedLabel(text, { view: view as View, printed, seat });

const PLACES: ReadonlySet<string> = new Set(['citadel', 'district', 'wall', 'plaza']);

/** What a thing is called. */
export const nameThing: ThingNamer = (thing, given, printed, seat) => {
  const view = given as View;
  const [kind = '', second = ''] = thing.split('/');
  if (PLACES.has(kind)) return placeName(view, thing);
  if (kind === 'foundation') return foundationName(view, thing);
  if (kind === 'source' && !isColor(second)) return sourceName({ view, printed, seat }, thing);
  if (kind === 'seat') return seatHero(view, Number(second));
  if (isColor(kind)) return t(`color-${kind}`);
  if (words.has(`bastion-class-${kind}`) || words.has(`bastion-legend-${kind}`))
    return enemyName(thing as EnemyId);
  if (words.has(`bastion-ritual-${kind}`) && isColor(second)) return ritualName(thing as RitualId);
  if (!words.has(`bastion-spell-${kind}`)) return thing;
  // A spell by itself, with its power or without, or the card it is printed on.
  return /^\d*$/.test(second)
    ? spellName(kind, Number(second) || undefined)
    : castName(printed, thing);
};
