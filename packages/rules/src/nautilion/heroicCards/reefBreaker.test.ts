import { describe, expect, test } from 'vitest';
import { drawn, given, played, shown } from '../../testkit/nautilion/given.ts';

describe('12 Reef Breaker', () => {
  const breaker = { expansions: 'heroics reefs', heroics: '12', crew: '3 4' };

  test('[NL99] every reef of the number leaves the game', () => {
    const s = given({ ...breaker, path: 'N 1/3 1/6 2/3 P', rolls: '1 1 1' });
    const { discarded } = shown(s);
    played(s, 'heroic 12', 'from ship 3');
    expect(drawn(s)).toBe('N 1 1/6 2 P');
    expect(shown(s).reefsBroken).toBe(2);
    expect(shown(s).discarded).toHaveLength(discarded.length + 1); // the sacrifice alone
  });

  test('[NL100] another sacrifice has no effect', () => {
    const s = given({ ...breaker, path: 'N 1/3 1/6 2/3 P', rolls: '1 1 1' });
    played(s, 'heroic 12', 'from ship 4');
    expect(drawn(s)).toBe('N 1/3 1/6 2/3 P');
  });

  test('[NL102] the reef that holds the ship goes too, but the ship stays and gains none', () => {
    const s = given({ ...breaker, path: '1 N 1/6 2 5 P', beside: 3, rolls: '1 1 1' });
    expect(shown(s).nautilion.stuck).toBe(true);
    played(s, 'heroic 12', 'from ship 3', 'darkhouse 1');
    expect(shown(s)).toMatchObject({ turn: 3, step: 'roll', reserve: [] });
    expect(drawn(s)).toBe('1 N 1/6 2 P');
  });
});
