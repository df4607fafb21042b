/** The whole table in words, for those who listen instead of look. */

import type { View } from '../generated/bastion';
import { DISTRICT_NUMBERS } from '../art/geometry';
import type { Printed, Speaker, Spoken } from '../table/contract';
import { capital, listed, named, t } from '../words/words.svelte';
import { deedLabel, type Context } from './labels';
import { thingLabel } from './board/labels';
import {
  enemyArgs,
  heroArgs,
  heroName,
  manaWords,
  placeArgs,
  placeName,
  ritualName,
  spellOf,
} from './names';
import {
  cardsAt,
  foundationsOf,
  freeSections,
  landing,
  rushing,
  sectionsOf,
  sourcesOf,
} from './board/position';

/** Bastion in words: how it stands, the citadel, district by district, the heroes. */
export const speak: Speaker = (view, printed, table) => {
  const context: Context = { view: view as View, printed, seat: null };
  return [
    standing(context),
    citadel(context),
    ...DISTRICT_NUMBERS.map((district) => districtWords(district, context)),
    ...(view as View).heroes.map((_, seat) => heroWords(seat, context, seatOf(table, seat))),
  ];
};

function seatOf(table: Parameters<Speaker>[2], seat: number): string | null {
  const info = table.seats[seat];
  return info?.kind === 'person' ? info.name : null;
}

function standing({ view, printed }: Context): Spoken {
  const { enemy } = view.decks;
  const next = landing(view);
  const giant = rushing(view);
  const lines = [
    ...(view.outcome ? [t(`bastion-outcome-${view.outcome.cause}`)] : []),
    t('spoken-turn', { turn: view.turn + 1, ...heroArgs(view, view.active, 'name') }),
    ...(view.action?.announced ? [t('spoken-announced', { deed: announced(view, printed) })] : []),
    t('spoken-free', { count: freeSections(view).length }),
    t('bastion-camp-count', { count: enemy.count }),
    ...(next === null
      ? []
      : [
          t(view.next.landing === null ? 'spoken-moves' : 'spoken-next', {
            ...placeArgs(view, `wall/${next}`),
          }),
        ]),
    ...(giant === null ? [] : [t('spoken-giant', placeArgs(view, `wall/${giant}`))]),
    t('spoken-reserve', { mana: manaWords(view.reserve) || t('bastion-nothing') }),
    ...view.banned.map((spell) =>
      t('spoken-banned', named('spell', spell, t(`bastion-spell-${spell}`))),
    ),
  ];
  return { title: t('spoken-standing'), lines };
}

/** What the active hero has announced, named as the offer was. */
function announced(view: View, printed: Printed): string {
  const draft = view.action?.announced;
  const context: Context = { view, printed, seat: view.active };
  if (!draft) return '';
  if ('attack' in draft) return deedLabel(`attack ${draft.attack}`, context);
  if ('move' in draft) return deedLabel(`move ${draft.move}`, context);
  if ('revive' in draft) return deedLabel(`revive source/${draft.revive}`, context);
  if ('convert' in draft) {
    const { artifact, give, take } = draft.convert;
    return deedLabel(`use ${artifact} give ${give} take ${take}`, context);
  }
  if ('accumulate' in draft) {
    const { artifact, color, from } = draft.accumulate;
    return deedLabel(`use ${artifact} take ${color} from ${from}`, context);
  }
  const way = typeof draft.channel === 'string' ? draft.channel : `source/${draft.channel.source}`;
  return deedLabel(`channel ${way}`, context);
}

function citadel(context: Context): Spoken {
  const { view } = context;
  const covered = view.citadel.slice(0, -1).reverse();
  return {
    title: capital(placeName(view, 'citadel')),
    lines: [
      capital(thingLabel('citadel', context)),
      ...covered.map((card) => t('spoken-covered', enemyArgs(card))),
      ...(view.guarded.includes('citadel') ? [t('spoken-guarded')] : []),
    ],
  };
}

function districtWords(district: number, context: Context): Spoken {
  const { view, printed } = context;
  const key = `district/${district}` as const;
  const label = (thing: string): string => capital(thingLabel(thing, context));
  const sections = sectionsOf(district);
  const isTaken = (section: number): boolean => cardsAt(view, `wall/${section}`).length > 0;
  const free = sections.filter((section) => !isTaken(section));
  return {
    title: capital(placeName(view, key)),
    lines: [
      ...(label(key) === capital(placeName(view, key)) ? [] : [label(key)]),
      ...(view.guarded.includes(key) ? [t('spoken-guarded')] : []),
      ...sections.filter(isTaken).map((section) => label(`wall/${section}`)),
      ...(free.length > 0 ? [t('spoken-sections', { sections: listed(free) })] : []),
      ...(view.plazas[district] ? [label(`plaza/${district}`)] : []),
      ...sourcesOf(view, printed, district).map(({ number }) =>
        label(`source/${district}/${number}`),
      ),
      label(`tower/${district}`),
      ...foundationsOf(view, printed, district)
        .filter(({ card }) => card !== undefined)
        .map(({ number, source }) =>
          source === undefined
            ? label(`foundation/${district}/${number}`)
            : label(`source/${district}/${source}`),
        ),
    ],
  };
}

function heroWords(seat: number, { view, printed }: Context, player: string | null): Spoken {
  const hero = view.heroes[seat];
  if (!hero) return { title: '', lines: [] };
  const name = heroName(hero.figure);
  const names = (list: readonly string[]): string => listed(list) || t('bastion-nothing');
  return {
    title: player ? t('spoken-hero', { name, player }) : name,
    lines: [
      t('spoken-at', placeArgs(view, hero.at)),
      t('spoken-mana', { mana: names([manaWords(hero.mana)].filter(Boolean)) }),
      t('spoken-spells', { spells: names(hero.spells.map((card) => spellOf(printed, card))) }),
      ...(hero.rituals.length > 0
        ? [t('spoken-rituals', { rituals: names(hero.rituals.map(ritualName)) })]
        : []),
      ...(hero.artifacts.length > 0
        ? [t('spoken-artifacts', { artifacts: names(hero.artifacts.map(ritualName)) })]
        : []),
    ],
  };
}
