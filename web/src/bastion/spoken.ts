/** The whole table in words, for those who listen instead of look. */

import type { Action, Announced, View } from '../generated/bastion';
import { DISTRICT_NUMBERS } from '../art/geometry';
import type { Printed, Speaker, Spoken } from '../table/contract';
import { capital, listed, named, t } from '../words/words.svelte';
import { actionLabel, type Context } from './labels';
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
import { placeId, placeRef, ritualRef, targetRef, wall, type Thing } from './ids';

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
    ...announced(view, printed),
    t('spoken-free', { count: freeSections(view).length }),
    t('bastion-camp-count', { count: enemy.count }),
    ...(next === null
      ? []
      : [
          t(view.next.landing === null ? 'spoken-moves' : 'spoken-next', {
            ...placeArgs(view, wall(next)),
          }),
        ]),
    ...(giant === null ? [] : [t('spoken-giant', placeArgs(view, wall(giant)))]),
    t('spoken-reserve', { mana: manaWords(view.reserve) || t('bastion-nothing') }),
    ...view.banned.map((spell) =>
      t('spoken-banned', named('spell', spell, t(`bastion-spell-${spell}`))),
    ),
  ];
  return { title: t('spoken-standing'), lines };
}

/** What the active hero has announced, named as the offer was. */
function announced(view: View, printed: Printed): string[] {
  const said = view.action?.announced;
  if (!said) return [];
  const context: Context = { view, printed, seat: view.active };
  return [t('spoken-announced', { deed: actionLabel(actionOf(said), context) })];
}

/** What was announced, as the action that announced it. */
function actionOf(said: Announced): Action {
  if ('attack' in said) return { type: 'attack', target: targetRef(said.attack) };
  if ('move' in said) return { type: 'move', to: placeRef(said.move) };
  if ('revive' in said) return { type: 'revive', source: said.revive };
  if ('convert' in said) {
    const { artifact, give, take } = said.convert;
    return { type: 'convert', artifact: ritualRef(artifact), give, take };
  }
  if ('accumulate' in said) {
    const { artifact, color, from } = said.accumulate;
    return { type: 'accumulate', artifact: ritualRef(artifact), color, from };
  }
  const way = said.channel;
  return typeof way === 'string'
    ? { type: 'channel', from: { kind: way } }
    : { type: 'channel', from: { kind: 'source', n: way.source } };
}

const CITADEL = { kind: 'citadel' } as const;

function citadel(context: Context): Spoken {
  const { view } = context;
  const covered = view.citadel.slice(0, -1).reverse();
  return {
    title: capital(placeName(view, CITADEL)),
    lines: [
      capital(thingLabel(CITADEL, context)),
      ...covered.map((card) => t('spoken-covered', enemyArgs(card))),
      ...(view.guarded.includes('citadel') ? [t('spoken-guarded')] : []),
    ],
  };
}

function districtWords(district: number, context: Context): Spoken {
  const { view, printed } = context;
  const place = { kind: 'district', n: district } as const;
  const label = (thing: Thing): string => capital(thingLabel(thing, context));
  const sections = sectionsOf(district);
  const isTaken = (section: number): boolean => cardsAt(view, wall(section)).length > 0;
  const free = sections.filter((section) => !isTaken(section));
  return {
    title: capital(placeName(view, place)),
    lines: [
      ...(label(place) === capital(placeName(view, place)) ? [] : [label(place)]),
      ...(view.guarded.includes(placeId(place)) ? [t('spoken-guarded')] : []),
      ...sections.filter(isTaken).map((section) => label(wall(section))),
      ...(free.length > 0 ? [t('spoken-sections', { sections: listed(free) })] : []),
      ...(view.plazas[district] ? [label({ kind: 'plaza', n: district })] : []),
      ...sourcesOf(view, printed, district).map(({ number }) =>
        label({ kind: 'source', district, n: number }),
      ),
      label({ kind: 'tower', district }),
      ...foundationsOf(view, printed, district)
        .filter(({ card }) => card !== undefined)
        .map(({ number, source }) =>
          source === undefined
            ? label({ kind: 'foundation', district, n: number })
            : label({ kind: 'source', district, n: source }),
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
      t('spoken-at', placeArgs(view, placeRef(hero.at))),
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
