/** The player's identity and preferences, stored in this browser. */

import type { Identity } from '../generated/protocol';
import { api } from '../net/api';

/** How the page should look and move. */
export interface Preferences {
  theme: 'system' | 'dark' | 'light';
  /** How fast events are shown; 0 is at once. */
  speed: 0 | 0.5 | 1 | 2;
  sounds: boolean;
  /** The volume, from 0 to 1. */
  volume: number;
  /** Whether to notify the player of their turn while the page is hidden. */
  notices: boolean;
  /** The language of the interface; null for the browser's. */
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

  private signingIn: Promise<Identity> | null = null;

  /** Signs in: as the player this browser knows, or as a new guest, however many ask at once. */
  async signIn(): Promise<Identity> {
    if (this.me) return this.me;
    this.signingIn ??= api.signIn().finally(() => (this.signingIn = null));
    this.me = await this.signingIn;
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

  /** The animation speed; 0 if the device asks for reduced motion. */
  get speed(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.preferences.speed;
  }
}

/** This browser's session. */
export const session = new Session();
