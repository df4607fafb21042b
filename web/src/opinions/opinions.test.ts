import { beforeAll, describe, expect, it } from 'vitest';

import type { Opinion } from '../generated/protocol';
import { words } from '../words/words.svelte';
import { adviceOf, type Wording } from './advice';
import { gameModule } from '../games';
import { coins, worseWords } from './coins';

const MEASURES = {
  bastion: gameModule('bastion').measure,
  sanctum: gameModule('sanctum').measure,
};
import { reasonTexts } from './reasons';

const wording: Wording = {
  name: (action) => (action === null ? 'wait' : action.toUpperCase()),
  nameThing: (thing) => `<${thing}>`,
  measure: MEASURES.bastion,
};
const opinion = (action: string, value: number, reasons: Opinion['reasons'] = []): Opinion => ({
  action,
  value,
  reasons,
});

beforeAll(() => {
  words.add(
    'en',
    'reasons',
    `
reason-test-kills = It kills { $enemy }.
reason-test-left = { $count ->
    [one] One disc is left.
   *[other] { $count } discs are left.
}
`,
  );
});

describe('values in words', () => {
  it('are counted in discs and in wounds, to the nearest half', () => {
    expect(coins(14, MEASURES.bastion)).toBe(1.5);
    expect(coins(149, MEASURES.sanctum)).toBe(1.5);
    expect(Object.is(coins(-2, MEASURES.bastion), 0)).toBe(true);
  });

  it('say how much worse something is', () => {
    const said = [0, 2, 5, 10, 24, 500].map((it) => worseWords(it, MEASURES.bastion));
    expect(said).toEqual([
      'just as good',
      'just as good',
      'about half a disc worse',
      'about one disc worse',
      'about 2.5 discs worse',
      'much worse',
    ]);
    expect(worseWords(50, MEASURES.sanctum)).toBe('about half a wound worse');
    expect(worseWords(300, MEASURES.sanctum)).toBe('about 3 wounds worse');
  });
});

describe('reasons in words', () => {
  it('name things and keep numbers', () => {
    const reasons = [
      { id: 'test-kills', arguments: { enemy: 'beast/red' } },
      { id: 'test-left', arguments: { count: 1 } },
    ];
    expect(reasonTexts({ reasons }, wording.nameThing)).toEqual([
      'It kills <beast/red>.',
      'One disc is left.',
    ]);
  });

  it('are passed over where there are no words, and told once', () => {
    const left = { id: 'test-left', arguments: { count: 2 } };
    const reasons = [{ id: 'test-unheard-of', arguments: {} }, left, left];
    expect(reasonTexts({ reasons }, wording.nameThing)).toEqual(['2 discs are left.']);
  });
});

describe('a hint in words', () => {
  it('has its reasons, and the others with how much worse they are', () => {
    const kills = { id: 'test-kills', arguments: { enemy: 'mage/blue' } };
    const opinions = [opinion('attack', 40, [kills]), opinion('move', 30), opinion('wait', 36)];
    const advice = adviceOf({ action: 'attack', opinions }, wording);
    expect(advice).toMatchObject({ label: 'ATTACK', reasons: ['It kills <mage/blue>.'] });
    expect(advice.alternatives.map(({ label, worse }) => [label, worse])).toEqual([
      ['MOVE', 'about one disc worse'],
      ['WAIT', 'about half a disc worse'],
    ]);
  });

  it('never calls an alternative better than what is advised', () => {
    const opinions = [opinion('move', 50), opinion('attack', 40)];
    const advice = adviceOf({ action: 'attack', opinions }, wording);
    expect(advice.alternatives.map((it) => it.worse)).toEqual(['just as good']);
  });

  it('tells offers that are called the same once', () => {
    const name = (action: string | null): string => action?.split(' ')[0] ?? 'wait';
    const opinions = [opinion('pay red', 3), opinion('pay blue', 2), opinion('call off', 1)];
    const advice = adviceOf({ action: 'pay red', opinions }, { ...wording, name });
    expect(advice.alternatives.map((it) => it.label)).toEqual(['call']);
  });

  it('may be to let the others go on, and may have no opinions', () => {
    expect(adviceOf({ action: null, opinions: [] }, wording)).toEqual({
      action: null,
      label: 'wait',
      reasons: [],
      alternatives: [],
    });
  });
});
