/**
 * Whatever is offered can be done: on a thing, in a menu or by a button. The moments were recorded in
 * games of every mode, one for every kind of decision and every kind of offer.
 */

import { describe, expect, it } from 'vitest';

import type { Action, View } from '../generated/bastion';
import { asking } from './prompt';
import { actionLabel } from './labels';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { thingLabel } from './board/labels';
import { readAction } from './fixtures/notation';
import { entries } from './panels/menu';
import { paymentsOf, proposed } from './price/payment';
import { boardPieces } from './board/pieces';
import { keyOf, SPELL_LIST } from './ids';
import { printedEnemy } from './printed';
import { lit, touch, type BastionOffer, type Pick } from './offers';
import { textOf } from './write';

interface Moment {
  moment: string;
  seat: number;
  offers: BastionOffer[];
  view: View;
}
const moments = recorded as unknown as Moment[];

/** Every thing that is drawn and can be touched: pieces of the board, cards and discs of one's own. */
function drawn({ view, seat, offers }: Moment): Set<string> {
  const hero = view.heroes[seat];
  const things = lit({ touched: [], offers }, view, seat);
  const lighting = {
    lit: things,
    touched: [],
    pointed: null,
    fresh: new Set<string>(),
    freshWord: '',
    hinted: new Set<string>(),
  };
  return new Set([
    ...boardPieces(view, printed, lighting, 'M').map((piece) => piece.key),
    ...(hero?.spells.map((card) =>
      keyOf({ kind: 'spell', card, spell: printedEnemy(printed, card).spell }),
    ) ?? []),
    ...(hero?.rituals ?? []),
    ...(hero?.artifacts ?? []),
    ...(view.action?.drawn ?? []),
    ...Object.keys(hero?.mana ?? {}).map((color) => `mana/${color}`),
  ]);
}

/** The offers that a menu leads to, with how many different ways lead to each. */
function fromMenu(moment: Moment, offers: readonly BastionOffer[], depth = 0): string[] {
  const { view, seat } = moment;
  return entries(offers, depth, { view, printed, seat }).flatMap((entry) => {
    const [only, ...others] = entry.offers;
    return only && others.length === 0 ? [only.text] : fromMenu(moment, entry.offers, entry.depth);
  });
}

/** The offers that touching things leads to. */
function byTouch(moment: Moment): Set<string> {
  const { view, seat, offers } = moment;
  const there = drawn(moment);
  const found = new Set<string>();
  const go = (pick: Pick): void => {
    for (const [key, { thing }] of lit(pick, view, seat)) {
      if (!there.has(key)) continue;
      const result = touch(pick, thing, view, seat);
      if (result.kind === 'act') found.add(result.offer.text);
      if (result.kind === 'narrow') go(result.pick);
      if (result.kind === 'menu')
        for (const text of fromMenu(moment, result.offers)) found.add(text);
    }
  };
  go({ touched: [], offers });
  return found;
}

/** The buttons of the prompt. */
function buttons({ view, seat, offers }: Moment): string[] {
  const pool = view.heroes[seat]?.mana;
  const payments = paymentsOf(view, seat);
  const payment = pool ? proposed(payments, pool) : null;
  const needed = [seat];
  const pick = { touched: [], offers };
  const mayChoose = payments.length > 1;
  const now = { view, printed, seat, offers, needed, pick, payment, mayChoose };
  const { primary, more } = asking(now);
  const waiting = asking({ ...now, needed: [] });
  const shown = [...(primary ? [primary] : []), ...(more ?? [])].map((it) => it.offer);
  // Who is not waited for has the same buttons, but nothing to be pressed first.
  for (const { offer } of waiting.more ?? []) expect(shown).toContain(offer);
  expect(new Set(shown).size).toBe(shown.length);
  return shown;
}

describe('every recorded offer', () => {
  it('there are moments of every kind', () => {
    const actions = moments.flatMap(({ offers }) => offers.map(({ action }) => action));
    const kinds: Readonly<Record<Action['type'], true>> = {
      move: true,
      channel: true,
      attack: true,
      convert: true,
      accumulate: true,
      revive: true,
      'end-phase': true,
      cast: true,
      'go-on': true,
      'call-off': true,
      hold: true,
      release: true,
      deposit: true,
      pay: true,
      swap: true,
      teleport: true,
      agree: true,
      refuse: true,
      leave: true,
      perform: true,
      keep: true,
    };
    expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds)));
    const spells = actions.flatMap((it) => (it.type === 'cast' ? [it.spell] : []));
    expect(new Set(spells)).toEqual(new Set(SPELL_LIST));
  });

  it('is written and read as the server does', () => {
    for (const { text, action } of moments.flatMap(({ offers }) => offers)) {
      expect(textOf(action)).toBe(text);
      expect(readAction(text)).toEqual(action);
    }
    expect(readAction('dance')).toBeNull();
  });

  it.each(moments.map((moment, index) => [`${index} ${moment.moment}`, moment] as const))(
    'can be done: %s',
    (_, moment) => {
      const { view, seat, offers } = moment;
      const touched = byTouch(moment);
      const pressed = new Set(buttons(moment));
      const payments = new Set(paymentsOf(view, seat).map(({ text }) => text));
      const kept = offers.filter(({ action }) => action.type === 'keep');
      const chosen = new Set(kept.length > 0 ? fromMenu(moment, kept) : []);
      for (const { text } of offers) {
        const ways = [touched, pressed, payments, chosen].filter((it) => it.has(text));
        expect(ways.length, text).toBeGreaterThan(0);
      }
    },
  );

  it.each(moments.map((moment, index) => [`${index} ${moment.moment}`, moment] as const))(
    'is called by a name that tells it apart: %s',
    (_, { view, seat, offers }) => {
      const context = { view, printed, seat };
      const labels = offers.map(({ action }) => actionLabel(action, context));
      for (const label of labels)
        expect(label).not.toMatch(/\b(deed|bastion|color|menu)-|undefined|NaN|[/=]/);
      // Cards of one spell are all alike.
      const others = labels.filter((_, index) => offers[index]?.action.type !== 'cast');
      expect(new Set(others).size).toBe(others.length);
      for (const [key, { thing, offers: about }] of lit({ touched: [], offers }, view, seat)) {
        expect(thingLabel(thing, context)).not.toMatch(/bastion-|undefined/);
        const lines = entries(about, 0, context).map((entry) => entry.label);
        const isMenu = touch({ touched: [], offers }, thing, view, seat).kind === 'menu';
        if (isMenu) expect(new Set(lines).size, key).toBe(lines.length);
      }
    },
  );
});
