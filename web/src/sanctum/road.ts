/** The stretch of road that is shown: spaces, figures and the next space. */

import { HERO_ICON } from '../art/icons';
import type { ActLabel, RoadSpace, Traveller } from '../art/sanctum';
import type { Level } from '../art/sanctum-cards';
import type { Place, View } from '../generated/sanctum';
import type { LastMove } from './fresh';
import type { Book } from './book';

/** A space, where it is, and what is dealt there. */
export interface Step {
  readonly place: Place;
  readonly act: number;
  readonly space: number;
  readonly sets: readonly string[];
  readonly isChest: boolean;
  readonly isIntervention: boolean;
}

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
const WALLS = 5;

/** All spaces of the game, with the start before and the walls at the end. */
function allSteps(view: View, book: Book): Step[] {
  const start: Step = {
    place: 'start',
    act: 0,
    space: 0,
    sets: [],
    isChest: false,
    isIntervention: false,
  };
  const steps = book.acts(view.players).flatMap((act) =>
    act.spaces.map((sets, index): Step => ({
      place: act.number === WALLS ? 'walls' : `act/${act.number}/${index + 1}`,
      act: act.number,
      space: index + 1,
      sets,
      isChest: act.number !== WALLS && index + 1 === act.spaces.length,
      isIntervention: view.intervention && act.intervention === index + 1,
    })),
  );
  return [start, ...steps, { ...start, place: 'cathedral', act: 6 }];
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
  const nextAt = view.walls_reached ? at('walls') : foremost + 1;
  const next = nextAt - from < steps.length ? nextAt - from : null;
  const spaces = steps.map((step, index): RoadSpace => ({
    levels: levelsOf(step.sets[0]),
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

/** The levels of a set, such as `1+2`. */
export function levelsOf(set: string | undefined): Level[] {
  return set ? set.split('+').map((it) => Number(it) as Level) : [];
}

function landmark(step: Step, isPassed: boolean): RoadSpace['landmark'] {
  if (step.place === 'cathedral') return 'cathedral';
  if (step.place === 'walls') return 'walls';
  if (step.isChest) return isPassed ? 'openChest' : 'chest';
  return step.isIntervention ? 'intervention' : undefined;
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
