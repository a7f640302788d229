import { describe, expect, test } from 'vitest';
import { drawn, given, legal, played, shown } from '../../testkit/nautilion/given.ts';
import { nautilion } from '../index.ts';

const expansions = 'darkhouse';

describe('9 Fixed Swell', () => {
  test('[NL80] the dice show 2, 3 and 4 and may be changed', () => {
    const s = given({ expansions, card: 9, path: 'N 1 2 3 4 5 P', reserve: 1 });
    expect(shown(s).dice.map(d => d.face)).toEqual([2, 3, 4]);
    expect(legal(s)).toEqual(['whirlwind', 'darkhouse 2', 'darkhouse 3', 'darkhouse 4']);
    played(s, 'whirlwind');
    expect(nautilion.pendingFact(s)).toBe('die/2/1/0');
  });

  test('[NL80] a stuck ship gives two of them', () => {
    const s = given({
      expansions: 'darkhouse reefs',
      card: 9,
      path: '1 1 N 2 3 4 4 P',
      beside: 6,
      rolls: '1',
    });
    played(s, 'darkhouse 2');
    expect(legal(s)).toEqual(['phantom 3', 'phantom 4']);
    const events = played(s, 'phantom 3');
    expect(events.filter(e => e.type === 'given')).toHaveLength(1); // the third die is nobody's
    expect(shown(s)).toMatchObject({ turn: 3 });
    expect(drawn(s)).toBe('1 1 N 2 P 4 4');
  });
});
