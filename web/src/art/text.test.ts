import { describe, expect, it } from 'vitest';
import { fitName, fitParagraph, line, textWidth, wrap } from './text';

describe('wrap', () => {
  it('leaves a short text on one line', () => {
    expect(wrap('Fire Warrior', 200, 20)).toEqual(['Fire Warrior']);
  });

  it('breaks between words, and no line is wider than asked for', () => {
    const lines = wrap('While any hero attacks: 3 mana less, but at least 1.', 160, 18);
    expect(lines.length).toBeGreaterThan(1);
    for (const each of lines) expect(textWidth(each, 18, 'ui')).toBeLessThanOrEqual(160);
    expect(lines.join(' ')).toBe('While any hero attacks: 3 mana less, but at least 1.');
  });

  it('ends in an ellipsis if there are more words than lines', () => {
    const lines = wrap('one two three four five six seven', 60, 18, 'ui', 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
  });

  it('cuts a word that is wider than a line', () => {
    const [only] = wrap('Donaudampfschifffahrtsgesellschaft', 90, 18);
    expect(textWidth(only ?? '', 18, 'ui')).toBeLessThanOrEqual(90);
  });

  it('breaks a long word at its soft hyphens, and only where it has to', () => {
    const word = 'Donau\u00addampf\u00adschiff\u00adfahrt';
    expect(wrap(word, 400, 18)).toEqual(['Donaudampfschifffahrt']);
    const lines = wrap(`Die ${word} kommt`, 110, 18);
    expect(lines).toEqual(['Die', 'Donaudampf-', 'schifffahrt', 'kommt']);
    for (const each of lines) expect(textWidth(each, 18, 'ui')).toBeLessThanOrEqual(110);
  });

  it('knows that capitals and broad letters are wider', () => {
    expect(textWidth('ШЩ', 10, 'display')).toBeGreaterThan(textWidth('лн', 10, 'display'));
    expect(textWidth('AB', 10, 'ui')).toBeGreaterThan(textWidth('ab', 10, 'ui'));
  });
});

describe('fitName', () => {
  it('keeps the size of a name that fits', () => {
    expect(fitName('Golem', 260, 28)).toEqual({ lines: ['Golem'], size: 28 });
  });

  it('shrinks a name that nearly fits', () => {
    const fitted = fitName('Forest Shapeshifter', 268, 28);
    expect(fitted.lines).toHaveLength(1);
    expect(fitted.size).toBeLessThan(28);
  });

  it.each([
    'Степной многоликий перевёртыш',
    'Przewodnik stada z mokradeł',
    'Métamorphe des grandes forêts',
    'Last Arrow of the Quiver',
  ])('sets %s on two lines without losing letters', (name) => {
    const fitted = fitName(name, 210, 28);
    expect(fitted.lines).toHaveLength(2);
    expect(fitted.lines.join(' ')).toBe(name);
    for (const each of fitted.lines) {
      expect(textWidth(each, fitted.size, 'display')).toBeLessThanOrEqual(210);
    }
  });
});

describe('fitParagraph', () => {
  it('shrinks a text rather than leave out its end', () => {
    const text = 'Corrupt one purple ability space and lose a die that is not placed';
    const fitted = fitParagraph(text, 150, 20, 3);
    expect(fitted.size).toBeLessThan(20);
    expect(fitted.lines.join(' ')).toBe(text);
    expect(fitted.lines.length * fitted.size).toBeLessThanOrEqual(3 * 20);
  });

  it('leaves a text that fits as it is', () => {
    expect(fitParagraph('Heal 1 wound', 150, 20, 3)).toEqual({ lines: ['Heal 1 wound'], size: 20 });
  });
});

describe('fitName on the smallest place', () => {
  it('shrinks a word that cannot be broken until it fits', () => {
    const { lines, size } = fitName('Przewodniczkaprzewodniczek', 120, 28);
    expect(lines).toEqual(['Przewodniczkaprzewodniczek']);
    expect(textWidth(lines[0] ?? '', size, 'display')).toBeLessThanOrEqual(120);
  });
});

describe('line', () => {
  it('makes names safe', () => {
    expect(line('<b> & "x"', 0, 0, 10)).toContain('&lt;b&gt; &amp; &quot;x&quot;');
  });
});
