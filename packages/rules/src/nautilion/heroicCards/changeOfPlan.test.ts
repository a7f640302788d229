import { describe, expect, test } from 'vitest';
import { given, legal, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

describe('3 Change of Plan', () => {
  const change = { expansions, path: 'N 1 1 2 P', crew: '4 5', rolls: '1 1 1' };

  test('[NL90] another card leaves with it, and the top of the pile is opened and may be played', () => {
    const s = given({ ...change, heroics: '3 4 5', heroicPile: '7' });
    played(s, 'heroic 3', 'from ship 4');
    expect(legal(s)).toEqual(['drop 4', 'drop 5']);
    played(s, 'drop 5');
    expect(shown(s).heroics.open).toEqual([4, 7]);
    expect(shown(s).effects.calm).toBe(false); // a dropped card does nothing
    expect(legal(s)).toContain('heroic 7');
  });

  test('[NL90] with no other card open it leaves alone, and one is still opened', () => {
    const first = given({ ...change, heroics: '1 3 5' });
    played(first, 'heroic 3', 'from ship 4');
    expect(legal(first)).toEqual(['drop 1', 'drop 5']);
    const s = given({ ...change, heroics: '3', heroicPile: '9' });
    played(s, 'heroic 3', 'from ship 4');
    expect(shown(s).heroics.open).toEqual([9]);
  });
});
