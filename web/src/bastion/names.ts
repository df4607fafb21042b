/** The names of everything in Bastion, in the player's language. */

import type { EnemyId, Figure, Mana, RitualId, Spell, View } from '../generated/bastion';
import type { Printed } from '../table/contract';
import { listed, named, t } from '../words/words.svelte';
import { cardsAt, colorOf, districtOf } from './board/position';
import { COLOR_LIST, enemyParts, printedEnemy, ritualParts } from './printed';

/** A colour as an argument of a message. */
export const colorArgs = <Key extends string = 'color'>(color: string, key = 'color' as Key) =>
  named(key, color, t(`color-${color}`));

/** The name of an enemy card: "Forest Mage", "Black Wing". */
export function enemyName(card: EnemyId): string {
  const { kind, color } = enemyParts(card);
  return color
    ? t('bastion-enemy', {
        ...named('realm', color, t(`bastion-realm-${color}`)),
        ...named('class', kind, t(`bastion-class-${kind}`)),
      })
    : t(`bastion-legend-${kind}`);
}

/** An enemy card as an argument of a message. */
export const enemyArgs = (card: EnemyId) => named('enemy', card.replace('/', '-'), enemyName(card));

/** The name of a spell, with its power: "Fireball 2". */
export function spellName(spell: Spell | string, power?: number): string {
  const name = t(`bastion-spell-${spell}`);
  return power ? t('bastion-spell-power', { ...named('spell', spell, name), power }) : name;
}

/** The name of the spell on a card. */
export function spellOf(printed: Printed, card: EnemyId): string {
  const { spell, power } = printedEnemy(printed, card);
  return spellName(spell, power);
}

/** The name of a ritual: "Red Cannon". */
export function ritualName(card: RitualId): string {
  const { kind, color } = ritualParts(card);
  return t('bastion-ritual', {
    ...colorArgs(color),
    ...named('kind', kind, t(`bastion-ritual-${kind}`)),
  });
}

/** A ritual as an argument of a message. */
export const ritualArgs = (card: RitualId) =>
  named('ritual', card.replace('/', '-'), ritualName(card));

/** The name of a hero. */
export function heroName(figure: Figure): string {
  return t(`bastion-hero-${figure}`);
}

/** The name of the hero of a seat. */
export function seatHero(view: View, seat: number): string {
  const hero = view.heroes[seat];
  return hero ? heroName(hero.figure) : t('sits-number', { seat: seat + 1 });
}

/** The hero of a seat as an argument of a message. */
export const heroArgs = <Key extends string = 'who'>(
  view: View,
  seat: number,
  key = 'who' as Key,
) => named(key, view.heroes[seat]?.figure ?? '', seatHero(view, seat));

/** The name of a place: "the citadel", "the yellow district". */
export function placeName(view: View, place: string): string {
  const [kind, number] = place.split('/');
  if (kind === 'citadel') return t('bastion-citadel');
  if (kind === 'wall') return t('bastion-section', { section: Number(number) });
  const color = colorArgs(colorOf(view, Number(number)));
  return t(kind === 'plaza' ? 'bastion-plaza' : 'bastion-district', color);
}

/** A place by what it is: `citadel`, the colour of a district, `plaza-` and a colour, `section`. */
function placeId(view: View, place: string): string {
  const [kind = '', number] = place.split('/');
  if (kind === 'citadel') return kind;
  if (kind === 'wall') return 'section';
  const color = colorOf(view, Number(number));
  return kind === 'plaza' ? `plaza-${color}` : color;
}

/** A place as an argument of a message. */
export const placeArgs = <Key extends string = 'place'>(
  view: View,
  place: string,
  key = 'place' as Key,
) => named(key, placeId(view, place), placeName(view, place));

/** The name of a foundation: "foundation 1 of the yellow district". */
export function foundationName(view: View, foundation: string): string {
  const [, district, number] = foundation.split('/').map(Number);
  return t('bastion-foundation', {
    number: number ?? 1,
    ...colorArgs(colorOf(view, district ?? 1)),
  });
}

/** An enemy where it stands: "Forest Mage on section 10". */
export function targetName(view: View, target: string): string {
  const [card] = cardsAt(view, target);
  if (!card) return placeName(view, target);
  const [kind, number] = target.split('/');
  return kind === 'wall'
    ? t('bastion-enemy-on', { ...enemyArgs(card), section: Number(number) })
    : t('bastion-enemy-in', { ...enemyArgs(card), ...placeArgs(view, target) });
}

/** An amount of mana in words: "3 green, 1 red". */
export function manaWords(mana: Partial<Mana>): string {
  return listed(
    COLOR_LIST.filter((color) => (mana[color] ?? 0) > 0).map((color) =>
      t('bastion-mana', { count: mana[color] ?? 0, ...colorArgs(color) }),
    ),
  );
}

/** An amount of mana as the notation writes it. */
export function readMana(texts: readonly string[]): Partial<Mana> {
  const mana: Partial<Mana> = {};
  for (const text of texts) {
    const [color, count] = text.split('=');
    const known = COLOR_LIST.find((it) => it === color);
    if (known) mana[known] = Number(count);
  }
  return mana;
}

/** The district in front of which a section lies, in words. */
export function sectionDistrict(view: View, section: number): string {
  return placeName(view, `district/${districtOf(section)}`);
}
