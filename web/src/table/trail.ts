/**
 * The actions of this client for undo and redo. The server says whether something can be taken
 * back; the trail remembers how much.
 */

import type { Offer } from '../generated/protocol';

/** Actions since the take-back border, and those undone since then. */
export interface Trail {
  /** Texts that can be taken back, oldest first. */
  readonly done: readonly string[];
  /** Texts that were taken back; the last one is done again first. */
  readonly undone: readonly string[];
}

/** Nothing done yet. */
export const fresh: Trail = { done: [], undone: [] };

/** After something new was done. */
export function did(trail: Trail, text: string): Trail {
  return { done: [...trail.done, text], undone: [] };
}

/** After something taken back was done again. */
export function redid(trail: Trail): Trail {
  const text = trail.undone.at(-1);
  if (text === undefined) return trail;
  return { done: [...trail.done, text], undone: trail.undone.slice(0, -1) };
}

/** After the latest action was taken back. */
export function tookBack(trail: Trail): Trail {
  const text = trail.done.at(-1);
  if (text === undefined) return trail;
  return { done: trail.done.slice(0, -1), undone: [...trail.undone, text] };
}

/** After the server said whether anything can be taken back: behind the border nothing can. */
export function bordered(trail: Trail, mayTakeBack: boolean): Trail {
  return mayTakeBack || trail.done.length === 0 ? trail : { done: [], undone: trail.undone };
}

/** What can be done again now, if it is still offered. */
export function again(trail: Trail, offers: readonly Offer[]): string | null {
  const text = trail.undone.at(-1);
  return text !== undefined && offers.some((it) => it.text === text) ? text : null;
}

/** How many steps can be taken back: at least one if the server says so. */
export function depth(trail: Trail, mayTakeBack: boolean): number {
  return mayTakeBack ? Math.max(1, trail.done.length) : 0;
}
