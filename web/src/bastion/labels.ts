/** What each action is called on a button. */

import type { Action, EnemyId, Spell, View } from '../generated/bastion';
import type { Printed } from '../table/contract';
import { listed, named, t } from '../words/words.svelte';
import {
  colorArgs,
  foundationName,
  heroArgs,
  manaWords,
  placeArgs,
  ritualArgs,
  ritualName,
  spellName,
  targetName,
} from './names';
import { colorOf, foundationsOf, sourcesOf } from './board/position';
import { enemyId, placeDistrict, ritualId } from './ids';
import { printedEnemy } from './printed';

/** Whose table it is, for names. */
export interface Context {
  readonly view: View;
  readonly printed: Printed;
  readonly seat: number | null;
}

/** The name of a source of a district. */
export function sourceIn({ view, printed }: Context, district: number, number: number): string {
  const printedOne = sourcesOf(view, printed, district).find((it) => it.number === number);
  const built = foundationsOf(view, printed, district).find((it) => it.source === number);
  const color = printedOne?.color ?? built?.structure?.color ?? colorOf(view, district);
  return t('bastion-source', { number, ...colorArgs(color) });
}

/** The name of a source of the hero's own district. */
export function sourceName(context: Context, number: number): string {
  const { view, seat } = context;
  const hero = seat === null ? undefined : view.heroes[seat];
  const district = hero ? placeDistrict(hero.at) : null;
  return district === null
    ? t('bastion-source-bare', { number })
    : sourceIn(context, district, number);
}

/** What the spell of a card is called when it is cast. */
export const castName = (printed: Printed, spell: Spell, card: EnemyId): string =>
  spellName(spell, printedEnemy(printed, card).power);

/** What an action is called on a button. */
export function actionLabel(action: Action, context: Context): string {
  const { view } = context;
  switch (action.type) {
    case 'move':
    case 'leave':
      return t('deed-move', placeArgs(view, action.to));
    case 'channel': {
      const { from } = action;
      return from.kind === 'source'
        ? t('deed-channel', { source: sourceName(context, from.n) })
        : t(`deed-channel-${from.kind}`);
    }
    case 'revive':
      return t('deed-revive', { source: sourceName(context, action.source) });
    case 'attack':
      return t('deed-attack', { enemy: targetName(view, action.target) });
    case 'convert':
      return t('deed-convert', {
        ...colorArgs(action.give, 'give'),
        ...colorArgs(action.take, 'take'),
      });
    case 'accumulate':
      return t('deed-accumulate', {
        ...colorArgs(action.color),
        ...heroArgs(view, action.from, 'name'),
      });
    case 'deposit':
      return action.color ? t('deed-deposit', colorArgs(action.color)) : t('deed-deposit-reserve');
    case 'pay': {
      const mana = manaWords(action.mana);
      return mana ? t('deed-pay', { mana }) : t('deed-pay-nothing');
    }
    case 'cast':
      return castLabel(action, context.printed);
    case 'swap':
      return t('deed-swap', {
        one: targetName(view, action.a),
        other: targetName(view, action.b),
      });
    case 'teleport':
      return t('deed-teleport', {
        enemy: targetName(view, action.from),
        ...placeArgs(view, action.to),
      });
    case 'perform': {
      const ritual = ritualArgs(ritualId(action.card));
      return action.on
        ? t('deed-perform-on', { ...ritual, place: foundationName(view, action.on) })
        : t('deed-perform', ritual);
    }
    case 'keep':
      return t('deed-keep', {
        rituals: listed(action.cards.map((card) => ritualName(ritualId(card)))),
      });
    case 'end-phase':
    case 'go-on':
    case 'call-off':
    case 'hold':
    case 'release':
    case 'agree':
    case 'refuse':
      return t(`deed-${action.type}`);
  }
}

function castLabel(
  { spell, card, copies, color }: Extract<Action, { type: 'cast' }>,
  printed: Printed,
): string {
  const args = named('spell', spell, castName(printed, spell, enemyId(card)));
  const cast = copies
    ? t('deed-cast-as', {
        ...args,
        ...named('copied', copies.spell, spellName(copies.spell, copies.power)),
      })
    : t('deed-cast', args);
  return color ? t('deed-cast-color', { cast, ...colorArgs(color) }) : cast;
}
