// Text in drawings: estimated widths, line breaks, and the elements themselves. SVG does not wrap,
// and without a DOM nothing can be measured, so widths are estimated from the widths of letters.

import { element, escapeText, short } from './markup';
import { IVORY } from './tinctures';

/** Alegreya SC for names and numbers, Source Sans 3 for what is read. */
export type Face = 'display' | 'ui';

interface LetterWidths {
  readonly space: number;
  readonly narrow: number;
  readonly lower: number;
  readonly upper: number;
  readonly wide: number;
}

/** Average widths in em, measured in the fonts, with a little to spare. */
const WIDTHS: Readonly<Record<Face, LetterWidths>> = {
  display: { space: 0.2, narrow: 0.34, lower: 0.56, upper: 0.66, wide: 0.87 },
  ui: { space: 0.21, narrow: 0.32, lower: 0.54, upper: 0.61, wide: 0.8 },
};

const SPACES = /[\s\u00a0\u2009\u202f]/;
const NARROW: Readonly<Record<Face, RegExp>> = {
  display: /[ijIJ1.,:;'’!|()[\]-]/,
  ui: /[ijlrtfI.,:;'’!|()[\]-]/,
};
const WIDE = /[mwMWжшщюыфЖШЩЮЫФМ—…]/;
const ELLIPSIS = '…';
/** Where a word may be broken. */
const SOFT_HYPHEN = '\u00ad';
const HYPHEN = '-';
const LINE_HEIGHT = 1.24;

/** The width of one letter in em. */
function letterWidth(letter: string, face: Face): number {
  const widths = WIDTHS[face];
  if (letter === SOFT_HYPHEN) return 0;
  if (SPACES.test(letter)) return widths.space;
  if (NARROW[face].test(letter)) return widths.narrow;
  if (WIDE.test(letter)) return widths.wide;
  return letter === letter.toLocaleLowerCase() ? widths.lower : widths.upper;
}

/** About how wide a text is, in the unit of `size`. */
export function textWidth(text: string, size: number, face: Face): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter, face), 0) * size;
}

/** Shortens a text until it fits, with an ellipsis. */
function clip(text: string, width: number, size: number, face: Face): string {
  if (textWidth(text, size, face) <= width) return text;
  let kept = text;
  while (kept && textWidth(kept + ELLIPSIS, size, face) > width) kept = kept.slice(0, -1);
  return kept.trimEnd() + ELLIPSIS;
}

/** A text without the places where it may be broken. */
function unbroken(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '');
}

/** A word that is wider than a line in parts that are not, broken at its soft hyphens. */
function hyphenated(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = '';
  for (const syllable of word.split(SOFT_HYPHEN)) {
    if (part && !fits(part + syllable + HYPHEN)) {
      parts.push(part + HYPHEN);
      part = '';
    }
    part += syllable;
  }
  return [...parts, part];
}

/** Breaks a text into lines of a width; what does not fit into `maxLines` ends in an ellipsis. */
export function wrap(
  text: string,
  width: number,
  size: number,
  face: Face = 'ui',
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const fits = (part: string): boolean => textWidth(part, size, face) <= width;
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (fits(word) ? [unbroken(word)] : hyphenated(word, fits)));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const kept = lines.slice(0, maxLines);
  const rest = lines.slice(maxLines);
  if (rest.length) kept[kept.length - 1] += ` ${rest.join(' ')}`;
  return kept.map((line) => clip(line, width, size, face));
}

/** Two lines of about the same width, if a text has to take two. */
function balance(text: string, width: number, size: number, face: Face): string[] {
  const lines = wrap(text, width, size, face, 2);
  if (lines.length < 2 || lines.at(-1)?.endsWith(ELLIPSIS)) return lines;
  const half = textWidth(text, size, face) / 2;
  const even = wrap(text, half * 1.2, size, face);
  return even.length === 2 ? even : lines;
}

/** A name set in a place: its lines, and the size at which they fit. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
}

/** How far a name may shrink on one line, and through which steps on two. */
const ONE_LINE_SHRINK = 0.82;
const TWO_LINES_SHRINK = [0.76, 0.7, 0.64, 0.58];

/** Whether a text was set without losing its end. */
function complete(lines: readonly string[]): boolean {
  return !lines.some((part) => part.endsWith(ELLIPSIS));
}

/** Sets a name: on one line, on one slightly smaller line, else on two lines. */
export function fitName(text: string, width: number, size: number, face: Face = 'display'): Fitted {
  const shrink = Math.min(1, width / textWidth(text, size, face));
  if (shrink >= ONE_LINE_SHRINK) return { lines: [unbroken(text)], size: size * shrink };
  const tries = TWO_LINES_SHRINK.map((step) => ({
    lines: balance(text, width, size * step, face),
    size: size * step,
  }));
  const smallest = { lines: [unbroken(text)], size: size * shrink };
  return tries.find(({ lines }) => complete(lines)) ?? smallest;
}

/** How far a paragraph may shrink, step by step, before its end is left out. */
const PARAGRAPH_SHRINK = [1, 0.94, 0.88, 0.82, 0.76, 0.7];

/** Sets a paragraph: smaller if it does not fit, with more lines the smaller it is. */
export function fitParagraph(
  text: string,
  width: number,
  size: number,
  maxLines: number,
  face: Face = 'ui',
): Fitted {
  const tries = PARAGRAPH_SHRINK.map((step) => ({
    lines: wrap(text, width, size * step, face, Math.floor(maxLines / step)),
    size: size * step,
  }));
  return tries.find(({ lines }) => complete(lines)) ?? { lines: [], size, ...tries.at(-1) };
}

/** How a line of text looks. */
export interface TextStyle {
  readonly face?: Face;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  readonly opacity?: number;
}

const CLASSES: Readonly<Record<Face, string>> = { display: 'art-name', ui: 'art-text' };

/** One line of text with its baseline at y. */
export function line(
  text: string,
  x: number,
  y: number,
  size: number,
  style: TextStyle = {},
): string {
  const { face = 'ui', weight, anchor = 'middle', fill = IVORY, opacity } = style;
  return element(
    'text',
    {
      x: x || undefined,
      y,
      class: CLASSES[face],
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill,
      opacity,
    },
    escapeText(unbroken(text)),
  );
}

/** A paragraph: lines under each other, the first baseline at y. */
export function paragraph(
  text: string,
  x: number,
  y: number,
  size: number,
  width: number,
  maxLines: number,
  style: TextStyle = {},
): string {
  const fitted = fitParagraph(text, width, size, maxLines, style.face);
  return fitted.lines
    .map((part, index) => line(part, x, y + index * fitted.size * LINE_HEIGHT, fitted.size, style))
    .join('');
}

/** The part of the font size between the middle of a capital and the baseline. */
const CAPITAL_MIDDLE = 0.3;

/** A name in a band: one or two lines, centred round the height y. */
export function nameIn(
  text: string,
  x: number,
  y: number,
  width: number,
  size: number,
  style: TextStyle = {},
): string {
  const fitted = fitName(text, width, size);
  const pitch = fitted.size * 0.9;
  const top = y - ((fitted.lines.length - 1) * pitch) / 2 + fitted.size * CAPITAL_MIDDLE;
  return fitted.lines
    .map((part, index) =>
      line(part, x, top + index * pitch, fitted.size, { face: 'display', ...style }),
    )
    .join('');
}

/** How far below the middle the baseline of a number lies, in parts of its size. */
const NUMBER_BASELINE = 0.335;

/** A number on a piece: heavy, lining figures, centred on a point. */
export function numberText(
  value: number | string,
  x: number,
  y: number,
  size: number,
  fill: string,
): string {
  return element(
    'text',
    {
      x: x || undefined,
      y: short(y + size * NUMBER_BASELINE),
      class: 'art-number',
      'font-size': size,
      'text-anchor': 'middle',
      fill,
    },
    escapeText(String(value)),
  );
}
