import { describe, expect, it } from 'vitest';

import type { Analysis, JudgedDecision, Luck } from '../generated/protocol';
import { chanceWords } from './chance';
import { layOut, type Box } from './graph';
import { flaws, momentBefore, sampled, strokes, turnings } from './reading';
import { changeWords, costWords, luckWords, numberText, sumText } from './worth';

const decision = (input: number, seat: number, loss: number): JudgedDecision => ({
  input,
  step: input + 1,
  seat,
  action: 'rest',
  value: -loss,
  best: { action: 'fight', value: 0, reasons: [] },
  loss,
  alternatives: [],
});
const luck = (input: number, amount: number): Luck => ({
  input,
  step: input + 1,
  seat: 0,
  outcome: 'roll 4',
  luck: amount,
});
const analysis: Analysis = {
  game: 'sanctum',
  coin: 'wound',
  scale: 100,
  seats: [
    { seat: 0, decisions: 3, loss: 280, mistakes: 1, luck: 30 },
    { seat: 1, decisions: 1, loss: 150, mistakes: 1, luck: 0 },
  ],
  decisions: [
    decision(2, 0, 60),
    decision(4, 1, 150),
    decision(6, 0, 220),
    decision(7, 0, 10),
    decision(8, 0, 0),
  ],
  luck: [luck(1, 120), luck(3, -250), luck(5, 20), luck(9, -60), luck(10, 400)],
  course: Array.from({ length: 12 }, (_, input) => ({
    input,
    step: input + 1,
    values: [input === 6 ? -300 : 0, input >= 10 ? 500 : 100],
  })),
  turning_points: [10, 6],
};

describe('decisions that cost something', () => {
  it('come dearest first, or as they were played', () => {
    expect(flaws(analysis, null, 'dearest').map((it) => it.input)).toEqual([6, 4, 2]);
    expect(flaws(analysis, null, 'played').map((it) => it.input)).toEqual([2, 4, 6]);
  });

  it('are those of one player, and only those worth a word', () => {
    expect(flaws(analysis, 0, 'dearest').map((it) => it.input)).toEqual([6, 2]);
    expect(flaws(analysis, 1, 'dearest').map((it) => it.input)).toEqual([4]);
  });

  it('leave the analysis as it was', () => {
    const before = JSON.stringify(analysis);
    flaws(analysis, null, 'dearest');
    strokes(analysis, 2);
    turnings(analysis);
    expect(JSON.stringify(analysis)).toBe(before);
  });

  it('are seen in the moment before them', () => {
    expect(momentBefore(7)).toBe(6);
    expect(momentBefore(1)).toBe(1);
    expect(momentBefore(undefined)).toBeNull();
  });
});

describe('luck', () => {
  it('is told with the best and the worst first, without what hardly counts', () => {
    const { lucky, unlucky } = strokes(analysis, 2);
    expect(lucky.map((it) => it.input)).toEqual([10, 1]);
    expect(unlucky.map((it) => it.input)).toEqual([3, 9]);
    expect(strokes(analysis, 1).unlucky.map((it) => it.input)).toEqual([3]);
  });

  it('is told in words', () => {
    const name = (thing: string): string => `<${thing}>`;
    expect(chanceWords('roll 4', name)).toBe('4 was rolled');
    expect(chanceWords('draw beast/red', name)).toBe('<beast/red> was drawn');
    expect(chanceWords('first 2', name)).toBe('<seat/2> went first');
    expect(chanceWords('roll 4, roll 6, draw mage/blue', name)).toBe(
      '4, 6 were rolled; <mage/blue> was drawn',
    );
    const many = Array.from({ length: 18 }, (_, id) => `draw fury/${id}`).join(', ');
    expect(chanceWords(many, name)).toMatch(/<fury\/5> and 12 more were drawn$/);
    expect(chanceWords('unheard of', name)).toBe('unheard of');
  });
});

describe('turning points', () => {
  it('come as they were played, with whose prospects changed most and why', () => {
    expect(turnings(analysis)).toMatchObject([
      { number: 1, input: 6, step: 7, seat: 0, change: -300, cause: { kind: 'decision' } },
      { number: 2, input: 10, step: 11, seat: 1, change: 400, cause: { kind: 'luck' } },
    ]);
  });

  it('have something before them', () => {
    expect(turnings({ ...analysis, turning_points: [0, 99] })).toEqual([]);
  });

  it('belong to all where all play together', () => {
    const together = {
      ...analysis,
      decisions: [],
      luck: [],
      course: analysis.course.map((it) => ({ ...it, values: it.values.slice(0, 1) })),
    };
    expect(turnings(together)[0]).toMatchObject({ seat: null, cause: { kind: 'other' } });
  });

  it('are among the points of the table, whatever is left out', () => {
    const inputs = sampled(analysis, 3).map((it) => it.input);
    expect(inputs).toEqual([0, 4, 6, 8, 10, 11]);
  });
});

describe('what something was worth', () => {
  it('is said in the coin of the game', () => {
    expect(costWords(150, analysis)).toBe('cost 1.5 wounds');
    expect(costWords(5, { coin: 'disc', scale: 10 })).toBe('cost half a disc');
    expect(costWords(90_000, analysis)).toBe('cost a lot');
    expect(luckWords(100, analysis)).toBe('worth one wound');
    expect(luckWords(-100, analysis)).toBe('cost one wound');
    expect(changeWords(-300, analysis)).toBe('3 wounds worse');
    expect(changeWords(300, analysis)).toBe('3 wounds better');
  });

  it('has a sign where that tells gain from loss', () => {
    expect(sumText(250, analysis, true)).toBe('+2.5');
    expect(sumText(-250, analysis, true)).toBe('−2.5');
    expect(sumText(10, analysis, true)).toBe('0');
    expect(sumText(250, analysis)).toBe('2.5');
    expect(numberText(-50)).toBe('−50');
  });
});

describe('the graph of a course', () => {
  const box: Box = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

  it('has a line for each seat, from edge to edge', () => {
    const { paths, ends } = layOut(analysis.course, 100, box);
    expect(paths).toHaveLength(2);
    expect(paths[0]).toMatch(/^M10\.0,/);
    expect(ends.map((it) => it.x)).toEqual([210, 210]);
  });

  it('puts more higher up, and every point inside of the box', () => {
    const { place } = layOut(analysis.course, 100, box);
    expect(place(6, 0).y).toBeGreaterThan(place(5, 0).y);
    const all = analysis.course.flatMap(({ input }) => [place(input, 0), place(input, 1)]);
    expect(all.filter(({ y }) => y < box.top || y > box.height - box.bottom)).toEqual([]);
  });

  it('is not flattened by a game that was won in the end', () => {
    const course = Array.from({ length: 100 }, (_, input) => ({
      input,
      values: [input === 99 ? 100_000 : input],
    }));
    const { place } = layOut(course, 1, box);
    expect(place(10, 0).y - place(90, 0).y).toBeGreaterThan(50);
    expect(place(99, 0).y).toBe(box.top);
  });

  it('has rules at round values', () => {
    const { rules } = layOut(analysis.course, 100, box);
    expect(rules.map((it) => it.value)).toEqual([-2, 0, 2, 4]);
  });

  it('can be drawn where nothing changes', () => {
    const still = analysis.course.map((it) => ({ ...it, values: [0] }));
    const { paths, rules } = layOut(still, 100, box);
    expect(paths.join()).not.toContain('NaN');
    expect(rules.map((it) => it.value)).toContain(0);
  });
});
