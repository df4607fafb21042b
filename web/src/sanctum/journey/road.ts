/** The stretch of road that is shown: spaces, figures and the next space. */

import { HERO_ICON } from '../../art/icons';
import type { ActLabel, RoadSpace, Traveller } from '../../art/sanctum';
import type { Stop, View } from '../../generated/sanctum';
import type { LastMove } from '../fresh';
import type { Book } from '../printed';

/** A place of the road, or the start before it. */
export type Step = Readonly<Stop>;

/** Everything the road shows. */
export interface Stretch {
  readonly steps: readonly Step[];
  readonly spaces: readonly RoadSpace[];
  readonly travellers: readonly (Traveller & { readonly seat: number })[];
  readonly acts: readonly ActLabel[];
  /** The space a Move leads to: an index of `steps`. */
  readonly next: number | null;
  /** The last step of a figure, as indices of `steps`; null if it is out of sight. */
  readonly moved: { readonly seat: number; readonly from: number; readonly to: number } | null;
  /** The space of the foremost figure. */
  readonly head: number;
}

const MOST = 13;

const START: Step = { place: 'start', act: 0, sets: [], chest: false, intervention: false };

/** The start and the whole road; a tile of divine intervention is seen until it is taken. */
function allSteps(view: View, book: Book): Step[] {
  const steps = book.road(view.players).map((stop) => ({
    ...stop,
    intervention: stop.intervention && view.intervention,
  }));
  return [START, ...steps];
}

/** The stretch of road round the heroes. */
export function stretch(
  view: View,
  seat: number,
  book: Book,
  roman: (act: number) => string,
  last: LastMove | null = null,
  most = MOST,
): Stretch {
  const all = allSteps(view, book);
  const at = (place: string): number => all.findIndex((step) => step.place === place);
  const where = view.heroes.map((hero) => at(hero.place));
  const foremost = Math.max(0, ...where);
  const from = Math.max(0, Math.min(foremost - Math.floor(most / 2), all.length - most));
  const steps = all.slice(from, from + most);
  const nextAt = at(view.next) - from;
  const next = nextAt >= 0 && nextAt < steps.length ? nextAt : null;
  const spaces = steps.map((step, index): RoadSpace => ({
    levels: step.sets[0] ?? [],
    sets: Math.max(1, step.sets.length),
    landmark: landmark(step, index + from <= foremost),
    faint: index + from < Math.min(...where.filter((it) => it >= 0)),
  }));
  const travellers = view.heroes.flatMap((hero, index) => {
    const space = (where[index] ?? -1) - from;
    if (space < 0 || space >= steps.length) return [];
    return [{ crest: HERO_ICON[hero.figure], space, seat: index, mine: index === seat }];
  });
  const to = last ? at(last.to) - from : -1;
  const moved =
    last && to >= 0 && to < steps.length
      ? { seat: last.seat, from: Math.max(0, at(last.from) - from), to }
      : null;
  return {
    steps,
    spaces,
    travellers,
    acts: labels(steps, roman),
    next,
    moved,
    head: foremost - from,
  };
}

function landmark(step: Step, isPassed: boolean): RoadSpace['landmark'] {
  if (step.place === 'cathedral') return 'cathedral';
  if (step.place === 'walls') return 'walls';
  if (step.chest) return isPassed ? 'openChest' : 'chest';
  return step.intervention ? 'intervention' : undefined;
}

function labels(steps: readonly Step[], roman: (act: number) => string): ActLabel[] {
  const found: { name: string; from: number; to: number; act: number }[] = [];
  steps.forEach((step, index) => {
    if (step.act === 0) return;
    const last = found.at(-1);
    if (last?.act === step.act) last.to = index;
    else found.push({ name: roman(step.act), from: index, to: index, act: step.act });
  });
  return found;
}
