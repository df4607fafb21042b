/** Dragging a die onto a weak point or tool: a convenience, everything works without it. */

import type { Desk } from '../hand.svelte';

/** So many pixels make a press a drag. */
const START = 8;

interface Given {
  desk: Desk;
  /** The key of what is dragged. */
  thing: string;
}

/** Lets an element be dragged; it lies down again unless it is let go over a thing that is lit. */
export function draggable(
  element: HTMLElement,
  given: Given,
): { update: (given: Given) => void; destroy: () => void } {
  let { desk, thing } = given;
  let from: { x: number; y: number; id: number } | null = null;
  let isDragging = false;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !(desk.isLit(thing) || desk.isPicked(thing))) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!isDragging) {
      if (Math.hypot(x, y) < START) return;
      isDragging = true;
      element.setPointerCapture(event.pointerId);
      element.classList.add('dragged');
      if (!desk.isPicked(thing)) desk.touch(thing);
    }
    element.style.transform = `translate(${x}px, ${y}px) scale(1.08)`;
  }
  function up(event: PointerEvent): void {
    if (!from) return;
    from = null;
    if (!isDragging) return;
    isDragging = false;
    element.style.transform = '';
    element.style.pointerEvents = 'none';
    const under = document.elementFromPoint(event.clientX, event.clientY);
    element.style.pointerEvents = '';
    element.classList.remove('dragged');
    // The click that follows would touch the die once more.
    element.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
    const target = under?.closest<HTMLElement>('[data-thing]')?.dataset.thing;
    if (target && target !== thing && desk.isLit(target)) desk.touch(target);
  }
  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }
  function cancel(): void {
    from = null;
    isDragging = false;
    element.style.transform = '';
    element.classList.remove('dragged');
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  return {
    update: (next) => ({ desk, thing } = next),
    destroy: () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    },
  };
}
