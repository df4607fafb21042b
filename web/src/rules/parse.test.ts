import { describe, expect, it } from 'vitest';

import bastionText from '../../../docs/rules/bastion.md?raw';
import sanctumText from '../../../docs/rules/sanctum.md?raw';
import { gameOf } from './ids';
import { around, chapterOf, parse, pieces, plain, search } from './parse';

const files = { bastion: bastionText, sanctum: sanctumText };
const bastion = parse(files.bastion);

describe('the rule books', () => {
  it('have every rule of their files, once', () => {
    for (const [game, text] of Object.entries(files)) {
      const ids = [...text.matchAll(/^[-*] \*\*([BSRO]-\d+\.\d+)/gm)].map(([, id]) => id);
      expect(ids.length).toBeGreaterThan(300);
      expect([...parse(text).rules.keys()].sort()).toEqual([...new Set(ids)].sort());
      for (const id of ids) expect(gameOf(id ?? '')).toBe(game);
    }
  });

  it('keep to what players need', () => {
    const titles = bastion.chapters.map((chapter) => chapter.title);
    expect(titles[0]).toBe('Components and invariants');
    expect(titles.join()).not.toMatch(/Appendix|How to read/);
    expect(bastion.rules.get('B-1.1')?.text).toMatch(/6 district tiles\.$/);
    expect(chapterOf(bastion, 'R-2.1')?.rulings[0]).toMatchObject({ rule: { id: 'R-2.1' } });
  });

  it('leave no markup in what is shown', () => {
    for (const text of Object.values(files)) {
      for (const rule of parse(text).rules.values()) {
        expect(rule.text.trim()).not.toBe('');
        expect(plain(rule.text), rule.id).not.toMatch(/\*\*|`/);
      }
    }
  });

  it('read tables and headings', () => {
    const book = parse('## 3. X\n### 3a. Steps\n| a | b |\n|---|---|\n| 1 | *2* |\n- point');
    expect(book.chapters[0]?.blocks).toEqual([
      { kind: 'heading', text: 'Steps' },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '*2*']] },
      { kind: 'point', text: 'point' },
    ]);
  });
});

describe('texts', () => {
  it('have pieces, and unknown markup stays text', () => {
    expect(pieces('**A** <b onclick="x">, see B-2.17 and *own*')).toEqual([
      { kind: 'bold', text: 'A' },
      { kind: 'text', text: ' <b onclick="x">, see ' },
      { kind: 'rule', text: 'B-2.17' },
      { kind: 'text', text: ' and ' },
      { kind: 'italic', text: 'own' },
    ]);
    expect(plain('2 * 3 * 4 and `W1`')).toBe('2 * 3 * 4 and W1');
  });
});

describe('finding', () => {
  it('finds by words in any order, and by id', () => {
    expect(search(bastion, 'CITADEL adjacent').map((rule) => rule.id)).toContain('B-2.3');
    expect(search(bastion, 'b-2.17')[0]?.id).toBe('B-2.17');
    expect(search(bastion, '  ')).toEqual([]);
  });

  it('shows neighbours', () => {
    expect(around(bastion, 'B-2.1', 2).map((rule) => rule.id)).toEqual(['B-2.1', 'B-2.2', 'B-2.3']);
    expect(around(bastion, 'B-99.1', 2)).toEqual([]);
  });
});
