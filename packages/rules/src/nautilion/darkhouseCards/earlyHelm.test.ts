import { describe, expect, test } from 'vitest';
import { given, legal, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('8 Early Helm', () => {
  const helm = { expansions, card: 8, path: 'N 1 2 3 4 5 P' };

  test('[NL79] one die for the Nautilion, then two for the others', () => {
    const s = given({ ...helm, reserve: 1, rolls: '4' });
    expect(legal(s)).toEqual(['whirlwind', 'nautilion 4']);
    played(s, 'whirlwind', 'roll 2', 'nautilion 2');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, true, true]);
    played(s, 'roll 1', 'roll 3');
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 3']);
    played(s, 'darkhouse 3');
    expect(shown(s).given).toEqual({ darkhouse: 3, phantom: 1, nautilion: 2 });
    expect(shown(s).pending.hand).toBe('2');
  });

  test('[NL79] spells reach the pair alone once it is rolled', () => {
    const s = given({ ...helm, reserve: 2, rolls: '4' });
    played(s, 'nautilion 4', 'roll 1', 'roll 1');
    expect(legal(s)).toEqual([
      'whirlwind',
      'tide 1 to 2',
      'tide 1 to 3',
      'tide 1 to 4',
      'darkhouse 1',
    ]);
    played(s, 'whirlwind');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, true, true]);
  });

  test('[NL79] a stuck ship ignores it', () => {
    const stuck = { expansions: 'darkhouse reefs', path: '1 N 2 3 P', beside: 6, rolls: '1 1 2' };
    const s = given({ ...helm, ...stuck });
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
  });
});
