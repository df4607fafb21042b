import { describe, expect, it } from 'vitest';

import { again, bordered, depth, did, fresh, redid, tookBack } from './trail';

const offered = (...texts: string[]) => texts.map((text) => ({ text, action: null }));

describe('taking back and doing again', () => {
  it('goes back and forth in order', () => {
    let trail = did(did(fresh, 'move citadel'), 'channel citadel');
    expect(depth(trail, true)).toBe(2);
    trail = tookBack(tookBack(trail));
    expect(trail).toEqual({ done: [], undone: ['channel citadel', 'move citadel'] });
    expect(again(trail, offered('move citadel', 'end phase'))).toBe('move citadel');
    trail = redid(trail);
    expect(again(trail, offered('end phase'))).toBeNull();
    expect(trail.done).toEqual(['move citadel']);
  });

  it('forgets what was undone when something else is done', () => {
    expect(did(tookBack(did(fresh, 'a')), 'b')).toEqual({ done: ['b'], undone: [] });
  });

  it('stops at the border', () => {
    expect(bordered(did(fresh, 'end phase'), false)).toEqual(fresh);
    expect(depth(fresh, true)).toBe(1);
    expect(depth(did(fresh, 'a'), false)).toBe(0);
  });

  it('stays as it is when there is nothing', () => {
    expect(tookBack(fresh)).toBe(fresh);
    expect(redid(fresh)).toBe(fresh);
  });
});
