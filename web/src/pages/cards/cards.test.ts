import { describe, expect, it } from 'vitest';

import bastionText from '../../../../docs/rules/bastion.md?raw';
import sanctumText from '../../../../docs/rules/sanctum.md?raw';
import { parse } from '../../rules/parse';
import { bastionCards } from '../../bastion/cards';
import bastion from '../../bastion/fixtures/printed.json';
import { sanctumCards } from '../../sanctum/cards';
import recorded from '../../sanctum/fixtures/printed.json';

const front = { weak_points: [4, 6], damage: 3 };
const effect = { name: 'Rust', wounds: 1, penalty: [{ kind: 'corrupt', value: null }] };
const card = { power: { kind: 'flip' }, immediate: [], ability: null, special: false };
const skill = { name: 'Pirouette', gems: ['red'], tokens: [], card };
const tile = { name: 'Grace', gems: ['green', 'white'], tokens: ['focus', 'focus'], card: null };
const table = Object.fromEntries(
  ['red', 'green', 'blue'].flatMap((column) => [
    [`${column}/1`, skill],
    [`${column}/2`, tile],
    [`${column}/3`, skill],
  ]),
);
const focus = { kind: 'token', value: 'focus' };
const sanctum = {
  facts: recorded.facts,
  demons: [
    { color: 'red', level: 1, weak_points: [2], damage: 1, slot: 'weapon', item_color: 'red' },
  ],
  items: [
    {
      name: 'Bent Sabre',
      level: 1,
      slot: 'weapon',
      color: 'red',
      gems: ['red'],
      abilities: [{ spaces: ['red'], effect: { kind: 'die', value: { kind: 'plus', value: 2 } } }],
      flames: ['stamina'],
    },
  ],
  skills: { huntress: table, outlaw: table, slayer: table, dancer: table },
  lords: [front],
  effects: [effect],
  furies: [{ front, effect }],
  blessings: [focus, focus, { kind: 'effect', value: { kind: 'shields', value: 2 } }],
};

/** Ids of messages that slipped through, and values that are none. */
const GAP = /\b(?:cards|bastion|sanctum|color)-[a-z]+|NaN|undefined|\{ ?\$/;

describe('the cards of both games', () => {
  const all = [...bastionCards(bastion), ...sanctumCards(sanctum)];

  it('come out of what is printed', () => {
    const kinds = all.map((card) => card.kind);
    const count = (kind: string): number => kinds.filter((it) => it === kind).length;
    expect(['enemy', 'spell', 'ritual'].map(count)).toEqual([82, 16, 30]);
    expect(['demon', 'item', 'skill', 'lord', 'effect', 'fury', 'blessing'].map(count)).toEqual([
      1, 1, 36, 1, 1, 1, 2,
    ]);
    expect(new Set(all.map((card) => card.key)).size).toBe(all.length);
  });

  it('have words for everything', () => {
    for (const card of all) {
      const said = [
        card.name,
        card.group,
        ...card.facts.flatMap((fact) => [fact.label, fact.value]),
      ];
      const texts = card.texts.flatMap(({ title = '', text }) => [title, text]);
      expect([...said, ...texts].join('\n')).not.toMatch(GAP);
    }
  });

  it('lead to rules that exist and speak of them', () => {
    const books = {
      ...Object.fromEntries(parse(bastionText).rules),
      ...Object.fromEntries(parse(sanctumText).rules),
    };
    for (const card of all) {
      expect(card.rules.length, card.key).toBeGreaterThan(0);
      for (const rule of card.rules) expect(books[rule], `${card.key}: ${rule}`).toBeDefined();
    }
    const named = [...Object.entries(bastion.spells), ...Object.entries(bastion.rituals)];
    for (const [name, said] of named) {
      const [rule, word] = typeof said === 'string' ? [said, name] : [said.rule, said.kind];
      expect(books[rule]?.text.toLowerCase()).toContain(word);
    }
  });

  it('can be drawn', () => {
    for (const card of all) expect(card.draw()).not.toMatch(/NaN|undefined|sanctum-|cards-/);
    const shifter = all.find((card) => card.key === 'enemy shapeshifter/red');
    expect(shifter?.draw()).toContain('>X</text>');
  });
});
