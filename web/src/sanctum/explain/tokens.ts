/** Where the stamina and focus tokens of a hero of Sanctum come from, and where they are. */

import type { Hero } from '../../generated/sanctum';
import { SLOTS } from '../ids';
import { bookOf } from '../printed';
import { heroArgs, tokenArgs } from '../names';
import type { Printed } from '../../table/contract';
import { t } from '../../words/words.svelte';
import { because, type Reason } from '../../explain/reasons';

/** The two kinds of tokens. */
export const TOKENS = ['stamina', 'focus'] as const;
type Token = (typeof TOKENS)[number];

/** A source of tokens: how many it gives, and the sentence that says so. */
interface Part {
  readonly count: number;
  readonly name: string;
  readonly reason: (count: number) => Reason;
}

/** Where the tokens of one kind come from: the sum first, then each part of it. */
export function explainTokens(hero: Hero, printed: Printed, token: Token): Reason[] {
  const parts = partsOf(hero, printed, token).filter(({ count }) => count > 0);
  const spent = spentOf(hero, token);
  const total = hero[token] + spent;
  const expected = parts.reduce((sum, { count }) => sum + count, 0);
  const change = total - expected;
  const named = parts.map(({ count, name }) => t('explain-tokens-part', { count, name }));
  const sum = named.join(' + ') + changeText(change);
  const args = { ...heroArgs(hero.figure), ...tokenArgs(token), count: total, sum };
  return [
    because(t('explain-tokens-total', args), 'S-15.2'),
    ...parts.map(({ count, reason }) => reason(count)),
    ...(change !== 0
      ? [because(t('explain-tokens-changed', { change: changeText(change).trim() }), 'S-15.3')]
      : []),
    because(t('explain-tokens-where', { pool: hero[token], spent }), 'S-8.8'),
  ];
}

const changeText = (change: number): string =>
  change === 0 ? '' : change < 0 ? ` − ${-change}` : ` + ${change}`;

function partsOf(hero: Hero, printed: Printed, token: Token): Part[] {
  const book = bookOf(printed);
  const countIn = (tokens: readonly Token[]): number => tokens.filter((it) => it === token).length;
  return [
    {
      count: countIn(book.board(hero.figure).tokens),
      name: t('explain-tokens-board-name'),
      reason: (count) => because(t('explain-tokens-board', { count }), 'S-15.1'),
    },
    ...hero.skills.map((cell): Part => {
      const skill = book.skill(hero.figure, cell);
      return {
        count: countIn(skill.tokens),
        name: skill.name,
        reason: (count) =>
          because(t('explain-tokens-tile', { count, skill: skill.name }), 'S-13.4'),
      };
    }),
    ...SLOTS.flatMap((slot): Part[] => {
      const worn = hero.slots[slot];
      if (!worn) return [];
      const item = book.itemName(worn.item);
      return [
        {
          count: countIn(book.item(worn.item).flames ?? []),
          name: item,
          reason: (count) => because(t('explain-tokens-item', { count, item }), 'S-14.12'),
        },
      ];
    }),
  ];
}

/** Tokens that lie on ability spaces. */
const spentOf = (hero: Hero, token: Token): number =>
  Object.values(hero.spaces)
    .flat()
    .filter((it) => it === token).length;
