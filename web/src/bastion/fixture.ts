/** A small position for tests. */

import type { Mana, Place, View } from '../generated/bastion';
import type { Printed } from '../table/contract';

const NONE: Mana = { yellow: 0, green: 0, blue: 0, purple: 0, black: 0, red: 0 };
const FIGURES = ['dagdar', 'sannirr', 'ziran', 'fourth'] as const;

/** A view with heroes at some places; everything else can be given. */
export function view({
  heroes = ['citadel'],
  ...more
}: { heroes?: Place[] } & Partial<Omit<View, 'heroes'>> = {}): View {
  const empty = { wall: {}, plazas: {}, citadel: null };
  return {
    game: 'bastion',
    side: 'statue',
    districts: ['yellow', 'green', 'blue', 'purple', 'black', 'red'],
    active: 0,
    wall: {},
    plazas: {},
    citadel: [],
    sources: {},
    damaged: {},
    blocked: {},
    towers: {},
    foundations: {},
    strength: empty,
    modifiers: empty,
    price: empty,
    protected: empty,
    next: { landing: null, rush: null, mover: null, destination: null },
    reserve: NONE,
    guarded: [],
    flow: [],
    banned: [],
    decks: { enemy: { count: 0, known: [], unknown: [], top: null } },
    heroes: heroes.map((at, index) => ({
      figure: FIGURES[index] ?? 'dagdar',
      at,
      mana: NONE,
      spells: [],
      rituals: [],
      artifacts: [],
    })),
    ...more,
  } as unknown as View;
}

/** What is printed, as far as tests need it. */
export const printed: Printed = {
  enemies: {
    class: {
      beast: { properties: [], spell: 'speed', strength: 3 },
      priest: { properties: ['ward'], spell: 'teleport', strength: 6 },
      symbiote: { properties: ['symbiosis'], spell: 'exchange', strength: 4 },
      archmage: {
        properties: ['drain'],
        spell: 'lightning',
        power: 3,
        strength: 8,
        drain: { red: 'yellow' },
      },
    },
    legend: {
      golem: { color: 'prismatic-1', properties: ['immunity'], spell: 'fireball', strength: 6 },
    },
  },
  board: { foundations: 2, statue: { blue: ['blue', 'purple', 'red'] } },
};
