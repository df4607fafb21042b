/** The story of a game: who led when, what was slain, who fell, and the numbers of each hero. */

import type { Events } from '../generated/protocol';
import type { Event, Place, View } from '../generated/sanctum';
import { listed, t } from '../words/words.svelte';
import type { Book } from './printed';
import { demonName, heroArgs, ROMAN } from './names';

/** What a hero did, in numbers. */
export interface Deeds {
  readonly demons: number;
  readonly levels: number;
  readonly wounds: number;
  readonly blocked: number;
  readonly items: number;
  readonly skills: number;
}

/** One Move of the race. */
export interface Stride {
  readonly seat: number;
  readonly turn: number;
  readonly to: Place;
}

/** A sentence of the story, and whose it is. */
export interface Line {
  readonly seat: number | null;
  readonly text: string;
}

/** The whole story. */
export interface Story {
  readonly lines: readonly Line[];
  /** For each seat. */
  readonly deeds: readonly Deeds[];
  /** Every Move in order: each leads ahead of everybody. */
  readonly strides: readonly Stride[];
  /** For each seat: turns at the head of the line. */
  readonly led: readonly number[];
}

interface Bout {
  seat: number;
  demons: number[];
  damage: number;
  wounds: number;
}

type Tally = { -readonly [key in keyof Deeds]: number };

/** Reads the story out of everything that happened. */
export function storyOf(history: readonly Events[], view: View, book: Book): Story {
  const seats = view.heroes.length;
  const deeds = Array.from({ length: seats }, (): Tally => ({
    demons: 0,
    levels: 0,
    wounds: 0,
    blocked: 0,
    items: 0,
    skills: 0,
  }));
  const strides: Stride[] = [];
  const bouts: Bout[] = [];
  const falls: Line[] = [];
  const led = Array.from({ length: seats }, () => 0);
  let turn = 0;
  let lastCard: Extract<Event, { event: 'card-defeated' }> | null = null;
  let lastFall: number | null = null;
  let isFinal = false;
  const who: Who = (seat) => {
    const hero = view.heroes[seat];
    return hero ? heroArgs(hero.figure) : { who: '', whoId: '' };
  };
  const boutOf = (seat: number): Bout | undefined =>
    [...bouts].reverse().find((bout) => bout.seat === seat);

  for (const event of history.flatMap((step) => step.events as Event[])) {
    const tally = 'seat' in event && event.seat !== null ? deeds[event.seat] : undefined;
    switch (event.event) {
      case 'turn-began': {
        turn = event.turn;
        const head = strides.at(-1);
        if (head && !isFinal) led[head.seat] = (led[head.seat] ?? 0) + 1;
        break;
      }
      case 'advanced':
        // A Move that was taken back and done again counts once.
        if (!strides.some((it) => it.seat === event.seat && it.to === event.to)) {
          strides.push({ seat: event.seat, turn, to: event.to });
        }
        break;
      case 'did':
        if (event.action === 'fight')
          bouts.push({ seat: event.seat, demons: [], damage: 0, wounds: 0 });
        break;
      case 'round-began':
        isFinal = true;
        break;
      case 'demon-killed':
        if (tally) {
          tally.demons += 1;
          tally.levels += book.level(event.demon);
        }
        boutOf(event.seat)?.demons.push(event.demon);
        break;
      case 'block-ended': {
        const bout = boutOf(event.seat);
        if (bout && !isFinal) bout.damage = event.damage;
        if (tally) tally.blocked += Math.min(event.damage, event.shields);
        break;
      }
      case 'wounded': {
        const bout = boutOf(event.seat);
        if (bout && !isFinal) bout.wounds += event.wounds;
        if (tally) tally.wounds += event.wounds;
        break;
      }
      case 'item-gained':
      case 'item-taken':
        if (tally) tally.items += 1;
        break;
      case 'skill-gained':
        if (tally) tally.skills += 1;
        break;
      case 'card-defeated':
        lastCard = event;
        break;
      case 'died':
        lastFall = event.seat;
        falls.push({
          seat: event.seat,
          text: t(isFinal ? 'sanctum-story-fell-late' : 'sanctum-story-fell', {
            ...who(event.seat),
            turn,
          }),
        });
        break;
      case 'victorious':
        falls.push({
          seat: event.seat,
          text: t('sanctum-story-victorious', who(event.seat)),
        });
        break;
      default:
        // The rest is no part of the story.
        break;
    }
  }

  const lines: Line[] = [
    ...firsts(strides, who),
    ...leader(led, who),
    ...biggest(bouts, book, who),
    ...falls,
  ];
  if (lastCard && view.outcome?.result === 'victory') {
    lines.push({
      seat: lastCard.seat,
      text: t('sanctum-story-blow', { ...who(lastCard.seat), place: lastCard.place + 1 }),
    });
  } else if (lastFall !== null && view.outcome) {
    lines.push({ seat: lastFall, text: t('sanctum-story-lost', who(lastFall)) });
  }
  return { lines, deeds, strides, led };
}

type Who = (seat: number) => { who: string; whoId: string };

/** Who came first into each act. */
function firsts(strides: readonly Stride[], who: Who): Line[] {
  const found = new Map<string, Stride>();
  for (const stride of strides) {
    const act = stride.to.split('/')[1] ?? stride.to;
    if (!found.has(act)) found.set(act, stride);
  }
  return [...found].flatMap(([act, { seat, turn }]) => {
    if (act === '1' || act === 'start' || act === 'hordes') return [];
    const number = ROMAN[Number(act)];
    return [
      {
        seat,
        text: number
          ? t('sanctum-story-act', { ...who(seat), act: number, turn })
          : t(`sanctum-story-${act}`, { ...who(seat), turn }),
      },
    ];
  });
}

/** Who was longest at the head of the line. */
function leader(led: readonly number[], who: Who): Line[] {
  const most = Math.max(0, ...led);
  const seat = led.indexOf(most);
  return most > 0 ? [{ seat, text: t('sanctum-story-led', { ...who(seat), turns: most }) }] : [];
}

/** The fight in which most levels fell, and the one that hurt most. */
function biggest(bouts: readonly Bout[], book: Book, who: Who): Line[] {
  const weight = (bout: Bout): number =>
    bout.demons.reduce((sum, id) => sum + book.level(id), 0) * 10 + bout.demons.length;
  const best = [...bouts].sort((a, b) => weight(b) - weight(a))[0];
  const worst = [...bouts].sort((a, b) => b.wounds - a.wounds)[0];
  const lines: Line[] = [];
  if (best && best.demons.length > 0) {
    const demons = listed(best.demons.map((id) => demonName(book.demon(id))));
    lines.push({
      seat: best.seat,
      text: t('sanctum-story-fight', { ...who(best.seat), demons }),
    });
  }
  if (worst && worst.wounds > 0) {
    lines.push({
      seat: worst.seat,
      text: t('sanctum-story-hurt', {
        ...who(worst.seat),
        wounds: worst.wounds,
        damage: Math.max(worst.damage, worst.wounds),
      }),
    });
  }
  return lines;
}
