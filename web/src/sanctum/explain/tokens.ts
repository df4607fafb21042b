/** Where the stamina and focus tokens of a hero of Sanctum come from, and where they are. */

import type { Hero, HeroSums, Rule, TokenSource } from '../../generated/sanctum';
import type { Book } from '../printed';
import { heroArgs, tokenArgs } from '../names';
import { t } from '../../words/words.svelte';
import { because, type Reason } from '../../explain/reasons';

/** The two kinds of tokens, in the order in which amounts name them. */
export const TOKENS = ['stamina', 'focus'] as const;

/** A part of a sum: how it looks in the sum, and the sentence that says so. */
interface Said {
  readonly term: string;
  readonly text: string;
  readonly rule: Rule;
}

/** Where the tokens of one kind come from: the sum first, then each part of it. */
export function explainTokens(
  hero: Hero,
  { tokens }: HeroSums,
  book: Book,
  token: (typeof TOKENS)[number],
): Reason[] {
  const at = TOKENS.indexOf(token);
  const { total, spent } = book.tokenRules;
  const parts = tokens.parts.flatMap(([source, amounts]) => {
    const count = amounts[at] ?? 0;
    return count === 0 ? [] : [said(source, count, hero, book)];
  });
  const sum = parts
    .map(({ term }) => term)
    .join('')
    .replace(/^ \+ /, '');
  const args = {
    ...heroArgs(hero.figure),
    ...tokenArgs(token),
    count: tokens.total[at] ?? 0,
    sum,
  };
  const lie = { pool: hero[token], spent: tokens.spent?.[at] ?? 0 };
  return [
    because(t('explain-tokens-total', args), total),
    ...parts.map(({ text, rule }) => because(text, rule)),
    because(t('explain-tokens-where', lie), spent),
  ];
}

function said(source: TokenSource, count: number, hero: Hero, book: Book): Said {
  const rules = book.tokenRules;
  const part = (name: string): string => ` + ${t('explain-tokens-part', { count, name })}`;
  if (source === 'changed') {
    const term = count < 0 ? ` − ${-count}` : ` + ${count}`;
    const text = t('explain-tokens-changed', { change: term.trim() });
    return { term, text, rule: rules.changed };
  }
  if (source === 'board') {
    const text = t('explain-tokens-board', { count });
    return { term: part(t('explain-tokens-board-name')), text, rule: rules.board };
  }
  if ('skill' in source) {
    const skill = book.skill(hero.figure, source.skill).name;
    const text = t('explain-tokens-tile', { count, skill });
    return { term: part(skill), text, rule: rules.skill };
  }
  const worn = hero.slots[source.item];
  const item = worn ? book.itemName(worn.item) : '';
  return { term: part(item), text: t('explain-tokens-item', { count, item }), rule: rules.item };
}
