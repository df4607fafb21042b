/** The names of everything in Bastion, in the player's language. */

import type {
  EnemyId,
  Figure,
  FoundationRef,
  Mana,
  PlaceRef,
  RitualId,
  Spell,
  TargetRef,
  View,
} from '../generated/bastion';
import type { Printed } from '../table/contract';
import { listed, named, t } from '../words/words.svelte';
import { cardsAt, colorOf, districtOf } from './board/position';
import { COLOR_LIST, enemyRef, enemyWord, ritualRef, ritualWord } from './ids';
import { printedEnemy } from './printed';

/** A colour as an argument of a message. */
export const colorArgs = <Key extends string = 'color'>(color: string, key = 'color' as Key) =>
  named(key, color, t(`color-${color}`));

/** The name of an enemy card: "Forest Mage", "Black Wing". */
export function enemyName(card: EnemyId): string {
  const ref = enemyRef(card);
  return 'legend' in ref
    ? t(`bastion-legend-${ref.legend}`)
    : t('bastion-enemy', {
        ...named('realm', ref.color, t(`bastion-realm-${ref.color}`)),
        ...named('class', ref.class, t(`bastion-class-${ref.class}`)),
      });
}

/** An enemy card as an argument of a message. */
export const enemyArgs = (card: EnemyId) => named('enemy', enemyWord(card), enemyName(card));

/** The name of a spell, with its power: "Fireball 2". */
export function spellName(spell: Spell, power?: number | null): string {
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
  const { kind, color } = ritualRef(card);
  return t('bastion-ritual', {
    ...colorArgs(color),
    ...named('kind', kind, t(`bastion-ritual-${kind}`)),
  });
}

/** A ritual as an argument of a message. */
export const ritualArgs = (card: RitualId) => named('ritual', ritualWord(card), ritualName(card));

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
export function placeName(view: View, place: PlaceRef | TargetRef): string {
  switch (place.kind) {
    case 'citadel':
      return t('bastion-citadel');
    case 'wall':
      return t('bastion-section', { section: place.n });
    case 'plaza':
      return t('bastion-plaza', colorArgs(colorOf(view, place.n)));
    case 'district':
      return t('bastion-district', colorArgs(colorOf(view, place.n)));
  }
}

/** A place by what it is: `citadel`, the colour of a district, `plaza-` and a colour, `section`. */
function placeWord(view: View, place: PlaceRef | TargetRef): string {
  switch (place.kind) {
    case 'citadel':
      return place.kind;
    case 'wall':
      return 'section';
    case 'plaza':
      return `plaza-${colorOf(view, place.n)}`;
    case 'district':
      return colorOf(view, place.n);
  }
}

/** A place as an argument of a message. */
export const placeArgs = <Key extends string = 'place'>(
  view: View,
  place: PlaceRef | TargetRef,
  key = 'place' as Key,
) => named(key, placeWord(view, place), placeName(view, place));

/** The name of a foundation: "foundation 1 of the yellow district". */
export function foundationName(view: View, { district, n }: FoundationRef): string {
  return t('bastion-foundation', { number: n, ...colorArgs(colorOf(view, district)) });
}

/** An enemy where it stands: "Forest Mage on section 10". */
export function targetName(view: View, target: TargetRef): string {
  const [card] = cardsAt(view, target);
  if (!card) return placeName(view, target);
  return target.kind === 'wall'
    ? t('bastion-enemy-on', { ...enemyArgs(card), section: target.n })
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

/** The district in front of which a section lies, in words. */
export function sectionDistrict(view: View, section: number): string {
  return placeName(view, { kind: 'district', n: districtOf(section) });
}
