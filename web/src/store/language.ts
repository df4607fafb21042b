/** The chosen language: applied at once and stored in this browser. */

import { words, type Language } from '../words/words.svelte';
import { session } from './session.svelte';

/** Speaks a language from now on. */
export async function chooseLanguage(language: Language): Promise<void> {
  await words.speak(language);
  session.setPreference('language', language);
}
