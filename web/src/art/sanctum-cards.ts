// The cards of Sanctum at full size: demons and items, skills, the Demon Lord, furies, blessings.
// Their small forms are in sanctum-small.ts.

import { CARD, field, frame, inkRibbon, iron, paper, rays, ribbon, type Box } from './card-parts';
import { hatch } from './defs';
import { DEMON_ICON, engraved, icon, SLOT_ICON, type IconId } from './icons';
import { centred, circle, moved, path, rect } from './markup';
import { penaltyRow, type PenaltySign } from './penalties';
import {
  brokenHearts,
  die,
  drop,
  drops,
  effectGlyph,
  gem,
  socket,
  token,
  weakPoint,
  type Effect,
  type SocketOptions,
  type SpaceKind,
  type Token,
  type WeakPoint,
} from './pieces';
import { line, nameIn, paragraph, textWidth } from './text';
import { deepOf, edgeOf, fillOf, INK, IVORY, SEPIA, type DemonColor, type Gem } from './tinctures';

export type Level = 1 | 2 | 3;
export type ItemSlot = keyof typeof SLOT_ICON;

/** Levels are Roman in every language. */
export const ROMAN: Readonly<Record<Level, string>> = { 1: 'I', 2: 'II', 3: 'III' };

/** A demon, and what it announces about the item on its back. */
export interface Demon {
  readonly color: DemonColor;
  readonly level: Level;
  readonly weakPoints: readonly WeakPoint[];
  readonly damage: number;
  readonly item: { readonly slot: ItemSlot; readonly color: DemonColor };
}

const DEMON_FIELD: Box = { x: 14, y: 14, width: 272, height: 286 };
const DEMON_GLYPH: Readonly<Record<Level, number>> = { 1: 160, 2: 178, 3: 194 };

/** The glyph of a demon. */
export function demonGlyph(demon: Pick<Demon, 'color' | 'level'>): IconId {
  return DEMON_ICON[demon.color][demon.level - 1] ?? DEMON_ICON[demon.color][0];
}

/** The pennant that announces slot and colour of the item on the back. */
export function itemPennant(
  slot: ItemSlot,
  color: DemonColor,
  x: number,
  y: number,
  size: number,
): string {
  const h = size / 2;
  const outline = `M${-h},${-h}H${h}V${size * 0.2}L0,${size * 0.62}L${-h},${size * 0.2}Z`;
  return moved(
    x,
    y,
    path(outline, { fill: deepOf(color), stroke: fillOf(color), 'stroke-width': size * 0.04 }),
    icon(SLOT_ICON[slot], 0, -size * 0.1, size * 0.62, IVORY),
    gem(color, size * 0.42, size * 0.34, size * 0.19),
  );
}

/** The damage of a demon: a row, or a column where three weak points need the width. */
function demonDrops(count: number, points: number): string {
  const column = points >= 3;
  return centred(count, column ? 27 : 25)
    .map((offset) => (column ? drop(270, 352 + offset, 13) : drop(252 + offset, 352, 14)))
    .join('');
}

/** A demon card at full size. */
export function demonCard(demon: Demon, name: string): string {
  const { color, level } = demon;
  const points = demon.weakPoints.map((point, index) => weakPoint(point, 55 + index * 80, 352, 66));
  const gems = Array.from({ length: level }, (_, index) => gem(color, 42 + index * 34, 42, 17));
  return (
    frame() +
    field(color, DEMON_FIELD) +
    engraved(demonGlyph(demon), 150, 138, DEMON_GLYPH[level], 'enamel') +
    gems.join('') +
    itemPennant(demon.item.slot, demon.item.color, 252, 48, 46) +
    ribbon(name, 246, edgeOf(color)) +
    points.join('') +
    demonDrops(demon.damage, points.length)
  );
}

/** An ability of an item or hero board: what it costs and what it does. */
export interface Ability {
  readonly cost: readonly SpaceKind[];
  readonly effect: Effect;
  /** What lies in each space. */
  readonly spaces?: readonly SocketOptions[] | undefined;
}

/** The chevron between the spaces of an ability and its effect. */
export function chevron(x: number, y: number, size: number, color: string): string {
  const h = size / 2;
  return path(`M${x - h * 0.6},${y - h}L${x + h * 0.6},${y}L${x - h * 0.6},${y + h}`, {
    fill: 'none',
    stroke: color,
    'stroke-width': size * 0.17,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

const ABILITY_LEFT = 54;
const ABILITY_PITCH = 48;

/** One ability on a bone card, round the height y. */
function abilityRow(ability: Ability, y: number): string {
  const spaces = ability.cost.map((kind, index) =>
    socket(kind, ABILITY_LEFT + index * ABILITY_PITCH, y, 21, {
      paper: true,
      ...ability.spaces?.[index],
    }),
  );
  const start = ABILITY_LEFT + ability.cost.length * ABILITY_PITCH;
  const size = ability.effect.kind === 'shields' ? 38 : 42;
  return (
    rect(22, y - 29, 256, 58, 8, { fill: 'var(--paper-well)', opacity: 0.55 }) +
    spaces.join('') +
    chevron(start - 12, y, 15, INK) +
    effectGlyph(ability.effect, (start + 4 + 278) / 2, y, size, INK)
  );
}

/** An item. Flames are tokens it adds while it is equipped. */
export interface Item {
  readonly art: IconId;
  readonly slot: ItemSlot;
  readonly gems: readonly DemonColor[];
  readonly abilities: readonly Ability[];
  readonly flames?: readonly Token[] | undefined;
}

/** "+1" tokens: under a single ability, else beside the art. */
function flames(list: readonly Token[], beside: boolean): string {
  return list
    .map((kind, index) => {
      const x = beside ? 238 : 44 + index * 62;
      const y = beside ? 116 + index * 46 : 386;
      const plus = line('+1', x + 20, y + 7, 20, { weight: 700, anchor: 'start', fill: INK });
      return token(kind, x, y, 17) + plus;
    })
    .join('');
}

/** An item card at full size. */
export function itemCard(item: Item, name: string): string {
  const two = item.abilities.length > 1;
  const art = two && item.flames?.length ? 138 : 150;
  return (
    paper() +
    rays([150, 142], 40, 130, 60, { color: SEPIA, opacity: 0.3 }) +
    engraved(item.art, art, 146, 150, 'bone') +
    circle(50, 50, 27, { fill: INK, class: 'art-plate' }) +
    icon(SLOT_ICON[item.slot], 50, 50, 36, IVORY) +
    item.gems.map((color, index) => gem(color, 258 - index * 38, 48, 17)).join('') +
    inkRibbon(name, 240, 44) +
    item.abilities.map((ability, index) => abilityRow(ability, 316 + index * 59)).join('') +
    flames(item.flames ?? [], two)
  );
}

/** A skill: a card with a power, or a tile that gives tokens. */
interface SkillBase {
  readonly color: DemonColor;
  readonly level: Level;
  /** The gems that have to climb before it is gained. */
  readonly gems: readonly Gem[];
}

export interface SkillCard extends SkillBase {
  readonly icon: IconId;
  /** The one skill that lies on the diamond space. */
  readonly special?: boolean | undefined;
  /** Whether it brings the silver die. */
  readonly silverDie?: boolean | undefined;
  readonly ability?: Ability | undefined;
}

export interface SkillTile extends SkillBase {
  readonly tokens: readonly Token[];
}

/** The words of a skill card. */
export interface SkillWords {
  readonly name: string;
  /** The timing pill. */
  readonly when: string;
  readonly text: string;
}

/** The coloured header of a skill. */
function skillHeader(skill: SkillBase, name: string, bottom: number, special: boolean): string {
  const outline = `M13,23A10,10 0 0 1 23,13H277A10,10 0 0 1 287,23V${bottom}H13Z`;
  const middle = (13 + bottom) / 2;
  const right = special ? 244 : 272;
  const left = 78 + skill.level * 12;
  const diamond = `M264,${middle - 17}L278,${middle}L264,${middle + 17}L250,${middle}Z`;
  return (
    path(outline, { fill: deepOf(skill.color), class: 'art-field' }) +
    path(outline, { fill: hatch('field', skill.color), opacity: 0.7 }) +
    gem(skill.color, 44, middle, 18) +
    line(ROMAN[skill.level], 72, middle + 10, 30, {
      face: 'display',
      weight: 800,
      anchor: 'start',
    }) +
    nameIn(name, right, middle, right - left - 8, 27, { anchor: 'end' }) +
    (special ? path(diamond, { fill: IVORY }) : '')
  );
}

/** The printed gems at the foot of a skill. */
function printedGems(gems: readonly Gem[], y: number, r: number): string {
  const offsets = centred(gems.length, r * 3);
  return gems.map((kind, index) => gem(kind, 150 + (offsets[index] ?? 0), y, r)).join('');
}

/** The pill that says when a skill works. */
function timingPill(when: string, y: number): string {
  const width = textWidth(when, 17, 'ui') + 26;
  const middle = 22 + width / 2;
  return (
    rect(22, y, width, 29, 14.5, { fill: INK, class: 'art-field' }) +
    line(when, middle, y + 20, 17, { weight: 600 })
  );
}

/** A skill card at full size. */
export function skillCard(skill: SkillCard, words: SkillWords): string {
  const { ability } = skill;
  const art = ability ? 92 : 116;
  const y = ability ? 144 : 160;
  const pillY = ability ? 202 : 230;
  const below = ability
    ? abilityRow(ability, 320)
    : paragraph(words.text, 24, 286, 18.5, 254, 3, { anchor: 'start', fill: INK });
  return (
    paper() +
    skillHeader(skill, words.name, 84, skill.special ?? false) +
    rays([150, y], art * 0.46, art * 0.8, 60, { color: SEPIA, opacity: 0.4 }) +
    engraved(skill.icon, 150, y, art, 'bone') +
    timingPill(words.when, pillY) +
    (ability ? paragraph(words.text, 24, 256, 17, 254, 2, { anchor: 'start', fill: INK }) : '') +
    below +
    (skill.silverDie ? die(5, 252, pillY - 2, 42, 'silver', 6) : '') +
    path('M22,362H278', { stroke: SEPIA }) +
    printedGems(skill.gems, 385, 13)
  );
}

/** A skill tile at full size: half a card. */
export function skillTile(tile: SkillTile, name: string): string {
  const offsets = centred(tile.tokens.length, 78);
  const tokens = tile.tokens.map((kind, index) =>
    token(kind, 150 + (offsets[index] ?? 0), 122, 31),
  );
  return (
    paper(CARD.tileHeight) +
    skillHeader(tile, name, 72, false) +
    tokens.join('') +
    printedGems(tile.gems, 178, 11)
  );
}

/** A blessing: a token or an effect that works once. */
export interface Blessing {
  readonly gives: Token | Effect;
}

/** A blessing at full size: a square of bone with a medallion. */
export function blessingCard(blessing: Blessing, name: string): string {
  const { gives } = blessing;
  const dashes = { fill: 'none', stroke: SEPIA, 'stroke-dasharray': '3 4' };
  const seal = { fill: 'var(--paper-high)', stroke: INK, 'stroke-width': 2.2, class: 'art-field' };
  const content =
    typeof gives === 'string'
      ? token(gives, 150, 128, 46)
      : effectGlyph(gives, 150, 128, gives.kind === 'shields' ? 64 : 90, INK);
  return (
    paper(CARD.blessingHeight) +
    rays([150, 128], 84, 124, 72, { color: SEPIA, opacity: 0.5 }) +
    circle(150, 128, 82, seal) +
    circle(150, 128, 74, dashes) +
    content +
    inkRibbon(name, 230, 44)
  );
}

/** The front of a Demon Lord card, or the fighting half of a fury. */
export interface LordFront {
  readonly weakPoints: readonly WeakPoint[];
  readonly damage: number;
}

/** What the back of a Demon Lord card or a fury demands. */
export interface Demand {
  readonly penalty: readonly PenaltySign[];
  readonly wounds: number;
}

/** The words of a demand. */
export interface DemandWords {
  readonly name: string;
  readonly text: string;
  /** The word between penalty and wounds. */
  readonly or: string;
  /** "2 wounds" in the language of the viewer. */
  readonly wounds: string;
}

/** Weak points in a row, and the drops under them. */
function lordFight(front: LordFront, y: number): string {
  const offsets = centred(front.weakPoints.length, 72);
  const points = front.weakPoints.map((point, index) =>
    weakPoint(point, 150 + (offsets[index] ?? 0), y, 62),
  );
  return points.join('') + drops(front.damage, 150, y + 60, 14.5);
}

/** The front of a Demon Lord card. */
export function lordCard(front: LordFront, glyph: IconId, name: string): string {
  return (
    iron() + engraved(glyph, 150, 132, 182, 'enamel') + ribbon(name, 236) + lordFight(front, 324)
  );
}

/** The split line with "or" in it. */
function orBand(word: string, y: number): string {
  const half = textWidth(word, 22, 'display') / 2 + 10;
  const stroke = { stroke: IVORY, 'stroke-opacity': 0.6, 'stroke-width': 1.4 };
  const d = `M13,${y}H${150 - half}M${150 + half},${y}H287`;
  return path(d, stroke) + line(word, 150, y + 7, 22, { face: 'display' });
}

/** The effect side of a Demon Lord card: the penalty, or the wounds. */
export function lordEffectCard(demand: Demand, words: DemandWords): string {
  return (
    iron() +
    nameIn(words.name, 150, 48, 236, 29) +
    penaltyRow(demand.penalty, 150, 132, 104, 236) +
    paragraph(words.text, 150, 214, 20, 240, 2, { weight: 600 }) +
    orBand(words.or, 276) +
    brokenHearts(demand.wounds, 150, 330, 58) +
    line(words.wounds, 150, 390, 20, { weight: 600 })
  );
}

/** A fury turned up: the demand above, the fight below. */
export function furyCard(
  front: LordFront,
  demand: Demand,
  kind: string,
  words: DemandWords,
): string {
  const wide = demand.penalty.length > 1;
  return (
    iron() +
    nameIn(kind, 30, 40, 78, 20, { anchor: 'start', fill: 'var(--card-2)' }) +
    nameIn(words.name, 270, 40, 158, 25, { anchor: 'end' }) +
    (wide
      ? penaltyRow(demand.penalty, 150, 96, 66, 240) +
        paragraph(words.text, 150, 152, 16.5, 246, 2, { weight: 600 })
      : penaltyRow(demand.penalty, 80, 118, 92, 110) +
        paragraph(words.text, 140, 96, 18, 140, 4, { weight: 600, anchor: 'start' })) +
    orBand(words.or, 192) +
    brokenHearts(demand.wounds, 150, 230, 46) +
    path('M13,264H287', { stroke: IVORY, 'stroke-opacity': 0.6 }) +
    lordFight(front, 314)
  );
}

/** The back of a fury: a flame figure on crossed lines. */
export function furyBack(glyph: IconId): string {
  const cross = 'M30,30L270,390M270,30L30,390M150,20V400M20,210H280';
  return (
    iron() +
    path(cross, { stroke: IVORY, 'stroke-opacity': 0.16, 'stroke-width': 1.4 }) +
    circle(150, 210, 92, { fill: 'var(--iron)', stroke: IVORY, 'stroke-opacity': 0.5 }) +
    engraved(glyph, 150, 208, 150, 'enamel')
  );
}
