/** Actions and things in words, for hints, replays and analyses. */

import type { Action, View } from '../generated/bastion';
import type { OfferNamer, ThingNamer } from '../table/contract';
import { t } from '../words/words.svelte';
import {
  COLOR_LIST,
  ENEMIES,
  enemyId,
  enemyWord,
  FOUNDATIONS,
  PLACES,
  RITUALS,
  ritualId,
  SPELL_LIST,
  TARGETS,
} from './ids';
import { actionLabel, castName, sourceName, type Context } from './labels';
import { enemyName, foundationName, placeName, ritualName, seatHero, spellName } from './names';
import { printedEnemy } from './printed';

/** What an action is called. */
export const nameOffer: OfferNamer = ({ action }, view, printed, seat) =>
  actionLabel(action as Action, { view: view as View, printed, seat });

/** What a thing is called. */
export const nameThing: ThingNamer = (thing, view, printed, seat) =>
  wordsOf(thing, { view: view as View, printed, seat }) ?? thing;

/** More sources than a district can have, and more power than a spell can have. */
const MOST = 9;
const NUMBERS = Array.from({ length: MOST }, (_, index) => index + 1);

/** The names of a thing: every kind of thing is asked whether it is one of them. */
function wordsOf(thing: string, context: Context): string | undefined {
  const { view } = context;
  const place = PLACES.get(thing) ?? TARGETS.get(thing);
  if (place) return placeName(view, place);
  const foundation = FOUNDATIONS.get(thing);
  if (foundation) return foundationName(view, foundation);
  const enemy = ENEMIES.get(thing);
  if (enemy) return enemyName(enemyId(enemy));
  const ritual = RITUALS.get(thing);
  if (ritual) return ritualName(ritualId(ritual));
  const color = COLOR_LIST.find((it) => it === thing);
  if (color) return t(`color-${color}`);
  const seat = view.heroes.findIndex((_, index) => thing === `seat/${index}`);
  if (seat >= 0) return seatHero(view, seat);
  const source = NUMBERS.find((n) => thing === `source/${n}`);
  return source === undefined ? spellWords(thing, context) : sourceName(context, source);
}

/** A spell by itself, with its power or without, or the card it is printed on. */
function spellWords(thing: string, { printed }: Context): string | undefined {
  for (const spell of SPELL_LIST) {
    if (thing === spell) return spellName(spell);
    const power = NUMBERS.find((n) => thing === `${spell}/${n}`);
    if (power !== undefined) return spellName(spell, power);
  }
  const cards = [...ENEMIES.values()].map(enemyId);
  const card = cards.find((it) => thing === `${printedEnemy(printed, it).spell}/${enemyWord(it)}`);
  return card && castName(printed, printedEnemy(printed, card).spell, card);
}
