/** The current theme, which follows the device by default. */

import { MediaQuery } from 'svelte/reactivity';

import type { Preferences } from './store/session.svelte';

const light = new MediaQuery('(prefers-color-scheme: light)');

/** The theme that a preference means on this device now. */
export function theme(liked: Preferences['theme']): 'dark' | 'light' {
  if (liked !== 'system') return liked;
  return light.current ? 'light' : 'dark';
}
