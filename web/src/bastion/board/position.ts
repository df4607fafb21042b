/** From the view of a game to what the art library draws. No DOM. */

import type { EnemyState, Protection, Symbiote } from '../../art/bastion';
import type { Enemy, PropertySign } from '../../art/bastion-cards';
import type { Source, Structure, Tower } from '../../art/district-pieces';
import {
  ENEMY_ICON,
  HERO_ICON,
  PROPERTY_ICON,
  RITUAL_ICON,
  SPELL_ICON,
  type IconId,
} from '../../art/icons';
import type { EnemyColor, Mana } from '../../art/tinctures';
import type {
  CardModifiers,
  Color,
  EnemyId,
  Event,
  Places,
  Price,
  RitualId,
  Rule,
  Unit,
  View,
} from '../../generated/bastion';
import type { Events } from '../../generated/protocol';
import type { Printed } from '../../table/contract';
import { enemyParts, foundationCount, printedEnemy, printedSources, ritualParts } from '../printed';

/** How many wall sections a district has. */
const PER_DISTRICT = 4;
/** Sources built by rituals are numbered after the printed ones. */
const PRINTED_SOURCES = 3;

/** The district of a wall section. */
export function districtOf(section: number): number {
  return Math.ceil(section / PER_DISTRICT);
}

/** The four wall sections of a district. */
export function sectionsOf(district: number): number[] {
  return Array.from(
    { length: PER_DISTRICT },
    (_, index) => (district - 1) * PER_DISTRICT + index + 1,
  );
}

/** The colour of a district; yellow before it is laid, so that something can be drawn. */
export function colorOf(view: View, district: number): Color {
  return view.districts[district - 1] ?? 'yellow';
}

/** Which district a place is; nothing for the citadel. */
export function placeDistrict(place: string): number | null {
  const [kind, number] = place.split('/');
  return kind === 'district' ? Number(number) : null;
}

/** The place a thing of the board belongs to: a district, or the citadel. */
export function placeOf(thing: string): string {
  const [kind, first] = thing.split('/');
  if (kind === 'citadel') return 'citadel';
  return `district/${kind === 'wall' ? districtOf(Number(first)) : first}`;
}

/** What of `Places` belongs to a target. */
function at<T>(places: Places<T>, target: string): T | undefined {
  const [kind, number] = target.split('/');
  if (kind === 'citadel') return places.citadel ?? undefined;
  const group = kind === 'wall' ? places.wall : kind === 'plaza' ? places.plazas : {};
  return group[Number(number)];
}

/** The cards of a unit, from the host down. */
export function cardsOf(unit: Unit): readonly EnemyId[] {
  return Array.isArray(unit) ? unit : [unit];
}

/** The cards at a target, the one that counts first. */
export function cardsAt(view: View, target: string): readonly EnemyId[] {
  const [kind, number] = target.split('/');
  if (kind === 'citadel') return view.citadel.slice(-1);
  if (kind !== 'wall' && kind !== 'plaza') return [];
  const unit = kind === 'wall' ? view.wall[Number(number)] : view.plazas[Number(number)];
  return unit ? cardsOf(unit) : [];
}

/** Everything there is to know about the price of a target. */
export interface Pricing {
  readonly cards: readonly CardModifiers[];
  readonly strengths: readonly number[];
  readonly price: Price | undefined;
  readonly rule: Rule | undefined;
}

/** The price of a target, with everything that made it. */
export function pricing(view: View, target: string): Pricing {
  return {
    cards: at(view.modifiers, target) ?? [],
    strengths: at(view.strength, target) ?? [],
    price: at(view.price, target),
    rule: at(view.protected, target),
  };
}

const COLOR_OF_LEGEND: Readonly<Record<string, EnemyColor>> = {
  white: 'white',
  gray: 'gray',
  'prismatic-1': 'prismatic',
  'prismatic-2': 'prismatic',
};

/** Names of properties as they are printed, and what they are called as drawings. */
function propertySign(
  name: string,
  color: Color | null,
  printed: ReturnType<typeof printedEnemy>,
): PropertySign | null {
  const drawn = name.endsWith('tyranny') ? 'tyranny' : name;
  const icon = PROPERTY_ICON[drawn as keyof typeof PROPERTY_ICON] as IconId | undefined;
  if (!icon) return null;
  const bound =
    name === 'drain' ? printed.drain : name === 'colored-tyranny' ? printed.tyranny : undefined;
  return { icon, color: color && bound ? bound[color] : undefined };
}

/** An enemy card as it is drawn somewhere. */
export function drawnEnemy(
  printed: Printed,
  card: EnemyId,
  strength: number | undefined,
  district?: Mana,
): Enemy {
  const { kind, color } = enemyParts(card);
  const face = printedEnemy(printed, card);
  const shown = strength ?? (face.strength === 'X' ? 0 : face.strength);
  return {
    glyph: ENEMY_ICON[kind as keyof typeof ENEMY_ICON] ?? ENEMY_ICON.beast,
    color: color ?? COLOR_OF_LEGEND[face.color ?? 'gray'] ?? 'gray',
    strength: shown,
    squad: color ? (BASIC.has(kind) ? 1 : 2) : 3,
    district: color ? undefined : district,
    properties: face.properties
      .map((name) => propertySign(name, color, face))
      .filter((sign): sign is PropertySign => sign !== null),
    spell: { icon: SPELL_ICON[face.spell], power: face.power },
  };
}

const BASIC: ReadonlySet<string> = new Set(['beast', 'warrior', 'mage', 'rider']);
/** Properties of cards that lie across. */
const ACROSS = ['ward', 'rally'];

/** What changed the strength of a card, as short texts. */
export function modifierTexts(card: CardModifiers | undefined): string[] {
  if (!card) return [];
  const plus = card.rally + (card.colored_tyranny ? 1 : 0) + (card.general_tyranny ? 1 : 0);
  return [...(plus > 0 ? [`+${plus}`] : []), ...(card.cannons > 0 ? [`−${card.cannons * 2}`] : [])];
}

/** A unit of the wall as it is drawn, without what can be done with it. */
export function wallUnit(
  view: View,
  printed: Printed,
  section: number,
): { enemy: Enemy; state: EnemyState } | null {
  const unit = view.wall[section];
  const [host, ...below] = unit ? cardsOf(unit) : [];
  if (!host) return null;
  const strengths = view.strength.wall[section] ?? [];
  const color = colorOf(view, districtOf(section));
  const symbiotes = below.map((card, index): Symbiote => {
    const { glyph, color: own, strength } = drawnEnemy(printed, card, strengths[index + 1], color);
    return { glyph, color: own, strength };
  });
  const face = printedEnemy(printed, host);
  return {
    enemy: drawnEnemy(printed, host, strengths[0], color),
    state: {
      symbiotes,
      sideways: face.properties.some((name) => ACROSS.includes(name)),
      modifiers: modifierTexts(view.modifiers.wall[section]?.[0]),
      forbidden: forbiddingIcon(view.protected.wall[section]),
    },
  };
}

/** The rule of Overshadow; every other protection is a Ward. */
const OVERSHADOW_RULE = 'B-15.70';

/** The property that protects an enemy by a rule. */
export function protection(rule: Rule): 'overshadow' | 'ward' {
  return rule === OVERSHADOW_RULE ? 'overshadow' : 'ward';
}

/** The icon of what protects an enemy. */
function forbiddingIcon(rule: Rule | undefined): IconId | undefined {
  return rule === undefined ? undefined : PROPERTY_ICON[protection(rule)];
}

/** The unit on a plaza as it is drawn. */
export function plazaUnit(view: View, printed: Printed, district: number): Enemy | null {
  const unit = view.plazas[district];
  const host = unit ? cardsOf(unit)[0] : undefined;
  if (!host) return null;
  return drawnEnemy(printed, host, view.strength.plazas[district]?.[0], colorOf(view, district));
}

/** The enemies of the citadel as they are drawn, oldest first. */
export function citadelUnits(view: View, printed: Printed): Enemy[] {
  return view.citadel.map((card, index) =>
    drawnEnemy(
      printed,
      card,
      index === view.citadel.length - 1 ? view.strength.citadel?.[0] : undefined,
    ),
  );
}

/** A source of a district: its number as offers say it, and how it is drawn. */
export interface NumberedSource extends Source {
  readonly number: number;
  readonly isDamaged: boolean;
}

/** The printed sources of a district. */
export function sourcesOf(view: View, printed: Printed, district: number): NumberedSource[] {
  const colors = printedSources(printed, view.side, colorOf(view, district));
  return colors.map((color, index) => source(view, district, index + 1, color));
}

function source(view: View, district: number, number: number, color: Color): NumberedSource {
  const isDamaged = view.damaged[district]?.includes(number) ?? false;
  const rule = view.blocked[district]?.[number];
  const isTaken = view.plazas[district] !== undefined;
  return {
    number,
    color,
    isDamaged,
    disc: view.sources[district]?.[number],
    blocked: isDamaged || (rule !== undefined && isTaken),
    drained: rule !== undefined && !isTaken,
  };
}

/** The tower of a district. */
export function towerOf(view: View, district: number): Tower {
  return {
    color: colorOf(view, district),
    disc: view.towers[district],
    blocked: view.plazas[district] !== undefined,
  };
}

/** A foundation, with the structure on it and the number of the source if it is one. */
export interface NumberedFoundation {
  readonly number: number;
  readonly card: RitualId | undefined;
  readonly structure: Structure | undefined;
  readonly source: number | undefined;
}

/** The foundations of a district. */
export function foundationsOf(
  view: View,
  printed: Printed,
  district: number,
): NumberedFoundation[] {
  return Array.from({ length: foundationCount(printed) }, (_, index) => {
    const number = index + 1;
    const card = view.foundations[district]?.[number];
    if (!card) return { number, card, structure: undefined, source: undefined };
    const { kind, color } = ritualParts(card);
    const built = kind === 'source' ? PRINTED_SOURCES + number : undefined;
    const disc = built === undefined ? undefined : view.sources[district]?.[built];
    return { number, card, structure: { icon: RITUAL_ICON[kind], color, disc }, source: built };
  });
}

/** Heroes at a place, with their seats. */
export function heroesAt(view: View, place: string): { seat: number; crest: IconId }[] {
  return view.heroes.flatMap((hero, seat) =>
    hero.at === place ? [{ seat, crest: HERO_ICON[hero.figure] }] : [],
  );
}

/** Badges between cards that ward or rally and their neighbours. */
export function protections(view: View, printed: Printed): Protection[] {
  const found: Protection[] = [];
  for (const [key, unit] of Object.entries(view.wall)) {
    const from = Number(key);
    const host = cardsOf(unit)[0];
    if (!host) continue;
    const { properties } = printedEnemy(printed, host);
    const { color } = drawnEnemy(printed, host, 0, colorOf(view, districtOf(from)));
    for (const to of [from - 1, from + 1]) {
      const isWarded = properties.includes('ward') && view.protected.wall[to] !== undefined;
      const isRallied =
        properties.includes('rally') &&
        (view.modifiers.wall[to]?.some((it) => it.rally > 0) ?? false);
      if (isWarded) found.push({ from, to, icon: PROPERTY_ICON.ward, color });
      if (isRallied) found.push({ from, to, icon: PROPERTY_ICON.rally, color });
    }
  }
  return found;
}

/** With fewer free sections than this it gets dangerous. */
export const FEW = 3;

/** Sections nobody stands on. */
export function freeSections(view: View): number[] {
  const sections = Array.from({ length: 24 }, (_, index) => index + 1);
  return sections.filter((section) => view.wall[section] === undefined);
}

/** Where the next enemy lands, or where one goes when the deck is empty. */
export function landing(view: View): number | null {
  if (view.outcome) return null;
  return view.next.landing ?? view.next.destination;
}

/** Whether the next enemy finds no place: whoever comes to the wall, or has to walk on. */
export function isLastChance(view: View): boolean {
  if (view.outcome) return false;
  return view.decks.enemy.count > 0
    ? freeSections(view).length === 0
    : view.next.mover !== null && view.next.destination === null;
}

/** Where a Giant would land, unless that is where everybody lands. */
export function rushing(view: View): number | null {
  const { rush, landing } = view.next;
  return view.outcome || rush === landing ? null : rush;
}

/** A step somebody took since the viewer last acted: from where, to where. */
export interface Trail {
  readonly from: string;
  readonly to: string;
}

/** What is new since this seat last did anything. */
export interface News {
  /** Places of enemies that came. */
  readonly fresh: ReadonlySet<string>;
  /** Ways of enemies and other heroes that ended where they still are. */
  readonly trails: readonly Trail[];
}

/** What is new since this seat last did anything; those who watch see the latest turn. */
export function newsOf(history: readonly Events[], seat: number | null): News {
  const events = history.flatMap((step) => step.events as Event[]);
  const since = events.findLastIndex((event) => isDeed(event, seat)) + 1;
  const fresh = new Set<string>();
  const trails = new Map<string, Trail>();
  for (const event of events.slice(since)) {
    if (event.event === 'enemy-added') fresh.add(event.at);
    else if (event.event === 'enemy-joined') fresh.add(`wall/${event.at}`);
    else if (event.event === 'unit-moved') {
      if (fresh.delete(event.from)) fresh.add(event.to);
      trails.set(event.to, { from: trails.get(event.from)?.from ?? event.from, to: event.to });
      trails.delete(event.from);
    } else if (event.event === 'defeated') {
      fresh.delete(event.at);
      trails.delete(event.at);
    } else if (event.event === 'hero-moved' && event.seat !== seat) {
      const key = `hero/${event.seat}`;
      const from = trails.get(key)?.from ?? event.from;
      if (from === event.to) trails.delete(key);
      else trails.set(key, { from, to: event.to });
    }
  }
  return { fresh, trails: [...trails.values()] };
}

/** Whether an event ends what is new: a deed of this seat, or of anybody for those who watch. */
function isDeed(event: Event, seat: number | null): boolean {
  if (event.event !== 'announced' && event.event !== 'phase-ended') return false;
  return seat === null ? event.event === 'phase-ended' : event.seat === seat;
}
