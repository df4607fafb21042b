/** What chance did, in words. */

import type { NameThing } from '../opinions/reasons';
import { clauses, listed, t, words } from '../words/words.svelte';

/** How many things of one kind are told one by one: the dice of a roll, the cards of a round. */
const TOLD = 6;

/** Outcomes of chance in words: `roll 4`, or several: `draw beast/red, draw mage/blue`. */
export function chanceWords(outcomes: string, name: NameThing): string {
  const shown = new Map<string, string[]>();
  for (const outcome of outcomes.split(', ')) {
    const [verb = '', ...rest] = outcome.split(' ');
    shown.set(verb, [...(shown.get(verb) ?? []), rest.join(' ')]);
  }
  return clauses([...shown].map(([verb, things]) => said(verb, things, name)));
}

function said(verb: string, things: readonly string[], name: NameThing): string {
  const id = `chance-${verb}`;
  if (!words.has(id)) return things.map((it) => `${verb} ${it}`).join(', ');
  const named = things.map((it) => {
    // Who goes first is a seat; other numbers are what dice show.
    if (verb === 'first') return name(`seat/${it}`);
    return /^\d+$/.test(it) ? it : name(it);
  });
  const told = listed(named.slice(0, TOLD));
  const more = named.length - TOLD;
  const what = more > 0 ? t('chance-more', { what: told, count: more }) : told;
  return t(id, { what, count: things.length });
}
