import { describe, expect, it } from 'vitest';

import names from '../../../locales/en/names.ftl?raw';
import { Book } from './printed';
import printed from './fixtures/printed.json';
import { nameId, printedName } from './printed-names';
import { words } from '../words/words.svelte';

const { set } = new Book(printed);
const skills = Object.values(set.skills).flatMap((table) =>
  Object.values(table ?? {}).flatMap((skill) => skill?.name ?? []),
);
const ids = [
  ...set.items.map((card) => nameId('item', card.name)),
  ...skills.map((name) => nameId('skill', name)),
  ...set.effects.map((card) => nameId('lord', card.name)),
  ...set.furies.map(({ effect }) => nameId('fury', effect.name)),
];

describe('names', () => {
  it('exist for every thing of the house set, and none is left over', () => {
    const known = [...names.matchAll(/^(sanctum-[a-z0-9-]+) =/gm)].map(([, id]) => id);
    expect([...known].sort()).toEqual([...ids].sort());
  });

  it('are those of the language in use', async () => {
    const book = new Book(printed);
    words.add('xx', 'names', 'sanctum-item-bent-sabre = Krummsäbel');
    expect(book.itemName(1)).toBe('Bent Sabre');
    await words.speak('xx');
    expect(book.itemName(1)).toBe('Krummsäbel');
    await words.speak('en');
  });

  it('of other sets are as they are printed', () => {
    expect(printedName('item', 'Somebody’s Spoon')).toBe('Somebody’s Spoon');
  });
});
