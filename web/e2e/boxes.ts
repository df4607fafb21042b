/**
 * Measures a page as a picture: does it scroll sideways, is a text cut off, does a text lie on
 * another one, can everything usable be touched? Everything is computed from boxes, so a page that
 * merely looks odd in a way nobody measured passes.
 */

import type { Page } from '@playwright/test';

/** What is wrong with the boxes of a page, in words; nothing if all is well. */
export async function boxFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    /** Pixels that rounding may cost. */
    const SLACK = 1.5;
    const faults: string[] = [];

    /** How a fault names an element. */
    const named = (it: Element): string => {
      const classes = [...it.classList].filter((name) => !name.startsWith('s-')).join('.');
      const label = it.getAttribute('aria-label') ?? it.getAttribute('data-thing') ?? '';
      return `<${it.tagName.toLowerCase()}${classes && `.${classes}`}${label && ` "${label}"`}>`;
    };
    const ancestors = function* (it: Element): Generator<Element> {
      for (let up = it.parentElement; up; up = up.parentElement) yield up;
    };
    const isSeen = (it: Element): boolean =>
      it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isForEars(it);
    /** Texts for screen readers are there, but in a box of one pixel. */
    const isForEars = (it: Element): boolean =>
      [it, ...ancestors(it)].some((up) => {
        const { clipPath, position } = getComputedStyle(up);
        return position === 'absolute' && clipPath.startsWith('inset(50%');
      });

    /** What is usable now: the window over the page, or all of it. */
    const scope = document.querySelector('dialog:modal') ?? document.body;
    /** Pictures behind the page that mean nothing may be cut and covered. */
    const isAdornment = (it: Element): boolean =>
      it.closest('[aria-hidden="true"]') !== null && getComputedStyle(it).pointerEvents === 'none';

    // 1. The page itself.
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`scrolls sideways: ${scrollWidth} > ${innerWidth}`);

    /** What is seen of a box inside everything that clips it, and who cuts it off for good. */
    function clipped(
      owner: Element,
      box: DOMRect,
      slackDown: number,
    ): { seen: DOMRect | null; cutBy: Element | 'the window' | null } {
      let { left, top, right, bottom } = box;
      let canScroll = false;
      for (const up of [owner, ...ancestors(owner)]) {
        const { overflowX, overflowY, position } = getComputedStyle(up);
        if (up === document.documentElement || up === document.body) continue;
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const edge = up.getBoundingClientRect();
          const isBeside = left < edge.left - SLACK || right > edge.right + SLACK;
          const isBelow = top < edge.top - slackDown || bottom > edge.bottom + slackDown;
          const isReached =
            (!isBeside || /auto|scroll/.test(overflowX) || overflowX === 'visible') &&
            (!isBelow || /auto|scroll/.test(overflowY) || overflowY === 'visible');
          if (!isReached && !canScroll) return { seen: null, cutBy: up };
          if (isBeside || isBelow) canScroll = true;
          if (overflowX !== 'visible') {
            left = Math.max(left, edge.left);
            right = Math.min(right, edge.right);
          }
          if (overflowY !== 'visible') {
            top = Math.max(top, edge.top);
            bottom = Math.min(bottom, edge.bottom);
          }
        }
        if (position === 'fixed') break;
      }
      if (!canScroll && (left < -SLACK || right > innerWidth + SLACK))
        return { seen: null, cutBy: 'the window' };
      if (right - left < 1 || bottom - top < 1) return { seen: null, cutBy: null };
      return { seen: new DOMRect(left, top, right - left, bottom - top), cutBy: null };
    }

    /** A text that ends in dots is no fault if it can be had in full. */
    const isShortened = (it: Element): boolean =>
      [it, ...ancestors(it)].some((up) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(up);
        const isCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        return isCut && up.closest('[title], [aria-label]') !== null;
      });

    // 2. Texts that are cut off.
    interface Seen {
      owner: Element;
      text: string;
      box: DOMRect;
    }
    const texts: Seen[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!owner || text === '' || /^(SCRIPT|STYLE|TITLE|OPTION)$/i.test(owner.tagName)) continue;
      if (!isSeen(owner) || isAdornment(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = parseFloat(getComputedStyle(owner).fontSize);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        // Lines are as high as the font; ink fills the middle of them.
        const { seen, cutBy } = clipped(owner, box, size * 0.25);
        if (cutBy && !isShortened(owner)) {
          const by = cutBy === 'the window' ? cutBy : named(cutBy);
          faults.push(`cut: "${text.slice(0, 40)}" in ${named(owner)} by ${by}`);
          break;
        }
        if (seen) texts.push({ owner, text, box: seen });
      }
    }

    // 3. Texts on other texts.
    const shrunk = ({ left, top, width, height }: DOMRect): DOMRect =>
      new DOMRect(left + 1, top + height * 0.2, width - 2, height * 0.6);
    /** Something that floats above the rest with a ground of its own hides what is below. */
    const floats = (it: Element, common: Element): boolean => {
      let hasGround = false;
      for (let up: Element | null = it; up && up !== common; up = up.parentElement) {
        const { position, backgroundColor, backgroundImage } = getComputedStyle(up);
        const alpha = Number(/rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1);
        hasGround ||= alpha > 0.85 || backgroundImage !== 'none';
        if (hasGround && position !== 'static') return true;
      }
      return false;
    };
    const common = (one: Element, other: Element): Element => {
      for (let up: Element | null = one; up; up = up.parentElement)
        if (up.contains(other)) return up;
      return document.documentElement;
    };
    /** In a drawing, a shape that is drawn later hides what is below it. */
    const isDrawnOver = ({ owner, box }: Seen): boolean =>
      [...(owner.closest('svg')?.querySelectorAll('circle, ellipse, rect, path') ?? [])].some(
        (shape) => {
          const isLater = owner.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING;
          if (!isLater || getComputedStyle(shape).fill === 'none') return false;
          const over = shape.getBoundingClientRect();
          return (
            over.left <= box.left + SLACK &&
            over.right >= box.right - SLACK &&
            over.top <= box.top + box.height * 0.2 &&
            over.bottom >= box.bottom - box.height * 0.2
          );
        },
      );
    const sorted = texts.map((it) => ({ ...it, core: shrunk(it.box) }));
    sorted.sort((a, b) => a.core.top - b.core.top);
    sorted.forEach((one, index) => {
      for (const other of sorted.slice(index + 1)) {
        if (other.core.top >= one.core.bottom) break;
        const isBeside = other.core.left >= one.core.right || one.core.left >= other.core.right;
        if (isBeside || one.owner === other.owner) continue;
        // Drawn numbers are drawn twice: their rim, then themselves.
        const isSame = one.text === other.text && Math.abs(one.box.x - other.box.x) < 4;
        if (isSame) continue;
        const above = common(one.owner, other.owner);
        if (floats(one.owner, above) || floats(other.owner, above)) continue;
        if (isDrawnOver(one) || isDrawnOver(other)) continue;
        faults.push(
          `overlap: "${one.text.slice(0, 30)}" in ${named(one.owner)} and ` +
            `"${other.text.slice(0, 30)}" in ${named(other.owner)}`,
        );
      }
    });

    // 4. Usable things that something else covers.
    const usable = scope.querySelectorAll<HTMLElement | SVGElement>(
      'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"]',
    );
    for (const it of usable) {
      if (!isSeen(it) || it.closest('[inert]') || it.matches(':disabled')) continue;
      if (getComputedStyle(it).pointerEvents === 'none') continue;
      it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      // A link may go over two lines: its first line counts.
      const boxOf = (): DOMRect => it.getClientRects()[0] ?? it.getBoundingClientRect();
      let box = boxOf();
      // Too small to be meant, or kept above the page until it has the focus.
      if (box.width < 2 || box.height < 2 || box.bottom + scrollY < 0) continue;
      const belongs = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        // A panel that can be closed may lie above the board.
        if (hit.closest('[role="dialog"]') && !it.closest('[role="dialog"]')) return true;
        if (it.contains(hit) || (hit.contains(it) === false && hit.closest('label')?.contains(it)))
          return true;
        return (
          it instanceof HTMLInputElement && [...(it.labels ?? [])].some((l) => l.contains(hit))
        );
      };
      const middle = (): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
      if (it instanceof SVGElement) {
        // Drawn things have odd shapes: some place inside has to be theirs.
        const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
        const isFree = steps.some((down) =>
          steps.some((right) => belongs(box.left + box.width * right, box.top + box.height * down)),
        );
        if (!isFree) faults.push(`covered: ${named(it)}`);
        continue;
      }
      if (belongs(...middle())) continue;
      // Sticky edges may lie above what is only just in view.
      it.scrollIntoView({ block: 'center', inline: 'center' });
      box = boxOf();
      if (belongs(...middle())) continue;
      const hit = document.elementFromPoint(...middle());
      faults.push(`covered: ${named(it)} by ${hit ? named(hit) : 'nothing that is in view'}`);
    }
    scrollTo(0, 0);
    return [...new Set(faults)];
  });
}
