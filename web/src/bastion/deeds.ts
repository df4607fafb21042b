/** What each offer is called on a button. */

import type { EnemyId, RitualId, View } from '../generated/bastion';
import { words } from '../store/choose';
import type { Printed } from '../table/contract';
import { t } from '../words/words.svelte';
import {
  foundationName,
  manaWords,
  placeName,
  readMana,
  ritualName,
  seatHero,
  spellName,
  targetName,
} from './names';
import { colorOf, foundationsOf, placeDistrict, sourcesOf } from './position';
import { printedEnemy, spellCard } from './printed';

/** Whose table it is, for names. */
export interface Context {
  readonly view: View;
  readonly printed: Printed;
  readonly seat: number | null;
}

/** The name of a source of the hero's own district. */
export function sourceName({ view, printed, seat }: Context, word: string): string {
  const hero = seat === null ? undefined : view.heroes[seat];
  const district = hero ? placeDistrict(hero.at) : null;
  const number = Number(word.split('/')[1]);
  if (district === null) return t('bastion-source', { number, color: '' });
  const printedOne = sourcesOf(view, printed, district).find((it) => it.number === number);
  const built = foundationsOf(view, printed, district).find((it) => it.source === number);
  const color = printedOne?.color ?? built?.structure?.color ?? colorOf(view, district);
  return t('bastion-source', { number, color: t(`color-${color}`) });
}

/** What a spell card of the notation is called. */
export function castName(printed: Printed, word: string): string {
  const { spell, card } = spellCard(word);
  return spellName(spell, printedEnemy(printed, card as EnemyId).power);
}

/** What an offer is called on a button. */
export function deedLabel(offer: string, context: Context): string {
  const { view, printed } = context;
  const [verb = '', first = '', ...rest] = words(offer);
  switch (verb) {
    case 'move':
    case 'leave':
      return t('deed-move', { place: placeName(view, first) });
    case 'channel':
      if (first === 'citadel') return t('deed-channel-citadel');
      if (first === 'tower') return t('deed-channel-tower');
      return t('deed-channel', { source: sourceName(context, first) });
    case 'revive':
      return t('deed-revive', { source: sourceName(context, first) });
    case 'attack':
      return t('deed-attack', { enemy: targetName(view, first) });
    case 'use':
      return rest[0] === 'give'
        ? t('deed-convert', { give: t(`color-${rest[1]}`), take: t(`color-${rest[3]}`) })
        : t('deed-accumulate', {
            color: t(`color-${rest[1]}`),
            name: seatHero(view, Number(rest[3])),
          });
    case 'deposit':
      return first === 'reserve'
        ? t('deed-deposit-reserve')
        : t('deed-deposit', { color: t(`color-${first}`) });
    case 'pay': {
      const mana = manaWords(readMana([first, ...rest]));
      return mana ? t('deed-pay', { mana }) : t('deed-pay-nothing');
    }
    case 'cast':
      return castLabel(printed, first, rest);
    case 'swap':
      return t('deed-swap', {
        one: targetName(view, first),
        other: targetName(view, rest[0] ?? ''),
      });
    case 'teleport':
      return t('deed-teleport', {
        enemy: targetName(view, first),
        place: placeName(view, rest[0] ?? ''),
      });
    case 'perform':
      return rest[0] === undefined
        ? t('deed-perform', { ritual: ritualName(first as RitualId) })
        : t('deed-perform-on', {
            ritual: ritualName(first as RitualId),
            place: foundationName(view, rest[0]),
          });
    case 'keep':
      return t('deed-keep', {
        rituals: [first, ...rest].map((card) => ritualName(card as RitualId)).join(', '),
      });
    default:
      return t(`deed-${offer.replaceAll(' ', '-')}`);
  }
}

function castLabel(printed: Printed, spell: string, rest: readonly string[]): string {
  const name = castName(printed, spell);
  const [as, copied = '', color = ''] = rest[0] === 'as' ? rest : ['', '', rest[0]];
  const [copiedSpell = '', power] = copied.split('/');
  const spellWords = as
    ? t('deed-cast-as', { spell: name, copied: spellName(copiedSpell, Number(power) || undefined) })
    : t('deed-cast', { spell: name });
  return color
    ? t('deed-cast-color', { cast: spellWords, color: t(`color-${color}`) })
    : spellWords;
}
