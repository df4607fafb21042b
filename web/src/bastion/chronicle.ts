/** What happened in a game of Bastion, told in sentences. */

import type { Event, View } from '../generated/bastion';
import type { Narrator, ChronicleLine } from '../table/contract';
import { listed, named, t } from '../words/words.svelte';
import {
  colorArgs,
  enemyArgs,
  enemyName,
  heroArgs,
  manaWords,
  placeArgs,
  ritualArgs,
  ritualName,
  spellName,
} from './names';
import { placeRef, targetRef } from './ids';

/** Puts an event of Bastion into words. */
export const narrate: Narrator = (event, view) => sentence(event as Event, view as View);

function sentence(event: Event, view: View): ChronicleLine | null {
  const who = (seat: number) => heroArgs(view, seat);
  const by = (seat: number, text: string): ChronicleLine => ({ seat, text });
  const game = (text: string): ChronicleLine => ({ seat: null, text });
  switch (event.event) {
    case 'called-off':
      return by(event.seat, t('told-called-off', who(event.seat)));
    case 'cast': {
      const spell = spellName(event.spell, event.power || undefined);
      const args = { ...who(event.seat), ...named('spell', event.spell, spell) };
      return by(
        event.seat,
        event.color
          ? t('told-cast-color', { ...args, ...colorArgs(event.color) })
          : t('told-cast', args),
      );
    }
    case 'held':
    case 'released':
    case 'refused':
      return by(event.seat, t(`told-${event.event}`, who(event.seat)));
    case 'hero-moved': {
      const id = event.journey === 'forced' ? 'told-forced' : 'told-moved';
      if (event.journey === 'taken-back') return null;
      return by(event.seat, t(id, { ...who(event.seat), ...placeArgs(view, placeRef(event.to)) }));
    }
    case 'mana-paid':
      return by(event.seat, t('told-paid', { ...who(event.seat), mana: manaWords(event.mana) }));
    case 'mana-gained':
      return by(event.seat, t('told-gained', { ...who(event.seat), mana: manaWords(event.mana) }));
    case 'mana-given':
      return by(
        event.from,
        t('told-given', {
          ...who(event.from),
          ...heroArgs(view, event.to, 'whom'),
          ...colorArgs(event.color),
        }),
      );
    case 'deposited':
      return by(event.seat, deposited(event, view));
    case 'discs-returned':
      return game(
        t('told-returned', {
          mana: manaWords(event.mana),
          ...placeArgs(view, { kind: 'district', n: event.district }),
        }),
      );
    case 'source-revived':
      return by(event.seat, t('told-revived', { ...who(event.seat), source: event.source }));
    case 'enemy-added':
      return game(
        t('told-added', { ...enemyArgs(event.card), ...placeArgs(view, targetRef(event.at)) }),
      );
    case 'enemy-joined':
      return game(t('told-joined', { ...enemyArgs(event.card), section: event.at }));
    case 'enemy-set-aside':
      return game(t('told-set-aside', enemyArgs(event.card)));
    case 'deck-reshuffled':
      return game(t('told-reshuffled', { count: event.cards.length }));
    case 'unit-moved':
      return game(
        t('told-unit-moved', {
          ...enemyArgs(event.card),
          ...placeArgs(view, targetRef(event.from), 'from'),
          ...placeArgs(view, targetRef(event.to), 'to'),
          march: event.march,
        }),
      );
    case 'units-swapped':
      return game(t('told-swapped', { a: event.a, b: event.b }));
    case 'defeated':
      return by(
        event.seat,
        t('told-defeated', {
          ...who(event.seat),
          enemies: listed(event.cards.map(enemyName)),
          ...placeArgs(view, targetRef(event.at)),
        }),
      );
    case 'ritual-performed':
      return by(event.seat, t('told-ritual', { ...who(event.seat), ...ritualArgs(event.card) }));
    case 'structure-laid':
    case 'structure-replaced':
      return game(t(`told-${event.event}`, ritualArgs(event.card)));
    case 'beast-dealt':
      return by(event.seat, t('told-beast', { ...who(event.seat), ...enemyArgs(event.card) }));
    case 'rituals-kept':
      return by(
        event.seat,
        t('told-kept', { ...who(event.seat), rituals: listed(event.kept.map(ritualName)) }),
      );
    case 'turn-began':
      return by(event.seat, t('told-turn', who(event.seat)));
    case 'phase-repeated':
      return by(event.seat, t('told-repeated', who(event.seat)));
    case 'ended':
      return game(t(`bastion-outcome-${event.outcome.cause}`));
    case 'drawn':
    case 'announced':
    case 'spells-spent':
    case 'ritual-dealt':
    case 'phase-ended':
      return null;
  }
}

function deposited(event: Extract<Event, { event: 'deposited' }>, view: View): string {
  return t(event.source === null ? 'told-deposited-tower' : 'told-deposited', {
    ...heroArgs(view, event.seat),
    ...colorArgs(event.color),
    ...placeArgs(view, { kind: 'district', n: event.district }),
  });
}
