/** What is printed on the cards and boards of Sanctum, in the form the drawings want. */

import type { PenaltySign } from '../art/penalties';
import { PENALTY_ICON } from '../art/icons';
import type { Effect, Pips, SpaceKind, Token } from '../art/pieces';
import type { Ability, Demand, Demon, Item, Level } from '../art/sanctum-cards';
import type {
  AbilityId,
  Achievement,
  Atom,
  Blessing,
  CardRules,
  Cell,
  Components,
  DieEffect,
  Effect as PrintedEffect,
  FacedCard,
  Figure,
  Hero,
  PrintedAbility,
  PrintedDemon,
  PrintedFront,
  PrintedHero,
  PrintedItem,
  PrintedPenalty,
  PrintedSkill,
  Slot,
  SpaceColor,
  Stop,
  TokenRules,
} from '../generated/sanctum';
import type { Printed } from '../table/contract';
import { itemIcon } from './hero/items';
import { slotAbility, SLOTS } from './ids';
import { printedName } from './printed-names';

/** A skill as it is printed, its name in the language of the page. */
export type SkillEntry = PrintedSkill;

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
  readonly penalty: readonly Atom[];
  readonly wounds: number;
}

/** The spaces of abilities as they are drawn. */
const SPACE: Readonly<Record<SpaceColor, SpaceKind>> = {
  red: 'stamina',
  blue: 'focus',
  purple: 'either',
};

/** An effect as it is drawn. */
function effectOf(effect: PrintedEffect): Effect {
  return effect.kind === 'shields'
    ? { kind: 'shields', count: effect.value }
    : dieEffectOf(effect.value);
}

/** A change of a die as it is drawn. */
export function dieEffectOf(effect: DieEffect): Effect {
  switch (effect.kind) {
    case 'set':
      return { kind: 'set', value: effect.value as Pips };
    case 'plus':
      return { kind: 'change', text: `+${effect.value}`, by: effect.value };
    case 'minus':
      return { kind: 'change', text: `−${effect.value}`, by: -effect.value };
    case 'plus-minus':
      return { kind: 'change', text: `±${effect.value}`, by: effect.value };
    case 'plus-any':
      return { kind: 'change', text: '+?', by: 1, isAny: true };
    case 'minus-any':
      return { kind: 'change', text: '−?', by: -1, isAny: true };
  }
}

/** An ability as it is drawn. */
export const drawnAbility = ({ spaces, effect }: PrintedAbility): Ability => ({
  cost: spaces.map((space) => SPACE[space]),
  effect: effectOf(effect),
});

/** The sign of one part of a penalty. */
export function penaltySign(atom: Atom): PenaltySign {
  switch (atom.kind) {
    case 'lose':
      return { kind: 'lost', piece: atom.value };
    case 'die-fewer':
      return { kind: 'lost', piece: 'die' };
    case 'waste-rage':
      return { kind: 'lost', piece: 'rage' };
    case 'corrupt':
      return atom.value === null
        ? { kind: 'icon', icon: PENALTY_ICON.corrupt }
        : { kind: 'space', icon: PENALTY_ICON.corrupt, space: SPACE[atom.value] };
    case 'damage':
    case 'reroll':
      return { kind: 'icon', icon: PENALTY_ICON[atom.kind], count: atom.value };
    case 'lose-blessing':
    case 'lose-die':
    case 'shorten':
    case 'heal':
    case 'drink':
    case 'pay':
    case 'only-modified':
      return { kind: 'icon', icon: PENALTY_ICON[atom.kind] };
  }
}

/** What is printed, ready to be drawn. */
export class Book {
  readonly set: Components;

  constructor(printed: Printed) {
    this.set = printed as unknown as Components;
  }

  private front(id: number): PrintedDemon {
    return numbered(this.set.demons, id);
  }

  private back(id: number): PrintedItem {
    return numbered(this.set.items, id);
  }

  /** The front of a card, with the weak points that are hit. */
  demon(id: number, hits: readonly number[] = []): Demon {
    const { color, level, weak_points, damage, slot, item_color } = this.front(id);
    return {
      color,
      level,
      weakPoints: weak_points.map((value, index) => ({
        value: value as Pips,
        hit: hits.includes(index + 1),
      })),
      damage,
      item: { slot, color: item_color },
    };
  }

  /** The back of a card. */
  item(id: number): Item {
    const { name, slot, gems, abilities, flames } = this.back(id);
    return {
      art: itemIcon(name, slot),
      slot,
      gems,
      abilities: abilities.map(drawnAbility),
      flames,
    };
  }

  /** The level of a card, the same on both sides. */
  level(id: number): Level {
    return this.front(id).level;
  }

  /** The name of an item, in the language of the page. */
  itemName(id: number): string {
    return printedName('item', this.back(id).name);
  }

  /** The board of a hero. */
  board(figure: Figure): PrintedHero {
    const found = this.set.heroes[figure];
    if (!found) throw new Error(`no board of ${figure}`);
    return found;
  }

  /** The ability of a slot without an item. */
  printedAbility(figure: Figure, slot: Slot): Ability | null {
    const ability = this.board(figure).slots[slot];
    return ability ? drawnAbility(ability) : null;
  }

  /** The abilities of a slot, or of a skill card, as they are now. */
  abilitiesAt(hero: Hero, slot: Slot): OwnAbility[] {
    const item = hero.slots[slot];
    const own = this.printedAbility(hero.figure, slot);
    const abilities = item ? this.item(item.item).abilities : own ? [own] : [];
    return abilities.map((ability, index) => this.own(hero, slotAbility(slot, index + 1), ability));
  }

  /** All abilities of a hero: those of the slots, then those of skill cards. */
  abilities(hero: Hero): OwnAbility[] {
    const skills = hero.skills.flatMap((cell) => {
      const ability = this.skill(hero.figure, cell).card?.ability;
      return ability ? [this.own(hero, cell, drawnAbility(ability))] : [];
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
    const found = this.set.skills[figure]?.[cell];
    if (!found) throw new Error(`no skill ${cell} of ${figure}`);
    return { ...found, name: printedName('skill', found.name) };
  }

  /** The ability on a skill card, as it is drawn. */
  skillEffect(skill: SkillEntry): Effect | null {
    return skill.card?.ability ? effectOf(skill.card.ability.effect) : null;
  }

  blessing(id: number): Token | Effect {
    return blessingGives(numbered(this.set.blessings, id));
  }

  lord(id: number): LordCard {
    return lordCard('lord', numbered(this.set.lords, id), numbered(this.set.effects, id));
  }

  fury(id: number): LordCard {
    const { front, effect } = numbered(this.set.furies, id);
    return lordCard('fury', front, effect);
  }

  /** The card a hero faces. */
  faced(card: FacedCard): LordCard {
    return 'effect' in card ? this.lord(card.effect) : this.fury(card.fury);
  }

  demand(card: LordCard): Demand {
    return { penalty: card.penalty.map(penaltySign), wounds: card.wounds };
  }

  /** The road of a game, from the first space to the cathedral. */
  road(players: number): readonly Stop[] {
    return this.set.facts.roads[players] ?? [];
  }

  /** How much a space of the achievement board asks for; nothing for a bonus space. */
  goal(space: Achievement): number {
    return this.set.facts.goals[space] ?? 0;
  }

  /** The rules that say how many tokens a hero has. */
  get tokenRules(): TokenRules {
    return this.set.facts.rules.tokens;
  }

  /** The rules at which the book begins to speak of each kind of card. */
  get cardRules(): CardRules {
    return this.set.facts.rules.cards;
  }

  /** The top space of the health track. */
  get health(): number {
    return this.set.facts.health;
  }
}

const kept = new WeakMap<Printed, Book>();

/** The book of what is printed; made once. */
export function bookOf(printed: Printed): Book {
  const book = kept.get(printed) ?? new Book(printed);
  kept.set(printed, book);
  return book;
}

/** What has a number from 1 in a list. */
function numbered<T>(list: readonly T[], id: number): T {
  const found = list[id - 1];
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** What a blessing gives, as it is drawn. */
export const blessingGives = (blessing: Blessing): Token | Effect =>
  blessing.kind === 'token' ? blessing.value : effectOf(blessing.value);

function lordCard(kind: 'lord' | 'fury', front: PrintedFront, effect: PrintedPenalty): LordCard {
  return {
    name: printedName(kind, effect.name),
    points: front.weak_points as Pips[],
    damage: front.damage,
    penalty: effect.penalty,
    wounds: effect.wounds,
  };
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
