/** Arrow keys inside a group: to the nearest thing in that direction. Tab enters and leaves. */

type Direction = 'left' | 'right' | 'up' | 'down';
/** The middle of something on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The nearest of some spots in a direction; what lies beside counts three times as far. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number | null {
  const isLevel = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: { index: number; far: number } | null = null;
  spots.forEach(({ x, y }, index) => {
    const along = sign * (isLevel ? x - from.x : y - from.y);
    const beside = Math.abs(isLevel ? y - from.y : x - from.x);
    if (along < 2) return;
    const far = along + 3 * beside;
    if (!best || far < best.far) best = { index, far };
  });
  return (best as { index: number } | null)?.index ?? null;
}

const spotOf = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Makes a group of buttons one that arrow keys walk through. */
export function roving(group: HTMLElement): () => void {
  const all = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>('button, [role="button"]')].filter(
      (it) => it.getClientRects().length > 0,
    );
  /** Tab must find a way in even when nothing can be done. */
  const enter = (): void => {
    const things = all();
    if (things.length > 0 && !things.some((it) => it.tabIndex === 0)) {
      things[0]?.setAttribute('tabindex', '0');
    }
  };
  const key = (event: KeyboardEvent): void => {
    const direction = KEYS[event.key];
    const from = (event.target as Element | null)?.closest<HTMLElement>('button, [role="button"]');
    if (!direction || !from || event.ctrlKey || event.altKey || event.metaKey) return;
    const others = all().filter((it) => it !== from);
    const index = nearest(spotOf(from), others.map(spotOf), direction);
    const next = index === null ? undefined : others[index];
    event.preventDefault();
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const watch = new MutationObserver(enter);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
  group.addEventListener('keydown', key);
  enter();
  return () => {
    watch.disconnect();
    group.removeEventListener('keydown', key);
  };
}
