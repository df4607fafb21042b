/** Which pieces of a fight move when something happens. Pieces are found by what they are. */

import type { Action, Die, Event } from '../../generated/sanctum';
import { targetOf } from '../ids';
import { appear, arrive, beat, fall, flicker, TIME, tumble, turnOver, turnUp } from '../motion';

/** A fight before and after a step. */
export interface Change {
  readonly seat: number;
  readonly before: readonly Die[];
  readonly after: readonly Die[];
  readonly events: readonly Event[];
  readonly tempo: number;
}

/** The dice an action names. */
function diceOf(action: Action): number[] {
  const named = 'die' in action && action.die !== undefined ? [action.die] : [];
  return action.type === 'skill' && action.set_aside !== undefined
    ? [...named, action.set_aside]
    : named;
}

/** The dice that were rolled, as indices. */
export function rolledDice({ seat, before, after, events }: Change): number[] {
  const rolls = events.filter(
    (it) => it.event === 'drawn' && it.seat === seat && it.typed.type === 'roll',
  );
  if (rolls.length === 0) return [];
  const named = new Set(
    events.flatMap((it) =>
      it.event === 'did' && it.seat === seat ? diceOf(it.typed).map((n) => n - 1) : [],
    ),
  );
  return after.flatMap((die, index) => {
    const was = before[index];
    const isNew = !was || was.state === 'rolling' || was.rolled !== die.rolled;
    return isNew || named.has(index) ? [index] : [];
  });
}

/** The dice that were changed without being rolled, as indices. */
export function changedDice(change: Change): number[] {
  const rolled = new Set(rolledDice(change));
  return change.after.flatMap((die, index) => {
    const was = change.before[index];
    return was && was.value >= 1 && was.value !== die.value && !rolled.has(index) ? [index] : [];
  });
}

/** Moves what a step moved. */
export function choreograph(root: HTMLElement, change: Change): void {
  const { seat, before, after, events, tempo } = change;
  if (tempo <= 0) return;
  const find = (selector: string): Element | null => root.querySelector(selector);
  const slot = (index: number): Element | null => find(`[data-slot="${index + 1}"]`);
  rolledDice(change).forEach((index, place) => {
    tumble(slot(index)?.querySelector('.body'), place, tempo);
    slot(index)
      ?.querySelectorAll('.blur')
      .forEach((it, turn) => flicker(it, place + turn, tempo));
  });
  for (const index of changedDice(change)) {
    const old = before[index]?.value ?? 0;
    const held = find(`[data-held="${index + 1}"]`);
    // The scale has a place for every face: the die comes from that of its old one.
    const from = held && find(`[data-face="${old}"]`)?.getBoundingClientRect();
    const grew = (after[index]?.value ?? 0) > old;
    turnOver(held ?? slot(index)?.querySelector('.body'), grew, tempo, from);
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.event === 'did') {
      const { typed } = event;
      if (typed.type === 'assign') {
        const from = slot(typed.die - 1)?.getBoundingClientRect();
        arrive(find(`[data-placed="${targetOf(typed.target)}"]`), from, tempo);
        // It dies when the die has landed.
        appear(find(`[data-dead="${typed.target.demon}"]`), tempo, TIME.move);
      }
    }
    if (event.event === 'wounded') fall(find('.own [data-heart]'), event.wounds, tempo);
    if (event.event === 'healed') beat(find('.own [data-heart]'), tempo);
    if (event.event === 'fury-revealed') turnUp(find('[data-boss]'), tempo);
    if (event.event === 'card-defeated') beat(find('[data-figure]'), tempo);
    if (event.event === 'demon-killed') appear(find(`[data-dead="${event.demon}"]`), tempo);
    if (event.event === 'rage-activated') beat(find('[data-thing="rage"]'), tempo);
  }
}
