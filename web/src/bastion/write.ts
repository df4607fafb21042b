/**
 * The texts of actions, as the server understands them. Offers bring their texts; written are only
 * payments that are not listed and what "why not?" asks about. The tests compare all of it with offers.
 */

import type { Action, Mana } from '../generated/bastion';
import { COLOR_LIST, enemyId, enemyWord, foundationId, placeId, ritualId, targetId } from './ids';

/** A payment as it is written: only the colours that are paid. */
function manaText(mana: Mana): string {
  const paid = COLOR_LIST.filter((color) => mana[color] > 0);
  return paid.map((color) => `${color}=${mana[color]}`).join(' ') || 'nothing';
}

/** The pieces of an action's text, each of which says one thing more. */
export function piecesOf(action: Action): readonly string[] {
  switch (action.type) {
    case 'move':
    case 'leave':
      return [`${action.type} ${placeId(action.to)}`];
    case 'channel': {
      const { from } = action;
      return [`channel ${from.kind === 'source' ? `source/${from.n}` : from.kind}`];
    }
    case 'attack':
      return [`attack ${targetId(action.target)}`];
    case 'convert':
      return [`use ${ritualId(action.artifact)}`, `give ${action.give}`, `take ${action.take}`];
    case 'accumulate':
      return [`use ${ritualId(action.artifact)}`, `take ${action.color}`, `from ${action.from}`];
    case 'revive':
      return [`revive source/${action.source}`];
    case 'cast': {
      const { card, spell, copies, color } = action;
      const power = copies && copies.power > 0 ? `/${copies.power}` : '';
      return [
        `cast ${spell}/${enemyWord(enemyId(card))}`,
        ...(copies ? [`as ${copies.spell}${power}`] : []),
        ...(color ? [color] : []),
      ];
    }
    case 'deposit':
      return [`deposit ${action.color ?? 'reserve'}`];
    case 'pay':
      return [`pay ${manaText(action.mana)}`];
    case 'swap':
      return [`swap ${targetId(action.a)} ${targetId(action.b)}`];
    case 'teleport':
      return [`teleport ${targetId(action.from)} ${targetId(action.to)}`];
    case 'perform':
      return [`perform ${ritualId(action.card)}`, ...(action.on ? [foundationId(action.on)] : [])];
    case 'keep':
      return [`keep ${action.cards.map(ritualId).join(' ')}`];
    case 'end-phase':
      return ['end phase'];
    case 'go-on':
      return ['go on'];
    case 'call-off':
      return ['call off'];
    case 'hold':
    case 'release':
    case 'agree':
    case 'refuse':
      return [action.type];
  }
}

/** The text of an action. */
export const textOf = (action: Action): string => piecesOf(action).join(' ');
