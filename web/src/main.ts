import './look/index.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { session } from './store/session.svelte';
import { bestLanguage, words } from './words/words.svelte';

/** Shows the page as soon as its words are there; English ones always are. */
async function begin(): Promise<void> {
  const liked = session.likes.language;
  try {
    await words.speak(bestLanguage(liked ? [liked] : navigator.languages));
  } catch {
    // Words that cannot be had now are said in English.
  }
  const target = document.getElementById('app');
  if (target) mount(App, { target });
}
void begin();
