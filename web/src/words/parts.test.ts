import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The ids of each part in a language. */
function partsOf(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    const [, of, part] = /locales\/(\w+)\/([\w-]+)\.ftl$/.exec(path) ?? [];
    if (of !== language || !part) continue;
    found.set(part, new Set(new FluentResource(text).body.map((message) => message.id)));
  }
  return found;
}
const english = partsOf('en');

/** Which parts are there beside `home` when code of a folder runs. */
const LOADED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\.\.\/table\//, ['table']],
  [/^\.\.\/(?:bastion|sanctum)\/explain\//, ['table', 'bastion', 'sanctum', 'names', 'explain']],
  [/^\.\.\/(?:bastion|sanctum)\/cards\.ts/, ['cards', 'bastion', 'sanctum', 'names']],
  [/^\.\.\/bastion\//, ['table', 'bastion']],
  [/^\.\.\/sanctum\//, ['table', 'sanctum', 'names']],
  [/^\.\.\/opinions\//, ['table']],
  [/^\.\.\/analysis\//, ['table', 'analysis']],
  [/^\.\.\/explain\//, ['table', 'bastion', 'sanctum', 'names', 'explain']],
  [/^\.\.\/tutorial\//, ['table', 'tutorial']],
  [/^\.\.\/rules\//, ['rules']],
  [/^\.\.\/components\//, []],
  [/^\.\.\/pages\/home\//, []],
  [/^\.\.\/pages\/(?:new-table\/|NewTable)/, ['new-table']],
  [/^\.\.\/pages\/(?:settings\/|Settings|Recover)/, ['settings']],
  [/^\.\.\/pages\/(?:cards\/|Cards)/, ['cards', 'bastion', 'sanctum', 'names']],
  [/^\.\.\/pages\/About/, ['about']],
];

describe('parts of the words', () => {
  it('are loaded where they are used', () => {
    const missing = Object.entries(sources).flatMap(([path, text]) => {
      const loaded = LOADED.find(([folder]) => folder.test(path))?.[1];
      if (!loaded) return [];
      return [...text.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)]
        .map(([, id = '']) => id)
        .filter((id) => !['home', ...loaded].some((part) => english.get(part)?.has(id)))
        .map((id) => `${path}: ${id}`);
    });
    expect(missing).toEqual([]);
  });

  it('have no message twice', () => {
    const all = [...english.values()].flatMap((ids) => [...ids]);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });
});
