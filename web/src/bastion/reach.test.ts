/**
 * Whatever is offered can be done: on a thing, in a menu or by a button. The moments were recorded in
 * games of every mode, one for every kind of decision and every kind of offer.
 */

import { describe, expect, it } from 'vitest';

import type { View } from '../generated/bastion';
import { asking } from './prompt';
import { deedLabel } from './labels';
import recorded from './fixtures/offers.json';
import printed from './fixtures/printed.json';
import { thingLabel } from './board/labels';
import { entries } from './panels/menu';
import { paymentsOf, proposed } from './price/payment';
import { boardPieces } from './board/pieces';
import { spellWord } from './printed';
import { lit, touch, type Pick } from './offers';

interface Moment {
  moment: string;
  seat: number;
  offers: string[];
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
    ...(hero?.spells.map((card) => spellWord(printed, card)) ?? []),
    ...(hero?.rituals ?? []),
    ...(hero?.artifacts ?? []),
    ...(view.action?.drawn ?? []),
    ...Object.keys(hero?.mana ?? {}).map((color) => `mana/${color}`),
  ]);
}

/** The offers that a menu leads to, with how many different ways lead to each. */
function fromMenu(moment: Moment, offers: readonly string[], picked: readonly string[]): string[] {
  const { view, seat } = moment;
  return entries(offers, picked, { view, printed, seat }).flatMap((entry) =>
    entry.offer !== null ? [entry.offer] : fromMenu(moment, offers, entry.picked),
  );
}

/** The offers that touching things leads to. */
function byTouch(moment: Moment): Set<string> {
  const { view, seat, offers } = moment;
  const there = drawn(moment);
  const found = new Set<string>();
  const go = (pick: Pick): void => {
    for (const thing of lit(pick, view, seat).keys()) {
      if (!there.has(thing)) continue;
      const result = touch(pick, thing, view, seat);
      if (result.kind === 'act') found.add(result.offer);
      if (result.kind === 'narrow') go(result.pick);
      if (result.kind === 'menu')
        for (const offer of fromMenu(moment, result.offers, [])) found.add(offer);
    }
  };
  go({ touched: [], offers });
  return found;
}

/** The buttons of the prompt. */
function buttons({ view, seat, offers }: Moment): string[] {
  const pool = view.heroes[seat]?.mana;
  const payment = pool ? proposed(offers, pool) : null;
  const needed = [seat];
  const pick = { touched: [], offers };
  const now = { view, printed, seat, offers, needed, pick, payment };
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
    const verbs = new Set(moments.flatMap(({ offers }) => offers.map((it) => it.split(' ')[0])));
    for (const verb of [
      'move',
      'channel',
      'attack',
      'use',
      'revive',
      'end',
      'deposit',
      'pay',
      'cast',
      'swap',
      'teleport',
      'go',
      'call',
      'hold',
      'release',
      'agree',
      'refuse',
      'leave',
      'perform',
      'keep',
    ])
      expect(verbs, verb).toContain(verb);
    const spells = new Set(
      moments.flatMap(({ offers }) => offers.map((it) => /^cast (\w+)/.exec(it)?.[1])),
    );
    spells.delete(undefined);
    expect(spells.size).toBe(11);
  });

  it.each(moments.map((moment, index) => [`${index} ${moment.moment}`, moment] as const))(
    'can be done: %s',
    (_, moment) => {
      const touched = byTouch(moment);
      const pressed = new Set(buttons(moment));
      const payments = new Set(paymentsOf(moment.offers));
      const chosen = new Set(
        moment.offers.some((offer) => offer.startsWith('keep'))
          ? fromMenu(
              moment,
              moment.offers.filter((offer) => offer.startsWith('keep')),
              [],
            )
          : [],
      );
      for (const offer of moment.offers) {
        const ways = [touched, pressed, payments, chosen].filter((it) => it.has(offer));
        expect(ways.length, offer).toBeGreaterThan(0);
      }
    },
  );

  it.each(moments.map((moment, index) => [`${index} ${moment.moment}`, moment] as const))(
    'is called by a name that tells it apart: %s',
    (_, { view, seat, offers }) => {
      const context = { view, printed, seat };
      const labels = offers.map((offer) => deedLabel(offer, context));
      for (const label of labels)
        expect(label).not.toMatch(/\b(deed|bastion|color|menu)-|undefined|NaN|[/=]/);
      // Cards of one spell are all alike.
      const others = labels.filter((_, index) => !offers[index]?.startsWith('cast '));
      expect(new Set(others).size).toBe(others.length);
      for (const [thing, about] of lit({ touched: [], offers }, view, seat)) {
        expect(thingLabel(thing, context)).not.toMatch(/bastion-|undefined/);
        const lines = entries(about, [], context).map((entry) => entry.label);
        const isMenu = touch({ touched: [], offers }, thing, view, seat).kind === 'menu';
        if (isMenu) expect(new Set(lines).size, thing).toBe(lines.length);
      }
    },
  );
});
