/**
 * Where each offer of Sanctum is found in the interface: the things on the table a player picks up
 * one after another, and what is then left to say. No rule is known here, only the notation.
 */

/** A thing on the table that can be picked, such as `die/2` or `space/head/1/1`. */
export type Thing = string;

/** An offer as the interface sees it. */
export interface Reading {
  /** The text of the offer. */
  readonly text: string;
  /** What it does: its first word or words. */
  readonly verb: Verb;
  /** Things to pick, in any order; dice in the order they are named. */
  readonly things: readonly Thing[];
  /** What is chosen last, beside the things: `-1`, `=4 with focus`, `green white`; may be empty. */
  readonly option: string;
}

/** Everything that can be done. */
export const VERBS = [
  'move',
  'fight',
  'rest',
  'breach',
  'answer',
  'engage',
  'end turn',
  'open chest',
  'take',
  'drink',
  'roll',
  'use',
  'rage',
  'assign',
  'skill',
  'bless',
  'end attack',
  'block',
  'accept',
  'loot',
  'raise',
  'turn over',
  'fill',
  'pour',
  'equip',
  'take off',
  'sell',
  'end rest',
  'pay penalty',
  'take wounds',
  'corrupt',
  'lose',
  'pay',
] as const;
export type Verb = (typeof VERBS)[number];

/** Verbs of which no thing on the table is the subject: they are buttons beside the sentence. */
const BUTTONS: ReadonlySet<Verb> = new Set<Verb>([
  'move',
  'fight',
  'rest',
  'breach',
  'answer',
  'end turn',
  'open chest',
  'roll',
  'end attack',
  'accept',
  'turn over',
  'end rest',
  'pay penalty',
  'take wounds',
  'fill',
]);

/** Verbs that wait for one more press when everything is picked. */
const DELIBERATE: ReadonlySet<Verb> = new Set<Verb>([
  'engage',
  'take',
  'take off',
  'sell',
  'bless',
  'pour',
]);

/** Whether doing it waits for one more press even when there is nothing left to choose. */
export function isDeliberate(reading: Reading): boolean {
  return DELIBERATE.has(reading.verb) && reading.option === ''
    ? !reading.things.some(isDie)
    : reading.verb === 'sell';
}

/** Whether the offer is a button beside the sentence. */
export function isButton(reading: Reading): boolean {
  return reading.things.length === 0;
}

/** Whether a thing is a die. */
export function isDie(thing: Thing): boolean {
  return thing.startsWith('die/');
}

function verbOf(text: string): Verb {
  const [one = '', two = ''] = text.split(' ');
  const pair = `${one} ${two}` as Verb;
  if ((VERBS as readonly string[]).includes(pair)) return pair;
  if ((VERBS as readonly string[]).includes(one)) return one as Verb;
  throw new Error(`no verb of Sanctum: ${text}`);
}

/** Reads an offer. */
export function read(text: string): Reading {
  const verb = verbOf(text);
  const rest = text.slice(verb.length).trim();
  const words = rest === '' ? [] : rest.split(' ');
  const [first = '', second = ''] = words;
  const found = (things: Thing[], option: string[] = []): Reading => ({
    text,
    verb,
    things,
    option: option.join(' '),
  });
  if (BUTTONS.has(verb)) return found([], words);
  switch (verb) {
    case 'use':
    case 'block':
      return found([`ability/${first}`, ...dice(words)], tail(words, 1));
    case 'skill':
    case 'bless':
      return found(
        [verb === 'skill' ? `skill/${first}` : first, ...dice(words), ...points(words)],
        tail(words, 1),
      );
    case 'rage':
      return found(['rage', ...dice(words)], tail(words, 0));
    case 'assign':
      return found([first, `point/${second}`]);
    case 'drink':
      return found([`potion/${first}`, `space/${second}`]);
    case 'pour':
      return found([`potion/${first}`]);
    case 'pay':
      return found([`space/${second}`], [first]);
    case 'corrupt':
      return found([`space/${first}`]);
    case 'raise':
      return found([`gem/${first}/${second}`]);
    case 'equip':
      return found([first, `slot/${second}`], words.slice(2));
    case 'take off':
      return found([`slot/${first}`]);
    case 'sell':
      return found([first], words.slice(1));
    default:
      // engage set/3, take item/17, loot demon/17, lose die/3, lose blessing/4
      return found([first], words.slice(1));
  }
}

const dice = (words: readonly string[]): Thing[] => words.filter(isDie);
const isPoint = (word: string): boolean => /^(demon\/\d+\/\d+|card\/\d+)$/.test(word);
const points = (words: readonly string[]): Thing[] =>
  words.filter(isPoint).map((word) => `point/${word}`);
/** What is neither a thing nor the word that introduces one. */
const tail = (words: readonly string[], from: number): string[] =>
  words.slice(from).filter((word) => !isDie(word) && !isPoint(word) && word !== 'losing');

/** The value a die shows after a change such as `-1` or `=4`; null if that is not known. */
export function changed(value: number, option: string): number | null {
  const found = /^([=+-])(\d)/.exec(option);
  if (!found) return null;
  const amount = Number(found[2]);
  return found[1] === '=' ? amount : found[1] === '+' ? value + amount : value - amount;
}
