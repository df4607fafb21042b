import { describe, expect, it } from 'vitest';
import { Bastion, DISTRICT_NUMBERS, nextDistrict, SECTIONS, SIZE, SLOTS } from './geometry';

const bastion = new Bastion();
const sections = Array.from({ length: SECTIONS }, (_, index) => index + 1);

describe('the wall', () => {
  it.each([
    [1, -217, -262],
    [5, -335.5, 57],
    [9, -118.5, 319],
    [24, -118.5, -319],
  ])('puts section %i where the design says', (section, x, y) => {
    const { middle } = bastion.section(section);
    expect(Math.abs(middle[0] - x)).toBeLessThan(0.6);
    expect(Math.abs(middle[1] - y)).toBeLessThan(0.6);
  });

  it('gives every district four sections', () => {
    const districts = sections.map((section) => bastion.section(section).district);
    for (const district of DISTRICT_NUMBERS) {
      expect(districts.filter((each) => each === district)).toHaveLength(4);
    }
  });

  it('runs counter-clockwise from the gate', () => {
    const angles = sections.map((section) => {
      const [x, y] = bastion.section(section).middle;
      return ((((Math.atan2(-y, x) * 180) / Math.PI - bastion.gate) % 360) + 360) % 360;
    });
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
  });

  it('keeps neighbouring cards apart', () => {
    for (const section of sections.slice(1)) {
      const a = bastion.section(section - 1).middle;
      const b = bastion.section(section).middle;
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(SIZE.cardWidth);
    }
  });
});

describe('turning the board', () => {
  it.each([0, 60, 120, 180, 240, 300])('keeps pieces readable with the gate at %i', (gate) => {
    const turned = new Bastion(gate);
    for (const district of DISTRICT_NUMBERS) {
      const rotation = turned.rotation(district);
      expect(Math.abs(rotation)).toBeLessThanOrEqual(90);
      const [ox, oy] = turned.at(district, 1, 0);
      const local = turned.outSign(district);
      const angle = (rotation * Math.PI) / 180;
      expect(-Math.sin(angle) * local).toBeCloseTo(ox, 6);
      expect(Math.cos(angle) * local).toBeCloseTo(oy, 6);
    }
  });

  it('turns every point by the same angle', () => {
    const [x, y] = bastion.section(7).middle;
    const [u, v] = new Bastion(bastion.gate + 60).section(7).middle;
    const angle = Math.PI / 3;
    expect(u).toBeCloseTo(x * Math.cos(angle) + y * Math.sin(angle), 6);
    expect(v).toBeCloseTo(-x * Math.sin(angle) + y * Math.cos(angle), 6);
  });
});

describe('districts', () => {
  it('have the places of the design', () => {
    expect(SLOTS.sources).toHaveLength(3);
    expect(SLOTS.foundations).toHaveLength(2);
    expect(SLOTS.heroes).toHaveLength(4);
  });

  it('follow each other round the citadel', () => {
    expect(DISTRICT_NUMBERS.map(nextDistrict)).toEqual([2, 3, 4, 5, 6, 1]);
  });

  it('put the first one upper left and the third at the bottom', () => {
    const [x1, y1] = bastion.slot(1, SLOTS.plaza);
    expect(x1).toBeLessThan(0);
    expect(y1).toBeLessThan(0);
    const [x3, y3] = bastion.slot(3, SLOTS.plaza);
    expect(x3).toBeCloseTo(0, 6);
    expect(y3).toBeCloseTo(182, 6);
  });
});
