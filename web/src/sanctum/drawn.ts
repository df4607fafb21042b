/** Every thing the interface draws, by its key. */

import type { Gem, Hero, View } from '../generated/sanctum';
import { cellOf, COLORS, LEVELS, SLOTS, targetOf } from './ids';
import { cardAt, type Book } from './printed';
import { thing, type Thing } from './things';

/** Every thing the interface draws for the hero of a seat, by its key, so that offers can name it. */
export function drawn(view: View, seat: number, book: Book): ReadonlyMap<string, Thing> {
  const found: Thing[] = [thing.rage(), thing.potion('red'), thing.potion('blue')];
  const hero = view.heroes[seat];
  if (hero) found.push(...drawnFor(hero, view, book));
  return new Map(found.map((it) => [it.key, it]));
}

const GEMS: readonly Gem[] = ['red', 'green', 'blue', 'white'];

function drawnFor(hero: Hero, view: View, book: Book): Thing[] {
  const points = (count: number, demon?: number): Thing[] =>
    Array.from({ length: count }, (_, index) => {
      const point = index + 1;
      return thing.point(targetOf(demon === undefined ? { point } : { demon, point }));
    });
  const cells = COLORS.flatMap((column) => LEVELS.map((level) => cellOf({ column, level })));
  const card = hero.row ? cardAt(hero.row, hero.row.at) : null;
  const front = card?.id ? (card.kind === 'lord' ? book.lord(card.id) : book.fury(card.id)) : null;
  return [
    ...(hero.fight?.dice ?? []).map((_, index) => thing.die(index + 1)),
    ...book
      .abilities(hero)
      .flatMap(({ id, lies }) => [
        thing.ability(id),
        ...lies.map((_, index) => thing.space(id, index + 1)),
      ]),
    ...hero.skills.map(thing.skill),
    ...(hero.blessings ?? []).map(thing.blessing),
    ...[...hero.bag, ...view.chest].map(thing.item),
    ...SLOTS.map(thing.slot),
    ...view.sets.map((_, index) => thing.set(index + 1)),
    ...[...hero.zone, ...(hero.fight?.killed ?? [])].flatMap((id) => [
      thing.demon(id),
      ...points(book.demon(id).weakPoints.length, id),
    ]),
    ...cells.flatMap((cell) =>
      GEMS.filter((gem) => (hero.table[cell]?.[gem] ?? 0) > 0).map((gem) => thing.gem(gem, cell)),
    ),
    ...points(front?.points.length ?? 0),
  ];
}
