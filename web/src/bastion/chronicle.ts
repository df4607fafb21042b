/** What happened in a game of Bastion, told in sentences. */

import type { Event, View } from '../generated/bastion';
import type { Teller, Told } from '../table/contract';
import { t } from '../words/words.svelte';
import { enemyName, manaWords, placeName, ritualName, seatHero, spellName } from './names';

/** Tells an event of Bastion. */
export const tell: Teller = (event, view) => sentence(event as Event, view as View);

function sentence(event: Event, view: View): Told | null {
  const who = (seat: number): string => seatHero(view, seat);
  const by = (seat: number, text: string): Told => ({ seat, text });
  const game = (text: string): Told => ({ seat: null, text });
  switch (event.event) {
    case 'called-off':
      return by(event.seat, t('told-called-off', { who: who(event.seat) }));
    case 'cast': {
      const color = event.color ? t(`color-${event.color}`) : '';
      const spell = spellName(event.spell, event.power || undefined);
      const id = color ? 'told-cast-color' : 'told-cast';
      return by(event.seat, t(id, { who: who(event.seat), spell, color }));
    }
    case 'held':
    case 'released':
    case 'refused':
      return by(event.seat, t(`told-${event.event}`, { who: who(event.seat) }));
    case 'hero-moved': {
      const id = event.journey === 'forced' ? 'told-forced' : 'told-moved';
      if (event.journey === 'taken-back') return null;
      return by(event.seat, t(id, { who: who(event.seat), place: placeName(view, event.to) }));
    }
    case 'mana-paid':
      return by(event.seat, t('told-paid', { who: who(event.seat), mana: manaWords(event.mana) }));
    case 'mana-gained':
      return by(
        event.seat,
        t('told-gained', { who: who(event.seat), mana: manaWords(event.mana) }),
      );
    case 'mana-given':
      return by(
        event.from,
        t('told-given', {
          who: who(event.from),
          whom: who(event.to),
          color: t(`color-${event.color}`),
        }),
      );
    case 'deposited':
      return by(event.seat, deposited(event, view, who(event.seat)));
    case 'discs-returned':
      return game(
        t('told-returned', {
          mana: manaWords(event.mana),
          place: placeName(view, `district/${event.district}`),
        }),
      );
    case 'source-revived':
      return by(event.seat, t('told-revived', { who: who(event.seat), source: event.source }));
    case 'enemy-added':
      return game(
        t('told-added', { enemy: enemyName(event.card), place: placeName(view, event.at) }),
      );
    case 'enemy-joined':
      return game(t('told-joined', { enemy: enemyName(event.card), section: event.at }));
    case 'enemy-set-aside':
      return game(t('told-set-aside', { enemy: enemyName(event.card) }));
    case 'deck-reshuffled':
      return game(t('told-reshuffled', { count: event.cards.length }));
    case 'unit-moved':
      return game(
        t('told-unit-moved', {
          enemy: enemyName(event.card),
          from: placeName(view, event.from),
          to: placeName(view, event.to),
          march: event.march,
        }),
      );
    case 'units-swapped':
      return game(t('told-swapped', { a: event.a, b: event.b }));
    case 'defeated':
      return by(
        event.seat,
        t('told-defeated', {
          who: who(event.seat),
          enemies: event.cards.map(enemyName).join(', '),
          place: placeName(view, event.at),
        }),
      );
    case 'ritual-performed':
      return by(
        event.seat,
        t('told-ritual', { who: who(event.seat), ritual: ritualName(event.card) }),
      );
    case 'structure-laid':
    case 'structure-replaced':
      return game(t(`told-${event.event}`, { ritual: ritualName(event.card) }));
    case 'beast-dealt':
      return by(
        event.seat,
        t('told-beast', { who: who(event.seat), enemy: enemyName(event.card) }),
      );
    case 'rituals-kept':
      return by(
        event.seat,
        t('told-kept', { who: who(event.seat), rituals: event.kept.map(ritualName).join(', ') }),
      );
    case 'turn-began':
      return by(event.seat, t('told-turn', { who: who(event.seat) }));
    case 'phase-repeated':
      return by(event.seat, t('told-repeated', { who: who(event.seat) }));
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

function deposited(event: Extract<Event, { event: 'deposited' }>, view: View, who: string): string {
  const place = placeName(view, `district/${event.district}`);
  const color = t(`color-${event.color}`);
  return event.source === null
    ? t('told-deposited-tower', { who, color, place })
    : t('told-deposited', { who, color, place });
}
