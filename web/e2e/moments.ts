/**
 * Moments of games that bots played: the same ones in every run, because seed and bots decide
 * everything. A table can begin at each of them.
 */

import { spawnSync } from 'node:child_process';

import type { NewTable } from '../src/generated/protocol';
import { BINARY } from './server';

function battlement(args: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(BINARY, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`battlement ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** A game that bots played. */
interface Played {
  game: NewTable['game'];
  players: number;
  seed: number;
  options?: string[];
}

/** What was worked out before: bots take seconds for a game, and many tests begin in the same one. */
const records = new Map<string, string>();
const positions = new Map<MomentName, string>();

/** The record of a game that bots played. */
function recordOf({ game, players, seed, options = [] }: Played): string {
  const args = [
    ...['record', game, '--players', `${players}`, '--seed', `${seed}`],
    ...options.flatMap((option) => ['--option', option]),
  ];
  const key = args.join(' ');
  const record = records.get(key) ?? battlement(args);
  records.set(key, record);
  return record;
}

/**
 * The position before the first line of the record, from line `from` on, that fits `next`; without
 * `next` the one at the end. Lines are `SEAT ACTION`, or `* …` for chance.
 */
function positionAt(played: Played, from: number, next?: RegExp): string {
  const record = recordOf(played);
  const lines = record.split('\n');
  if (!next) return replayed(record);
  const end = lines.findIndex((line, index) => index >= from && next.test(line));
  if (end < 0) throw new Error(`no line of the record fits ${next}`);
  return replayed(`${lines.slice(0, end).join('\n')}\n`);
}

/** The position at the end of a record; it is printed below the result. */
function replayed(record: string): string {
  const printed = battlement(['replay', '--position', '-'], record);
  return printed.slice(printed.indexOf('{'));
}

const BASTION: Played = { game: 'bastion', players: 3, seed: 3 };
const SANCTUM: Played = { game: 'sanctum', players: 2, seed: 7 };
const DUEL: Played = { game: 'bastion', players: 2, seed: 4, options: ['mode=tutorial'] };

/** Moments that tests and pictures begin at; seat 0 is asked in each of them. */
const moments = {
  /** The first decision of a game of Bastion. */
  bastionStart: () =>
    positionAt({ ...BASTION, options: ['first=0'] }, 0, /^0 (attack|channel|move)/),
  /** The middle of a game of Bastion: enemies on the wall, spells, rituals. */
  bastion: () => positionAt(BASTION, 120, /^0 (attack|channel|move)/),
  /** An attack in Bastion is announced and has to be paid. */
  paying: () => positionAt(BASTION, 120, /^0 pay/),
  /** A game of Bastion that is over. */
  bastionEnd: () => positionAt(DUEL, 0),
  /** The middle of the journey of Sanctum. */
  journey: () => positionAt(SANCTUM, 230, /^0 (move|fight|rest)$/),
  /** The first choice of a journey. */
  outset: () => positionAt(SANCTUM, 0, /^0 (move|fight|rest)$/),
  /** Sets of demons are on offer. */
  sets: () => positionAt(SANCTUM, 230, /^0 engage/),
  /** A choice on the journey while both heroes have blessings, which are secret. */
  blessed: () => positionAt(SANCTUM, 400, /^0 (move|fight|rest)$/),
  /** A fight could begin, and would. */
  beforeFight: () => positionAt(SANCTUM, 180, /^0 fight$/),
  /** A fight: the dice are rolled. */
  fight: () => positionAt(SANCTUM, 330, /^0 (use|rage|assign|skill)/),
  /** The damage of a fight comes. */
  block: () => positionAt(SANCTUM, 60, /^0 (block|accept)/),
  /** Gems rise after a fight. */
  loot: () => positionAt(SANCTUM, 200, /^0 raise/),
  /** A rest with something to equip. */
  rest: () => positionAt(SANCTUM, 60, /^0 equip/),
  /** The final battle: the dice are rolled against the row. */
  boss: () => positionAt(SANCTUM, 570, /^0 (use|rage|assign|skill)/),
  /** The final battle: a penalty, or wounds. */
  penalty: () => positionAt(SANCTUM, 570, /^0 (pay penalty|take wounds)/),
  /** A game of Sanctum that is over. */
  sanctumEnd: () => positionAt(SANCTUM, 0),
} as const;

/** The name of a moment. */
export type MomentName = keyof typeof moments;

/** A table that begins at a moment: I am seat 0, bots have the others. */
export function tableAt(name: MomentName): Partial<NewTable> {
  const position = positions.get(name) ?? moments[name]();
  positions.set(name, position);
  const { game, heroes } = JSON.parse(position) as {
    game: NewTable['game'];
    heroes: readonly unknown[];
  };
  return {
    game,
    position,
    seats: heroes.map((_, seat) =>
      seat === 0 ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'greedy' },
    ),
  };
}
