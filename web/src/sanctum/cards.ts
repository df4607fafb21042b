/** All cards of Sanctum, as entries of the card browser. */

import { BLESSING_BOX, CARD_BOX, TILE_BOX } from '../art/card-parts';
import { SKILL_ICON } from '../art/icons';
import type { Effect, Token } from '../art/pieces';
import {
  blessingCard,
  demonCard,
  furyCard,
  itemCard,
  lordCard,
  lordEffectCard,
  ROMAN,
  skillCard,
  skillTile,
  type DemandWords,
  type Level,
} from '../art/sanctum-cards';
import type { DemonColor } from '../art/tinctures';
import type { Blessing, Figure, PrintedItem, SlotType } from '../generated/sanctum';
import { cellOf, COLORS, LEVELS } from './ids';
import { blessingGives, Book, drawnAbility, type LordCard } from './printed';
import { skillIcon } from './hero/skills';
import {
  blessingWords,
  demonName,
  effectWords,
  gemArgs,
  heroName,
  penaltyWords,
  skillTiming,
  skillWords,
  slotArgs,
  slotName,
} from './names';
import type { Printed } from '../table/contract';
import { listed, t, together } from '../words/words.svelte';
import type { Entry, Fact } from '../pages/cards/entry';

const FIGURES: readonly Figure[] = ['huntress', 'outlaw', 'slayer', 'dancer'];
const SLOT_ORDER: readonly SlotType[] = ['weapon', 'head', 'body', 'boots', 'amulet'];

const numbers = (list: readonly unknown[]): number[] => list.map((_, index) => index + 1);
const gemNames = (gems: readonly string[]): string =>
  listed(gems.map((gem) => t(`sanctum-gem-${gem}`)));

/** All cards of Sanctum. */
export function sanctumCards(printed: Printed): Entry[] {
  const book = new Book(printed);
  const { demons, items, lords, furies } = book.set;
  const bySlot = numbers(items).sort((a, b) => slotRank(items[a - 1]) - slotRank(items[b - 1]));
  return [
    ...numbers(demons).map((id) => demonEntry(book, id)),
    ...bySlot.map((id) => itemEntry(book, id)),
    ...FIGURES.flatMap((figure) =>
      COLORS.flatMap((color) => LEVELS.map((level) => skillEntry(book, figure, color, level))),
    ),
    ...numbers(lords).map((id) => lordEntry(book, id)),
    ...numbers(lords).map((id) => effectEntry(book, id)),
    ...numbers(furies).map((id) => furyEntry(book, id)),
    ...blessingEntries(book),
  ];
}

function slotRank(card: PrintedItem | undefined): number {
  return card ? SLOT_ORDER.indexOf(card.slot) * 10 + card.level : 0;
}

function demonEntry(book: Book, id: number): Entry {
  const demon = book.demon(id);
  const name = demonName(demon);
  return {
    key: `demon ${id}`,
    kind: 'demon',
    rules: book.cardRules.demon,
    name,
    group: t('cards-level', { level: ROMAN[demon.level] }),
    box: CARD_BOX,
    draw: () => demonCard(demon, name),
    facts: [
      { label: t('cards-color'), value: t(`sanctum-gem-${demon.color}`) },
      { label: t('cards-level-label'), value: ROMAN[demon.level] },
      weakPoints(demon.weakPoints.map((point) => point.value)),
      { label: t('cards-damage'), value: String(demon.damage) },
      {
        label: t('cards-behind'),
        value: t('cards-behind-value', {
          ...slotArgs(demon.item.slot),
          ...gemArgs(demon.item.color),
        }),
      },
    ],
    texts: [{ text: t('cards-demon-text') }],
  };
}

function itemEntry(book: Book, id: number): Entry {
  const item = book.item(id);
  const { level } = book.demon(id);
  const name = book.itemName(id);
  const flames = item.flames ?? [];
  const facts: Fact[] = [
    { label: t('cards-slot'), value: slotName(item.slot) },
    { label: t('cards-level-label'), value: ROMAN[level] },
    { label: t('cards-gems'), value: gemNames(item.gems) },
  ];
  if (flames.length) facts.push({ label: t('cards-flames'), value: tokenNames(flames) });
  return {
    key: `item ${id}`,
    kind: 'item',
    rules: book.cardRules.item,
    name,
    group: slotName(item.slot),
    box: CARD_BOX,
    draw: () => itemCard(item, name),
    facts,
    texts: item.abilities.map(({ cost, effect }) => ({
      title: together(cost.map((space) => t(`cards-space-${space}`))),
      text: effectWords(effect),
    })),
  };
}

const tokenNames = (tokens: readonly Token[]): string =>
  listed(tokens.map((token) => t(`sanctum-token-${token}`)));

function weakPoints(points: readonly number[]): Fact {
  return { label: t('cards-weak-points'), value: listed(points) };
}

function skillEntry(book: Book, figure: Figure, color: DemonColor, level: Level): Entry {
  const skill = book.skill(figure, cellOf({ column: color, level }));
  const { card } = skill;
  const ability = card?.ability ? drawnAbility(card.ability) : undefined;
  const words = {
    name: skill.name,
    when: skillTiming(skill),
    text: skillWords(skill, ability?.effect ?? null),
  };
  const base = { color, level, gems: skill.gems };
  const isTile = card === null;
  const facts: Fact[] = [
    { label: t('cards-hero'), value: heroName(figure) },
    { label: t('cards-color'), value: t(`sanctum-gem-${color}`) },
    { label: t('cards-level-label'), value: ROMAN[level] },
    { label: t('cards-gems-on-it'), value: gemNames(skill.gems) },
  ];
  if (!isTile) facts.push({ label: t('cards-when'), value: words.when });
  return {
    key: `skill ${figure} ${color} ${level}`,
    kind: 'skill',
    rules: book.cardRules.skill,
    name: skill.name,
    group: heroName(figure),
    box: isTile ? TILE_BOX : CARD_BOX,
    draw: () =>
      isTile
        ? skillTile({ ...base, tokens: skill.tokens }, skill.name)
        : skillCard(
            {
              ...base,
              icon: skillIcon(skill) ?? SKILL_ICON.ability,
              special: card.special,
              silverDie: card.power?.kind === 'silver-die',
              ability,
            },
            words,
          ),
    facts,
    texts: [{ text: words.text }, ...(card?.special ? [{ text: t('cards-special-skill') }] : [])],
  };
}

function demandWords(card: LordCard): DemandWords {
  return {
    name: card.name,
    text: penaltyWords(card),
    or: t('cards-or'),
    wounds: t('cards-wounds', { count: card.wounds }),
  };
}

const frontOf = (card: LordCard) => ({
  weakPoints: card.points.map((value) => ({ value })),
  damage: card.damage,
});

function lordEntry(book: Book, id: number): Entry {
  const card = book.lord(id);
  const name = t('cards-lord');
  return {
    key: `lord ${id}`,
    kind: 'lord',
    rules: book.cardRules.lord,
    name,
    group: t('cards-kind-lord'),
    box: CARD_BOX,
    draw: () => lordCard(frontOf(card), 'overlord-helm', name),
    facts: [weakPoints(card.points), { label: t('cards-damage'), value: String(card.damage) }],
    texts: [{ text: t('cards-lord-text') }],
  };
}

function demandFacts(words: DemandWords): Fact[] {
  return [
    { label: t('cards-penalty'), value: words.text },
    { label: t('cards-otherwise'), value: words.wounds },
  ];
}

function effectEntry(book: Book, id: number): Entry {
  const card = book.lord(id);
  const words = demandWords(card);
  return {
    key: `effect ${id}`,
    kind: 'effect',
    rules: book.cardRules.effect,
    name: card.name,
    group: t('cards-kind-effect'),
    box: CARD_BOX,
    draw: () => lordEffectCard(book.demand(card), words),
    facts: demandFacts(words),
    texts: [{ text: t('cards-effect-text') }],
  };
}

function furyEntry(book: Book, id: number): Entry {
  const card = book.fury(id);
  const words = demandWords(card);
  return {
    key: `fury ${id}`,
    kind: 'fury',
    rules: book.cardRules.fury,
    name: card.name,
    group: t('cards-kind-fury'),
    box: CARD_BOX,
    draw: () => furyCard(frontOf(card), book.demand(card), t('cards-fury'), words),
    facts: [
      ...demandFacts(words),
      weakPoints(card.points),
      { label: t('cards-damage'), value: String(card.damage) },
    ],
    texts: [{ text: t('cards-fury-text') }],
  };
}

function blessingName(gives: Token | Effect): string {
  return t(`cards-blessing-${typeof gives === 'string' ? gives : gives.kind}`);
}

/** What a blessing does, in one word for each kind of blessing. */
const blessingKey = (blessing: Blessing): string => JSON.stringify(blessing);

/** Every blessing once, with how many there are. */
function blessingEntries(book: Book): Entry[] {
  const all = book.set.blessings;
  const kinds = new Map(all.map((it) => [blessingKey(it), it]));
  return [...kinds].map(([key, blessing]): Entry => {
    const gives = blessingGives(blessing);
    const name = blessingName(gives);
    const count = all.filter((it) => blessingKey(it) === key).length;
    return {
      key: `blessing ${key}`,
      kind: 'blessing',
      rules: book.cardRules.blessing,
      name,
      group: t('cards-kind-blessing'),
      box: BLESSING_BOX,
      draw: () => blessingCard({ gives }, name),
      facts: [
        { label: t('cards-effect'), value: blessingWords(gives) },
        { label: t('cards-copies'), value: String(count) },
      ],
      texts: [
        { text: t(typeof gives === 'string' ? 'cards-blessing-token' : 'cards-blessing-ability') },
      ],
    };
  });
}
