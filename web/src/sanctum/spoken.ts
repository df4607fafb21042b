/** The whole table of Sanctum in words, for those who listen instead of look. */

import type { TableInfo } from '../generated/protocol';
import type { Hero, View } from '../generated/sanctum';
import type { Speaker, Spoken } from '../table/contract';
import { seatName } from '../table/seats/seats';
import { clauses, listed, t } from '../words/words.svelte';
import { FEATS, ROWS, spaceOf } from './journey/achievements';
import { bookOf, COLORS, LEVELS, readAbility, SLOTS, type Book } from './printed';
import { stretch } from './journey/road';
import { placeWords, rowPlaces } from './final/row';
import { openTurns, turnWords } from './turns';
import {
  abilityWords,
  achievementName,
  blessingWords,
  demonArgs,
  gemArgs,
  gemWords,
  heroArgs,
  itemWords,
  placeArgs,
  ROMAN,
  skillSentence,
  slotArgs,
} from './names';

/** Says the whole table: road, sets, heroes, fights, achievements. */
export const speak: Speaker = (given, printed, table) => {
  const view = given as View;
  const book = bookOf(printed);
  return [
    ...(openTurns(view).length > 0 ? [turns(view)] : []),
    road(view, book),
    ...(view.sets.length > 0 ? [sets(view, book)] : []),
    ...(view.chest.length > 0 ? [chest(view, book)] : []),
    ...view.heroes.flatMap((hero, seat) => heroParts(hero, seat, view, book, table)),
    achievements(view, book),
  ];
};

/** A demon with everything that is printed on its front. */
function demonWords(id: number, view: View, book: Book): string {
  const demon = book.demon(id, view.hits[id]);
  const points = demon.weakPoints.map(({ value, hit }) =>
    hit ? t('sanctum-say-hit', { value }) : String(value),
  );
  return t('sanctum-demon-label', {
    ...demonArgs(demon, 'name'),
    ...gemArgs(demon.color, 'color'),
    level: demon.level,
    points: listed(points),
    damage: demon.damage,
    ...slotArgs(demon.item.slot),
    ...gemArgs(demon.item.color),
  });
}

function turns(view: View): Spoken {
  const lines = openTurns(view).flatMap((seat) => {
    const figure = view.heroes[seat]?.figure;
    return figure
      ? [
          t('joined-label', {
            label: t(`sanctum-hero-${figure}`),
            text: turnWords(view, seat) ?? '',
          }),
        ]
      : [];
  });
  return { title: t('sanctum-turns'), lines };
}

function road(view: View, book: Book): Spoken {
  const { steps, head } = stretch(view, view.active, book, (act) => ROMAN[act] ?? '');
  const where = view.heroes.map((hero) =>
    t('sanctum-say-stands', { ...heroArgs(hero.figure), ...placeArgs(hero.place) }),
  );
  const ahead = steps.slice(head + 1).map((step) => {
    const dealt = listed(step.sets.map((set) => set.map((level) => ROMAN[level]).join('+')));
    const facts = [t('sanctum-place-named', placeArgs(step.place))];
    if (dealt) facts.push(t('sanctum-space-deals', { sets: dealt }));
    if (step.chest) facts.push(t('sanctum-space-chest'));
    if (step.intervention) facts.push(t('sanctum-space-die'));
    return facts.join(' ');
  });
  return { title: t('sanctum-road'), lines: [...where, ...ahead] };
}

function sets(view: View, book: Book): Spoken {
  return {
    title: t('sanctum-sets'),
    lines: view.sets.map((ids, index) =>
      t('sanctum-set-label', {
        number: index + 1,
        demons: clauses(ids.map((id) => demonWords(id, view, book))),
      }),
    ),
  };
}

function chest(view: View, book: Book): Spoken {
  return {
    title: t('sanctum-chest'),
    lines: view.chest.map((id) => itemWords(book.item(id), book.itemName(id))),
  };
}

function heroParts(hero: Hero, seat: number, view: View, book: Book, table: TableInfo): Spoken[] {
  const who = heroArgs(hero.figure);
  const parts = [
    {
      title: t('sanctum-say-hero', { ...who, player: seatName(table, seat) }),
      lines: [...state(hero, view, book), ...worn(hero, book)],
    },
    { title: t('sanctum-say-skills', who), lines: skills(hero, book) },
  ];
  if (hero.fight) {
    parts.push({ title: t('sanctum-say-fight', who), lines: fight(seat, hero, view) });
  }
  if (hero.row) {
    const { at, hits } = hero.row;
    const lines = rowPlaces(hero.row, book).map((place) => placeWords(place, at));
    if (hits.length > 0) lines.push(t('sanctum-say-hits', { points: listed(hits) }));
    parts.push({ title: t('sanctum-say-row', who), lines });
  }
  return parts;
}

function state(hero: Hero, view: View, book: Book): string[] {
  const lines = [
    t('sanctum-say-state', {
      ...placeArgs(hero.place),
      health: hero.health,
      dice: hero.dice,
      stamina: hero.stamina,
      focus: hero.focus,
    }),
    t('sanctum-say-goods', {
      red: hero.potions.red,
      blue: hero.potions.blue,
      active: hero.rage.active,
      tiles: hero.rage.tiles,
      gems: gemWords(hero.gems) || t('sanctum-gems-none'),
    }),
  ];
  if (hero.fate !== 'alive') lines.unshift(t(`sanctum-say-${hero.fate}`));
  if (hero.marked > 0) lines.push(t('sanctum-say-marked', { count: hero.marked }));
  for (const id of hero.zone) {
    lines.push(t('sanctum-say-zone', { demon: demonWords(id, view, book) }));
  }
  const held = (hero.blessings ?? []).filter((id) => !hero.spent.includes(id));
  if (held.length > 0) {
    const what = clauses(held.map((id) => blessingWords(book.blessing(id))));
    lines.push(t('sanctum-blessing-label', { what }));
  } else if (hero.tiles > 0) lines.push(t('sanctum-say-tiles', { count: hero.tiles }));
  return lines;
}

function worn(hero: Hero, book: Book): string[] {
  const slots = SLOTS.map((slot) => {
    const item = hero.slots[slot]?.item;
    const name = item ? book.itemName(item) : t('sanctum-say-bare');
    const abilities = clauses(book.abilitiesAt(hero, slot).map(abilityWords));
    return abilities
      ? t('sanctum-say-slot', { ...slotArgs(slot), name, abilities })
      : t('sanctum-say-slot-bare', { ...slotArgs(slot), name });
  });
  const bag = hero.bag.map((id) =>
    t('sanctum-say-bag', { item: itemWords(book.item(id), book.itemName(id)) }),
  );
  return [...slots, ...bag];
}

function skills(hero: Hero, book: Book): string[] {
  return LEVELS.flatMap((level) =>
    COLORS.map((color) => {
      const cell = `${color}/${level}` as const;
      const skill = book.skill(hero.figure, cell);
      const effect = skill.ability ? readAbility(skill.ability).effect : null;
      const gems = gemWords(hero.table[cell] ?? {});
      return t(hero.skills.includes(cell) ? 'sanctum-say-gained' : 'sanctum-say-skill', {
        ...gemArgs(color, 'color'),
        level: ROMAN[level] ?? level,
        name: skill.name,
        what: skillSentence(skill, effect),
        gems: gems || t('sanctum-gems-none'),
      });
    }),
  );
}

function fight(seat: number, hero: Hero, view: View): string[] {
  const lines = (hero.fight?.dice ?? []).map((die, index) => {
    const state = typeof die.state === 'object' ? 'placed' : die.state;
    return t('sanctum-say-die', {
      number: index + 1,
      value: die.value,
      state: t(`sanctum-say-die-${state}`),
    });
  });
  const preview = view.fights.find((it) => it.seat === seat);
  if (preview) {
    lines.push(
      t('sanctum-say-coming', {
        damage: preview.damage,
        shields: preview.shields,
        wounds: preview.wounds,
        least: preview.least_wounds,
      }),
    );
  }
  return lines;
}

function achievements(view: View, book: Book): Spoken {
  const lines = ROWS.flatMap((row) =>
    FEATS.flatMap((kind) => {
      const id = spaceOf(kind, row);
      if (!id) return [];
      const winner = view.achievements.won[id];
      const figure = winner === undefined ? undefined : view.heroes[winner]?.figure;
      const state = figure
        ? t('sanctum-feat-won', heroArgs(figure))
        : view.achievements.blocked.includes(id)
          ? t('sanctum-blocked')
          : kind === 'higher'
            ? t('sanctum-feat-higher')
            : t(`sanctum-say-goal-${kind}`, { goal: book.goal(id) });
      return [t('joined-label', { label: achievementName(id), text: state })];
    }),
  );
  return { title: t('sanctum-achievements'), lines };
}
