/** A card in the card browser. */

import { folded } from '../../words/fold';

/** A card: how it is drawn and what is to be said about it. */
export interface Entry {
  readonly key: string;
  /** Its kind: `cards-kind-KIND`. */
  readonly kind: string;
  readonly name: string;
  /** The heading it stands under. */
  readonly group: string;
  /** The view box of the drawing. */
  readonly box: string;
  readonly draw: () => string;
  /** What can be said in a word or two. */
  readonly facts: readonly Fact[];
  /** What it does; perhaps under a name of its own. */
  readonly texts: readonly Text[];
  /** Rules that speak of it. */
  readonly rules: readonly string[];
}
/** A thing about a card in a word or two. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}
/** What a card or a part of it does. */
interface Text {
  readonly title?: string;
  readonly text: string;
}

/** Cards under one heading. */
export interface Group {
  readonly name: string;
  readonly cards: readonly Entry[];
}

/** Cards whose names, facts or texts have all the words that were typed. */
export function found(cards: readonly Entry[], typed: string): Entry[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...cards];
  return cards.filter((card) => {
    const all = [
      card.name,
      card.group,
      ...card.facts.map((fact) => fact.value),
      ...card.texts.flatMap(({ title = '', text }) => [title, text]),
    ];
    const text = folded(all.join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** Cards by their headings, in the order they come. */
export function grouped(cards: readonly Entry[]): Group[] {
  const groups = new Map<string, Entry[]>();
  for (const card of cards) {
    const list = groups.get(card.group);
    if (list) list.push(card);
    else groups.set(card.group, [card]);
  }
  return [...groups].map(([name, list]) => ({ name, cards: list }));
}
