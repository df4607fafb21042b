/** The accessible names of things on the board. */

import type { Color, PlaceRef, Price, TargetRef } from '../../generated/bastion';
import { clauses, facts, listed, t } from '../../words/words.svelte';
import { enemyRef, type Thing } from '../ids';
import { actionLabel, castName, sourceIn, type Context } from '../labels';
import {
  colorArgs,
  enemyName,
  foundationName,
  manaWords,
  placeName,
  ritualName,
  seatHero,
  sectionDistrict,
} from '../names';
import type { BastionOffer } from '../offers';
import { cardsAt, colorOf, foundationsOf, heroesAt, landing, pricing, sourcesOf } from './position';

/** What a price is, in words. */
function priceWords(price: Price): string {
  const colored = manaWords(price);
  const any = price.any > 0 ? t('price-any', { count: price.any }) : '';
  return facts([colored, any]) || String(price.total);
}

/** The whole name of a thing: what it is, how it is, what can be done with it. */
export function thingLabel(
  thing: Thing,
  context: Context,
  offers: readonly BastionOffer[] = [],
): string {
  const actions = offers.map(({ action }) => actionLabel(action, context));
  const legal = actions.length
    ? [t('bastion-label-legal', { deeds: clauses(actions.slice(0, 4)) })]
    : [];
  return facts([...parts(thing, context), ...legal]);
}

function parts(thing: Thing, context: Context): string[] {
  const { view, printed } = context;
  switch (thing.kind) {
    case 'wall':
      return cardsAt(view, thing).length > 0
        ? [
            ...enemy(thing, context),
            t('bastion-section', { section: thing.n }),
            sectionDistrict(view, thing.n),
          ]
        : [
            t('bastion-label-empty', { section: thing.n }),
            ...(landing(view) === thing.n ? [t('bastion-label-next')] : []),
          ];
    case 'plaza':
      return [...enemy(thing, context), placeName(view, thing)];
    case 'citadel':
      return [
        placeName(view, thing),
        ...(view.citadel.length ? enemy(thing, context) : []),
        ...heroes(thing, context),
      ];
    case 'district':
      return [placeName(view, thing), ...heroes(thing, context)];
    case 'tower': {
      const { district } = thing;
      return [t('bastion-tower', colorArgs(colorOf(view, district))), disc(view.towers[district])];
    }
    case 'source':
      return source(thing.district, thing.n, context);
    case 'foundation': {
      const card = view.foundations[thing.district]?.[thing.n];
      return [
        foundationName(view, thing),
        card ? ritualName(card) : t('bastion-label-foundation-empty'),
      ];
    }
    case 'mana':
      return [t(`color-${thing.color}`)];
    case 'spell':
      return [castName(printed, thing.spell, thing.card)];
    case 'ritual':
      return [ritualName(thing.card)];
  }
}

function source(district: number, number: number, context: Context): string[] {
  const { view, printed } = context;
  const known = sourcesOf(view, printed, district).find((it) => it.number === number);
  const built = foundationsOf(view, printed, district).find((it) => it.source === number);
  return [
    sourceIn(context, district, number),
    placeName(view, { kind: 'district', n: district }),
    disc(known?.disc ?? built?.structure?.disc),
    ...(known?.isDamaged ? [t('bastion-label-damaged')] : []),
    ...(known?.blocked || known?.drained ? [t('bastion-label-blocked')] : []),
  ];
}

function disc(color: Color | undefined): string {
  return color ? t('bastion-label-disc', colorArgs(color)) : t('bastion-label-open');
}

function enemy(target: TargetRef, { view }: Context): string[] {
  const { strengths, price, rule, by } = pricing(view, target);
  const cards = cardsAt(view, target).map((card, index) => {
    const strength = t('bastion-label-strength', { strength: strengths[index] ?? 0 });
    const ref = enemyRef(card);
    return facts([enemyName(card), 'color' in ref ? t(`color-${ref.color}`) : '', strength]);
  });
  return [
    ...cards,
    ...(price ? [t('bastion-label-costs', { mana: priceWords(price) })] : []),
    ...(rule && by ? [t('bastion-label-protected', { rule, by })] : []),
  ];
}

function heroes(place: PlaceRef, { view }: Context): string[] {
  const names = heroesAt(view, place).map(({ seat }) => seatHero(view, seat));
  return names.length ? [t('bastion-label-heroes', { names: listed(names) })] : [];
}
