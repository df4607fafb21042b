/** The accessible names of things on the board. */

import type { Price } from '../../generated/bastion';
import { clauses, facts, listed, t } from '../../words/words.svelte';
import { deedLabel, type Context } from '../labels';
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
import { enemyParts } from '../printed';
import {
  cardsAt,
  colorOf,
  foundationsOf,
  heroesAt,
  landing,
  pricing,
  protection,
  sourcesOf,
} from './position';

/** What a price is, in words. */
function priceWords(price: Price): string {
  const colored = manaWords(price);
  const any = price.any > 0 ? t('price-any', { count: price.any }) : '';
  return facts([colored, any]) || String(price.total);
}

/** The whole name of a thing: what it is, how it is, what can be done with it. */
export function thingLabel(key: string, context: Context, offers: readonly string[] = []): string {
  const deeds = offers.map((offer) => deedLabel(offer, context));
  const legal = deeds.length
    ? [t('bastion-label-legal', { deeds: clauses(deeds.slice(0, 4)) })]
    : [];
  return facts([...parts(key, context), ...legal]);
}

function parts(key: string, context: Context): string[] {
  const { view, printed } = context;
  const [kind, first = '', second = ''] = key.split('/');
  const district = Number(first);
  const number = Number(second);
  switch (kind) {
    case 'wall':
      return cardsAt(view, key).length > 0
        ? [
            ...enemy(key, context),
            t('bastion-section', { section: district }),
            sectionDistrict(view, district),
          ]
        : [
            t('bastion-label-empty', { section: district }),
            ...(landing(view) === district ? [t('bastion-label-next')] : []),
          ];
    case 'plaza':
      return [...enemy(key, context), placeName(view, key)];
    case 'citadel':
      return [
        placeName(view, key),
        ...(view.citadel.length ? enemy(key, context) : []),
        ...heroes(key, context),
      ];
    case 'district':
      return [placeName(view, key), ...heroes(key, context)];
    case 'tower': {
      return [t('bastion-tower', colorArgs(colorOf(view, district))), disc(view.towers[district])];
    }
    case 'source': {
      const source = sourcesOf(view, printed, district).find((it) => it.number === number);
      const built = foundationsOf(view, printed, district).find((it) => it.source === number);
      const color = source?.color ?? built?.structure?.color ?? colorOf(view, district);
      return [
        t('bastion-source', { number, ...colorArgs(color) }),
        placeName(view, `district/${district}`),
        disc(source?.disc ?? built?.structure?.disc),
        ...(source?.isDamaged ? [t('bastion-label-damaged')] : []),
        ...(source?.blocked || source?.drained ? [t('bastion-label-blocked')] : []),
      ];
    }
    case 'foundation': {
      const card = view.foundations[district]?.[number];
      return [
        foundationName(view, key),
        card ? ritualName(card) : t('bastion-label-foundation-empty'),
      ];
    }
    default:
      return [key];
  }
}

function disc(color: string | undefined): string {
  return color ? t('bastion-label-disc', colorArgs(color)) : t('bastion-label-open');
}

function enemy(target: string, { view }: Context): string[] {
  const { strengths, price, rule } = pricing(view, target);
  const cards = cardsAt(view, target).map((card, index) => {
    const strength = t('bastion-label-strength', { strength: strengths[index] ?? 0 });
    const { color } = enemyParts(card);
    return facts([enemyName(card), color ? t(`color-${color}`) : '', strength]);
  });
  return [
    ...cards,
    ...(price ? [t('bastion-label-costs', { mana: priceWords(price) })] : []),
    ...(rule ? [t('bastion-label-protected', { rule, by: protection(rule) })] : []),
  ];
}

function heroes(place: string, { view }: Context): string[] {
  const names = heroesAt(view, place).map(({ seat }) => seatHero(view, seat));
  return names.length ? [t('bastion-label-heroes', { names: listed(names) })] : [];
}
