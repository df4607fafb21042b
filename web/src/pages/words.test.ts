import { describe, expect, it } from 'vitest';

import { words } from '../words/words.svelte';
import { modeText } from './option-words';

const sources = import.meta.glob<string>(['./**/*.{ts,svelte}', '../components/*.{ts,svelte}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the words of the pages', () => {
  it('has every message that is asked for by name', () => {
    const missing = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)]
        .map(([, id = '']) => id)
        .filter((id) => !words.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a name and a line for every level of a bot, and names for the bots of old tables', () => {
    const levels = ['easy', 'medium', 'hard', 'expert'];
    const ids = levels.flatMap((it) => [`bot-${it}`, `bot-${it}-bastion`, `bot-${it}-sanctum`]);
    const old = ['random', 'greedy', 'planner', 'search'].map((it) => `bot-${it}`);
    expect([...ids, ...old].filter((id) => !words.has(id))).toEqual([]);
  });

  it('has a name for every choice the server offers', () => {
    const hard = ['difficulty-hard-bastion', 'difficulty-hard-sanctum'];
    const ids = ['mode-normal', 'mode-late-arrival', 'difficulty-extreme', ...hard];
    expect(ids.filter((id) => !words.has(`option-${id}`))).toEqual([]);
  });

  it('calls what is hard as the rule book of each game does', async () => {
    await words.speak('ru');
    const table = { options: { difficulty: 'hard' }, from_position: false };
    expect(modeText({ ...table, game: 'bastion' })).toBe('Тяжёлый');
    expect(modeText({ ...table, game: 'sanctum' })).toBe('Сложный');
    await words.speak('en');
  });
});
