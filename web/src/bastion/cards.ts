/** All cards of Bastion, as entries of the card browser. */

import { enemyCard, ritualCard, spellCard, type PropertySign } from '../art/bastion-cards';
import { CARD_BOX } from '../art/card-parts';
import { ENEMY_ICON, PROPERTY_ICON, RITUAL_ICON, SPELL_ICON } from '../art/icons';
import { moved, ring } from '../art/markup';
import { charge } from '../art/shapes';
import { numberText } from '../art/text';
import { fillOf, INK, MANA, onOf, type EnemyColor, type Mana } from '../art/tinctures';
import { colorArgs, enemyName, ritualName, spellName } from './names';
import { COLOR_LIST, enemyParts, printedEnemy, type PrintedEnemy } from './printed';
import type { EnemyId, RitualId, RitualKind, Spell } from '../generated/bastion';
import type { Printed } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import type { Entry, Fact } from '../pages/cards/entry';
import { COLOR_RULE, PROPERTY_RULE, RITUAL_RULE, SPELL_RULE } from '../pages/cards/rules';

type Named = keyof typeof ENEMY_ICON;
const BASIC: readonly string[] = ['beast', 'warrior', 'mage', 'rider'];
/** Classes in the order of the notation: basic ones, then advanced ones. */
const CLASSES: readonly string[] = [
  ...BASIC,
  'scout',
  'symbiote',
  'flier',
  'priest',
  'giant',
  'archmage',
  'shapeshifter',
  'dragon',
];
const ARTIFACTS: readonly string[] = ['accumulator', 'converter'];

interface Files {
  enemies: { class: Record<string, PrintedEnemy>; legend: Record<string, PrintedEnemy> };
  rituals: Record<string, readonly Mana[]>;
}

/** All cards of Bastion. */
export function bastionCards(printed: Printed): Entry[] {
  const files = printed as unknown as Files;
  const classes = Object.keys(files.enemies.class).sort(
    (a, b) => CLASSES.indexOf(a) - CLASSES.indexOf(b),
  );
  const ids = [
    ...classes.flatMap((name) => COLOR_LIST.map((color) => `${name}/${color}` as EnemyId)),
    ...(Object.keys(files.enemies.legend) as EnemyId[]),
  ];
  return [
    ...ids.map((id) => enemyEntry(printed, id)),
    ...spellEntries(printed, ids),
    ...Object.entries(files.rituals).flatMap(([kind, colors]) =>
      [...colors]
        .sort((a, b) => MANA.indexOf(a) - MANA.indexOf(b))
        .map((color) => ritualEntry(kind as RitualKind, color)),
    ),
  ];
}

const known = (rules: readonly (string | undefined)[]): string[] =>
  rules.filter((rule) => rule !== undefined);

function colorOf(card: PrintedEnemy, color: Mana | null): EnemyColor {
  if (color) return color;
  return card.color?.startsWith('prismatic') ? 'prismatic' : (card.color as EnemyColor);
}

/** The name of a property, whose tyrannies differ only in what they are bound to. */
function propertySign(card: PrintedEnemy, property: string, color: Mana | null): PropertySign {
  const name = property.replace(/^(colored|general)-/, '');
  const icon = PROPERTY_ICON[name as keyof typeof PROPERTY_ICON];
  if (property === 'general-tyranny') return { icon, color: 'prismatic' };
  if (property === 'drain' && color) return { icon, color: card.drain?.[color] };
  if (property === 'colored-tyranny' && color) return { icon, color: card.tyranny?.[color] };
  return { icon };
}

function propertyText(card: PrintedEnemy, property: string, color: Mana | null): string {
  const bound = color && (property === 'drain' ? card.drain?.[color] : card.tyranny?.[color]);
  return t(`cards-property-${property}-text`, bound ? colorArgs(bound) : {});
}

/** The plate of an enemy whose strength is not printed: an X in the place of the number. */
function unknownStrength(color: Mana): string {
  return moved(
    55,
    55,
    ring(36, { fill: INK }),
    ring(35, { fill: fillOf(color) }),
    numberText('X', 0, -6, 42, onOf(color)),
    charge(color, 0, 21, 9.8, onOf(color), fillOf(color)),
  );
}

function enemyEntry(printed: Printed, id: EnemyId): Entry {
  const card = printedEnemy(printed, id);
  const { kind, color } = enemyParts(id);
  const shown = colorOf(card, color);
  const name = enemyName(id);
  const squad = !color ? 3 : BASIC.includes(kind) ? 1 : 2;
  const strength = card.strength === 'X' ? 0 : card.strength;
  const facts: Fact[] = [
    { label: t('cards-strength'), value: String(card.strength) },
    {
      label: t('cards-color'),
      value: color ? t(`color-${color}`) : t(`cards-color-${card.color ?? 'gray'}`),
    },
    { label: t('cards-squad'), value: t(`cards-squad-${squad}`) },
    { label: t('cards-spell'), value: spellName(card.spell, card.power) },
  ];
  const unique = [...new Set(card.properties)];
  return {
    key: `enemy ${id}`,
    kind: 'enemy',
    name,
    group: color ? t(`bastion-class-${kind}`) : t('cards-legends'),
    box: CARD_BOX,
    draw: () =>
      enemyCard(
        {
          glyph: ENEMY_ICON[kind as Named],
          color: shown,
          strength,
          squad,
          properties: card.properties.map((property) => propertySign(card, property, color)),
          spell: { icon: SPELL_ICON[card.spell], power: card.power },
        },
        {
          name,
          properties: card.properties.map((property) => t(`cards-property-${property}`)),
          none: t('cards-no-property'),
          gives: t('cards-gives'),
          spell: t(`bastion-spell-${card.spell}`),
        },
      ) + (card.strength === 'X' && color ? unknownStrength(color) : ''),
    facts,
    texts: [
      ...(color ? [] : [{ text: t(`cards-color-${card.color ?? 'gray'}-text`) }]),
      ...unique.map((property) => ({
        title: t(`cards-property-${property}`),
        text: propertyText(card, property, color),
      })),
      {
        title: spellName(card.spell, card.power),
        text: t(`cards-spell-${card.spell}`, { power: card.power ?? 0 }),
      },
    ],
    rules: known([
      ...(color ? [] : [COLOR_RULE[shown]]),
      ...unique.map((property) => PROPERTY_RULE[property]),
      SPELL_RULE[card.spell],
    ]),
  };
}

/** Every spell once for each power, with the enemies that leave it. */
function spellEntries(printed: Printed, ids: readonly EnemyId[]): Entry[] {
  const givers = new Map<string, { spell: Spell; power: number; from: Set<string> }>();
  for (const id of ids) {
    const { spell, power = 0 } = printedEnemy(printed, id);
    const { kind, color } = enemyParts(id);
    const known = givers.get(`${spell} ${power}`) ?? { spell, power, from: new Set<string>() };
    known.from.add(color ? t(`bastion-class-${kind}`) : enemyName(id));
    givers.set(`${spell} ${power}`, known);
  }
  const all = [...givers.values()].sort(
    (a, b) => a.spell.localeCompare(b.spell) || a.power - b.power,
  );
  return all.map(({ spell, power, from }): Entry => {
    const text = t(`cards-spell-${spell}`, { power });
    const note = t(`cards-cast-${spell}`);
    return {
      key: `spell ${spell} ${power}`,
      kind: 'spell',
      name: spellName(spell, power),
      group: t('cards-kind-spell'),
      box: CARD_BOX,
      draw: () =>
        spellCard(
          { icon: SPELL_ICON[spell], power: power || undefined },
          {
            name: t(`bastion-spell-${spell}`),
            text: t(`cards-spell-${spell}-short`, { power }),
            note,
          },
        ),
      facts: [
        { label: t('cards-cast'), value: note },
        { label: t('cards-left-by'), value: listed([...from]) },
      ],
      texts: [{ text }],
      rules: known([SPELL_RULE[spell], 'B-12.1']),
    };
  });
}

function ritualEntry(kind: RitualKind, color: Mana): Entry {
  const id = `${kind}/${color}` as RitualId;
  const form = ARTIFACTS.includes(kind) ? 'artifact' : 'structure';
  const args = colorArgs(color);
  return {
    key: `ritual ${id}`,
    kind: 'ritual',
    name: ritualName(id),
    group: t(`bastion-ritual-${kind}`),
    box: CARD_BOX,
    draw: () =>
      ritualCard(
        { icon: RITUAL_ICON[kind], color, kind: form },
        {
          name: t(`bastion-ritual-${kind}`),
          note: t(`bastion-${form}`),
          text: t(`cards-ritual-${kind}`, args),
        },
      ),
    facts: [
      { label: t('cards-color'), value: args.color },
      { label: t('cards-form'), value: t(`bastion-${form}`) },
    ],
    texts: [{ text: t(`cards-ritual-${kind}`, args) }, { text: t(`cards-ritual-${form}`, args) }],
    rules: known([RITUAL_RULE[kind], 'B-13.2']),
  };
}
