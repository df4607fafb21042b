/** The beginning of the page. */

import './look/index.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { session } from './store/session.svelte';
import { bestLanguage, words } from './words/words.svelte';
import { startWorker } from './worker';

/** Shows the page as soon as its words are there; English ones always are. */
async function begin(): Promise<void> {
  const liked = session.preferences.language;
  try {
    await words.speak(bestLanguage(liked ? [liked] : navigator.languages));
  } catch {
    // Words that cannot be had now are said in English.
  }
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  // Later, so that it does not compete with the page; in development files have no lasting names.
  if (import.meta.env.PROD) setTimeout(() => void startWorker(), 3_000);
}
void begin();
