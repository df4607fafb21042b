import { describe, expect, it } from 'vitest';
import ICON_IDS from '../../scripts/icon-ids.json';
import { ICONS as BASTION } from '../generated/icons/bastion';
import { ICONS as SANCTUM } from '../generated/icons/sanctum';
import { ICONS as FINAL } from '../generated/icons/sanctum-final';
import { ICONS as SHARED } from '../generated/icons/shared';
import { board, STANDING, wallEnemy } from './bastion';
import { enemyCard, ritualCard, ritualSmall, spellCard, spellSmall } from './bastion-cards';
import { artDefs, artSprite, iconSprite } from './defs';
import * as tables from './icon-tables';
import {
  ENEMY_SAMPLES,
  LONG_ENEMY,
  RITUAL_SAMPLES,
  samplePosition,
  SPELL_SAMPLES,
} from './samples';
import {
  ACT_SAMPLE,
  BLESSING_SAMPLES,
  DEMAND_SAMPLES,
  DEMON_SAMPLES,
  FRONT_SAMPLES,
  FURY,
  ITEM_SAMPLES,
  LORD,
  ROAD_SAMPLE,
  SKILL_SAMPLES,
  TILE_SAMPLES,
  TRAVELLER_SAMPLE,
} from './samples-sanctum';
import { road, roseWindow } from './sanctum';
import {
  blessingCard,
  demonCard,
  furyCard,
  itemCard,
  lordCard,
  lordEffectCard,
  skillCard,
  skillTile,
} from './sanctum-cards';
import { blessingSmall, demonSmall, furySmall, itemSmall, lordEffectSmall } from './sanctum-small';

const DRAWINGS: readonly string[] = [
  board(samplePosition()),
  board(samplePosition(), 'S'),
  ...[...ENEMY_SAMPLES, LONG_ENEMY].flatMap(({ enemy, words }) => [
    enemyCard(enemy, words),
    wallEnemy(enemy, STANDING, 'M', {
      light: 'legal',
      selected: true,
      forbidden: 'terror',
      fresh: 'NEW',
    }),
    wallEnemy(enemy, STANDING, 'S', { sideways: true, modifiers: ['+1', '−2'] }),
  ]),
  ...SPELL_SAMPLES.flatMap(({ spell, words }) => [spellCard(spell, words), spellSmall(spell)]),
  ...RITUAL_SAMPLES.flatMap(({ ritual, words }) => [
    ritualCard(ritual, words),
    ritualSmall(ritual),
  ]),
  ...DEMON_SAMPLES.flatMap(({ card, name }) => [demonCard(card, name), demonSmall(card, 'M')]),
  ...ITEM_SAMPLES.flatMap(({ card, name }) => [itemCard(card, name), itemSmall(card)]),
  ...SKILL_SAMPLES.map(({ card, words }) => skillCard(card, words)),
  ...TILE_SAMPLES.map(({ card, name }) => skillTile(card, name)),
  ...BLESSING_SAMPLES.flatMap(({ card, name }) => [blessingCard(card, name), blessingSmall(card)]),
  ...FRONT_SAMPLES.map(({ card, name }) => lordCard(card, LORD, name)),
  ...DEMAND_SAMPLES.flatMap(({ card, words, front }) => [
    lordEffectCard(card, words),
    lordEffectSmall(card),
    furyCard(front, card, 'Fury', words),
    furySmall(front, card, FURY),
  ]),
  road(ROAD_SAMPLE, TRAVELLER_SAMPLE, ACT_SAMPLE),
  roseWindow(200, LORD),
];

/** All values of an attribute in a markup. */
function matches(markup: string, pattern: RegExp): string[] {
  return [...markup.matchAll(pattern)].map((match) => match[1] ?? '');
}

const ICONS = { ...SHARED, ...BASTION, ...SANCTUM, ...FINAL };
const defined = matches(artSprite() + iconSprite(ICONS), / id="([^"]+)"/g);

describe('ids', () => {
  it('are unique in the sprite', () => {
    expect(new Set(defined).size).toBe(defined.length);
  });

  it('are on no card, so that any number of cards can stand on one page', () => {
    for (const drawing of DRAWINGS) expect(matches(drawing, / id="([^"]+)"/g)).toEqual([]);
  });

  it('exist wherever a drawing refers to one', () => {
    const known = new Set(defined);
    const used = [artDefs(), ...DRAWINGS].flatMap((drawing) => [
      ...matches(drawing, /url\(#([^)]+)\)/g),
      ...matches(drawing, / href="#([^"]+)"/g),
    ]);
    expect(used.length).toBeGreaterThan(1000);
    expect([...new Set(used)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('drawings', () => {
  it('are the same whenever they are drawn', () => {
    expect(board(samplePosition())).toBe(DRAWINGS[0]);
  });

  it('contain no number that is none', () => {
    for (const drawing of DRAWINGS) expect(drawing).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it('close every element they open', () => {
    for (const drawing of DRAWINGS) {
      const opened = matches(drawing, /<([a-zA-Z]+)(?:\s[^>]*[^/])?>/g).length;
      expect(matches(drawing, /<\/([a-zA-Z]+)>/g)).toHaveLength(opened);
    }
  });
});

describe('icons', () => {
  const generated = new Set(Object.keys(ICONS));

  it('are generated for every id of the list, and for no other', () => {
    const listed = new Set(Object.values(ICON_IDS).flatMap((kinds) => Object.values(kinds).flat()));
    expect([...generated].sort()).toEqual([...listed].sort());
  });

  it('come with the game that uses them', () => {
    const together = (icons: object): Set<string> => new Set(Object.keys({ ...SHARED, ...icons }));
    const bastion = ['ENEMY_ICON', 'PROPERTY_ICON', 'SPELL_ICON', 'RITUAL_ICON', 'ACTION_ICON'];
    for (const [name, table] of Object.entries(tables)) {
      const known =
        name === 'HERO_ICON'
          ? together({})
          : together(
              bastion.includes(name)
                ? BASTION
                : { ...SANCTUM, ...(name === 'PENALTY_ICON' ? FINAL : {}) },
            );
      expect(
        Object.values(table)
          .flat()
          .filter((id) => !known.has(id)),
        name,
      ).toEqual([]);
    }
  });

  it('exist for every meaning in the tables', () => {
    const ids = Object.values(tables).flatMap((table) => Object.values(table).flat());
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id) => !generated.has(id))).toEqual([]);
  });
});
