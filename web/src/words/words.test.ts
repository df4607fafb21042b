import { describe, expect, it } from 'vitest';

import { bestLanguage, languageName, t, words } from './words.svelte';

describe('words', () => {
  it('are those of the language in use, with English ones in its gaps', async () => {
    words.add('xx', 'home', 'play-now = Spiel\nseats-are = { $seats }!');
    await words.speak('xx');
    expect(t('play-now')).toBe('Spiel');
    expect(t('seats-are', { seats: 'a, b' })).toBe('a, b!');
    expect(t('new-table')).toBe('New table');
    await words.speak('en');
    expect(t('play-now')).toBe('Play now');
  });

  it('show a gap as the id', () => {
    expect(t('no-such-message')).toBe('no-such-message');
    expect(words.has('no-such-message')).toBe(false);
  });

  it('come in the first language of ours that somebody likes', () => {
    expect(bestLanguage(['xx-YY', 'EN-gb'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
    expect(languageName('fr')).toBe('Français');
  });
});
