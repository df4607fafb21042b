/** The theme in use, which follows the device while nothing else is wished. */

import { MediaQuery } from 'svelte/reactivity';

import type { Preferences } from './store/session.svelte';

const light = new MediaQuery('(prefers-color-scheme: light)');

/** The theme a wish comes to on this device, now. */
export function theme(liked: Preferences['theme']): 'dark' | 'light' {
  if (liked !== 'system') return liked;
  return light.current ? 'light' : 'dark';
}
