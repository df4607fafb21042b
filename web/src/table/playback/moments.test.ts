import { describe, expect, it } from 'vitest';

import type { Moment } from '../../generated/protocol';
import { Moments } from './moments';

interface Asked {
  number: number;
  answer: () => void;
  refuse: () => void;
}

function setUp(latest = 100) {
  const asked: Asked[] = [];
  const came: number[] = [];
  const failures: unknown[] = [];
  const moments = new Moments(
    (number) =>
      new Promise<Moment>((resolve, reject) =>
        asked.push({
          number,
          answer: () => resolve({ number, at: 0, events: [], view: {}, latest }),
          refuse: () => reject(new Error('gone')),
        }),
      ),
    (moment) => came.push(moment.number),
    (reason) => failures.push(reason),
    () => latest,
  );
  const answer = async (): Promise<void> => {
    asked.at(-1)?.answer();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { moments, asked, came, failures, answer };
}

describe('earlier moments', () => {
  it('come one at a time, then their neighbours', async () => {
    const { moments, asked, came, answer } = setUp();
    moments.want(10);
    for (let count = 0; count < 8; count += 1) await answer();
    expect(asked.map((it) => it.number)).toEqual([10, 11, 9, 12, 8, 13, 14]);
    expect(came).toEqual([10]);
  });

  it('are there at once when they were fetched ahead', async () => {
    const { moments, came, answer } = setUp();
    moments.want(10);
    await answer();
    await answer();
    moments.want(11);
    expect(came).toEqual([10, 11]);
  });

  it('pass over what a sliding finger left behind', async () => {
    const { moments, asked, came, answer } = setUp();
    for (const number of [10, 20, 30]) moments.want(number);
    await answer();
    expect(asked.map((it) => it.number)).toEqual([10, 30]);
    await answer();
    expect(came).toEqual([30]);
  });

  it('never ask behind the end, and say when something fails', async () => {
    const { moments, asked, failures, answer } = setUp(3);
    moments.want(3);
    for (let count = 0; count < 4; count += 1) await answer();
    expect(asked.map((it) => it.number)).toEqual([3, 2, 1]);
    const other = setUp();
    other.moments.want(7);
    other.asked[0]?.refuse();
    await new Promise((resolve) => setTimeout(resolve));
    expect(other.failures).toHaveLength(1);
    expect(failures).toHaveLength(0);
  });
});
