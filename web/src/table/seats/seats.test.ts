import { describe, expect, it } from 'vitest';

import type { SeatInfo, TableInfo } from '../../generated/protocol';
import { isFreeFor, isKept, mayOpenBot } from './seats';

const free: SeatInfo = { kind: 'open', stand_in: null };
const kept: SeatInfo = { ...free, kept_for: ['otto'] };
const bot: SeatInfo = { kind: 'bot', level: 'easy', stand_in: null };
const table = (hasSecrets: boolean): TableInfo => ({ has_secrets: hasSecrets }) as TableInfo;

describe('seats', () => {
  it('H1: a seat that is kept is free only for who left it', () => {
    expect(isFreeFor(free, 'vera')).toBe(true);
    expect(isFreeFor(kept, 'vera')).toBe(false);
    expect(isFreeFor(kept, 'otto')).toBe(true);
    expect([isKept(free), isKept(kept)]).toEqual([false, true]);
  });

  it('H1: the host may open the seat of a bot, with secrets only for who held it', () => {
    expect(mayOpenBot(table(false), bot)).toBe(true);
    expect(mayOpenBot(table(true), bot)).toBe(false);
    expect(mayOpenBot(table(true), { ...bot, kept_for: ['otto'] })).toBe(true);
    expect(mayOpenBot(table(false), free)).toBe(false);
  });
});
