/** What is printed on the cards and boards of Sanctum, in the form the drawings want. */

import type { PenaltySign } from '../art/penalties';
import { PENALTY_ICON } from '../art/icons';
import type { Effect, Pips, SpaceKind, Token } from '../art/pieces';
import type { Ability, Demand, Demon, Item, ItemSlot, Level } from '../art/sanctum-cards';
import type { DemonColor, Gem } from '../art/tinctures';
import type {
  AbilityId,
  Achievement,
  Cell,
  Facts,
  Figure,
  Hero,
  Slot,
  Stop,
} from '../generated/sanctum';
import type { Printed } from '../table/contract';
import { itemIcon } from './hero/items';
import { printedName } from './printed-names';

/** The slots of a hero, in the order they are shown. */
export const SLOTS: readonly Slot[] = ['head', 'amulet', 'weapon1', 'weapon2', 'body', 'boots'];
/** The columns of the skill table. */
export const COLORS: readonly DemonColor[] = ['red', 'green', 'blue'];
/** The rows of the skill table, from the top. */
export const LEVELS: readonly Level[] = [1, 2, 3];

interface CardEntry {
  abilities?: string[];
  color: DemonColor;
  damage: number;
  gems: DemonColor[];
  level: Level;
  name: string;
  slot: ItemSlot;
  weak_points: Pips[];
  stamina?: number;
  focus?: number;
}
interface LordEntry {
  drops: number;
  name: string;
  penalty: string[];
  weak_points: Pips[];
  wounds: number;
}
/** A skill as it is printed. */
export interface SkillEntry {
  gems: Gem[];
  kind: 'card' | 'tile';
  name: string;
  power?: string;
  ability?: string;
  immediate?: string[];
  special?: boolean;
  stamina?: number;
  focus?: number;
}
interface HeroEntry {
  slots: Partial<Record<Slot, string>>;
  stamina: number;
  focus: number;
}
interface Files {
  cards: { card: CardEntry[] };
  heroes: Record<Figure, HeroEntry>;
  skills: Record<Figure, Record<DemonColor, Record<string, SkillEntry>>>;
  'demon-lord': { card: LordEntry[] };
  fury: { card: LordEntry[] };
  achievements: { blessing: { effect: string }[] };
  facts: Facts;
}

/** An ability a hero has. */
export interface OwnAbility {
  readonly id: AbilityId;
  readonly ability: Ability;
  readonly effect: Effect;
  /** What lies on its spaces. */
  readonly lies: readonly ('empty' | 'stamina' | 'focus' | 'corrupt')[];
}

/** The front of a Demon Lord or fury card, with its demand. */
export interface LordCard {
  readonly name: string;
  readonly points: readonly Pips[];
  readonly damage: number;
  readonly penalty: readonly string[];
  readonly wounds: number;
}

const SPACE: Readonly<Record<string, SpaceKind>> = { R: 'stamina', B: 'focus', P: 'either' };

/** Reads an effect such as `=4`, `+-1`, `shield 2`. */
function readEffect(text: string): Effect {
  const shields = /^shield (\d)$/.exec(text);
  if (shields) return { kind: 'shields', count: Number(shields[1]) };
  if (text.startsWith('=')) return { kind: 'set', value: Number(text.slice(1)) as Pips };
  return { kind: 'change', text: text.replace('+-', '±').replace('-', '−') };
}

/** Reads an ability such as `RP shield 3`. */
export function readAbility(text: string): Ability {
  const [cost = '', ...effect] = text.split(' ');
  return {
    cost: [...cost].map((letter) => SPACE[letter] ?? 'either'),
    effect: readEffect(effect.join(' ')),
  };
}

/** The sign of one part of a penalty. */
export function penaltySign(atom: string): PenaltySign {
  const [first = '', second = ''] = atom.split(' ');
  if (atom === 'lose stamina') return { kind: 'lost', piece: 'stamina' };
  if (atom === 'lose focus') return { kind: 'lost', piece: 'focus' };
  if (atom === 'die fewer') return { kind: 'lost', piece: 'die' };
  if (atom === 'waste rage') return { kind: 'lost', piece: 'rage' };
  if (first === 'corrupt') {
    const space = { red: 'stamina', blue: 'focus', purple: 'either' } as const;
    const kind = space[second as keyof typeof space];
    const icon = PENALTY_ICON.corrupt;
    return kind ? { kind: 'space', icon, space: kind } : { kind: 'icon', icon };
  }
  const key = (atom in PENALTY_ICON ? atom : first) as keyof typeof PENALTY_ICON;
  const icon = PENALTY_ICON[key] ?? PENALTY_ICON.damage;
  return first === 'damage' || first === 'reroll'
    ? { kind: 'icon', icon, count: Number(second) }
    : { kind: 'icon', icon };
}

/** What is printed, ready to be drawn. */
export class Book {
  private readonly files: Files;

  constructor(printed: Printed) {
    this.files = printed as unknown as Files;
  }

  private card(id: number): CardEntry {
    const found = this.files.cards.card[id - 1];
    if (!found) throw new Error(`no card ${id}`);
    return found;
  }

  /** The front of a card, with the weak points that are hit. */
  demon(id: number, hits: readonly number[] = []): Demon {
    const entry = this.card(id);
    return {
      color: entry.color,
      level: entry.level,
      weakPoints: entry.weak_points.map((value, index) => ({
        value,
        hit: hits.includes(index + 1),
      })),
      damage: entry.damage,
      item: { slot: entry.slot, color: entry.gems[0] ?? 'red' },
    };
  }

  /** The back of a card. */
  item(id: number): Item {
    const entry = this.card(id);
    const flames: Token[] = [
      ...Array<Token>(entry.stamina ?? 0).fill('stamina'),
      ...Array<Token>(entry.focus ?? 0).fill('focus'),
    ];
    return {
      art: itemIcon(entry.name, entry.slot),
      slot: entry.slot,
      gems: entry.gems,
      abilities: (entry.abilities ?? []).map(readAbility),
      flames,
    };
  }

  /** The level of a card, the same on both sides. */
  level(id: number): Level {
    return this.card(id).level;
  }

  /** The name of an item, in the language of the page. */
  itemName(id: number): string {
    return printedName('item', this.card(id).name);
  }

  /** The ability of a slot without an item. */
  printedAbility(figure: Figure, slot: Slot): Ability | null {
    const text = this.files.heroes[figure].slots[slot];
    return text ? readAbility(text) : null;
  }

  /** The abilities of a slot, or of a skill card, as they are now. */
  abilitiesAt(hero: Hero, slot: Slot): OwnAbility[] {
    const item = hero.slots[slot];
    const own = this.printedAbility(hero.figure, slot);
    const abilities = item ? this.item(item.item).abilities : own ? [own] : [];
    return abilities.map((ability, index) =>
      this.own(hero, `${slot}/${(index + 1) as 1 | 2}`, ability),
    );
  }

  /** All abilities of a hero: those of the slots, then those of skill cards. */
  abilities(hero: Hero): OwnAbility[] {
    const skills = hero.skills.flatMap((cell) => {
      const text = this.skill(hero.figure, cell).ability;
      return text ? [this.own(hero, cell, readAbility(text))] : [];
    });
    return [...SLOTS.flatMap((slot) => this.abilitiesAt(hero, slot)), ...skills];
  }

  private own(hero: Hero, id: AbilityId, ability: Ability): OwnAbility {
    const lies = hero.spaces[id] ?? [];
    const list = ability.cost.map((_, index) => lies[index] ?? 'empty');
    const spaces = list.map((it) =>
      it === 'corrupt' ? { corrupt: true } : it === 'empty' ? {} : { token: it },
    );
    return { id, ability: { ...ability, spaces }, effect: ability.effect, lies: list };
  }

  skill(figure: Figure, cell: Cell): SkillEntry {
    const [color, level] = cell.split('/') as [DemonColor, string];
    const found = this.files.skills[figure][color][level];
    if (!found) throw new Error(`no skill ${cell}`);
    return { ...found, name: printedName('skill', found.name) };
  }

  blessing(id: number): Token | Effect {
    const text = this.files.achievements.blessing[id - 1]?.effect ?? 'stamina';
    return text === 'stamina' || text === 'focus' ? text : readEffect(text);
  }

  lord(id: number): LordCard {
    return lordCard('lord', this.files['demon-lord'].card[id - 1]);
  }

  fury(id: number): LordCard {
    return lordCard('fury', this.files.fury.card[id - 1]);
  }

  demand(card: LordCard): Demand {
    return { penalty: card.penalty.map(penaltySign), wounds: card.wounds };
  }

  /** The road of a game, from the first space to the cathedral. */
  road(players: number): readonly Stop[] {
    return this.files.facts.roads[players] ?? [];
  }

  /** How much a space of the achievement board asks for; nothing for a bonus space. */
  goal(space: Achievement): number {
    return this.files.facts.goals[space] ?? 0;
  }

  /** The top space of the health track. */
  get health(): number {
    return this.files.facts.health;
  }
}

const kept = new WeakMap<Printed, Book>();

/** The book of what is printed; made once. */
export function bookOf(printed: Printed): Book {
  const book = kept.get(printed) ?? new Book(printed);
  kept.set(printed, book);
  return book;
}

function lordCard(kind: 'lord' | 'fury', entry: LordEntry | undefined): LordCard {
  if (!entry) throw new Error('no such card of the Demon Lord');
  const { name, weak_points: points, drops: damage, penalty, wounds } = entry;
  return { name: printedName(kind, name), points, damage, penalty, wounds };
}

/** The card at a place of a row: Demon Lord and fury cards take turns; null while it is hidden. */
export function cardAt(
  row: NonNullable<Hero['row']>,
  place: number,
): { kind: 'lord' | 'fury'; id: number | null } {
  const index = Math.floor(place / 2);
  return place % 2 === 0
    ? { kind: 'lord', id: row.lords[index] ?? null }
    : { kind: 'fury', id: row.furies[index] ?? null };
}
