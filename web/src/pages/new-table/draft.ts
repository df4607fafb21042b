/** A table before it is made: what the forms change, and what is sent. No DOM, no network. */

import { gameModule } from '../../games';
import type { Clock, GameInfo, NewSeat, NewTable, OptionInfo } from '../../generated/protocol';

/** Who a seat is for. */
export type SeatDraft =
  | { kind: 'me' | 'open' | 'link' }
  | { kind: 'bot'; level: string }
  | { kind: 'player'; id: string };

/** A table before it is made. */
export interface Draft {
  game: GameInfo['game'];
  name: string;
  language: string;
  options: Record<string, string>;
  seats: SeatDraft[];
  visibility: NewTable['visibility'];
  pace: NewTable['pace'];
  clock: 'none' | Clock['per'];
  seconds: number;
  watching: boolean;
  delay: number;
  /** A position as JSON text; empty for the set-up. */
  position: string;
}

/** The limits of the server. */
export const LONGEST_NAME = 40;
/** Times a clock can be set to, in seconds, by what they are for. */
export const TIMES: Readonly<Record<Clock['per'], readonly number[]>> = {
  decision: [30, 60, 120, 300, 3_600, 43_200, 86_400, 259_200, 604_800],
  seat: [600, 1_200, 1_800, 3_600, 5_400, 86_400, 604_800],
};
/** What a clock begins with. */
export const USUAL_TIME: Readonly<Record<Clock['per'], number>> = { decision: 86_400, seat: 3_600 };
/** The spectator delays on offer, in seconds. */
export const DELAYS = [0, 30, 60, 300] as const;

/** The default level. */
const USUAL_LEVEL = 'medium';

/** The default bot: the default level, or the strongest if it is missing. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (bots.at(-1) ?? USUAL_LEVEL);
}

/** A table with friends: I sit on the first seat, the others are free. */
export function begin(info: GameInfo): Draft {
  return {
    game: info.game,
    name: '',
    language: '',
    options: Object.fromEntries(info.options.map(({ key, choices }) => [key, choices[0] ?? ''])),
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
    pace: 'live',
    clock: 'none',
    seconds: USUAL_TIME.decision,
    watching: true,
    delay: 0,
    position: '',
  };
}

/** A quick game: the player and some bots, visible only by link. */
export function alone(info: GameInfo, bots: number, level: string): Draft {
  const others = Array.from({ length: bots }, (): SeatDraft => ({ kind: 'bot', level }));
  return {
    ...begin(info),
    seats: [{ kind: 'me' }, ...others],
    visibility: 'link',
    pace: 'own',
  };
}

/** How many bots can join the player. */
export function botCounts(info: GameInfo): number[] {
  const fewest = Math.max(0, info.fewest - 1);
  return Array.from({ length: info.most - fewest }, (_, index) => fewest + index);
}

/** Options that say something beside the others that are chosen. */
export function telling(info: GameInfo, options: Readonly<Record<string, string>>): OptionInfo[] {
  return info.options.filter((option) => gameModule(info.game).isOptionOpen(option, options));
}

/** The company: friends with a link, people at this device, or bots. */
export type Company = 'friends' | 'device' | 'bots';
export const COMPANIES: readonly Company[] = ['friends', 'device', 'bots'];

/** The company of a draft. */
export function companyOf(draft: Pick<Draft, 'seats'>): Company {
  const others = draft.seats.slice(1);
  if (!others.length || others.some((seat) => seat.kind !== 'bot' && seat.kind !== 'me')) {
    return 'friends';
  }
  return others.some((seat) => seat.kind === 'me') ? 'device' : 'bots';
}

function seatFor(company: Company, info: GameInfo): SeatDraft {
  if (company === 'device') return { kind: 'me' };
  return company === 'bots' ? { kind: 'bot', level: usualBot(info.bots) } : { kind: 'open' };
}

/** The draft for another company. On one device nobody waits, and it need not be public. */
export function withCompany(draft: Draft, company: Company, info: GameInfo): Draft {
  const count = Math.max(2, draft.seats.length);
  const others = Array.from({ length: count - 1 }, () => seatFor(company, info));
  const isOpen = company === 'friends';
  return {
    ...draft,
    seats: [{ kind: 'me' }, ...others],
    visibility: isOpen ? 'public' : 'link',
    pace: isOpen ? 'live' : 'own',
  };
}

/** The draft with another number of seats: new ones are like the others. */
export function withSeats(draft: Draft, count: number, info: GameInfo): SeatDraft[] {
  const company = companyOf(draft);
  const more = Array.from({ length: count }, () => seatFor(company, info));
  return [...draft.seats, ...more].slice(0, count);
}

/** Why a draft cannot be sent, as the id of a message; null if it can. */
export function problem(draft: Draft): string | null {
  if ([...draft.name.trim()].length > LONGEST_NAME) return 'new-problem-name';
  if (draft.seats.some((seat) => seat.kind === 'player' && !seat.id.trim())) {
    return 'new-problem-player';
  }
  if (draft.position.trim() && !isJson(draft.position)) return 'new-problem-position';
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function seatOf(seat: SeatDraft): NewSeat {
  switch (seat.kind) {
    case 'me':
    case 'open':
      return { kind: seat.kind };
    case 'link':
      return { kind: 'invited', player: null };
    case 'player':
      return { kind: 'invited', player: seat.id.trim() };
    case 'bot':
      return { kind: 'bot', level: seat.level };
  }
}

/** What is sent to make the table. */
export function toTable(draft: Draft, info: GameInfo): NewTable {
  const position = draft.position.trim();
  const options = telling(info, draft.options).flatMap(({ key }) => {
    const value = draft.options[key];
    return value ? [[key, value] as const] : [];
  });
  return {
    game: draft.game,
    name: draft.name.trim(),
    language: draft.language,
    options: position ? {} : Object.fromEntries(options),
    position: position || null,
    seats: draft.seats.map(seatOf),
    visibility: draft.visibility,
    pace: draft.pace,
    clock: draft.clock === 'none' ? null : { per: draft.clock, seconds: draft.seconds },
    watching: { allowed: draft.watching, delay: draft.watching ? draft.delay : 0 },
  };
}

/** Whether others still have to join, so that links must be shown. */
export function waitsForOthers(draft: Draft): boolean {
  return draft.seats.some((seat) => seat.kind !== 'me' && seat.kind !== 'bot');
}
