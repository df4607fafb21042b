/** Every word a player sees, from `locales/`, in the language of their choice. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** The languages there are; the first one is there when a word is missing in another. */
export const LANGUAGES = ['en'] as const;
/** A language. */
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

class Words {
  language = $state<Language>('en');
  private readonly bundle = $derived(bundle(this.language));

  /** The text of a message; its id if there is none, so that a gap is seen. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args ?? null) : id;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }
}

/** The words of this page. */
export const words = new Words();

/** The text of a message. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
