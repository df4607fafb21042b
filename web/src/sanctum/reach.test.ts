/**
 * Fights and the final battle as they are really drawn: whatever is offered can be reached by a piece, by
 * a face of the die in hand, by a button of a choice, or by a button beside the sentence.
 */

import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Action, Event, View } from '../generated/sanctum';
import type { GameProps, Offer } from '../table/contract';
import { Desk, KEY } from './hand.svelte';
import Fight from './fight/Fight.svelte';
import recorded from './fixtures/fights.json';
import printed from './fixtures/printed.json';
import { madeUpSums } from './fixtures/sums';
import { late } from './deferred.svelte';
import { dieOf, isButton, placed } from './offers';
import { isDie } from './things';
import { promptFor } from './prompt';
import { screenOf } from './screen';

interface Moment {
  seat: number;
  offers: Offer<Action>[];
  view: View;
}
const moments = recorded as unknown as Moment[];

/** A desk that writes down what is done. */
function deskOf({ seat, offers, view }: Moment, width: number): { desk: Desk; done: string[] } {
  const done: string[] = [];
  const seats = view.heroes.map(() => ({ kind: 'bot', level: 'greedy', clock: null }));
  const props = {
    view,
    sums: madeUpSums(view),
    offers,
    seat,
    needed: [seat],
    table: { seats },
    history: [],
    happening: { number: 1, events: [], tempo: 0 },
    hinted: null,
    printed,
    act: (text: string) => done.push(text),
    whyNot: () => undefined,
    prompt: () => undefined,
  } as unknown as GameProps<View, Action, Event>;
  const desk = new Desk(() => props);
  desk.width = width;
  desk.renew(offers);
  return { desk, done };
}

const draw = (desk: Desk): string =>
  render(Fight, { props: {}, context: new Map([[KEY, desk]]) }).body;

/** What the buttons beside the sentence do. */
function buttons(desk: Desk, { view, seat }: Moment): string[] {
  const { primary, more = [] } = promptFor({
    view,
    sums: desk.sums,
    seat,
    needed: [seat],
    book: desk.book,
    all: desk.all,
    picked: desk.picked,
    options: desk.options,
    marked: desk.marked,
  });
  return [...(primary ? [primary] : []), ...more].map((it) => it.offer);
}

/** Everything that is drawn before anything is in hand. */
const thingsIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing ?? ''));

/** Whether an offer can be done by touching what is drawn, step by step. */
function isReached(
  moment: Moment,
  given: Offer<Action>,
  html: string,
  drawn: Set<string>,
): boolean {
  const { desk, done } = deskOf(moment, 1280);
  const offer = placed(given);
  const { text, action } = offer;
  if (isButton(offer)) {
    if (action.type === 'pay-penalty' || action.type === 'take-wounds') {
      if (!html.includes('role="radio"')) return false;
      desk.marked = text;
    }
    return buttons(desk, moment).includes(text);
  }
  // A die first, as most people would; everything touched has to be there and lit.
  const dice = offer.things.filter(isDie);
  const others = offer.things.filter((thing) => !isDie(thing));
  for (const { key } of [...dice.slice(0, 1), ...others, ...dice.slice(1)]) {
    if (!drawn.has(key) || !desk.isLit(key)) return false;
    desk.touch(key);
    if (done.length > 0) return done[0] === text;
  }
  return (
    desk.choices.some((it) => it.text === text) ||
    desk.results.some(({ ways }) => ways.some((it) => it.text === text))
  );
}

beforeAll(() => late.load(), 60_000);

describe('fights as they are drawn', () => {
  it('has moments of every step of fights and of the final battle', () => {
    const steps = moments.map(({ view, seat }) => {
      const hero = view.heroes[seat];
      const step = typeof hero?.step === 'string' ? hero.step : 'penalty';
      return `${hero?.row ? 'row' : 'zone'} ${step}`;
    });
    expect([...new Set(steps)].sort()).toEqual([
      'row attack',
      'row block',
      'row penalty',
      'row prepare',
      'zone attack',
      'zone block',
      'zone penalty',
      'zone prepare',
    ]);
    expect(moments.every(({ view, seat }) => screenOf(view, seat) === 'fight')).toBe(true);
  });

  it('reaches every offer, on a wide screen and on a phone', () => {
    const lost = moments.flatMap((moment) => {
      const html = draw(deskOf(moment, 1280).desk);
      const narrow = draw(deskOf(moment, 390).desk);
      const small = thingsIn(narrow);
      const both = new Set([...thingsIn(html)].filter((thing) => small.has(thing)));
      return moment.offers.filter((offer) => !isReached(moment, offer, html, both));
    });
    expect(lost).toEqual([]);
  }, 120_000);

  it('shows every face a die in hand can become, and every way to it', () => {
    const moment = moments.find(({ offers }) =>
      ['use', 'rage', 'skill'].every((verb) => offers.some(({ action }) => action.type === verb)),
    );
    if (!moment) throw new Error('no moment with tools');
    const { desk } = deskOf(moment, 1280);
    desk.touch(moment.offers.flatMap((it) => dieOf(placed(it)) ?? [])[0]?.key ?? '');
    for (const { value, ways } of desk.results) {
      desk.opened = value;
      const html = draw(desk);
      if (ways.length > 0) expect(html).toContain(`data-face="${value}"`);
      if (ways.length > 1)
        for (const { text } of ways) expect(html).toContain(`data-offer="${text}"`);
    }
  });

  it('follows the fight of whoever has the turn, until the player looks away', () => {
    const moment = moments.find(({ view, seat }) => view.frame === 'turn' && view.active === seat);
    if (!moment) throw new Error('no fight in a turn');
    const other = (moment.seat + 1) % moment.view.heroes.length;
    const { desk } = deskOf({ ...moment, seat: other, offers: [] }, 1280);
    const props = desk.props();
    Object.assign(props, { needed: [moment.seat], happening: { ...props.happening, tempo: 1 } });
    desk.follow();
    expect(desk.watched).toBe(moment.seat);
    desk.leave();
    desk.follow();
    expect(desk.watched).toBeNull();
    desk.watch(moment.seat);
    Object.assign(props, { needed: [other] });
    desk.follow();
    expect(desk.watched).toBeNull();
  });

  it('lights nothing of a hero that is only watched', () => {
    const [moment] = moments;
    if (!moment) throw new Error('no moments');
    const { desk } = deskOf(moment, 1280);
    desk.watched = (moment.seat + 1) % moment.view.heroes.length;
    expect(draw(desk)).not.toMatch(/class="thing[^"]* lit/);
  });
});
