// The cards of Bastion at full size, and the small forms of spells and rituals. How enemies lie on
// the wall is in wall-cards.ts.

import { field, frame, plate, rays, ribbon, SMALL, smallEnamel, type Box } from './card-parts';
import { engraved, icon, type IconId } from './icons';
import { circle, moved, path, rect, times } from './markup';
import { countDisc, manaDisc, prismaticWheel, strengthPlate } from './shapes';
import { fitName, line, paragraph, textWidth } from './text';
import { BONE, edgeOf, FRAME, IVORY, SLATE, type EnemyColor, type Mana } from './tinctures';

export { heroFigure } from './figures';

const CAPTION = 'var(--card-3)';
const SECONDARY = 'var(--card-2)';

/** A property as a card shows it; some are bound to a colour or to all of them. */
export interface PropertySign {
  readonly icon: IconId;
  readonly color?: Mana | 'prismatic' | undefined;
}

/** The spell an enemy leaves behind. */
export interface SpellSign {
  readonly icon: IconId;
  readonly power?: number | undefined;
}

/** An enemy, without words. */
export interface Enemy {
  readonly glyph: IconId;
  readonly color: EnemyColor;
  /** The district that lends a white enemy its colour. */
  readonly district?: Mana | undefined;
  readonly strength: number;
  /** 1 basic, 2 advanced, 3 legendary. */
  readonly squad: 1 | 2 | 3;
  readonly properties?: readonly PropertySign[] | undefined;
  readonly spell?: SpellSign | undefined;
}

/** The words of an enemy card, in the language of the viewer. */
export interface EnemyWords {
  readonly name: string;
  /** One name for each property. */
  readonly properties: readonly string[];
  /** What stands in the place of properties if there are none. */
  readonly none: string;
  /** The word before the name of the spell. */
  readonly gives: string;
  readonly spell?: string | undefined;
}

const ENEMY_FIELD: Box = { x: 14, y: 14, width: 272, height: 282 };

/** The dots at the right edge: how strong the squad is. */
function squadDots(count: number): string {
  const look = { fill: IVORY, stroke: FRAME, 'stroke-width': 1.6 };
  return times(count, (index) => circle(268, 34 + index * 17, 5.6, look)).join('');
}

const PROPERTY = { y: 326, left: 22, room: 256, icon: 32, gap: 9, between: 14, size: 21 } as const;

/** The disc or wheel of a property that is bound to a colour, at the foot of its icon. */
function propertyColor(sign: PropertySign, x: number, y: number): string {
  if (!sign.color) return '';
  if (sign.color !== 'prismatic') return manaDisc(sign.color, x, y, 9.5);
  return moved(x, y, prismaticWheel(8.5));
}

/** The row of properties under the name: icon and name of each, as large as the row allows. */
function propertyRow(signs: readonly PropertySign[], words: EnemyWords): string {
  const { y, left, room, gap, between, size } = PROPERTY;
  if (!signs.length) return line(words.none, 150, 333, 19, { fill: CAPTION });
  const names = signs.map((_, index) => words.properties[index] ?? '');
  const texts = names.reduce((sum, name) => sum + textWidth(name, size, 'ui'), 0);
  const signRoom = signs.length * (PROPERTY.icon + gap) + (signs.length - 1) * between;
  const shrunk = size * Math.min(1, (room - signRoom) / texts);
  let x: number = left;
  return signs
    .map((sign, index) => {
      const name = names[index] ?? '';
      const start = x;
      const text = start + PROPERTY.icon + gap;
      x = text + textWidth(name, shrunk, 'ui') + between;
      return (
        icon(sign.icon, start + PROPERTY.icon / 2, y, PROPERTY.icon, IVORY) +
        propertyColor(sign, start + PROPERTY.icon - 1, y + 12) +
        line(name, text + (sign.color ? 3 : 0), y + shrunk / 3, shrunk, {
          anchor: 'start',
          weight: 600,
        })
      );
    })
    .join('');
}

/** The plate with the spell: icon, word, name, power. */
function spellPlate(spell: SpellSign, words: EnemyWords): string {
  const y = 380;
  const gives = fitName(words.gives, 80, 17, 'ui');
  const word = gives.lines.join(' ');
  const start = 76 + textWidth(word, gives.size, 'ui');
  const room = (spell.power ? 240 : 276) - start;
  const name = fitName(words.spell ?? '', room, 23);
  return (
    plate(356, 48) +
    icon(spell.icon, 42, y, 32, BONE) +
    line(word, 68, y + 6, gives.size, { anchor: 'start', fill: CAPTION }) +
    line(name.lines.join(' '), start, y + 7, name.size, { face: 'display', anchor: 'start' }) +
    (spell.power ? countDisc(spell.power, 262, y, 16.5) : '')
  );
}

/** An enemy card at full size. */
export function enemyCard(enemy: Enemy, words: EnemyWords): string {
  const legendary = enemy.squad === 3;
  return (
    frame({ gilt: legendary }) +
    field(enemy.color, ENEMY_FIELD, enemy.district) +
    engraved(enemy.glyph, 150, 146, legendary ? 196 : 184, 'enamel') +
    strengthPlate(enemy.color, enemy.strength, 55, 55, 35, { district: enemy.district }) +
    squadDots(enemy.squad) +
    ribbon(words.name, 252, edgeOf(enemy.color)) +
    propertyRow(enemy.properties ?? [], words) +
    (enemy.spell ? spellPlate(enemy.spell, words) : '')
  );
}

/** The words of a spell or ritual. */
export interface CardWords {
  readonly name: string;
  readonly text: string;
  /** The small line: who may cast it, or what kind of ritual it is. */
  readonly note: string;
}

/** The spell side of a card. */
export function spellCard(spell: SpellSign, words: CardWords): string {
  const box = ENEMY_FIELD;
  const line1 = { fill: 'none', stroke: IVORY, 'stroke-opacity': 0.6, 'stroke-width': 1.6 };
  const dashes = { ...line1, 'stroke-opacity': 0.4, 'stroke-width': 1, 'stroke-dasharray': '3 4' };
  return (
    frame() +
    rect(box.x, box.y, box.width, box.height, 10, { fill: SLATE }) +
    rays([150, 136], 96, 260, 96, { color: IVORY, opacity: 0.28 }, box) +
    rect(15, 15, 270, 280, 9, line1) +
    circle(150, 136, 94, { fill: FRAME, stroke: IVORY, 'stroke-width': 2 }) +
    circle(150, 136, 87, dashes) +
    engraved(spell.icon, 150, 136, 126, 'enamel') +
    (spell.power ? countDisc(spell.power, 246, 54, 30) : '') +
    ribbon(words.name, 252) +
    paragraph(words.text, 150, 324, 18.5, 262, 3, { fill: BONE }) +
    line(words.note, 150, 404, 16, { weight: 600, fill: SECONDARY })
  );
}

/** A spell as a small card. */
export function spellSmall(spell: SpellSign): string {
  const inner = { fill: SLATE, stroke: IVORY, 'stroke-opacity': 0.6 };
  return (
    rect(0, 0, SMALL.width, SMALL.height, 5, { fill: FRAME }) +
    rect(2, 2, SMALL.width - 4, SMALL.height - 4, 3.5, inner) +
    circle(24, 35, 19, { fill: FRAME, stroke: IVORY }) +
    icon(spell.icon, 24, 35, 27, IVORY) +
    (spell.power ? countDisc(spell.power, 37, 11.5, 8.5) : '')
  );
}

/** A ritual, without words: structures are built on foundations, artifacts are kept. */
export interface Ritual {
  readonly icon: IconId;
  readonly color: Mana;
  readonly kind: 'structure' | 'artifact';
}

/** The square foundation of a structure, or the round seal of an artifact. */
function ritualSeal({ kind, color }: Ritual): string {
  const body = { fill: FRAME, stroke: edgeOf(color), 'stroke-width': 2.4 };
  if (kind === 'artifact') {
    const dashes = {
      fill: 'none',
      stroke: IVORY,
      'stroke-opacity': 0.5,
      'stroke-dasharray': '3 4',
    };
    return circle(150, 116, 84, body) + circle(150, 116, 76, dashes);
  }
  const corners = 'M74,76V40H110M190,40H226V76M226,156V192H190M110,192H74V156';
  return (
    rect(74, 40, 152, 152, 8, body) +
    path(corners, { fill: 'none', stroke: IVORY, 'stroke-width': 4 })
  );
}

/** A ritual card at full size. */
export function ritualCard(ritual: Ritual, words: CardWords): string {
  return (
    frame() +
    field(ritual.color, { x: 14, y: 14, width: 272, height: 236 }) +
    ritualSeal(ritual) +
    engraved(ritual.icon, 150, 116, 112, 'enamel') +
    manaDisc(ritual.color, 48, 48, 28, true) +
    ribbon(words.name, 206, edgeOf(ritual.color)) +
    line(words.note, 150, 280, 17, { weight: 600, fill: SECONDARY }) +
    paragraph(words.text, 150, 310, 19, 258, 4, { fill: BONE })
  );
}

/** A ritual as a small card. */
export function ritualSmall(ritual: Ritual): string {
  const ground =
    ritual.kind === 'structure'
      ? rect(7, 18, 34, 34, 3, { fill: FRAME })
      : circle(24, 35, 18, { fill: FRAME });
  return (
    smallEnamel(ritual.color) +
    ground +
    icon(ritual.icon, 24, 35, 26, IVORY) +
    manaDisc(ritual.color, 11, 11, 7.5)
  );
}

/** The back of an enemy card, as the deck in the camp shows it, round the origin. */
export function enemyBack(tent: IconId, width: number = 62): string {
  const height = (width * 87) / 62;
  const inner = width - 7;
  const line1 = { stroke: 'var(--stone-3)', fill: 'none' };
  const cross = `M${-inner / 2},${-height / 2 + 4}L${inner / 2},${height / 2 - 4}M${inner / 2},${-height / 2 + 4}L${-inner / 2},${height / 2 - 4}`;
  return (
    rect(-width / 2, -height / 2, width, height, 6, {
      fill: 'var(--piece)',
      stroke: 'var(--stone-4)',
    }) +
    rect(-inner / 2, -height / 2 + 3.5, inner, height - 7, 4, { fill: SLATE }) +
    path(cross, line1) +
    circle(0, 0, width * 0.31, { fill: FRAME, stroke: 'var(--stone-4)', 'stroke-width': 1.2 }) +
    icon(tent, 0, -1, width * 0.42, IVORY)
  );
}
