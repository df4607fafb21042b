import { describe, expect, it } from 'vitest';

import type { Because, Event, Place, StrengthPart } from '../../generated/bastion';
import type { StepEvents } from '../../table/contract';
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
import { keyOf, wall } from '../ids';

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
    const part = (kind: 'printed' | 'rally' | 'general-tyranny', value: number): StrengthPart => ({
      part: { kind },
      value,
      rule: 'B-14.2',
    });
    const cannon = { part: { kind: 'cannons', count: 1 }, value: -2, rule: 'B-13.28' } as const;
    const card = 'beast/red' as const;
    const raised = [part('printed', 3), part('rally', 1), part('general-tyranny', 1)];
    expect(modifierTexts({ card, parts: raised })).toEqual(['+2']);
    expect(modifierTexts({ card, parts: [part('printed', 3), cannon] })).toEqual(['−2']);
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
      protected_by: { wall: { 15: 'ward' }, plazas: {}, citadel: null },
      beside: [{ property: 'ward', from: 14, to: 15 }],
    });
    expect(protections(table, printed)).toMatchObject([{ from: 14, to: 15 }]);
    expect(wallUnit(table, printed, 15)?.state.forbidden).toBeDefined();
  });

  it('finds cards only where enemies are', () => {
    const table = view({ plazas: { 3: 'beast/red' } });
    expect(cardsAt(table, { kind: 'plaza', n: 3 })).toEqual(['beast/red']);
    expect(cardsAt(table, wall(3))).toEqual([]);
  });

  it('marks who is protected by what', () => {
    const table = view({
      wall: { 14: 'beast/yellow', 15: 'beast/black' },
      protected_by: { wall: { 14: 'overshadow', 15: 'ward' }, plazas: {}, citadel: null },
    });
    const icons = [14, 15].map((section) => wallUnit(table, printed, section)?.state.forbidden);
    expect(new Set(icons).size).toBe(2);
  });

  it('remembers what came and moved since the last own deed', () => {
    const because: Because[] = [];
    const step = (number: number, events: Event[]): StepEvents<Event> => ({
      number,
      at: 0,
      events,
    });
    const added = (card: 'beast/red' | 'flier/blue' | 'beast/green', n: number): Event => ({
      event: 'enemy-added',
      card,
      at: `wall/${n}`,
      because,
    });
    const walked = (from: Place, to: Place): Event => ({
      event: 'hero-moved',
      seat: 1,
      from,
      to,
      journey: 'move',
      because,
    });
    const history = [
      step(1, [added('beast/red', 24)]),
      step(2, [
        { event: 'phase-ended', seat: 0 },
        added('flier/blue', 23),
        {
          event: 'unit-moved',
          card: 'flier/blue',
          from: 'wall/23',
          to: 'plaza/3',
          march: 'flight',
          because,
        },
      ]),
      step(3, [
        walked('citadel', 'district/2'),
        walked('district/2', 'district/3'),
        added('beast/green', 22),
        { event: 'defeated', seat: 1, at: 'wall/22', cards: ['beast/green'] },
      ]),
    ];
    const news = newsOf(history, 0);
    expect([...news.fresh]).toEqual(['plaza/3']);
    expect(news.trails.map(({ from, to }) => `${keyOf(from)} ${keyOf(to)}`)).toEqual([
      'wall/23 plaza/3',
      'citadel district/3',
    ]);
    const own: Event = { event: 'announced', seat: 0, announced: { move: 'citadel' } };
    expect(newsOf([...history, step(4, [own])], 0).fresh.size).toBe(0);
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
    expect(pointOf(wall(9))[0]).toBeCloseTo(-118.5);
  });
});
