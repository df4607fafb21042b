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
  CardStrength,
  Color,
  EnemyCard,
  EnemyId,
  Event,
  CardColor,
  PartKind,
  PlaceRef,
  Places,
  Price,
  PriceRules,
  Property,
  RitualId,
  Rule,
  StrengthPart,
  TargetRef,
  Unit,
  View,
} from '../../generated/bastion';
import type { Printed, StepEvents } from '../../table/contract';
import {
  enemyRef,
  isSame,
  keyOf,
  placeId,
  placeRef,
  ritualRef,
  SECTION_COUNT,
  targetRef,
  wall,
  type Thing,
} from '../ids';
import { foundationCount, printedEnemy, printedSources } from '../printed';

/** The rule of a printed strength. */
const PRINTED_RULE: Rule = 'B-14.2';

/** How many wall sections a district has. */
const PER_DISTRICT = 4;

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

/** The district a thing of the board belongs to; nothing for the citadel and what is no place. */
export function districtOfThing(thing: Thing): number | null {
  switch (thing.kind) {
    case 'wall':
      return districtOf(thing.n);
    case 'plaza':
    case 'district':
      return thing.n;
    case 'tower':
    case 'source':
    case 'foundation':
      return thing.district;
    case 'citadel':
    case 'mana':
    case 'spell':
    case 'ritual':
      return null;
  }
}

/** The place a thing of the board belongs to; nothing for cards and discs of one's own. */
export function placeOf(thing: Thing): PlaceRef | null {
  if (thing.kind === 'citadel') return thing;
  const n = districtOfThing(thing);
  return n === null ? null : { kind: 'district', n };
}

/** What of `Places` belongs to a target. */
function at<T>(places: Places<T>, target: TargetRef): T | undefined {
  switch (target.kind) {
    case 'citadel':
      return places.citadel ?? undefined;
    case 'wall':
      return places.wall[target.n];
    case 'plaza':
      return places.plazas[target.n];
  }
}

/** The cards of a unit, from the host down. */
export function cardsOf(unit: Unit): readonly EnemyId[] {
  return Array.isArray(unit) ? unit : [unit];
}

/** The cards at a target, the one that counts first. */
export function cardsAt(view: View, target: TargetRef): readonly EnemyId[] {
  if (target.kind === 'citadel') return view.citadel.slice(-1);
  const unit = target.kind === 'wall' ? view.wall[target.n] : view.plazas[target.n];
  return unit ? cardsOf(unit) : [];
}

/** The unit that a thing is; nothing if no enemy is there. */
export function unitOf(view: View, thing: Thing): TargetRef | null {
  const isTarget = thing.kind === 'wall' || thing.kind === 'plaza' || thing.kind === 'citadel';
  return isTarget && cardsAt(view, thing).length > 0 ? thing : null;
}

/** The target of the announced attack, while it stands. */
export function attacked({ view }: { readonly view: View }): TargetRef | null {
  const announced = view.action?.announced;
  if (!announced || !('attack' in announced)) return null;
  const target = targetRef(announced.attack);
  return cardsAt(view, target).length > 0 ? target : null;
}

/** Everything there is to know about the price of a target. */
export interface Pricing {
  readonly cards: readonly CardStrength[];
  readonly strengths: readonly number[];
  readonly price: Price | undefined;
  /** What makes the price. */
  readonly made: PriceRules | undefined;
  readonly rule: Rule | undefined;
  /** The property that protects it. */
  readonly by: Property | undefined;
}

/** The price of a target, with everything that made it. */
export function pricing(view: View, target: TargetRef): Pricing {
  const strengths = at(view.strength, target) ?? [];
  const told = at(view.parts, target) ?? [];
  return {
    cards: cardsAt(view, target).map(
      (card, index) => told.find((it) => it.card === card) ?? printedOnly(card, strengths[index]),
    ),
    strengths,
    price: at(view.price, target),
    made: at(view.price_rules, target),
    rule: at(view.protected, target),
    by: view.protected_by && at(view.protected_by, target),
  };
}

/** A card with nothing but its printed strength: the view leaves out its parts, to be short. */
function printedOnly(card: EnemyId, strength = 0): CardStrength {
  return { card, parts: [{ part: { kind: 'printed' }, value: strength, rule: PRINTED_RULE }] };
}

/** The colour a card is drawn in. */
function paintColor(paint: CardColor): EnemyColor {
  if (typeof paint === 'string') return paint;
  return 'mono' in paint ? paint.mono : 'prismatic';
}

/** The icon of an enemy card. */
export function enemyGlyph(card: EnemyId): IconId {
  const ref = enemyRef(card);
  return ENEMY_ICON['legend' in ref ? ref.legend : ref.class];
}

/** The symbols on a card. */
const propertySigns = ({ properties }: EnemyCard): PropertySign[] =>
  properties.map(({ property, color }) => ({
    icon: PROPERTY_ICON[property],
    // General Tyranny is bound to no colour.
    color: property === 'general-tyranny' ? 'prismatic' : (color ?? undefined),
  }));

/** An enemy card as it is drawn somewhere. */
export function drawnEnemy(
  printed: Printed,
  card: EnemyId,
  strength: number | undefined,
  district?: Mana,
): Enemy {
  const face = printedEnemy(printed, card);
  const { squad, spell, power } = face;
  return {
    glyph: enemyGlyph(card),
    color: paintColor(face.paint),
    strength: strength ?? face.strength ?? 0,
    squad: squad as Enemy['squad'],
    district: face.class ? undefined : district,
    properties: propertySigns(face),
    spell: { icon: SPELL_ICON[spell], power: power ?? undefined },
  };
}

/** The kinds of parts a strength begins with; all others change it. */
const IS_BASE: Readonly<Record<PartKind['kind'], boolean>> = {
  printed: true,
  'shape-alone': true,
  'shape-like': true,
  'shape-of': true,
  rally: false,
  'colored-tyranny': false,
  'general-tyranny': false,
  cannons: false,
  least: false,
};

/** Whether a strength begins with this part. */
export const isBase = ({ part }: StrengthPart): boolean => IS_BASE[part.kind];

/** What changed the strength of a card, as short texts. */
export function modifierTexts(card: CardStrength | undefined): string[] {
  const changes = (card?.parts ?? []).filter((it) => !isBase(it) && it.part.kind !== 'least');
  const sum = (values: readonly number[]): number => values.reduce((all, it) => all + it, 0);
  const values = changes.map((it) => it.value);
  const [plus, minus] = [sum(values.filter((it) => it > 0)), sum(values.filter((it) => it < 0))];
  return [...(plus > 0 ? [`+${plus}`] : []), ...(minus < 0 ? [`−${-minus}`] : [])];
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
  const { cards, by } = pricing(view, wall(section));
  return {
    enemy: drawnEnemy(printed, host, strengths[0], color),
    state: {
      symbiotes,
      sideways: printedEnemy(printed, host).sideways,
      modifiers: modifierTexts(cards[0]),
      forbidden: by && PROPERTY_ICON[by],
    },
  };
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
interface NumberedSource extends Source {
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
  const isClosed = view.closed?.includes(district) ?? false;
  return {
    number,
    color,
    isDamaged,
    disc: view.sources[district]?.[number],
    blocked: isDamaged || isClosed,
    drained: rule !== undefined && !isClosed,
  };
}

/** The tower of a district. */
export function towerOf(view: View, district: number): Tower {
  return {
    color: colorOf(view, district),
    disc: view.towers[district],
    blocked: view.closed?.includes(district) ?? false,
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
  const printedOnes = printedSources(printed, view.side, colorOf(view, district)).length;
  return Array.from({ length: foundationCount(printed) }, (_, index) => {
    const number = index + 1;
    const card = view.foundations[district]?.[number];
    if (!card) return { number, card, structure: undefined, source: undefined };
    const { kind, color } = ritualRef(card);
    const built = kind === 'source' ? printedOnes + number : undefined;
    const disc = built === undefined ? undefined : view.sources[district]?.[built];
    return { number, card, structure: { icon: RITUAL_ICON[kind], color, disc }, source: built };
  });
}

/** Heroes at a place, with their seats. */
export function heroesAt(view: View, place: PlaceRef): { seat: number; crest: IconId }[] {
  const id = placeId(place);
  return view.heroes.flatMap((hero, seat) =>
    hero.at === id ? [{ seat, crest: HERO_ICON[hero.figure] }] : [],
  );
}

/** Badges between cards that ward or rally and their neighbours. */
export function protections(view: View, printed: Printed): Protection[] {
  return (view.beside ?? []).flatMap(({ property, from, to }) => {
    const [host] = cardsAt(view, wall(from));
    if (!host) return [];
    const { color } = drawnEnemy(printed, host, 0, colorOf(view, districtOf(from)));
    return [{ from, to, icon: PROPERTY_ICON[property], color }];
  });
}

/** With fewer free sections than this it gets dangerous. */
export const FEW = 3;

/** Sections nobody stands on. */
export function freeSections(view: View): number[] {
  const sections = Array.from({ length: SECTION_COUNT }, (_, index) => index + 1);
  return sections.filter((section) => view.wall[section] === undefined);
}

/** Where the next enemy lands, or where one goes when the deck is empty. */
export function landing(view: View): number | null {
  if (view.outcome) return null;
  return view.next.landing ?? view.next.destination;
}

/** Whether the next enemy finds no place. */
export function isLastChance(view: View): boolean {
  return !view.outcome && view.is_last_chance === true;
}

/** Where a Giant would land, unless that is where everybody lands. */
export function rushing(view: View): number | null {
  const { rush, landing } = view.next;
  return view.outcome || rush === landing ? null : rush;
}

/** A step somebody took since the viewer last acted: from where, to where. */
export interface Trail {
  readonly from: Thing;
  readonly to: Thing;
}

/** What is new since this seat last did anything. */
interface News {
  /** Keys of the places of enemies that came. */
  readonly fresh: ReadonlySet<string>;
  /** Ways of enemies and other heroes that ended where they still are. */
  readonly trails: readonly Trail[];
}

/** What is new since this seat last did anything; those who watch see the latest turn. */
export function newsOf(history: readonly StepEvents<Event>[], seat: number | null): News {
  const events = history.flatMap((step) => step.events);
  const since = events.findLastIndex((event) => isDeed(event, seat)) + 1;
  const fresh = new Set<string>();
  const trails = new Map<string, Trail>();
  for (const event of events.slice(since)) {
    if (event.event === 'enemy-added') fresh.add(event.at);
    else if (event.event === 'enemy-joined') fresh.add(keyOf(wall(event.at)));
    else if (event.event === 'unit-moved') {
      if (fresh.delete(event.from)) fresh.add(event.to);
      const from = trails.get(event.from)?.from ?? targetRef(event.from);
      trails.set(event.to, { from, to: targetRef(event.to) });
      trails.delete(event.from);
    } else if (event.event === 'defeated') {
      fresh.delete(event.at);
      trails.delete(event.at);
    } else if (event.event === 'hero-moved' && event.seat !== seat) {
      const key = `hero/${event.seat}`;
      const [from, to] = [trails.get(key)?.from ?? placeRef(event.from), placeRef(event.to)];
      if (isSame(from, to)) trails.delete(key);
      else trails.set(key, { from, to });
    }
  }
  return { fresh, trails: [...trails.values()] };
}

/** Whether an event ends what is new: a deed of this seat, or of anybody for those who watch. */
function isDeed(event: Event, seat: number | null): boolean {
  if (event.event !== 'announced' && event.event !== 'phase-ended') return false;
  return seat === null ? event.event === 'phase-ended' : event.seat === seat;
}
