import { describe, expect, test } from 'vitest';
import { given, legal, played, refusal, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('12 Slack Water', () => {
  const slack = { expansions, card: 12, path: '1 N 2 3 3 P' };

  test('[NL83] the first Whirlwind is free', () => {
    const s = given({ ...slack, reserve: 1, rolls: '1 1 1' });
    played(s, 'whirlwind', 'roll 1', 'roll 1', 'roll 2');
    expect(shown(s).reserve).toHaveLength(1);
    played(s, 'whirlwind', 'roll 1', 'roll 1', 'roll 2');
    expect(shown(s).reserve).toHaveLength(0);
    expect(refusal(s, 'whirlwind')).toBe('too-dear NL13');
  });

  test('[NL83] [NL63] also that of a stuck ship, which has two dice', () => {
    const s = given({ ...slack, expansions: 'darkhouse reefs', beside: 6, rolls: '1 4 4' });
    expect(legal(s)).toEqual(['whirlwind', 'darkhouse 4']);
    played(s, 'whirlwind', 'roll 1', 'roll 2');
    expect(shown(s)).toMatchObject({ step: 'currents', darkhouse: { free: false } });
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
  });
});
