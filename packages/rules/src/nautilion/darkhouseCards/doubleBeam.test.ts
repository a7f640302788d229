import { describe, expect, test } from 'vitest';
import { given, legal, played, refusal, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('4 Double Beam', () => {
  const beam = { expansions, card: 4, path: 'N 1 2 3 P' };

  test('[NL75] a 3 or 4 costs two tokens of any mix, each legal at its moment', () => {
    const s = given({ ...beam, ship: 'C2', crew: '2 5 7', reserve: 2, rolls: '3 1 1' });
    played(s, 'darkhouse 3');
    expect(refusal(s, 'from ship 5')).toBe('would-split NL20');
    played(s, 'from ship 2');
    expect(legal(s)).toEqual(['from ship 5', 'from ship 7', 'from reserve blank']);
    played(s, 'from reserve blank');
    expect(shown(s)).toMatchObject({ crew: [5, 7], step: 'place' });
    expect(shown(s).reserve.filter(t => t === 'blank')).toHaveLength(1);
  });

  test('[NL75] ship and cabin together pay two', () => {
    const owned = { expansions: 'darkhouse mages', crew: '5', cabin: 'B', rolls: '4 1 1' };
    const s = given({ ...beam, path: 'N 6 2 3 P', ...owned });
    played(s, 'darkhouse 4', 'from cabin B');
    expect(shown(s)).toMatchObject({ crew: [], cabin: [] });
  });

  test('[NL75] one token is all that one token can pay, and a 2 costs none', () => {
    const s = given({ ...beam, path: 'N 6 2 3 P', crew: '5', rolls: '4 1 1' });
    played(s, 'darkhouse 4');
    expect(shown(s)).toMatchObject({ crew: [], step: 'place' });
    const two = given({ ...beam, path: 'N 6 2 3 P', crew: '5', rolls: '2 1 1' });
    played(two, 'darkhouse 2');
    expect(shown(two).crew).toEqual([5]);
  });
});
