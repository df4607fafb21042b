/** The drawing of a game and what goes with it, loaded when it is needed. */

import type { Component } from 'svelte';

import { outlines } from '../art/outlines.svelte';
import { withWords, words, type Part } from '../words/words.svelte';
import type { Lasts, Namer, Printed, Speaker, Narrator } from './contract';

/** A game, as the page of a table uses it. */
export interface Game {
  /** Draws it; gets `GameProps` of its view. */
  readonly Drawing: Component<never>;
  readonly narrate: Narrator;
  readonly lasts: Lasts;
  readonly speak: Speaker;
  readonly nameOffer: Namer;
  readonly nameThing: Namer;
}

/** Which game. */
export type Kind = 'bastion' | 'sanctum';

/** Whether seats of a game know what others must not see. */
export function hasSecrets(kind: Kind): boolean {
  return kind === 'sanctum';
}

/** The parts of each game; they are loaded together. */
const PARTS = {
  bastion: () =>
    Promise.all([
      import('../bastion/Table.svelte'),
      import('../bastion/chronicle'),
      import('../bastion/motion'),
      import('../bastion/spoken'),
      import('../bastion/naming'),
    ]),
  sanctum: () =>
    Promise.all([
      import('../sanctum/Table.svelte'),
      import('../sanctum/chronicle'),
      import('../sanctum/motion'),
      import('../sanctum/spoken'),
      import('../sanctum/naming'),
    ]),
} as const;

/** The words of each game. */
const WORDS: Readonly<Record<Kind, readonly Part[]>> = {
  bastion: ['bastion'],
  sanctum: ['sanctum', 'names'],
};

/** Loads the drawing of a game. */
export async function loadGame(kind: Kind): Promise<Game> {
  const [[drawing, { narrate }, { lasts }, { speak }, { nameOffer, nameThing }]] =
    await Promise.all([PARTS[kind](), words.need(...WORDS[kind]), outlines.need(kind)]);
  return {
    Drawing: drawing.default as Component<never>,
    narrate,
    lasts,
    speak,
    nameOffer,
    nameThing,
  };
}

/** How a game names things, without its drawing. */
export async function loadNaming(kind: Kind): Promise<Pick<Game, 'nameOffer' | 'nameThing'>> {
  const naming = kind === 'bastion' ? import('../bastion/naming') : import('../sanctum/naming');
  const [made] = await Promise.all([naming, words.need('table', 'reasons', ...WORDS[kind])]);
  return made;
}

/** The panel that explains what happened in a game. */
export const loadExplain = (kind: Kind) =>
  withWords(
    kind === 'bastion'
      ? import('../bastion/explain/Explain.svelte')
      : import('../sanctum/explain/Explain.svelte'),
    'explain',
  );

const kept = new Map<string, Promise<Printed>>();

/** Everything printed on the cards and boards of a table's component set; requested once. */
export function loadPrinted(table: string): Promise<Printed> {
  const asked =
    kept.get(table) ??
    fetch(`/api/tables/${table}/components`).then((response) => {
      if (!response.ok) throw new Error(`${response.status}`);
      return response.json() as Promise<Printed>;
    });
  kept.set(table, asked);
  asked.catch(() => kept.delete(table));
  return asked;
}
