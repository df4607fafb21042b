/** All texts of the page, from `locales/`, in the player's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import home from '../../../locales/en/home.ftl?raw';
import type { GameName } from '../generated/protocol';

/** A language, as in `lang` of HTML. */
export type Language = string;
/** A part of the words: a file of `locales/LANGUAGE/`, loaded when a page first needs it. */
export type Part =
  | 'home'
  | 'new-table'
  | 'settings'
  | 'cards'
  | 'rules'
  | 'about'
  | 'table'
  | GameName
  | 'names'
  | 'reasons'
  | 'analysis'
  | 'tutorial'
  | 'explain';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const pathOf = (language: Language, part: Part): string =>
  `../../../locales/${language}/${part}.ftl`;

/** The language used where another one has a gap. */
const ENGLISH = 'en';
const ORDER: readonly Language[] = [ENGLISH, 'fr', 'cs', 'pl', 'ru'];
/** The languages there are. */
export const LANGUAGES: readonly Language[] = ORDER.filter((it) => pathOf(it, 'home') in files);

/** The first supported language among a player's preferences. */
export function bestLanguage(liked: readonly string[]): Language {
  const known = liked.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '');
  return known.find((language) => LANGUAGES.includes(language)) ?? ENGLISH;
}

/** The name of a language in itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

class Words {
  private spoken = $state<Language>(ENGLISH);
  /** Changes with every loaded part, so that the page renders again. */
  private parts = $state(0);
  private readonly bundles = new Map<Language, FluentBundle>();
  private readonly asked = new Map<string, Promise<void>>();
  private readonly needed = new Set<Part>(['home']);

  constructor() {
    this.add(ENGLISH, 'home', home);
  }

  /** The language in use. */
  get language(): Language {
    return this.spoken;
  }

  /** Loads parts of the words in the language in use; they are there when it resolves. */
  async need(...parts: readonly Part[]): Promise<void> {
    for (const part of parts) this.needed.add(part);
    await Promise.all(parts.map((part) => this.load(this.spoken, part)));
  }

  /** Switches the language once all texts on the page are loaded. */
  async speak(language: Language): Promise<void> {
    await Promise.all([...this.needed].map((part) => this.load(language, part)));
    this.spoken = language;
  }

  /** Adds the text of a part. */
  add(language: Language, part: Part, text: string): void {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.asked.set(pathOf(language, part), Promise.resolve());
    this.parts += 1;
  }

  /** The text of a message; its id if there is none, so that a gap is seen. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const bundle = this.bundleOf(id);
    const message = bundle?.getMessage(id);
    if (!message?.value || !bundle) return id;
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args ?? null, errors);
    // A player gets the sentence even with a gap; a developer gets an error.
    if (import.meta.env.DEV && errors[0]) throw new Error(`${id}: ${errors[0].message}`);
    return text;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundleOf(id) !== undefined;
  }

  private bundleOf(id: string): FluentBundle | undefined {
    if (this.parts === 0) return undefined;
    const known = [this.bundles.get(this.spoken), this.bundles.get(ENGLISH)];
    return known.find((bundle) => bundle?.hasMessage(id));
  }

  /** Loads a part; in another language with the English one, which fills its gaps. */
  private async load(language: Language, part: Part): Promise<void> {
    const wanted = language === ENGLISH ? [language] : [language, ENGLISH];
    await Promise.all(wanted.map((it) => this.loadFile(it, part)));
  }

  private loadFile(language: Language, part: Part): Promise<void> {
    const path = pathOf(language, part);
    const file = files[path];
    if (!file) return Promise.resolve();
    let loading = this.asked.get(path);
    if (!loading) {
      loading = file().then((text) => this.add(language, part, text));
      this.asked.set(path, loading);
      loading.catch(() => this.asked.delete(path));
    }
    return loading;
  }
}

/** The words of this page. */
export const words = new Words();

/** The text of a message. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);

/**
 * A word as the argument `key` of a message, with what it stands for as `keyId`: where a language
 * bends the word, its message selects by that.
 */
export function named<Key extends string>(
  key: Key,
  id: string,
  text: string,
): Record<Key | `${Key}Id`, string> {
  return { [key]: text, [`${key}Id`]: id } as Record<Key | `${Key}Id`, string>;
}

const lists = new Map<string, Intl.ListFormat>();

/** Things in a row, with the “and” or “or” of the language; without a type by commas alone, which
 * the unit lists of `Intl` are not in every language. */
export function listed(
  texts: readonly (string | number)[],
  type?: 'conjunction' | 'disjunction',
): string {
  if (!type) return facts(texts.map(String));
  const key = `${words.language} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(words.language, { type, style: 'short' });
  lists.set(key, format);
  return format.format(texts.map(String));
}

const strung = (id: string, texts: readonly string[]): string =>
  texts.filter(Boolean).reduce((all, next) => (all ? t(id, { all, next }) : next), '');

/** What is said of one thing, fact after fact. */
export const facts = (texts: readonly string[]): string => strung('joined-facts', texts);

/** Parts that have commas of their own. */
export const clauses = (texts: readonly string[]): string => strung('joined-clauses', texts);

/** Things that are given or paid together. */
export const together = (texts: readonly string[]): string => strung('joined-together', texts);

/** A text with a capital letter at its beginning. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);

/** What a page is made of, once its words are there too. */
export async function withWords<T>(page: Promise<T>, ...parts: readonly Part[]): Promise<T> {
  const [made] = await Promise.all([page, words.need(...parts)]);
  return made;
}
