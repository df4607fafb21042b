/** Who I am, and how I like things: kept in this browser. */

import type { Identity } from '../generated/protocol';
import { api } from '../net/api';

/** How the page should look and move. */
export interface Likes {
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
const DEFAULT: Likes = {
  theme: 'system',
  speed: 1,
  sounds: false,
  volume: 0.5,
  notices: false,
  language: null,
};

function stored(): Likes {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Likes>) };
  } catch {
    return DEFAULT;
  }
}

class Session {
  me = $state<Identity | null>(null);
  likes = $state<Likes>(stored());

  /** Comes in as a guest, or as whoever this browser knows. */
  async comeIn(): Promise<Identity> {
    this.me ??= await api.comeIn();
    return this.me;
  }

  /** Changes a like, and keeps it. */
  like<K extends keyof Likes>(key: K, value: Likes[K]): void {
    this.likes = { ...this.likes, [key]: value };
    localStorage.setItem(KEY, JSON.stringify(this.likes));
  }

  /** The theme in use. */
  get theme(): 'dark' | 'light' {
    if (this.likes.theme !== 'system') return this.likes.theme;
    return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }

  /** How fast events are shown: at once for those who want no motion. */
  get speed(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.likes.speed;
  }
}

/** This browser's session. */
export const session = new Session();
