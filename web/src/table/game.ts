/** The drawing of a game and what goes with it, loaded when it is needed. */

import type { Component } from 'svelte';

import { outlines } from '../art/outlines.svelte';
import { words } from '../words/words.svelte';
import type { Lasts, Namer, Printed, Speaker, Teller } from './contract';

/** A game, as the page of a table uses it. */
export interface Game {
  /** Draws it; gets `GameProps` of its view. */
  readonly Drawing: Component<never>;
  readonly tell: Teller;
  readonly lasts: Lasts;
  readonly speak: Speaker;
  readonly nameOffer: Namer;
}

/** Which game. */
export type Kind = 'bastion' | 'sanctum';

/** Whether seats of a game know what others must not see. */
export function hasSecrets(kind: Kind): boolean {
  return kind === 'sanctum';
}

const drawings = import.meta.glob<{ default: Component<never> }>('../*/*Table.svelte');
const tellers = import.meta.glob<{ tell: Teller }>('../*/chronicle.ts');
const motions = import.meta.glob<{ lasts: Lasts }>('../*/motion.ts');
const speakers = import.meta.glob<{ speak: Speaker }>('../*/spoken.ts');
const namers = import.meta.glob<{ nameOffer: Namer }>('../*/naming.ts');
const DRAWING: Readonly<Record<Kind, string>> = {
  bastion: '../bastion/BastionTable.svelte',
  sanctum: '../sanctum/SanctumTable.svelte',
};

/** Loads the drawing of a game. */
export async function loadGame(kind: Kind): Promise<Game | null> {
  const [drawing, teller, motion, speaker, namer] = await Promise.all([
    drawings[DRAWING[kind]]?.(),
    tellers[`../${kind}/chronicle.ts`]?.(),
    motions[`../${kind}/motion.ts`]?.(),
    speakers[`../${kind}/spoken.ts`]?.(),
    namers[`../${kind}/naming.ts`]?.(),
    words.need(kind),
    outlines.need(kind),
  ]);
  if (!drawing) return null;
  return {
    Drawing: drawing.default,
    tell: teller?.tell ?? (() => null),
    lasts: motion?.lasts ?? (() => 0),
    speak: speaker?.speak ?? (() => []),
    nameOffer: namer?.nameOffer ?? ((offer) => offer),
  };
}

const kept = new Map<Kind, Promise<Printed>>();

/** Everything that is printed on the cards and boards of a game; asked for once. */
export function loadPrinted(kind: Kind): Promise<Printed> {
  const asked =
    kept.get(kind) ??
    fetch(`/api/games/${kind}/components`).then((response) => response.json() as Promise<Printed>);
  kept.set(kind, asked);
  asked.catch(() => kept.delete(kind));
  return asked;
}
