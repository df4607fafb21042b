// Small cards of Sanctum, in a box of 48 by 67: S for rows of 24 to 52 px, M with more signs.

import { SMALL, smallEnamel, smallIron, smallPaper, type Detail } from './card-parts';
import { icon, SLOT_ICON, type IconId } from './icons';
import { centred, circle, middleRect, moved, path, rect } from './markup';
import { penaltyRow } from './penalties';
import {
  brokenHearts,
  drop,
  effectGlyph,
  gem,
  pips,
  shield,
  socket,
  token,
  type Effect,
  type WeakPoint,
} from './pieces';
import {
  demonGlyph,
  itemPennant,
  ROMAN,
  type Blessing,
  type Demand,
  type Demon,
  type Item,
  type LordFront,
  type SkillCard,
  type SkillTile,
} from './sanctum-cards';
import { numberText } from './text';
import { deepOf, INK, IVORY, PIECE } from './tinctures';

type SmallDetail = Exclude<Detail, 'L'>;

const FACE = 12;
const FOOT = 56;

/** A weak point as a small face: a number on S, pips on M, a cross where it is hit. */
function smallPoint(point: WeakPoint, x: number, detail: SmallDetail): string {
  const face = middleRect(FACE, FACE, 2.5, {
    fill: point.hit ? PIECE : IVORY,
    stroke: point.hit ? IVORY : undefined,
    'stroke-width': 0.8,
  });
  const cross = path('M-3,-3L3,3M3,-3L-3,3', { stroke: 'var(--hit)', 'stroke-width': 1.8 });
  const value =
    detail === 'M' ? pips(point.value, FACE, INK) : numberText(point.value, 0, 0, 11, INK);
  return moved(x, FOOT, face, point.hit ? cross : value);
}

function smallPoints(points: readonly WeakPoint[], detail: SmallDetail): string {
  const offsets = centred(points.length, 14);
  return points
    .map((point, index) => smallPoint(point, 24 + (offsets[index] ?? 0), detail))
    .join('');
}

/** The damage as a drop with a number. */
function smallDamage(damage: number, x: number, y: number): string {
  if (!damage) return '';
  return drop(x, y, 6.4) + numberText(damage, x, y + 1.4, 8, INK);
}

/** A demon as a small card. */
export function demonSmall(demon: Demon, detail: SmallDetail = 'S'): string {
  const gems = Array.from({ length: demon.level }, (_, index) =>
    gem(demon.color, 8 + index * 8.6, 9, 4.8),
  );
  const corner =
    detail === 'M'
      ? itemPennant(demon.item.slot, demon.item.color, 40, 10, 9) +
        smallDamage(demon.damage, 41, 42)
      : smallDamage(demon.damage, 41, 9);
  return (
    smallEnamel(demon.color) +
    icon(demonGlyph(demon), 24, 31, 30, IVORY) +
    gems.join('') +
    corner +
    smallPoints(demon.weakPoints, detail)
  );
}

/** An effect at the foot of a small bone card. */
function smallEffect(effect: Effect, x: number, y: number, size: number): string {
  if (effect.kind === 'shields') {
    return (
      shield(x, y, size * 0.46, INK, INK) +
      numberText(effect.count, x, y - size * 0.02, size * 0.66, 'var(--paper-high)')
    );
  }
  return effectGlyph(effect, x, y, effect.kind === 'set' ? size * 0.86 : size, INK);
}

/** An item as a small card: art, slot, gems, and its first ability. */
export function itemSmall(item: Item, detail: SmallDetail = 'S'): string {
  const [ability] = item.abilities;
  const cost = ability?.cost ?? [];
  const many = cost.length > 2;
  const spaces = cost.map((kind, index) =>
    socket(kind, many ? 8 + index * 9 : 10 + index * 11.5, 57, many ? 4.4 : 5.6, { paper: true }),
  );
  const pitch = item.gems.length > 2 ? 8.6 : 11;
  const slot = detail === 'M' ? icon(SLOT_ICON[item.slot], 9.5, 9.5, 11, INK) : '';
  return (
    smallPaper() +
    icon(item.art, 24, 32, 34, INK) +
    slot +
    item.gems.map((color, index) => gem(color, 40.5 - index * pitch, 9.5, pitch / 2)).join('') +
    spaces.join('') +
    (ability ? smallEffect(ability.effect, many ? 38.5 : 38, 57, many ? 10.5 : 13) : '')
  );
}

/** The coloured head of a small skill. */
function smallHead(color: SkillCard['color'], bottom: number): string {
  const outline = `M2,5.5A3.5,3.5 0 0 1 5.5,2H42.5A3.5,3.5 0 0 1 46,5.5V${bottom}H2Z`;
  return path(outline, { fill: deepOf(color) });
}

/** A skill card as a small card. */
export function skillSmall(skill: SkillCard): string {
  const diamond = skill.special ? path('M24,5L28.4,10L24,15L19.6,10Z', { fill: IVORY }) : '';
  return (
    smallPaper() +
    smallHead(skill.color, 18) +
    gem(skill.color, 11, 10.2, 5.4) +
    diamond +
    numberText(ROMAN[skill.level], 37, 10.2, 12, IVORY) +
    icon(skill.icon, 24, 42, 36, INK)
  );
}

/** A skill tile as a small tile. */
export function tileSmall(tile: SkillTile): string {
  const offsets = centred(tile.tokens.length, 17);
  return (
    smallPaper(SMALL.tileHeight) +
    smallHead(tile.color, 12) +
    gem(tile.color, 9, 7.4, 4) +
    numberText(ROMAN[tile.level], 38, 7.4, 9, IVORY) +
    tile.tokens.map((kind, index) => token(kind, 24 + (offsets[index] ?? 0), 22, 7)).join('')
  );
}

/** A blessing as a small square. */
export function blessingSmall(blessing: Blessing): string {
  const { gives } = blessing;
  const seal = { fill: 'var(--paper-high)', stroke: INK };
  const content =
    typeof gives === 'string' ? token(gives, 24, 24, 11) : smallEffect(gives, 24, 24, 25);
  return smallPaper(SMALL.width) + circle(24, 24, 18, seal) + content;
}

/** The front of a Demon Lord card as a small card. */
export function lordSmall(front: LordFront, glyph: IconId, detail: SmallDetail = 'S'): string {
  return (
    smallIron() +
    icon(glyph, 24, 26, 31, IVORY) +
    smallDamage(front.damage, 40.5, 9.5) +
    smallPoints(front.weakPoints, detail)
  );
}

/** The effect side of a Demon Lord card as a small card. */
export function lordEffectSmall(demand: Demand): string {
  return (
    smallIron() +
    penaltyRow(demand.penalty, 24, 21, 27, 40) +
    path('M6,39H42', { stroke: IVORY, 'stroke-opacity': 0.5 }) +
    brokenHearts(demand.wounds, 24, 52, demand.wounds > 2 ? 12 : 16)
  );
}

/** A fury as a small card; `mark` is the sign of furies. */
export function furySmall(
  front: LordFront,
  demand: Demand,
  mark: IconId,
  detail: SmallDetail = 'S',
): string {
  return (
    smallIron() +
    penaltyRow(demand.penalty, 24, 29, 27, 40) +
    icon(mark, 9, 9.5, 11, IVORY) +
    smallDamage(front.damage, 40.5, 9.5) +
    smallPoints(front.weakPoints, detail)
  );
}

/** The back of a fury as a small card. */
export function furyBackSmall(glyph: IconId): string {
  const cross = { stroke: IVORY, 'stroke-opacity': 0.16 };
  return (
    smallIron() +
    path('M6,6L42,61M42,6L6,61', cross) +
    circle(24, 33.5, 15, { fill: 'var(--iron)', stroke: IVORY, 'stroke-opacity': 0.3 }) +
    icon(glyph, 24, 33, 25, IVORY)
  );
}

/** A card that nobody may see, as a small card. */
export function hiddenSmall(): string {
  const line = { fill: 'none', stroke: IVORY, 'stroke-opacity': 0.2 };
  return smallIron() + rect(7, 7, 34, 53, 2.5, line) + path('M7,7L41,60M41,7L7,60', line);
}
