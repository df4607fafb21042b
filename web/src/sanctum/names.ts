/** Names of things and deeds of Sanctum, in the language of the page. */

import type { Effect, Token } from '../art/pieces';
import type { Demon, Item } from '../art/sanctum-cards';
import type { AbilityId, Achievement, Figure, Gem, Gems, Place, Slot } from '../generated/sanctum';
import { facts, listed, named, t, together } from '../words/words.svelte';
import type { Book, LordCard, OwnAbility, SkillEntry } from './printed';
import type { Reading } from './offers';

/** The name of a hero. */
export const heroName = (figure: Figure): string => t(`sanctum-hero-${figure}`);

/** The name of a demon: one for each colour and level. */
export const demonName = (demon: Pick<Demon, 'color' | 'level'>): string =>
  t(`sanctum-demon-${demon.color}-${demon.level}`);

/** The name of a slot. */
export const slotName = (slot: string): string => t(`sanctum-slot-${slot.replace(/\d$/, '')}`);

/** A hero as an argument of a message. */
export const heroArgs = <Key extends string = 'who'>(figure: Figure, key = 'who' as Key) =>
  named(key, figure, heroName(figure));

/** A demon as an argument of a message. */
export const demonArgs = <Key extends string = 'demon'>(
  demon: Pick<Demon, 'color' | 'level'>,
  key = 'demon' as Key,
) => named(key, `${demon.color}-${demon.level}`, demonName(demon));

/** A slot as an argument of a message. */
export const slotArgs = (slot: string) => named('slot', slot.replace(/\d$/, ''), slotName(slot));

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
  const [, act, space = ''] = place.split('/');
  return act
    ? t('sanctum-place', { act: ROMAN[Number(act)] ?? act, space })
    : t(`sanctum-place-${place}`);
}

/** A place of the road as an argument of a message: spaces of an act are all `act`. */
export const placeArgs = (place: Place) =>
  named('place', place.split('/')[0] ?? place, placeName(place));

/** The name of a space of the achievement board. */
export function achievementName(achievement: Achievement): string {
  const [kind = '', row = ''] = achievement.split('/');
  return t('sanctum-achievement', {
    ...named('kind', kind, t(`sanctum-kind-${kind}`)),
    row: ROMAN[Number(row)] ?? row,
  });
}

/** An effect in words. */
export function effectWords(effect: Effect): string {
  if (effect.kind === 'set') return t('sanctum-effect-set', { value: effect.value });
  if (effect.kind === 'shields') return t('sanctum-effect-shields', { count: effect.count });
  const any = /^(.)\?$/.exec(effect.text);
  if (any) return t(any[1] === '+' ? 'sanctum-effect-raise-any' : 'sanctum-effect-lower-any');
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
  if (skill.stamina) parts.push(t('sanctum-gain-stamina', { count: skill.stamina }));
  if (skill.focus) parts.push(t('sanctum-gain-focus', { count: skill.focus }));
  if (effect) parts.push(effectSentence(effect));
  if (skill.power) parts.push(powerWords(skill.power));
  for (const text of skill.immediate ?? []) {
    const [word = '', count = '1'] = text.split(' ');
    parts.push(t(`sanctum-gain-${word}`, { count: Number(count) }));
  }
  return parts.join(' ');
}

function powerWords(power: string): string {
  const [word = '', second = '', third = ''] = power.split(' ');
  if (word === 'change') return effectSentence({ kind: 'change', text: second });
  if (word === 'silver-die') return t(`sanctum-power-silver-${second}`, { count: Number(third) });
  if (word === 'gem-shields') {
    return t('sanctum-power-gem-shields', {
      ...gemArgs(second),
      count: Number(third),
    });
  }
  return t(`sanctum-power-${word}`, { count: Number(second) });
}

/** When a skill works. */
export function skillTiming(skill: SkillEntry): string {
  if (skill.kind === 'tile') return t('sanctum-when-always');
  if (skill.ability) return t('sanctum-when-attack');
  const [word = ''] = (skill.power ?? '').split(' ');
  const attack = ['change', 'flip', 'copy', 'reroll', 'double-strike', 'bleed', 'sacrifice'];
  if (attack.includes(word)) return t('sanctum-when-attack');
  if (word.endsWith('shields')) return t('sanctum-when-block');
  if (word === 'silver-die') return t('sanctum-when-roll');
  return t('sanctum-when-always');
}

/** What a skill does, and when. */
export const skillSentence = (skill: SkillEntry, effect: Effect | null): string =>
  t('joined-label', { label: skillTiming(skill), text: skillWords(skill, effect) });

/** One part of a penalty in words. */
export function atomWords(atom: string): string {
  const [first = '', second = ''] = atom.split(' ');
  if (first === 'damage' || first === 'reroll') {
    return t(`sanctum-atom-${first}`, { count: Number(second) });
  }
  return t(`sanctum-atom-${atom.replace(' ', '-')}`);
}

/** One part of a penalty as what somebody paid. */
export function paidWords(atom: string): string {
  const [first = '', second = ''] = atom.split(' ');
  if (first === 'damage' || first === 'reroll') {
    return t(`sanctum-paid-${first}`, { count: Number(second) });
  }
  return t(`sanctum-paid-${atom.replace(' ', '-')}`);
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
  const [first = ''] = id.split('/');
  return ['red', 'green', 'blue'].includes(first)
    ? book.skill(figure, id as `red/1`).name
    : slotName(first as Slot);
}

/** An item in words: its name and slot, the gems it asks for, and what it does. */
export function itemWords(item: Item, name: string): string {
  const gems: Gems = {};
  for (const kind of item.gems) gems[kind] = (gems[kind] ?? 0) + 1;
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
    gems: gemWords(gems),
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

/** What the last word of an offer says on its button. */
export function optionWords(reading: Reading, book: Book): string {
  const { verb, option } = reading;
  switch (verb) {
    case 'engage':
    case 'take':
    case 'take off':
    case 'loot':
    case 'pour':
      return t(`sanctum-do-${verb.replace(' ', '-')}`);
    case 'sell': {
      const potions = option.split(' ').map((it) => t(`sanctum-potion-${it}`));
      return t('sanctum-do-sell', { potions: together(potions) });
    }
    case 'equip': {
      const gems: Gems = {};
      for (const gem of option.split(' ') as Gem[]) gems[gem] = (gems[gem] ?? 0) + 1;
      return t('sanctum-do-equip', { gems: gemWords(gems) });
    }
    case 'pay':
      return t('sanctum-do-pay', tokenArgs(option));
    case 'fill':
      return t('sanctum-do-fill', potionArgs(option));
    case 'bless': {
      if (option) return changeWords(option);
      const id = Number(reading.things[0]?.split('/')[1]);
      return t('sanctum-do-bless', { what: blessingWords(book.blessing(id)) });
    }
    case 'skill':
      if (option === 'red' || option === 'blue') return t(`sanctum-potion-${option}`);
      if (reading.text.includes(' losing ')) {
        const die = reading.things.at(-1)?.split('/')[1] ?? '';
        return t('sanctum-change-losing', { change: changeWords(option), die });
      }
      return option ? changeWords(option) : t('sanctum-do-skill');
    default:
      return option ? changeWords(option) : t('sanctum-do-use');
  }
}

/** A change of a die, or what is paid: `-1 with focus`. */
function changeWords(option: string): string {
  const [change = '', paid] = option.startsWith('with')
    ? ['', option.slice(5)]
    : option.split(' with ');
  const tokens = paid ? costWords(paid.split(' ')) : '';
  const shown = change.startsWith('=') ? change.slice(1) : change.replace('-', '−');
  if (!tokens) return shown;
  return shown
    ? t('sanctum-change-with', { change: shown, tokens })
    : t('sanctum-with', { tokens });
}
