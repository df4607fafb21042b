// Enemies as they lie on the wall, on a plaza or in the citadel. Positions turn with the wall, glyphs
// and numbers do not: they stay upright, and the outermost ring is a ring of numbers.

import type { Enemy, PropertySign } from './bastion-cards';
import { cardBody } from './card-parts';
import { SIZE, type Bastion } from './geometry';
import { icon, type IconId } from './icons';
import { centred, middleRect, moved, turned, upright } from './markup';
import {
  badge,
  halo,
  manaDisc,
  pennon,
  pill,
  portcullis,
  prismaticWheel,
  selection,
  strengthPlate,
  type Light,
  type Plate,
} from './shapes';
import { BONE, INK, IVORY, LAMP, SHADOW, type EnemyColor, type Mana } from './tinctures';

/** Boards are drawn with all small icons, or for phones. */
export type BoardDetail = 'M' | 'S';

/** How a card lies: turned clockwise, and on which side (sign of y) the numbers stand. */
export interface Lie {
  readonly rotation: number;
  readonly out: 1 | -1;
}

/** A card that stands upright, its number on top. */
export const STANDING: Lie = { rotation: 0, out: -1 };

/** How cards lie in front of a district. */
export function lieOf(bastion: Bastion, district: number): Lie {
  return { rotation: bastion.rotation(district), out: bastion.outSign(district) };
}

/** A symbiote under its host. */
export interface Symbiote {
  readonly glyph: IconId;
  readonly color: EnemyColor;
  readonly strength: number;
}

/** What is to be shown about an enemy besides the card itself. */
export interface EnemyState {
  /** Wards and rallies lie across. */
  readonly sideways?: boolean | undefined;
  readonly symbiotes?: readonly Symbiote[] | undefined;
  /** Modifiers beside the strength, which already shows the result: "+1", "−2". */
  readonly modifiers?: readonly string[] | undefined;
  readonly light?: Light | undefined;
  readonly selected?: boolean | undefined;
  /** The icon of the rule that forbids this enemy as a target. */
  readonly forbidden?: IconId | undefined;
  /** The word on the pennon of a new enemy. */
  readonly fresh?: string | undefined;
}

interface WallLayout {
  readonly plate: Plate;
  readonly border: number;
  readonly strength: { readonly r: number; readonly y: number; readonly plain: boolean };
  readonly glyph: { readonly y: number; readonly size: number };
  readonly symbioteShift: number;
}

/** Positions are given for cards whose outer side is at +y; `out` turns them round. */
const LAYOUT: Readonly<Record<BoardDetail, WallLayout>> = {
  M: {
    plate: { width: SIZE.cardWidth, height: SIZE.cardHeight, radius: 6 },
    border: 2.6,
    strength: { r: 14.5, y: 29, plain: false },
    glyph: { y: -5, size: 37 },
    symbioteShift: 27,
  },
  S: {
    plate: { width: 66, height: 90, radius: 7 },
    border: 4,
    strength: { r: 20, y: 25, plain: true },
    glyph: { y: -20, size: 42 },
    symbioteShift: 26,
  },
};

/** The height of the row of small icons on the inner side of a card. */
const SMALL_ROW = 33;
const SMALL_ICON = 14.5;

/** The plate of a card on the board, for hit areas and animations. */
export function wallPlate(detail: BoardDetail): Plate {
  return LAYOUT[detail].plate;
}

/** The shadow and body of a card. */
function body(color: EnemyColor, layout: WallLayout, district: Mana | undefined): string {
  const { width, height, radius } = layout.plate;
  const shade = { fill: SHADOW, opacity: 0.45 };
  return (
    moved(0, 2, middleRect(width + 2, height, radius + 1, shade)) +
    cardBody(color, width, height, layout.border, district)
  );
}

/** The symbiotes under a host: each peeps out a strip further, the outermost is drawn first. */
function symbiotes(list: readonly Symbiote[], lie: Lie, detail: BoardDetail): string {
  const layout = LAYOUT[detail];
  const { rotation, out } = lie;
  return list
    .map((symbiote, index) => {
      const shift = layout.symbioteShift * (index + 1);
      const strip = shift + (detail === 'M' ? 32 : 36);
      const card = moved(0, out * shift, body(symbiote.color, layout, undefined));
      if (detail === 'S') {
        const plate = strengthPlate(symbiote.color, symbiote.strength, 0, 0, 16, { plain: true });
        return card + upright(0, out * strip, rotation, plate);
      }
      const plate = strengthPlate(symbiote.color, symbiote.strength, 0, 0, 11.5, { plain: true });
      return (
        card +
        upright(-17, out * strip, rotation, plate) +
        upright(15, out * (strip - 1), rotation, icon(symbiote.glyph, 0, 0, 20, IVORY))
      );
    })
    .reverse()
    .join('');
}

/** A property in the small row, with the disc of its colour beside it. */
function smallProperty(sign: PropertySign): string {
  const glyph = icon(sign.icon, 0, 0, SMALL_ICON, IVORY);
  if (!sign.color) return glyph;
  const color =
    sign.color === 'prismatic'
      ? moved(13.5, 0, prismaticWheel(5.6))
      : manaDisc(sign.color, 13.5, 0, 6.3);
  return glyph + color;
}

/** The row of small icons: properties from one side, the spell at the other. */
function smallRow(enemy: Enemy, { rotation, out }: Lie): string {
  const signs = (enemy.properties ?? []).slice(0, 3);
  const crowded = signs.length > 2;
  const y = -out * SMALL_ROW;
  const properties = signs.map((sign, index) =>
    upright(-19 + index * 14.5, y, rotation, smallProperty(sign)),
  );
  const spell =
    enemy.spell && !crowded
      ? upright(signs.length ? 20 : 0, y, rotation, icon(enemy.spell.icon, 0, 0, 12.5, BONE))
      : '';
  return properties.join('') + spell;
}

/** The pills of the modifiers: one or two beside the strength, more of them in one. */
function modifierPills(list: readonly string[], { rotation, out }: Lie): string {
  const sides = list.length > 1 ? [-21, 21] : [21];
  if (list.length > sides.length) return upright(0, out * 11, rotation, pill(list.join(' '), 0, 0));
  return list
    .map((text, index) => upright(sides[index] ?? 0, out * 20, rotation, pill(text, 0, 0, 13)))
    .join('');
}

/** The face of a card that lies along the wall's ring. */
function face(enemy: Enemy, state: EnemyState, lie: Lie, detail: BoardDetail): string {
  const { strength, glyph } = LAYOUT[detail];
  const { rotation, out } = lie;
  const large = detail === 'M' && !enemy.properties?.length ? glyph.size : glyph.size - 3;
  const size = detail === 'M' ? large : glyph.size;
  return (
    upright(0, out * glyph.y, rotation, icon(enemy.glyph, 0, 0, size, IVORY)) +
    (detail === 'M' ? smallRow(enemy, lie) : '') +
    upright(0, out * strength.y, rotation, plateOf(enemy, detail)) +
    (detail === 'M' ? modifierPills(state.modifiers ?? [], lie) : '')
  );
}

/** The face of a card that lies across: number and glyph side by side. */
function sidewaysFace(enemy: Enemy, state: EnemyState, lie: Lie, detail: BoardDetail): string {
  const { rotation, out } = lie;
  if (detail === 'S') {
    return (
      upright(17, 0, rotation, icon(enemy.glyph, 0, 0, 42, IVORY)) +
      upright(-20, 0, rotation, plateOf(enemy, detail))
    );
  }
  const [sign] = enemy.properties ?? [];
  return (
    upright(4, -out, rotation, icon(enemy.glyph, 0, 0, 38, IVORY)) +
    upright(-26, out * 14, rotation, plateOf(enemy, detail)) +
    (sign ? upright(31, -out * 15, rotation, icon(sign.icon, 0, 0, 16, IVORY)) : '') +
    (enemy.spell ? upright(31, out * 15, rotation, icon(enemy.spell.icon, 0, 0, 14, BONE)) : '') +
    (state.modifiers?.length
      ? upright(2, out * 22, rotation, pill(state.modifiers.join(' '), 0, 0))
      : '')
  );
}

/** The strength plate of an enemy on the board. */
function plateOf(enemy: Enemy, detail: BoardDetail): string {
  const { r, plain } = LAYOUT[detail].strength;
  return strengthPlate(enemy.color, enemy.strength, 0, 0, r, { district: enemy.district, plain });
}

/** The portcullis over a forbidden enemy; its strength stays readable, the badge says why. */
function forbiddenSigns(enemy: Enemy, state: EnemyState, lie: Lie, detail: BoardDetail): string {
  if (!state.forbidden) return '';
  const { plate, strength, glyph } = LAYOUT[detail];
  const { rotation, out } = lie;
  const at = state.sideways ? ([-26, out * 14] as const) : ([0, out * strength.y] as const);
  const mark = detail === 'M' ? badge(state.forbidden, 0, 0, 16) : '';
  return (
    turned(state.sideways ? 90 : 0, portcullis(plate)) +
    upright(at[0], at[1], rotation, plateOf(enemy, detail)) +
    upright(0, out * glyph.y, rotation, mark)
  );
}

/** The pennon of a new enemy; a plain light on phones. */
function freshSign(label: string | undefined, { rotation, out }: Lie, detail: BoardDetail): string {
  if (!label) return '';
  if (detail === 'M') return upright(-24, -out * 40, rotation, pennon(label, 0, 0, 9));
  const light = `<circle r="11" fill="${LAMP}" stroke="${INK}" stroke-width="2"/>`;
  return upright(-24, -out * 38, rotation, light);
}

/** An enemy round the origin, with everything that is to be seen about it. */
export function wallEnemy(
  enemy: Enemy,
  lie: Lie = STANDING,
  detail: BoardDetail = 'M',
  state: EnemyState = {},
): string {
  const layout = LAYOUT[detail];
  const across = state.sideways ? 90 : 0;
  const content = state.sideways ? sidewaysFace : face;
  const lit = state.light ? halo(layout.plate, state.light) : '';
  const chosen = state.selected ? selection(layout.plate) : '';
  return turned(
    lie.rotation,
    symbiotes(state.symbiotes ?? [], lie, detail),
    turned(across, body(enemy.color, layout, enemy.district)),
    content(enemy, state, lie, detail),
    forbiddenSigns(enemy, state, lie, detail),
    turned(across, lit, chosen),
    freshSign(state.fresh, lie, detail),
  );
}

/** An enemy that stands upright on a plaza. */
export function plazaEnemy(enemy: Enemy, detail: BoardDetail): string {
  const shade = { fill: SHADOW, opacity: 0.5 };
  if (detail === 'S') {
    return (
      middleRect(60, 84, 7, shade) +
      cardBody(enemy.color, 58, 80, 4, enemy.district) +
      icon(enemy.glyph, 0, 16, 42, IVORY) +
      strengthPlate(enemy.color, enemy.strength, 0, -20, 20, {
        plain: true,
        district: enemy.district,
      })
    );
  }
  const [sign] = enemy.properties ?? [];
  return (
    moved(0, 2, middleRect(56, 78, 7, shade)) +
    cardBody(enemy.color, 54, 75, 2.6, enemy.district) +
    icon(enemy.glyph, 0, 2, 36, IVORY) +
    strengthPlate(enemy.color, enemy.strength, 0, -25, 13.5, { district: enemy.district }) +
    (sign ? icon(sign.icon, -15, 28, 14, IVORY) : '') +
    (enemy.spell ? icon(enemy.spell.icon, 15, 28, 12.5, BONE) : '')
  );
}

/** How far an older card in the citadel peeps out above the newer one. */
const CITADEL_STEP = 6;

/** The row of icons at the foot of a citadel card. */
function citadelRow(enemy: Enemy): string {
  const signs = (enemy.properties ?? []).map((sign) => icon(sign.icon, 0, 0, 17, IVORY));
  const spell = enemy.spell ? [icon(enemy.spell.icon, 0, 0, 14, BONE)] : [];
  const all = [...signs, ...spell];
  const offsets = centred(all.length, 20.5);
  return all.map((drawing, index) => moved(offsets[index] ?? 0, 38, drawing)).join('');
}

/** The enemies of the citadel, oldest first: the newest on top, of the others only the edge. */
export function citadelEnemies(enemies: readonly Enemy[], detail: BoardDetail): string {
  const newest = enemies.at(-1);
  if (!newest) return '';
  const border = detail === 'S' ? 4 : 2.6;
  const older = enemies.slice(0, -1).map((enemy, index) => {
    const shift = (enemies.length - 1 - index) * CITADEL_STEP;
    return moved(0, -shift, cardBody(enemy.color, 72, 100, border, enemy.district));
  });
  const plain = detail === 'S';
  return (
    moved(0, 2, middleRect(74, 104, 8, { fill: SHADOW, opacity: 0.5 })) +
    older.join('') +
    cardBody(newest.color, 72, 100, border, newest.district) +
    icon(newest.glyph, 0, plain ? 18 : 4, plain ? 56 : 52, IVORY) +
    strengthPlate(newest.color, newest.strength, 0, plain ? -27 : -34, plain ? 23 : 16, {
      plain,
      district: newest.district,
    }) +
    (plain ? '' : citadelRow(newest))
  );
}
