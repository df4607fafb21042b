/** Who I am, and how I like things: kept in this browser. */

import type { Identity } from '../generated/protocol';
import { api } from '../net/api';

/** How the page should look and move. */
export interface Preferences {
  theme: 'system' | 'dark' | 'light';
  /** How fast events are shown; 0 is at once. */
  speed: 0 | 0.5 | 1 | 2;
  sounds: boolean;
  /** How loud sounds are, up to 1. */
  volume: number;
  /** Whether a hidden page says when it is my turn. */
  notices: boolean;
  /** The language of the words; null is that of the browser. */
  language: string | null;
}

const KEY = 'battlement-likes';
const DEFAULT: Preferences = {
  theme: 'system',
  speed: 1,
  sounds: false,
  volume: 0.5,
  notices: false,
  language: null,
};

function stored(): Preferences {
  try {
    return {
      ...DEFAULT,
      ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>),
    };
  } catch {
    return DEFAULT;
  }
}

class Session {
  me = $state<Identity | null>(null);
  preferences = $state<Preferences>(stored());

  /** Comes in as a guest, or as whoever this browser knows. */
  async signIn(): Promise<Identity> {
    this.me ??= await api.signIn();
    return this.me;
  }

  /** Changes a preference and stores it. */
  setPreference<K extends keyof Preferences>(key: K, value: Preferences[K]): void {
    this.preferences = { ...this.preferences, [key]: value };
    localStorage.setItem(KEY, JSON.stringify(this.preferences));
  }

  /** The theme in use. */
  get theme(): 'dark' | 'light' {
    if (this.preferences.theme !== 'system') return this.preferences.theme;
    return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }

  /** How fast events are shown: at once for those who want no motion. */
  get speed(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.preferences.speed;
  }
}

/** This browser's session. */
export const session = new Session();
