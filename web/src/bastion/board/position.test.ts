import { describe, expect, it } from 'vitest';

import type { Events } from '../../generated/protocol';
import { printed, view } from '../fixtures/small';
import { boardPieces, pointOf } from './pieces';
import {
  cardsAt,
  drawnEnemy,
  foundationsOf,
  modifierTexts,
  newsOf,
  protections,
  rushing,
  sourcesOf,
  wallUnit,
} from './position';
import { spellCard, spellWord } from '../printed';

const plain = { base: 3, rally: 0, colored_tyranny: null, general_tyranny: false, cannons: 0 };

describe('from the view to the drawing', () => {
  it('draws a combined unit with its symbiotes', () => {
    const table = view({
      wall: { 9: ['beast/red', 'symbiote/blue'] },
      strength: { wall: { 9: [4, 4] }, plazas: {}, citadel: null },
    });
    const unit = wallUnit(table, printed, 9);
    expect(unit?.enemy).toMatchObject({ color: 'red', strength: 4, squad: 1 });
    expect(unit?.state.symbiotes).toMatchObject([{ color: 'blue', strength: 4 }]);
    expect(wallUnit(table, printed, 10)).toBeNull();
  });

  it('shows colours of legends and bound properties', () => {
    expect(drawnEnemy(printed, 'golem', 6).color).toBe('prismatic');
    expect(drawnEnemy(printed, 'archmage/red', 8).properties?.[0]?.color).toBe('yellow');
  });

  it('names what changed a strength', () => {
    expect(modifierTexts({ card: 'beast/red', ...plain, rally: 1, general_tyranny: true })).toEqual(
      ['+2'],
    );
    expect(modifierTexts({ card: 'beast/red', ...plain, cannons: 1 })).toEqual(['−2']);
  });

  it('numbers built sources after the printed ones', () => {
    const table = view({
      foundations: { 3: { 2: 'source/red' } },
      sources: { 3: { 5: 'green', 1: 'red' } },
      blocked: { 3: { 2: 'B-15.30' } },
    });
    expect(foundationsOf(table, printed, 3)[1]).toMatchObject({
      source: 5,
      structure: { color: 'red', disc: 'green' },
    });
    const sources = sourcesOf(table, printed, 3);
    expect(sources.map((it) => it.color)).toEqual(['blue', 'purple', 'red']);
    expect(sources[0]?.disc).toBe('red');
    expect(sources[1]).toMatchObject({ drained: true, blocked: false });
  });

  it('shows who protects whom', () => {
    const table = view({
      wall: { 14: 'priest/yellow', 15: 'beast/black' },
      protected: { wall: { 15: 'B-15.27' }, plazas: {}, citadel: null },
    });
    expect(protections(table, printed)).toMatchObject([{ from: 14, to: 15 }]);
    expect(wallUnit(table, printed, 15)?.state.forbidden).toBeDefined();
  });

  it('finds cards only where enemies are', () => {
    const table = view({ plazas: { 3: 'beast/red' } });
    expect(cardsAt(table, 'plaza/3')).toEqual(['beast/red']);
    expect(cardsAt(table, 'district/3')).toEqual([]);
  });

  it('marks who is protected by what', () => {
    const table = view({
      wall: { 14: 'beast/yellow', 15: 'beast/black' },
      protected: { wall: { 14: 'B-15.70', 15: 'B-15.30' }, plazas: {}, citadel: null },
    });
    const icons = [14, 15].map((section) => wallUnit(table, printed, section)?.state.forbidden);
    expect(new Set(icons).size).toBe(2);
  });

  it('remembers what came and moved since the last own deed', () => {
    const step = (number: number, events: unknown[]): Events => ({ number, at: 0, events });
    const history = [
      step(1, [{ event: 'enemy-added', card: 'beast/red', at: 'wall/24' }]),
      step(2, [
        { event: 'phase-ended', seat: 0 },
        { event: 'enemy-added', card: 'flier/blue', at: 'wall/23' },
        { event: 'unit-moved', from: 'wall/23', to: 'plaza/3', march: 'flight' },
      ]),
      step(3, [
        { event: 'hero-moved', seat: 1, from: 'citadel', to: 'district/2', journey: 'move' },
        { event: 'hero-moved', seat: 1, from: 'district/2', to: 'district/3', journey: 'move' },
        { event: 'enemy-added', card: 'beast/green', at: 'wall/22' },
        { event: 'defeated', seat: 1, at: 'wall/22', cards: ['beast/green'] },
      ]),
    ];
    const news = newsOf(history, 0);
    expect([...news.fresh]).toEqual(['plaza/3']);
    expect(news.trails).toEqual([
      { from: 'wall/23', to: 'plaza/3' },
      { from: 'citadel', to: 'district/3' },
    ]);
    expect(newsOf([...history, step(4, [{ event: 'announced', seat: 0 }])], 0).fresh.size).toBe(0);
  });

  it('shows where a Giant would land unless everybody lands there', () => {
    const next = { landing: 9, rush: 24, mover: null, destination: null };
    expect(rushing(view({ next }))).toBe(24);
    expect(rushing(view({ next: { ...next, rush: 9 } }))).toBeNull();
    expect(rushing(view({ next: { ...next, rush: null } }))).toBeNull();
  });

  it('has a place for every thing', () => {
    const lighting = {
      lit: new Map(),
      touched: [],
      pointed: null,
      fresh: new Set<string>(),
      freshWord: '',
      hinted: new Set<string>(),
    };
    const pieces = boardPieces(view(), printed, lighting, 'M');
    const keys = pieces.map((piece) => piece.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toContain('wall/24');
    expect(keys).toContain('source/3/2');
    expect(pointOf('wall/9')[0]).toBeCloseTo(-118.5);
  });

  it('reads and writes the spell of a card', () => {
    expect(spellWord(printed, 'archmage/red')).toBe('lightning/archmage-red');
    expect(spellCard('lightning/archmage-red')).toEqual({
      spell: 'lightning',
      card: 'archmage/red',
    });
    expect(spellCard('lightning/black-wing').card).toBe('black-wing');
  });
});
