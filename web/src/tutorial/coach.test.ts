import { describe, expect, it } from 'vitest';

import bastion from '../../../data/tutorials/bastion.json';
import sanctum from '../../../data/tutorials/sanctum.json';
import english from '../../../locales/en/tutorial.ftl?raw';
import type { LessonStep } from '../generated/protocol';
import { coach, fits, follow, litOf, skipped, type Situation, type Skip } from './coach';

/** The steps of a lesson as the server sends them. */
function stepsOf(written: readonly object[]): LessonStep[] {
  return written.map((it) => ({
    id: '',
    via: [],
    do: [],
    times: 1,
    until_won: false,
    rule: '',
    ...it,
  }));
}

const LESSONS = Object.entries({ bastion, sanctum }).flatMap(([game, { lessons }]) =>
  lessons.map(({ id, steps, path }) => ({ game, id, steps: stepsOf(steps), path })),
);

const steps = stepsOf([
  { id: 'go', do: ['move district/6'] },
  { id: 'channel', via: ['channel source/*'], do: ['deposit *'] },
  { id: 'twice', do: ['assign die/* demon/1/*'], times: 2 },
]);
const now = (more: Partial<Situation>): Situation => ({
  deeds: [],
  skips: [],
  offers: ['move district/6', 'end phase'],
  isMine: true,
  end: null,
  ...more,
});

describe('a pattern', () => {
  it('fits what it says, with anything for a star', () => {
    expect(fits('end phase', 'end phase')).toBe(true);
    expect(fits('end phase', 'end phases')).toBe(false);
    expect(fits('pay *', 'pay red=3 blue=1')).toBe(true);
    expect(fits('use head/1 * +1', 'use head/1 die/2 +1')).toBe(true);
    expect(fits('use head/1 * +1', 'use head/1 die/2 -1')).toBe(false);
    expect(fits('a*a', 'a')).toBe(false);
  });
});

describe('the coach', () => {
  it('asks for the first step and lights its best offer', () => {
    expect(coach(steps, now({}))).toEqual({ kind: 'ask', at: 0, lit: 'move district/6' });
  });

  it('goes on when a step is fulfilled, through what is on the way to it', () => {
    const begun = ['move district/6', 'channel source/2'];
    expect(follow(steps, begun, [])).toEqual({ at: 1, strays: [] });
    const offers = ['deposit red', 'call off'];
    expect(coach(steps, now({ deeds: begun, offers }))).toMatchObject({ lit: 'deposit red' });
    expect(follow(steps, [...begun, 'deposit red'], []).at).toBe(2);
  });

  it('counts steps that take more than one deed', () => {
    const deeds = ['move district/6', 'deposit red', 'assign die/2 demon/1/1'];
    expect(follow(steps, deeds, []).at).toBe(2);
    expect(follow(steps, [...deeds, 'assign die/1 demon/1/2'], []).at).toBe(3);
  });

  it('says so when something else was done, and forgets it with the step', () => {
    expect(coach(steps, now({ deeds: ['channel citadel'] }))).toMatchObject({ kind: 'astray' });
    const deeds = ['channel citadel', 'move district/6'];
    expect(follow(steps, deeds, [])).toEqual({ at: 1, strays: [] });
  });

  it('says so when a step cannot be done now, and lets it be passed over', () => {
    const lost = now({ deeds: ['move district/3'], offers: ['end phase'] });
    expect(coach(steps, lost)).toEqual({ kind: 'gone', at: 0 });
    const skips = skipped([], steps, lost.deeds);
    expect(skips).toEqual([{ step: 0, after: 1 }]);
    expect(follow(steps, lost.deeds, skips).at).toBe(1);
    // Taken back: the step is open again, and what was passed over is forgotten.
    expect(follow(steps, [], skips).at).toBe(0);
    expect(skipped(skips, steps, [])).toEqual([{ step: 0, after: 0 }]);
  });

  it('waits for the others and knows the end', () => {
    expect(coach(steps, now({ isMine: false }))).toEqual({ kind: 'wait', at: 0 });
    expect(coach(steps, now({ end: 'lost' }))).toEqual({ kind: 'lost' });
    expect(coach(steps, now({ end: 'won' }))).toEqual({ kind: 'done' });
  });

  it('leaves the player alone until the game is won where the lesson says so', () => {
    const [alone] = [stepsOf([{ until_won: true }])];
    const deeds = ['end phase', 'move citadel'];
    expect(coach(alone, now({ deeds }))).toEqual({ kind: 'ask', at: 0, lit: null });
    expect(coach(alone, now({ deeds, end: 'won' }))).toEqual({ kind: 'done' });
  });

  it('lights what is on the way before what fulfils the step', () => {
    const [step] = stepsOf([{ via: ['block *'], do: ['accept'] }]);
    expect(step && litOf(step, ['block body/1', 'accept'])).toBe('block body/1');
  });
});

describe.each(LESSONS)('the lesson $id of $game', ({ game, id, steps, path }) => {
  it('is done by its path, without a stray deed', () => {
    path.forEach((_, done) => {
      expect(follow(steps, path.slice(0, done), []).strays).toEqual([]);
    });
    const { at } = follow(steps, path, []);
    const last = steps.at(-1);
    expect(at).toBe(last?.until_won ? steps.length - 1 : steps.length);
    expect(coach(steps, now({ deeds: path, end: last?.until_won ? 'won' : null }))).toEqual({
      kind: 'done',
    });
  });

  it('copes with any other way, and can always be passed over to its end', () => {
    const every = LESSONS.flatMap((lesson) => lesson.path);
    for (let seed = 1; seed <= 50; seed += 1) {
      let state = seed;
      const next = (below: number): number => {
        state = (state * 48271) % 2147483647;
        return state % below;
      };
      const deeds: string[] = [];
      let skips: readonly Skip[] = [];
      for (let turn = 0; turn < 30; turn += 1) {
        const offers = Array.from({ length: 1 + next(5) }, () => every[next(every.length)] ?? '');
        const says = coach(steps, now({ deeds: [...deeds], skips, offers }));
        if (says.kind === 'done') break;
        if ('lit' in says && says.lit !== null) expect(offers).toContain(says.lit);
        if (says.kind === 'gone')
          expect(offers.some((it) => litOfAny(steps[says.at], it))).toBe(false);
        if (next(4) === 0) skips = skipped(skips, steps, deeds);
        else if (next(4) === 0) deeds.pop();
        else deeds.push(offers[0] ?? '');
      }
      for (const _ of steps) skips = skipped(skips, steps, deeds);
      expect(coach(steps, now({ deeds, skips }))).toEqual({ kind: 'done' });
    }
  });

  it('has words for itself and for every step, of at most two sentences', () => {
    const wanted = ['', '-about', '-done', ...steps.map((step) => `-${step.id}`)];
    for (const end of wanted) {
      const text = new RegExp(`^tutorial-${game}-${id}${end} = (.+)$`, 'm').exec(english)?.[1];
      expect(text, `tutorial-${game}-${id}${end}`).toBeTruthy();
      expect(text?.match(/[.!?](?= |$)/g)?.length ?? 0, text).toBeLessThanOrEqual(2);
    }
  });
});

const litOfAny = (step: LessonStep | undefined, offer: string): boolean =>
  step !== undefined && litOf(step, [offer]) !== null;
