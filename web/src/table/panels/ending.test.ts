import { describe, expect, it } from 'vitest';

import type { TableInfo } from '../../generated/protocol';
import { titleOf, winnersLine } from './ending';

type Ended = Pick<TableInfo, 'state' | 'outcome' | 'winners'>;

const fallen: Ended = { state: 'over', outcome: { result: 'defeat' }, winners: [1] };
const survived: Ended = { state: 'over', outcome: { result: 'victory' }, winners: [0] };
const lost: Ended = { state: 'over', outcome: { result: 'lost' }, winners: [] };

describe('the end of a table', () => {
  it('S-26.5: the hero who got furthest has won, although all heroes fell', () => {
    expect(titleOf(fallen, [1])).toBe('end-furthest');
    expect(titleOf(fallen, [0])).toBe('end-lost');
    expect(winnersLine(fallen)).toBe('end-ranked-first');
  });

  it('S-26.3: who survived has just won', () => {
    expect(titleOf(survived, [0, 1])).toBe('end-won');
    expect(winnersLine(survived)).toBe('end-winners');
  });

  it('is a defeat where nobody wins, and no result for those who watch or after a stop', () => {
    expect(titleOf(lost, [0])).toBe('end-lost');
    expect(titleOf(survived, [])).toBe('turn-over');
    expect(titleOf({ ...survived, state: 'frozen' }, [0])).toBe('turn-frozen');
  });
});
