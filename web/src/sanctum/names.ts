/** Names of things and deeds of Sanctum, in the language of the page. */

import type { Effect, Token } from '../art/pieces';
import type { Demon, Item } from '../art/sanctum-cards';
import type {
  AbilityId,
  Achievement,
  Atom,
  DieChange,
  Figure,
  Gem,
  Gems,
  Immediate,
  Place,
  Power,
  Slot,
  SlotType,
} from '../generated/sanctum';
import { facts, listed, named, t, together } from '../words/words.svelte';
import { achievementAt, ownerOf, SLOT_KIND, spaceOf } from './ids';
import type { PlacedOffer } from './offers';
import { dieEffectOf, type Book, type LordCard, type OwnAbility, type SkillEntry } from './printed';

/** The name of a hero. */
export const heroName = (figure: Figure): string => t(`sanctum-hero-${figure}`);

/** The name of a demon: one for each colour and level. */
export const demonName = (demon: Pick<Demon, 'color' | 'level'>): string =>
  t(`sanctum-demon-${demon.color}-${demon.level}`);

/** The kind of a slot, or of an item. */
const kindOf = (slot: Slot | SlotType): SlotType => (slot === 'weapon' ? slot : SLOT_KIND[slot]);

/** The name of a slot. */
export const slotName = (slot: Slot | SlotType): string => t(`sanctum-slot-${kindOf(slot)}`);

/** A hero as an argument of a message. */
export const heroArgs = <Key extends string = 'who'>(figure: Figure, key = 'who' as Key) =>
  named(key, figure, heroName(figure));

/** A demon as an argument of a message. */
export const demonArgs = <Key extends string = 'demon'>(
  demon: Pick<Demon, 'color' | 'level'>,
  key = 'demon' as Key,
) => named(key, `${demon.color}-${demon.level}`, demonName(demon));

/** A slot as an argument of a message. */
export const slotArgs = (slot: Slot | SlotType) => named('slot', kindOf(slot), slotName(slot));

/** A colour of gems as an argument of a message. */
export const gemArgs = <Key extends string = 'gem'>(gem: string, key = 'gem' as Key) =>
  named(key, gem, t(`sanctum-gem-${gem}`));

/** A potion as an argument of a message. */
export const potionArgs = (color: string) => named('potion', color, t(`sanctum-potion-${color}`));

/** A token as an argument of a message. */
export const tokenArgs = (token: string) => named('token', token, t(`sanctum-token-${token}`));

/** Tokens that are paid together. */
export const costWords = (tokens: readonly string[]): string =>
  together(tokens.map((it) => t(`sanctum-token-${it}`)));

/** Numbers as acts, levels and rows are counted. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** Where a figure stands, in words. */
export function placeName(place: Place): string {
  const at = spaceOf(place);
  return at
    ? t('sanctum-place', { act: ROMAN[at.act] ?? '', space: at.space })
    : t(`sanctum-place-${place}`);
}

/** A place of the road as an argument of a message: spaces of an act are all `act`. */
export const placeArgs = (place: Place) =>
  named('place', spaceOf(place) ? 'act' : place, placeName(place));

/** The name of a space of the achievement board. */
export function achievementName(achievement: Achievement): string {
  const { category, row } = achievementAt(achievement);
  return t('sanctum-achievement', {
    ...named('kind', category, t(`sanctum-kind-${category}`)),
    row: ROMAN[row] ?? '',
  });
}

/** An effect in words. */
export function effectWords(effect: Effect): string {
  if (effect.kind === 'set') return t('sanctum-effect-set', { value: effect.value });
  if (effect.kind === 'shields') return t('sanctum-effect-shields', { count: effect.count });
  if (effect.isAny)
    return t((effect.by ?? 0) > 0 ? 'sanctum-effect-raise-any' : 'sanctum-effect-lower-any');
  return t('sanctum-effect-change', { change: effect.text });
}

const effectSentence = (effect: Effect): string =>
  t('sanctum-effect-sentence', { effect: effectWords(effect) });

/** What a blessing gives, in words. */
export const blessingWords = (gives: Token | Effect): string =>
  typeof gives === 'string' ? t(`sanctum-bless-${gives}`) : effectWords(gives);

/** What a skill does, in whole sentences. */
export function skillWords(skill: SkillEntry, effect: Effect | null): string {
  const parts: string[] = [];
  const gains = (token: Token): void => {
    const count = skill.tokens.filter((it) => it === token).length;
    if (count > 0) parts.push(t(`sanctum-gain-${token}`, { count }));
  };
  gains('stamina');
  gains('focus');
  if (effect) parts.push(effectSentence(effect));
  if (skill.card?.power) parts.push(powerWords(skill.card.power));
  parts.push(...(skill.card?.immediate ?? []).map(immediateWords));
  return parts.join(' ');
}

const immediateWords = (gain: Immediate): string =>
  t(`sanctum-gain-${gain.kind}`, { count: 'value' in gain ? gain.value : 1 });

function powerWords(power: Power): string {
  switch (power.kind) {
    case 'change':
      return effectSentence(dieEffectOf(power.value));
    case 'silver-die': {
      const { value } = power;
      return t(`sanctum-power-silver-${value.kind}`, {
        count: 'value' in value ? value.value : 0,
      });
    }
    case 'gem-shields': {
      const [gem, count] = power.value;
      return t('sanctum-power-gem-shields', { ...gemArgs(gem), count });
    }
    case 'reroll':
    case 'shields':
    case 'rage-shields':
    case 'flask-shields':
      return t(`sanctum-power-${power.kind}`, { count: power.value });
    case 'any-flask':
    case 'flip':
    case 'copy':
    case 'double-strike':
    case 'bleed':
    case 'sacrifice':
    case 'dice-shields':
    case 'extra-level':
    case 'haggle':
    case 'ward':
      return t(`sanctum-power-${power.kind}`, { count: 0 });
  }
}

/** When a skill works. */
export function skillTiming({ card }: SkillEntry): string {
  if (card === null) return t('sanctum-when-always');
  if (card.ability) return t('sanctum-when-attack');
  switch (card.power?.kind) {
    case 'change':
    case 'flip':
    case 'copy':
    case 'reroll':
    case 'double-strike':
    case 'bleed':
    case 'sacrifice':
      return t('sanctum-when-attack');
    case 'shields':
    case 'gem-shields':
    case 'rage-shields':
    case 'flask-shields':
    case 'dice-shields':
      return t('sanctum-when-block');
    case 'silver-die':
      return t('sanctum-when-roll');
    case 'any-flask':
    case 'extra-level':
    case 'haggle':
    case 'ward':
    case undefined:
      return t('sanctum-when-always');
  }
}

/** What a skill does, and when. */
export const skillSentence = (skill: SkillEntry, effect: Effect | null): string =>
  t('joined-label', { label: skillTiming(skill), text: skillWords(skill, effect) });

/** The message of a part of a penalty, and its arguments. */
function atomMessage(atom: Atom): [string, Record<string, number>] {
  switch (atom.kind) {
    case 'damage':
    case 'reroll':
      return [atom.kind, { count: atom.value }];
    case 'lose':
      return [`lose-${atom.value}`, {}];
    case 'corrupt':
      return [`corrupt-${atom.value ?? 'any'}`, {}];
    default:
      return [atom.kind, {}];
  }
}

/** One part of a penalty in words. */
export function atomWords(atom: Atom): string {
  const [message, args] = atomMessage(atom);
  return t(`sanctum-atom-${message}`, args);
}

/** One part of a penalty as what somebody paid. */
export function paidWords(atom: Atom): string {
  const [message, args] = atomMessage(atom);
  return t(`sanctum-paid-${message}`, args);
}

/** A whole penalty in words. */
export const penaltyWords = (card: Pick<LordCard, 'penalty'>): string =>
  facts(card.penalty.map(atomWords));

/** Gems in words: "2 red, 1 white". */
export function gemWords(gems: Gems): string {
  return listed(
    Object.entries(gems)
      .filter(([, count]) => count)
      .map(([gem, count]) => t('sanctum-gems', { count, ...gemArgs(gem) })),
  );
}

/** What an ability is called: by its slot, or by its skill. */
export function abilityName(book: Book, figure: Figure, id: AbilityId): string {
  const owner = ownerOf(id);
  return 'slot' in owner ? slotName(owner.slot) : book.skill(figure, owner.cell).name;
}

/** An item in words: its name and slot, the gems it asks for, and what it does. */
export function itemWords(item: Item, name: string): string {
  const parts = item.abilities.map((it) =>
    t('sanctum-item-ability', {
      effect: effectWords(it.effect),
      cost: costWords(it.cost),
    }),
  );
  for (const flame of item.flames ?? []) parts.push(t(`sanctum-gain-${flame}`, { count: 1 }));
  return t('sanctum-item-words', {
    name,
    ...slotArgs(item.slot),
    gems: gemWords(counted(item.gems)),
    does: parts.join(' '),
  });
}

/** An ability in words: what it does, for what, and whether it is spent. */
export function abilityWords(own: OwnAbility): string {
  return t('sanctum-ability-words', {
    effect: effectWords(own.effect),
    cost: costWords(own.ability.cost),
    state: own.lies.every((it) => it !== 'empty') ? t('sanctum-spent') : t('sanctum-free'),
  });
}

/** What is left to say of an offer, as its button says it. */
export function optionWords({ action }: Pick<PlacedOffer, 'action'>, book: Book): string {
  switch (action.type) {
    case 'engage':
    case 'take':
    case 'take-off':
    case 'loot':
    case 'pour':
      return t(`sanctum-do-${action.type}`);
    case 'sell':
      return t('sanctum-do-sell', {
        potions: together(action.potions.map((it) => t(`sanctum-potion-${it}`))),
      });
    case 'equip':
      return t('sanctum-do-equip', { gems: gemWords(counted(action.gems)) });
    case 'pay':
      return t('sanctum-do-pay', tokenArgs(action.token));
    case 'fill':
      return t('sanctum-do-fill', potionArgs(action.potion));
    case 'bless':
      return action.change
        ? changeWords(action.change, [])
        : t('sanctum-do-bless', { what: blessingWords(book.blessing(action.blessing)) });
    case 'skill': {
      const { potion, change, set_aside: die } = action;
      if (potion) return t(`sanctum-potion-${potion}`);
      if (!change) return t('sanctum-do-skill');
      const words = changeWords(change, []);
      return die === undefined ? words : t('sanctum-change-losing', { change: words, die });
    }
    case 'use':
      return changeWords(action.change, action.tokens);
    case 'rage':
      return changeWords(action.change, []);
    case 'block':
      return action.tokens.length > 0
        ? t('sanctum-with', { tokens: costWords(action.tokens) })
        : t('sanctum-do-use');
    default:
      return t('sanctum-do-use');
  }
}

/** How many gems of each kind a list names. */
function counted(list: readonly Gem[]): Gems {
  const gems: Gems = {};
  for (const gem of list) gems[gem] = (gems[gem] ?? 0) + 1;
  return gems;
}

/** A change of a die as a short sign: `4`, `+2`, `−1`. */
export const changeSign = (change: DieChange): string =>
  'to' in change ? String(change.to) : change.by < 0 ? `−${-change.by}` : `+${change.by}`;

/** A change of a die, and what is paid for it. */
function changeWords(change: DieChange, paid: readonly Token[]): string {
  const shown = changeSign(change);
  return paid.length > 0
    ? t('sanctum-change-with', { change: shown, tokens: costWords(paid) })
    : shown;
}
