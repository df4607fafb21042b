/**
 * Reads the text of an action, the only place that does: analyses name actions of moments whose
 * offers are gone. Everything else gets its actions as data.
 */

import type { Action, ChannelRef, Color, CopiedSpell, EnemyRef, Mana } from '../generated/bastion';
import {
  COLOR_LIST,
  ENEMIES,
  enemyId,
  enemyWord,
  FOUNDATIONS,
  PLACES,
  RITUALS,
  SPELL_LIST,
  TARGETS,
} from './ids';

const CARDS: ReadonlyMap<string, EnemyRef> = new Map(
  [...ENEMIES.values()].map((ref) => [enemyWord(enemyId(ref)), ref]),
);
const PLAIN = {
  'end phase': { type: 'end-phase' },
  'go on': { type: 'go-on' },
  'call off': { type: 'call-off' },
  hold: { type: 'hold' },
  release: { type: 'release' },
  agree: { type: 'agree' },
  refuse: { type: 'refuse' },
} as const satisfies Record<string, Action>;

/** The action that a text says; nothing if it says none. */
export function readAction(text: string): Action | null {
  const plain = PLAIN[text as keyof typeof PLAIN] as Action | undefined;
  if (plain) return plain;
  const [verb, first = '', ...rest] = text.split(' ');
  const [second = '', third = '', fourth = ''] = rest;
  switch (verb) {
    case 'move':
    case 'leave':
      return made(PLACES.get(first), (to) => ({ type: verb, to }));
    case 'channel':
      return made(channelled(first), (from) => ({ type: 'channel', from }));
    case 'revive':
      return made(numberOf(first), (source) => ({ type: 'revive', source }));
    case 'attack':
      return made(TARGETS.get(first), (target) => ({ type: 'attack', target }));
    case 'use':
      return made(RITUALS.get(first), (artifact) =>
        second === 'give'
          ? made2(color(third), color(rest[3] ?? ''), (give, take) => ({
              type: 'convert',
              artifact,
              give,
              take,
            }))
          : made(color(third), (it) => ({
              type: 'accumulate',
              artifact,
              color: it,
              from: Number(rest[3]),
            })),
      );
    case 'cast':
      return cast(first, rest);
    case 'deposit':
      return first === 'reserve'
        ? { type: 'deposit' }
        : made(color(first), (it) => ({ type: 'deposit', color: it }));
    case 'pay':
      return { type: 'pay', mana: manaOf([first, ...rest]) };
    case 'swap':
      return made2(TARGETS.get(first), TARGETS.get(second), (a, b) => ({ type: 'swap', a, b }));
    case 'teleport':
      return made2(TARGETS.get(first), TARGETS.get(second), (from, to) => ({
        type: 'teleport',
        from,
        to,
      }));
    case 'perform':
      return made(RITUALS.get(first), (card) => {
        const on = FOUNDATIONS.get(second);
        return on ? { type: 'perform', card, on } : { type: 'perform', card };
      });
    case 'keep': {
      const cards = [first, second, third, fourth].filter(Boolean).map((it) => RITUALS.get(it));
      return { type: 'keep', cards: cards.filter((it) => it !== undefined) };
    }
    default:
      return null;
  }
}

const made = <Part>(
  part: Part | null | undefined,
  make: (part: Part) => Action | null,
): Action | null => (part === null || part === undefined ? null : make(part));

const made2 = <One, Other>(
  one: One | null | undefined,
  other: Other | null | undefined,
  make: (one: One, other: Other) => Action,
): Action | null => made(one, (a) => made(other, (b) => make(a, b)));

const color = (word: string): Color | undefined => COLOR_LIST.find((it) => it === word);

/** The number behind `source/`. */
function numberOf(word: string): number | null {
  const number = Number(word.split('/')[1]);
  return Number.isInteger(number) ? number : null;
}

function channelled(word: string): ChannelRef | null {
  if (word === 'tower' || word === 'citadel') return { kind: word };
  const n = numberOf(word);
  return n === null ? null : { kind: 'source', n };
}

function cast(head: string, rest: readonly string[]): Action | null {
  const [spellWord = '', cardWord = ''] = head.split('/');
  const spell = SPELL_LIST.find((it) => it === spellWord);
  const copies = rest[0] === 'as' ? copied(rest[1] ?? '') : undefined;
  const last = color((copies ? rest[2] : rest[0]) ?? '');
  return made2(spell, CARDS.get(cardWord), (known, card) => ({
    type: 'cast',
    spell: known,
    card,
    ...(copies ? { copies } : {}),
    ...(last ? { color: last } : {}),
  }));
}

function copied(word: string): CopiedSpell | undefined {
  const [name, power = '0'] = word.split('/');
  const spell = SPELL_LIST.find((it) => it === name);
  return spell && { spell, power: Number(power) };
}

function manaOf(words: readonly string[]): Mana {
  const mana: Mana = { yellow: 0, green: 0, blue: 0, purple: 0, black: 0, red: 0 };
  for (const word of words) {
    const [name = '', count] = word.split('=');
    const known = color(name);
    if (known) mana[known] = Number(count);
  }
  return mana;
}
