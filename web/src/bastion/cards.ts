/** All cards of Bastion, as entries of the card browser. */

import { enemyCard, ritualCard, spellCard } from '../art/bastion-cards';
import { CARD_BOX } from '../art/card-parts';
import { RITUAL_ICON, SPELL_ICON } from '../art/icons';
import { moved, ring } from '../art/markup';
import { charge } from '../art/shapes';
import { numberText } from '../art/text';
import { fillOf, INK, onOf, type Mana } from '../art/tinctures';
import { drawnEnemy } from './board/position';
import { ENEMIES, enemyId, ritualRef, RITUALS, ritualId } from './ids';
import { colorArgs, enemyName, ritualName, spellName } from './names';
import { printedEnemy, ritualForm, setOf } from './printed';
import type { EnemyCard, EnemyId, CardColor, RitualId, Rule, Spell } from '../generated/bastion';
import type { Printed } from '../table/contract';
import { listed, t } from '../words/words.svelte';
import type { Entry, Fact } from '../pages/cards/entry';

/** All cards of Bastion. */
export function bastionCards(printed: Printed): Entry[] {
  const set = setOf(printed);
  const enemies = [...ENEMIES.values()].map(enemyId).filter((card) => card in set.enemies);
  const rituals = [...RITUALS.values()].filter((ref) => ritualId(ref) in set.rituals);
  return [
    ...enemies.map((card) => enemyEntry(printed, card)),
    ...spellEntries(printed, enemies),
    ...rituals.map((ref) => ritualEntry(printed, ritualId(ref), ref.color)),
  ];
}

/** The word for a paint in ids of messages. */
function paintWord(paint: CardColor): string {
  if (typeof paint === 'string') return paint;
  return 'mono' in paint ? paint.mono : `prismatic-${paint.prismatic}`;
}

/** What the properties of a card do, each once. */
function propertyTexts({ properties }: EnemyCard): { title: string; text: string }[] {
  const told = new Map(properties.map((it) => [it.property, it]));
  return [...told.values()].map(({ property, color }) => ({
    title: t(`cards-property-${property}`),
    text: t(`cards-property-${property}-text`, color ? colorArgs(color) : {}),
  }));
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
  const { paint, properties, spell } = card;
  const own = typeof paint === 'object' && 'mono' in paint ? paint.mono : null;
  const name = enemyName(id);
  const power = card.power ?? undefined;
  const facts: Fact[] = [
    { label: t('cards-strength'), value: String(card.strength ?? 'X') },
    {
      label: t('cards-color'),
      value: own ? t(`color-${own}`) : t(`cards-color-${paintWord(paint)}`),
    },
    { label: t('cards-squad'), value: t(`cards-squad-${card.squad}`) },
    { label: t('cards-spell'), value: spellName(spell, power) },
  ];
  return {
    key: `enemy ${id}`,
    kind: 'enemy',
    name,
    group: card.class ? t(`bastion-class-${card.class}`) : t('cards-legends'),
    box: CARD_BOX,
    draw: () =>
      enemyCard(drawnEnemy(printed, id, undefined), {
        name,
        properties: properties.map(({ property }) => t(`cards-property-${property}`)),
        none: t('cards-no-property'),
        gives: t('cards-gives'),
        spell: t(`bastion-spell-${spell}`),
      }) + (card.strength === null && own ? unknownStrength(own) : ''),
    facts,
    texts: [
      ...(own ? [] : [{ text: t(`cards-color-${paintWord(paint)}-text`) }]),
      ...propertyTexts(card),
      { title: spellName(spell, power), text: t(`cards-spell-${spell}`, { power: power ?? 0 }) },
    ],
    rules: rulesOf(printed, card),
  };
}

/** The rules that speak of what is on an enemy card. */
function rulesOf(printed: Printed, { paint_rule, properties, spell }: EnemyCard): Rule[] {
  const set = setOf(printed);
  const carried = new Set(properties.map(({ property }) => set.properties[property]));
  return [...(paint_rule === null ? [] : [paint_rule]), ...carried, set.spells[spell]];
}

/** Every spell once for each power, with the enemies that leave it. */
function spellEntries(printed: Printed, ids: readonly EnemyId[]): Entry[] {
  const givers = new Map<string, { spell: Spell; power: number; from: Set<string> }>();
  for (const id of ids) {
    const { spell, power: printedPower, class: name } = printedEnemy(printed, id);
    const power = printedPower ?? 0;
    const known = givers.get(`${spell} ${power}`) ?? { spell, power, from: new Set<string>() };
    known.from.add(name ? t(`bastion-class-${name}`) : enemyName(id));
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
      rules: [setOf(printed).spells[spell], setOf(printed).rules.spell],
    };
  });
}

function ritualEntry(printed: Printed, id: RitualId, color: Mana): Entry {
  const card = setOf(printed).rituals[id];
  const { kind } = ritualRef(id);
  const form = ritualForm(printed, id);
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
    rules: [...(card ? [card.rule] : []), setOf(printed).rules.ritual],
  };
}
