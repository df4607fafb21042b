/** Reads the rule book of a game out of its file in `docs/rules/`. No markup is taken over: what is
 * not understood stays text. */

import { folded } from '../words/fold';

/** A rule, or a ruling on a point the rules leave open. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly isRuling: boolean;
}
/** What stands in a chapter. */
export type Block =
  | { readonly kind: 'rule'; readonly rule: Rule }
  | { readonly kind: 'heading' | 'text' | 'point'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
/** A chapter: its rules in order, then the rulings. */
export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly rulings: readonly Block[];
}
/** The rule book of a game. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** Every rule and ruling by its id. */
  readonly rules: ReadonlyMap<string, Rule>;
}

const CHAPTER = /^## (\d+)\. (.+)$/;
const RULE = /^[-*] \*\*([A-Z]-\d+\.\d+)(?: RULING)?\*\*\s*(?:—\s*)?(.*)$/;
const OPEN_POINTS = /^\*\*Open points[^*]*\*\*$/;
/** References to the printed book, which help nobody without it. */
const CITATION = /\s*\[[^\]]*\](?=\s*(?:\([A-Z ]+\))?\s*$)/;
const TAG = /^(?:DATA|RULING)(?: \+ (?:DATA|RULING))?:?\s*(?=\S)/;

/** How certain a property is, for authors of rules. */
const CONFIDENCE = / \((?:certain|high|medium|low)\)/g;

/** The cells of a row of a table. */
function cells(line: string): string[] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

/** Reads a rule book. Chapter 0 and the appendices are for authors, not players. */
export function parse(markdown: string): Book {
  const chapters: (Chapter & { blocks: Block[]; rulings: Block[] })[] = [];
  const rules = new Map<string, Rule>();
  let chapter: (typeof chapters)[number] | null = null;
  let isOpen = false;

  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    if (/^# /.test(line)) chapter = null;
    const head = CHAPTER.exec(line);
    if (head) {
      const [, number = '', title = ''] = head;
      isOpen = false;
      chapter = { number: Number(number), title: plain(title), blocks: [], rulings: [] };
      if (chapter.number > 0) chapters.push(chapter);
      continue;
    }
    if (!chapter || chapter.number === 0 || line === '' || /^-+$/.test(line)) continue;
    if (OPEN_POINTS.test(line)) {
      isOpen = true;
      continue;
    }
    const into = isOpen ? chapter.rulings : chapter.blocks;
    const found = RULE.exec(line);
    if (found) {
      const [, id = '', text = ''] = found;
      const isRuling = !/^[BS]-/.test(id);
      const said = isRuling ? text.replace(TAG, '') : text.replace(CITATION, '');
      const rule = { id, text: said, isRuling };
      rules.set(id, rule);
      into.push({ kind: 'rule', rule });
    } else if (line.startsWith('### ')) {
      isOpen = false;
      chapter.blocks.push({
        kind: 'heading',
        text: plain(line.slice(4))
          .replace(/^\d+[a-z]\. /, '')
          .replace(CONFIDENCE, ''),
      });
    } else if (line.startsWith('|')) {
      const table: string[] = [];
      while ((lines[index] ?? '').trim().startsWith('|')) table.push((lines[index++] ?? '').trim());
      index -= 1;
      const [first = '', , ...rest] = table;
      into.push({ kind: 'table', head: cells(first), rows: rest.map(cells) });
    } else if (/^[-*] /.test(line)) {
      into.push({ kind: 'point', text: line.slice(2) });
    } else {
      into.push({ kind: 'text', text: line });
    }
  }
  return { chapters, rules };
}

/** A piece of a sentence. */
export interface Piece {
  readonly kind: 'text' | 'bold' | 'italic' | 'code' | 'rule';
  readonly text: string;
}

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|`([^`]+)`|\b([BSRO]-\d+\.\d+)\b/g;

/** The pieces of a text: bold, italic, code, and the ids of rules. */
export function pieces(text: string): Piece[] {
  const made: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) made.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, bold, italic, code, rule] = match;
    if (bold) made.push({ kind: 'bold', text: bold });
    else if (italic) made.push({ kind: 'italic', text: italic });
    else if (code) made.push({ kind: 'code', text: code });
    else made.push({ kind: 'rule', text: rule ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) made.push({ kind: 'text', text: text.slice(at) });
  return made;
}

/** A text without its markup. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => piece.text)
    .join('');
}

/** Rules that have all the words that were typed, or the id; in the order of the book. */
export function search(book: Book, typed: string): Rule[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  return [...book.rules.values()].filter((rule) => {
    const text = folded(`${rule.id} ${plain(rule.text)}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The chapter a rule stands in. */
export function chapterOf(book: Book, id: string): Chapter | undefined {
  const number = Number(/-(\d+)\./.exec(id)?.[1]);
  return book.chapters.find((chapter) => chapter.number === number);
}

/** A rule with those before and after it in its chapter. */
export function around(book: Book, id: string, reach: number): Rule[] {
  const chapter = chapterOf(book, id);
  const ruleOf = (block: Block): Rule[] => (block.kind === 'rule' ? [block.rule] : []);
  for (const blocks of [chapter?.blocks ?? [], chapter?.rulings ?? []]) {
    const rules = blocks.flatMap(ruleOf);
    const at = rules.findIndex((rule) => rule.id === id);
    if (at >= 0) return rules.slice(Math.max(0, at - reach), at + reach + 1);
  }
  return [];
}
