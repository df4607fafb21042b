/** Menus: offers that only words tell apart, chosen piece by piece when there are many. */

import type { Action, Color, Mana, RitualId } from '../../generated/bastion';
import { t } from '../../words/words.svelte';
import { COLOR_LIST, enemyId, ritualId } from '../ids';
import { actionLabel, castName, type Context } from '../labels';
import { colorArgs, ritualName, seatHero, spellName } from '../names';
import type { BastionOffer } from '../offers';
import { piecesOf } from '../write';

/** More offers than this are chosen piece by piece. */
const AT_ONCE = 7;

/** A line of a menu: what it says, and what it leads to. */
export interface Entry {
  readonly label: string;
  /** The offers it leads to: one that it does, or several that are told apart further on. */
  readonly offers: readonly BastionOffer[];
  /** How many pieces are chosen with it, and their text. */
  readonly depth: number;
  readonly text: string;
  /** Amounts of mana and rituals are drawn. */
  readonly mana: Partial<Mana>;
  readonly cards: readonly RitualId[];
  /** The drawing says it all: the label is only spoken. */
  readonly isDrawn: boolean;
}

/** A piece of an action as a menu shows it. */
interface Piece {
  readonly text: string;
  readonly label: string;
  readonly color: Color | null;
}

/** The lines of a menu of offers that are alike in their first pieces. */
export function entries(
  offers: readonly BastionOffer[],
  depth: number,
  context: Context,
): readonly Entry[] {
  const isDrawn = offers.every(({ action }) => action.type === 'pay' || action.type === 'keep');
  if (isDrawn || offers.length <= AT_ONCE)
    return offers.map((offer) => whole(offer, isDrawn, context));
  const start = settled(offers, depth, context);
  const groups = new Map<string, { piece: Piece; offers: BastionOffer[] }>();
  for (const offer of offers) {
    const piece = pieces(offer.action, context)[start];
    if (!piece) return offers.map((it) => whole(it, false, context));
    const known = groups.get(piece.text);
    if (known) known.offers.push(offer);
    else groups.set(piece.text, { piece, offers: [offer] });
  }
  return ordered([...groups.values()]).map(({ piece, offers: found }) => ({
    label: piece.label,
    offers: found,
    depth: start + 1,
    text: textTo(found[0], start + 1),
    mana: piece.color ? { [piece.color]: 1 } : {},
    cards: [],
    isDrawn: false,
  }));
}

function whole(offer: BastionOffer, isDrawn: boolean, context: Context): Entry {
  const { action, text } = offer;
  const depth = piecesOf(action).length;
  const label = actionLabel(action, context);
  const line = { label, offers: [offer], depth, text, mana: {}, cards: [], isDrawn };
  if (action.type === 'pay') return { ...line, mana: action.mana };
  return action.type === 'keep' ? { ...line, cards: action.cards.map(ritualId) } : line;
}

/** The first piece in which offers differ. */
function settled(offers: readonly BastionOffer[], depth: number, context: Context): number {
  const texts = new Set(offers.map(({ action }) => pieces(action, context)[depth]?.text));
  return texts.size === 1 && !texts.has(undefined) ? settled(offers, depth + 1, context) : depth;
}

const textTo = (offer: BastionOffer | undefined, depth: number): string =>
  offer ? piecesOf(offer.action).slice(0, depth).join(' ') : '';

/** Colours come in their order, everything else as it is offered. */
function ordered<Group extends { piece: Piece }>(groups: readonly Group[]): readonly Group[] {
  const place = ({ piece: { color } }: Group): number => (color ? COLOR_LIST.indexOf(color) : 0);
  return [...groups].sort((a, b) => place(a) - place(b));
}

/** The pieces of an action, with what a menu calls each of them. */
function pieces(action: Action, context: Context): Piece[] {
  const labels = labelsOf(action, context);
  return piecesOf(action).map((text, index) => ({
    text,
    label: labels[index]?.label ?? actionLabel(action, context),
    color: labels[index]?.color ?? null,
  }));
}

function labelsOf(action: Action, context: Context): readonly Omit<Piece, 'text'>[] {
  const word = (label: string) => ({ label, color: null });
  const colored = (id: 'give' | 'take' | 'color', color: Color) => ({
    label: t(`menu-${id}`, colorArgs(color)),
    color,
  });
  switch (action.type) {
    case 'convert':
      return [
        word(ritualName(ritualId(action.artifact))),
        colored('give', action.give),
        colored('take', action.take),
      ];
    case 'accumulate':
      return [
        word(ritualName(ritualId(action.artifact))),
        colored('take', action.color),
        word(seatHero(context.view, action.from)),
      ];
    case 'cast': {
      const { spell, card, copies, color } = action;
      return [
        word(castName(context.printed, spell, enemyId(card))),
        ...(copies ? [word(spellName(copies.spell, copies.power))] : []),
        ...(color ? [colored('color', color)] : []),
      ];
    }
    case 'move':
    case 'channel':
    case 'attack':
    case 'revive':
    case 'deposit':
    case 'pay':
    case 'swap':
    case 'teleport':
    case 'perform':
    case 'keep':
    case 'leave':
    case 'end-phase':
    case 'go-on':
    case 'call-off':
    case 'hold':
    case 'release':
    case 'agree':
    case 'refuse':
      return [];
  }
}
