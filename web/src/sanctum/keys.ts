/**
 * Keys: digits pick dice, plus and minus go along the faces the die in hand can become, arrows go from
 * target to target, Enter acts (as on any button), Escape lays down what is in hand.
 */

import { tick } from 'svelte';
import type { Desk } from './hand.svelte';

/**
 * Groups of targets from top to bottom: left and right go within one, up and down between them. What is not
 * lit is among them, for it says why when it is pressed.
 */
const ROWS = [
  '.thing[data-thing^="point/"]',
  '.face, .again, .held',
  '.way',
  '.thing.die',
  '.rail .thing',
  '[role="radio"]',
  '.option',
];

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Does what a key asks for. */
export function onKey(desk: Desk, event: KeyboardEvent): void {
  const { target } = event;
  if (event.defaultPrevented) return;
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const root = document.querySelector<HTMLElement>('.sanctum');
  const digit = Number(event.key);
  if (digit >= 1 && digit <= 9) {
    const die = `die/${digit}`;
    const set = `set/${digit}`;
    const thing = [die, set].find(
      (it) => desk.isLit(it) || desk.isPicked(it) || desk.isOffered(it),
    );
    if (!thing) return;
    desk.touch(thing);
    if (thing === die) void tick().then(() => focusBest(root));
  } else if (event.key === 'Escape') {
    desk.drop();
  } else if (event.key === '+' || event.key === '-' || event.key === '=') {
    if (desk.dieInHand && root) goToFace(root, desk, event.key === '-' ? -1 : 1);
  } else if (ARROWS.has(event.key) && root?.querySelector('.fight')) {
    if (!go(root, event.key)) return;
  } else return;
  event.preventDefault();
}

/** What a die in hand is most likely for: a weak point it hits, else a face it can become. */
function focusBest(root: HTMLElement | null): void {
  const best = ['.thing.lit[data-thing^="point/"]', '.face.can'].flatMap((selector) =>
    root ? [...root.querySelectorAll<HTMLElement>(selector)] : [],
  );
  best[0]?.focus({ preventScroll: true });
}

/** Goes to the next face up or down that the die in hand can become. */
function goToFace(root: HTMLElement, desk: Desk, by: 1 | -1): void {
  const focused = Number(root.querySelector<HTMLElement>('[data-face]:focus')?.dataset.face);
  const at = focused || desk.dieInHand?.value || 0;
  const faces = [...root.querySelectorAll<HTMLElement>('.face.can')]
    .map((element) => ({ element, value: Number(element.dataset.face) }))
    .filter(({ value }) => (value - at) * by > 0)
    .sort((a, b) => (a.value - b.value) * by);
  faces[0]?.element.focus({ preventScroll: true });
}

/** Moves the focus with an arrow; whether there was somewhere to go. */
function go(root: HTMLElement, key: string): boolean {
  const rows = ROWS.map((selector) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (it) => it.getClientRects().length > 0,
    ),
  ).filter((row) => row.length > 0);
  if (rows.length === 0) return false;
  const { activeElement } = document;
  const at = rows.findIndex((row) => row.some((it) => it === activeElement));
  const row = rows[at];
  if (!row) {
    rows[0]?.[0]?.focus({ preventScroll: true });
    return true;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const index = row.findIndex((it) => it === activeElement);
    const next = (index + (key === 'ArrowRight' ? 1 : -1) + row.length) % row.length;
    row[next]?.focus({ preventScroll: true });
    return true;
  }
  const next = rows[at + (key === 'ArrowDown' ? 1 : -1)];
  if (!next || !activeElement) return false;
  nearest(next, activeElement)?.focus({ preventScroll: true });
  return true;
}

/** Of a row, what is nearest to an element from left to right. */
function nearest(row: readonly HTMLElement[], to: Element): HTMLElement | undefined {
  const middle = (element: Element): number => {
    const box = element.getBoundingClientRect();
    return box.left + box.width / 2;
  };
  const x = middle(to);
  return row.toSorted((a, b) => Math.abs(middle(a) - x) - Math.abs(middle(b) - x))[0];
}
