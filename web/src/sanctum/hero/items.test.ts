import { describe, expect, it } from 'vitest';
import { DEMON_ICON, SLOT_ICON, SKILL_ICON } from '../../art/icons';
import { Book } from '../printed';
import { COLORS, LEVELS } from '../ids';
import printed from '../fixtures/printed.json';
import { ICONS } from '../../generated/icons/sanctum';
import { ITEM_ICON, itemIcon } from './items';
import { skillIcon } from './skills';
import { nearest } from '../parts/roving';

const book = new Book(printed);

describe('pictures', () => {
  it('exist for every item, and none is left over', () => {
    const names = book.set.items.map((item) => item.name);
    expect(Object.keys(ITEM_ICON).sort()).toEqual([...names].sort());
    for (const icon of Object.values(ITEM_ICON)) expect(ICONS).toHaveProperty(icon);
  });

  it('of items are no signs of slots, demons or skills', () => {
    const others = new Set<string>([
      ...Object.values(SLOT_ICON),
      ...Object.values(DEMON_ICON).flat(),
      ...Object.values(SKILL_ICON),
    ]);
    expect(Object.values(ITEM_ICON).filter((icon) => others.has(icon))).toEqual([]);
  });

  it('of items of another set are those of their slots', () => {
    expect(itemIcon('Something else', 'boots')).toBe(SLOT_ICON.boots);
  });

  it('exist for every demon, skill and blessing', () => {
    book.set.demons.forEach((_, index) => {
      const { color, level } = book.demon(index + 1);
      expect(DEMON_ICON[color][level - 1]).toBeDefined();
    });
    for (const figure of ['huntress', 'outlaw', 'slayer', 'dancer'] as const) {
      for (const color of COLORS) {
        for (const level of LEVELS) {
          const skill = book.skill(figure, `${color}/${level}`);
          const tokens = skill.tokens.length;
          const glyph = skillIcon(skill);
          expect(glyph ? glyph in ICONS : tokens > 0, skill.name).toBe(true);
          if (!skill.card?.ability) expect(glyph, skill.name).not.toBe(SKILL_ICON.ability);
        }
      }
    }
    book.set.blessings.forEach((blessing, index) => {
      const gives = book.blessing(index + 1);
      expect(typeof gives === 'string' ? gives : gives.kind, blessing.kind).toBeTruthy();
    });
  });
});

describe('arrow keys', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ];

  it('go to the nearest thing in that direction', () => {
    expect(nearest({ x: 0, y: 0 }, spots, 'right')).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, 'down')).toBe(2);
    expect(nearest({ x: 100, y: 100 }, spots, 'up')).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, 'left')).toBeNull();
  });
});
