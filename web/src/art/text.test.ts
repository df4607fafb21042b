import { describe, expect, it } from 'vitest';
import { fitName, line, textWidth, wrap } from './text';

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

describe('line', () => {
  it('makes names safe', () => {
    expect(line('<b> & "x"', 0, 0, 10)).toContain('&lt;b&gt; &amp; &quot;x&quot;');
  });
});
