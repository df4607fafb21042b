import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import { LANGUAGES } from './words.svelte';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Numbers of all plural forms, and some that are no whole numbers. */
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 22, 1000, 0.5, 1.5];
const TEXTS = ['', 'Ö', 'Wolfeschlegelsteinhausenbergerdorff of the Northern Marches'];

/** The variables of a message in the text of its file. */
function variablesOf(source: string): Set<string> {
  return new Set([...source.matchAll(/\$([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The messages of a file with their sources, attributes and comments left out. */
function sourcesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (id) found.set(id, block.replace(/^#.*$/gm, ''));
  }
  return found;
}

/** Every variable with each of the values, all others beside it the same. */
function* cases(variables: ReadonlySet<string>): Generator<Record<string, FluentVariable>> {
  for (const value of [...NUMBERS, ...TEXTS]) {
    yield Object.fromEntries([...variables].map((name) => [name, value]));
  }
  // Numbers that differ from each other, as in “1 of 21”.
  for (const shift of NUMBERS.keys()) {
    yield Object.fromEntries(
      [...variables].map((name, index) => [name, NUMBERS[(index + shift) % NUMBERS.length] ?? 0]),
    );
  }
}

describe.each(LANGUAGES)('the words in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));

  it('can be read, every message once', () => {
    for (const [path, text] of mine) {
      const resource = new FluentResource(text);
      expect(bundle.addResource(resource), path).toEqual([]);
      const ids = resource.body.map((message) => message.id);
      expect(
        [...sourcesOf(text).keys()].filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  it('are whole sentences, whatever is put into them', () => {
    const broken: string[] = [];
    for (const [id, source] of mine.flatMap(([, text]) => [...sourcesOf(text)])) {
      const message = bundle.getMessage(id);
      if (!message?.value) continue;
      for (const given of cases(variablesOf(source))) {
        const errors: Error[] = [];
        const text = bundle.formatPattern(message.value, given, errors);
        if (errors.length > 0 || /[{}$]|undefined|NaN/.test(text))
          broken.push(`${id} ${JSON.stringify(given)}: ${text} ${errors.join()}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('bend words by what they stand for, not by the words themselves', () => {
    const keys = mine.flatMap(([path, text]) =>
      [...text.matchAll(/^ *\*?\[([^\]]+)\]/gm)]
        .map(([, key = '']) => key)
        .filter((key) => !/^[a-z0-9.-]+$/.test(key))
        .map((key) => `${path}: ${key}`),
    );
    expect(keys).toEqual([]);
  });
});
