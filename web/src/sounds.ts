/** Small sounds, synthesised when needed. Off by default. */

import { session } from './store/session.svelte';

/** The sounds: my turn begins, a piece is put down, dice roll, won, lost. */
export type Sound = 'turn' | 'piece' | 'dice' | 'won' | 'lost';

/** A note: start, pitch, duration, volume. */
export interface Note {
  readonly at: number;
  readonly hertz: number;
  readonly lasts: number;
  readonly loud: number;
}

const bell = (at: number, hertz: number, lasts = 0.9): Note => ({ at, hertz, lasts, loud: 0.3 });
const knock = (at: number, hertz: number): Note => ({ at, hertz, lasts: 0.07, loud: 0.5 });

/** The notes of each sound. */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [bell(0, 587), bell(0.14, 880)],
  piece: [knock(0, 190)],
  dice: [0, 0.07, 0.16, 0.22, 0.34, 0.5].map((at, index) => knock(at, 240 + ((index * 67) % 110))),
  won: [bell(0, 523), bell(0.16, 659), bell(0.32, 784), bell(0.48, 1047, 1.4)],
  lost: [bell(0, 392), bell(0.24, 330), bell(0.48, 262, 1.4)],
};

/** The sound of what happened at a table: dice, or a piece that is put down. */
export function heard(events: readonly unknown[]): Sound | null {
  if (!events.length) return null;
  const isRoll = events.some((event) => {
    const { event: name, chance } = event as { event?: string; chance?: string };
    return name === 'drawn' && chance?.startsWith('roll ');
  });
  return isRoll ? 'dice' : 'piece';
}

/** Plays the sound of what happened. */
export function soundOf(events: readonly unknown[]): void {
  const name = heard(events);
  if (name) sound(name);
}

let context: AudioContext | null = null;

/** Plays a sound, if sounds are liked. */
export function sound(name: Sound): void {
  if (!session.preferences.sounds) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const note of NOTES[name]) ring(context, note, session.preferences.volume);
  } catch {
    // A browser without sound is a quiet one.
  }
}

function ring(on: AudioContext, { at, hertz, lasts, loud }: Note, volume: number): void {
  const start = on.currentTime + at;
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = lasts < 0.2 ? 'triangle' : 'sine';
  tone.frequency.setValueAtTime(hertz, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(gain).connect(on.destination);
  tone.start(start);
  tone.stop(start + lasts + 0.02);
}
