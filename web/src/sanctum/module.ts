/** Sanctum, as all pages know it. */

import type { Component } from 'svelte';

import type { GameModule } from '../game-module';
import { finalIcons, roadIcons } from './icons';
import { sign } from './sign';

export const sanctum: GameModule = {
  words: ['sanctum', 'names'],
  icons: [roadIcons],
  allIcons: [roadIcons, finalIcons],
  sign,
  hasSecrets: true,
  isCooperative: false,
  measure: { coin: 'wound', scale: 100 },
  ruleLetters: ['S', 'O'],
  chapters: [
    { id: 'setup', chapters: [1, 2, 3] },
    { id: 'turn', chapters: [4] },
    { id: 'actions', chapters: [5, 6, 7, 14, 16] },
    { id: 'fights', chapters: [8, 9, 10, 11, 12, 13] },
    { id: 'final', chapters: [17, 18, 19, 20, 21, 22, 23, 24, 25] },
    { id: 'end', chapters: [26] },
    { id: 'details', chapters: [15, 27, 28] },
  ],
  cardKinds: ['demon', 'item', 'skill', 'lord', 'effect', 'fury', 'blessing'],
  keys: [
    { name: 'dice', keys: ['1', '…', '9'] },
    { name: 'change', keys: ['+', '−'] },
    { name: 'act', keys: ['Enter'] },
    { name: 'drop', keys: ['Esc'] },
  ],
  explainedEvents: ['block-ended'],
  isOptionOpen: () => true,
  emblem: async () => (await import('./emblem')).emblem,
  game: async () => {
    const [drawing, { narrate }, { lasts }, naming] = await Promise.all([
      import('./Table.svelte'),
      import('./chronicle'),
      import('./motion'),
      import('./naming'),
    ]);
    return { Drawing: drawing.default as Component<never>, narrate, lasts, ...naming };
  },
  naming: () => import('./naming'),
  speaker: async () => (await import('./spoken')).speak,
  explain: () => import('./explain/Explain.svelte'),
  cards: async () => (await import('./cards')).sanctumCards,
  overview: async () => (await import('./overview')).overview(),
};
