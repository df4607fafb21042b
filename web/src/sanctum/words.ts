/** Names of things and deeds of Sanctum, in the language of the page. */

import type { Effect, Token } from '../art/pieces';
import type { Demon, Item } from '../art/sanctum-cards';
import type { AbilityId, Achievement, Figure, Gem, Gems, Place, Slot } from '../generated/sanctum';
import { t } from '../words/words.svelte';
import type { Book, LordCard, OwnAbility, SkillEntry } from './book';
import type { Reading } from './offers';

/** The name of a hero. */
export const heroName = (figure: Figure): string => t(`sanctum-hero-${figure}`);

/** The name of a demon: one for each colour and level. */
export const demonName = (demon: Pick<Demon, 'color' | 'level'>): string =>
  t(`sanctum-demon-${demon.color}-${demon.level}`);

/** The name of a slot. */
export const slotName = (slot: string): string => t(`sanctum-slot-${slot.replace(/\d$/, '')}`);

/** Numbers as acts, levels and rows are counted. */
export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'];

/** Where a figure stands, in words. */
export function placeName(place: Place): string {
  const [, act, space = ''] = place.split('/');
  return act
    ? t('sanctum-place', { act: ROMAN[Number(act)] ?? act, space })
    : t(`sanctum-place-${place}`);
}

/** The name of a space of the achievement board. */
export function achievementName(achievement: Achievement): string {
  const [kind = '', row = ''] = achievement.split('/');
  return t('sanctum-achievement', {
    kind: t(`sanctum-kind-${kind}`),
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

/** What a blessing gives, in words. */
export const blessingWords = (gives: Token | Effect): string =>
  typeof gives === 'string' ? t(`sanctum-bless-${gives}`) : effectWords(gives);

/** What a skill does, in words. */
export function skillWords(skill: SkillEntry, effect: Effect | null): string {
  const parts: string[] = [];
  if (skill.stamina) parts.push(t('sanctum-gain-stamina', { count: skill.stamina }));
  if (skill.focus) parts.push(t('sanctum-gain-focus', { count: skill.focus }));
  if (effect) parts.push(effectWords(effect));
  if (skill.power) parts.push(powerWords(skill.power));
  for (const text of skill.immediate ?? []) {
    const [word = '', count = '1'] = text.split(' ');
    parts.push(t(`sanctum-gain-${word}`, { count: Number(count) }));
  }
  return parts.join(' ');
}

function powerWords(power: string): string {
  const [word = '', second = '', third = ''] = power.split(' ');
  if (word === 'change') return effectWords({ kind: 'change', text: second });
  if (word === 'silver-die') return t(`sanctum-power-silver-${second}`, { count: Number(third) });
  if (word === 'gem-shields') {
    return t('sanctum-power-gem-shields', {
      gem: t(`sanctum-gem-${second}`),
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

/** One part of a penalty in words. */
export function atomWords(atom: string): string {
  const [first = '', second = ''] = atom.split(' ');
  if (first === 'damage' || first === 'reroll') {
    return t(`sanctum-atom-${first}`, { count: Number(second) });
  }
  return t(`sanctum-atom-${atom.replace(' ', '-')}`);
}

/** A whole penalty in words. */
export const penaltyWords = (card: LordCard): string => card.penalty.map(atomWords).join(', ');

/** Gems in words: "2 red, 1 white". */
export function gemWords(gems: Gems): string {
  return Object.entries(gems)
    .filter(([, count]) => count)
    .map(([gem, count]) => `${count} ${t(`sanctum-gem-${gem as Gem}`)}`)
    .join(', ');
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
      cost: it.cost.map((kind) => t(`sanctum-token-${kind}`)).join(' + '),
    }),
  );
  for (const flame of item.flames ?? []) parts.push(t(`sanctum-gain-${flame}`, { count: 1 }));
  return t('sanctum-item-words', {
    name,
    slot: slotName(item.slot),
    gems: gemWords(gems),
    does: parts.join(' '),
  });
}

/** An ability in words: what it does, for what, and whether it is spent. */
export function abilityWords(own: OwnAbility): string {
  return t('sanctum-ability-words', {
    effect: effectWords(own.effect),
    cost: own.ability.cost.map((it) => t(`sanctum-token-${it}`)).join(' + '),
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
      return t('sanctum-do-sell', { potions: potions.join(' + ') });
    }
    case 'equip': {
      const gems: Gems = {};
      for (const gem of option.split(' ') as Gem[]) gems[gem] = (gems[gem] ?? 0) + 1;
      return t('sanctum-do-equip', { gems: gemWords(gems) });
    }
    case 'pay':
      return t('sanctum-do-pay', { token: t(`sanctum-token-${option}`) });
    case 'fill':
      return t('sanctum-do-fill', { potion: t(`sanctum-potion-${option}`) });
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
  const tokens = paid
    ?.split(' ')
    .map((it) => t(`sanctum-token-${it}`))
    .join(' + ');
  const shown = change.startsWith('=') ? change.slice(1) : change.replace('-', '−');
  if (!tokens) return shown;
  return shown
    ? t('sanctum-change-with', { change: shown, tokens })
    : t('sanctum-with', { tokens });
}
