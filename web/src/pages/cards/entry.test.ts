import { describe, expect, it } from 'vitest';

import { found, grouped, type Entry } from './entry';

const card = (name: string, group: string, text = ''): Entry => ({
  key: name,
  kind: 'enemy',
  name,
  group,
  box: '',
  draw: () => '',
  facts: [{ label: 'Spell', value: 'Fireball 2' }],
  texts: [{ text }],
  rules: [],
});
const cards = [
  card('Forest Mage', 'Mage'),
  card('Fire Rider', 'Rider', 'Élan'),
  card('Dark Mage', 'Mage'),
];

describe('the card browser', () => {
  it('finds cards by all words, without case and accents', () => {
    expect(found(cards, '  mage  FOREST ').map((it) => it.name)).toEqual(['Forest Mage']);
    expect(found(cards, 'elan').map((it) => it.name)).toEqual(['Fire Rider']);
    expect(found(cards, 'fireball')).toHaveLength(3);
    expect(found(cards, '')).toHaveLength(3);
  });

  it('puts cards under their headings', () => {
    expect(grouped(cards).map((it) => [it.name, it.cards.length])).toEqual([
      ['Mage', 2],
      ['Rider', 1],
    ]);
  });
});
