// The geometry of the bastion. A flat-topped hexagon with the citadel in the origin, y down, angles
// in degrees counter-clockwise. Districts are 1 to 6 (D1 to D6), wall sections 1 to 24 (W1 to W24),
// both counter-clockwise from the gate.

import type { Point } from './markup';

/** Part of the board that every drawing of it shows. */
export const BOARD_BOX = '-460 -404 920 808';
const DISTRICTS = 6;
export const SECTIONS = 24;
const SECTIONS_PER_DISTRICT = SECTIONS / DISTRICTS;
/** The gate at the top left, where the enemy camp is. */
const GATE_TOP_LEFT = 120;

/** Distances in design units. Apothems are measured from the centre to the middle of a side. */
export const SIZE = {
  citadel: 76,
  districtInner: 84,
  districtOuter: 262,
  wallInner: 270,
  wallOuter: 376,
  /** The ring on which the cards of the wall lie. */
  cardRing: 319,
  /** From one section of the wall to the next. */
  pitch: 79,
  cardWidth: 62,
  cardHeight: 87,
  /** The tip of a corner bastion. */
  tip: 455,
} as const;

/** A place in a district: r outwards, u along the wall counter-clockwise. */
export type Slot = readonly [r: number, u: number];

/** Where things lie in every district. */
export const SLOTS = {
  tower: [114, 0],
  plaza: [182, 0],
  sources: [
    [238, -94],
    [243, 0],
    [238, 94],
  ],
  foundations: [
    [190, -74],
    [190, 74],
  ],
  heroes: [
    [130, -44],
    [130, 44],
    [153, -60],
    [153, 60],
  ],
} as const satisfies Record<string, Slot | readonly Slot[]>;

/** A section of the wall: its district, its place along it, and its middle. */
export interface WallSection {
  readonly district: number;
  readonly u: number;
  readonly middle: Point;
}

const TAN_30 = Math.tan(Math.PI / 6);
const COS_30 = Math.cos(Math.PI / 6);
/** Half the gap between two districts. */
const DISTRICT_GAP = 3.2;
const ROUNDING = 1e-9;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Half the width of a district at a distance from the centre. */
function halfWidth(r: number, gap = DISTRICT_GAP): number {
  return r * TAN_30 - gap;
}

/** The radius of the corners of a hexagon with this apothem. */
export function cornerRadius(apothem: number): number {
  return apothem / COS_30;
}

/** The bastion seen with its gate at an angle; add multiples of 60 to turn the board to a player. */
export class Bastion {
  constructor(readonly gate: number = GATE_TOP_LEFT) {}

  /** The direction in which a district looks outwards. */
  outward(district: number): number {
    return this.gate + 30 + 60 * (district - 1);
  }

  /** A point of a district: r outwards, u along the wall counter-clockwise. */
  at(district: number, r: number, u: number): Point {
    const angle = radians(this.outward(district));
    return [r * Math.cos(angle) - u * Math.sin(angle), -r * Math.sin(angle) - u * Math.cos(angle)];
  }

  /** A slot of a district. */
  slot(district: number, [r, u]: Slot): Point {
    return this.at(district, r, u);
  }

  /** A section of the wall, 1 to 24. */
  section(section: number): WallSection {
    const district = Math.ceil(section / SECTIONS_PER_DISTRICT);
    const index = (section - 1) % SECTIONS_PER_DISTRICT;
    const u = (index - (SECTIONS_PER_DISTRICT - 1) / 2) * SIZE.pitch;
    return { district, u, middle: this.at(district, SIZE.cardRing, u) };
  }

  /** How far pieces of a district are turned clockwise; kept within 90 degrees of upright. */
  rotation(district: number): number {
    const turn = 90 - this.outward(district);
    const wrapped = ((((turn + 180) % 360) + 360) % 360) - 180;
    if (wrapped > 90) return wrapped - 180;
    return wrapped <= -90 ? wrapped + 180 : wrapped;
  }

  /** In the frame of a turned piece: the sign of y that points outwards. */
  outSign(district: number): 1 | -1 {
    return Math.sin(radians(this.outward(district))) > -ROUNDING ? -1 : 1;
  }

  /** A point on the ray through the corner that follows a district. */
  corner(district: number, radius: number): Point {
    const angle = radians(this.outward(district) + 30);
    return [radius * Math.cos(angle), -radius * Math.sin(angle)];
  }

  /** The six corners of a hexagon round the citadel. */
  hexagon(apothem: number): Point[] {
    return DISTRICT_NUMBERS.map((district) => this.corner(district, cornerRadius(apothem)));
  }

  /** A district between two distances from the centre. */
  trapezoid(district: number, inner: number, outer: number, gap = DISTRICT_GAP): Point[] {
    return [
      this.at(district, inner, -halfWidth(inner, gap)),
      this.at(district, inner, halfWidth(inner, gap)),
      this.at(district, outer, halfWidth(outer, gap)),
      this.at(district, outer, -halfWidth(outer, gap)),
    ];
  }
}

/** 1 to 6. */
export const DISTRICT_NUMBERS: readonly number[] = Array.from(
  { length: DISTRICTS },
  (_, index) => index + 1,
);

/** The district after this one, counter-clockwise. */
export function nextDistrict(district: number): number {
  return (district % DISTRICTS) + 1;
}
