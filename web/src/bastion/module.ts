/** Bastion, as all pages know it. */

import type { Component } from 'svelte';

import { outlines } from '../art/outlines.svelte';
import type { GameModule } from '../game-module';
import { boardIcons } from './icons';
import { sign } from './sign';

/** The mode whose difficulty and side are chosen; scenarios bring their own. */
const NORMAL = 'normal';

export const bastion: GameModule = {
  words: ['bastion'],
  icons: [boardIcons],
  allIcons: [boardIcons],
  sign,
  hasSecrets: false,
  isCooperative: true,
  measure: { coin: 'disc', scale: 10 },
  ruleLetters: ['B', 'R'],
  chapters: [
    { id: 'setup', chapters: [1, 2, 3, 4, 5] },
    { id: 'turn', chapters: [6] },
    { id: 'actions', chapters: [7, 8, 9, 14, 12, 13] },
    { id: 'enemies', chapters: [10, 15] },
    { id: 'end', chapters: [11] },
    { id: 'details', chapters: [16, 17, 18] },
  ],
  cardKinds: ['enemy', 'spell', 'ritual'],
  keys: [
    { name: 'board-move', keys: ['←', '→', '↑', '↓'] },
    { name: 'board-lit', keys: ['N', 'P'] },
    { name: 'act', keys: ['Enter'] },
    { name: 'mana', keys: ['1', '…', '6'] },
    { name: 'drop', keys: ['Esc'] },
  ],
  explainedEvents: ['phase-ended'],
  isOptionOpen: ({ key }, { mode = NORMAL }) => mode === NORMAL || key === 'mode',
  emblem: async () => {
    const [{ emblem }] = await Promise.all([import('./emblem'), outlines.need(boardIcons)]);
    return emblem;
  },
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
  cards: async () => (await import('./cards')).bastionCards,
  overview: async () => (await import('./overview')).overview(),
};
