/** Keys: digits pick dice, plus and minus change the die in hand, Escape puts things back. */

import type { Desk } from './desk.svelte';

/** Does what a key asks for. */
export function onKey(desk: Desk, event: KeyboardEvent): void {
  const { target } = event;
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  if (/^[1-9]$/.test(event.key)) {
    const die = `die/${event.key}`;
    const set = `set/${event.key}`;
    const thing = [die, set].find(
      (it) => desk.isLit(it) || desk.isPicked(it) || isElsewhere(desk, it),
    );
    if (thing) desk.touch(thing);
  } else if (event.key === 'Escape') {
    desk.drop();
  } else if (event.key === '+' || event.key === '-') {
    const option = desk.options.find((it) => it.option.startsWith(event.key));
    if (option) desk.act(option.text);
  } else return;
  event.preventDefault();
}

/** Whether a thing can be picked once the hand is empty. */
function isElsewhere(desk: Desk, thing: string): boolean {
  return desk.all.some((reading) => reading.things.includes(thing));
}
