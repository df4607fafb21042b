/** What each offer is called on a button. */

import type { EnemyId, RitualId, View } from '../generated/bastion';
import { words } from '../store/choose';
import type { Printed } from '../table/contract';
import { listed, named, t } from '../words/words.svelte';
import {
  colorArgs,
  foundationName,
  heroArgs,
  manaWords,
  placeArgs,
  readMana,
  ritualArgs,
  ritualName,
  spellName,
  targetName,
} from './names';
import { colorOf, foundationsOf, placeDistrict, sourcesOf } from './board/position';
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
  if (district === null) return t('bastion-source-bare', { number });
  const printedOne = sourcesOf(view, printed, district).find((it) => it.number === number);
  const built = foundationsOf(view, printed, district).find((it) => it.source === number);
  const color = printedOne?.color ?? built?.structure?.color ?? colorOf(view, district);
  return t('bastion-source', { number, ...colorArgs(color) });
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
      return t('deed-move', placeArgs(view, first));
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
        ? t('deed-convert', {
            ...colorArgs(rest[1] ?? '', 'give'),
            ...colorArgs(rest[3] ?? '', 'take'),
          })
        : t('deed-accumulate', {
            ...colorArgs(rest[1] ?? ''),
            ...heroArgs(view, Number(rest[3]), 'name'),
          });
    case 'deposit':
      return first === 'reserve' ? t('deed-deposit-reserve') : t('deed-deposit', colorArgs(first));
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
        ...placeArgs(view, rest[0] ?? ''),
      });
    case 'perform':
      return rest[0] === undefined
        ? t('deed-perform', ritualArgs(first as RitualId))
        : t('deed-perform-on', {
            ...ritualArgs(first as RitualId),
            place: foundationName(view, rest[0]),
          });
    case 'keep':
      return t('deed-keep', {
        rituals: listed([first, ...rest].map((card) => ritualName(card as RitualId))),
      });
    default:
      return t(`deed-${offer.replaceAll(' ', '-')}`);
  }
}

function castLabel(printed: Printed, spell: string, rest: readonly string[]): string {
  const name = castName(printed, spell);
  const [as, copied = '', color = ''] = rest[0] === 'as' ? rest : ['', '', rest[0]];
  const [copiedSpell = '', power] = copied.split('/');
  const args = named('spell', spellCard(spell).spell, name);
  const copy = spellName(copiedSpell, Number(power) || undefined);
  const spellWords = as
    ? t('deed-cast-as', { ...args, ...named('copied', copiedSpell, copy) })
    : t('deed-cast', args);
  return color ? t('deed-cast-color', { cast: spellWords, ...colorArgs(color) }) : spellWords;
}
