import { describe, expect, test } from 'vitest';
import { drawn, given, legal, played, shown } from '../../testkit/nautilion/given.ts';
import { nautilion } from '../index.ts';

const expansions = 'darkhouse';

describe('2 Blindfold', () => {
  const blind = { expansions, card: 2, path: 'N 1 2 3 4 5 P' };

  test('[NL73] each die is given before the next is rolled, to anyone still without', () => {
    const s = given(blind);
    played(s, 'roll 2');
    expect(legal(s)).toEqual(['darkhouse 2', 'phantom 2', 'nautilion 2']);
    played(s, 'nautilion 2', 'roll 1');
    expect(legal(s)).toEqual(['darkhouse 1', 'phantom 1']);
    played(s, 'phantom 1', 'roll 4');
    expect(legal(s)).toEqual(['darkhouse 4']);
    played(s, 'darkhouse 4');
    expect(shown(s).pending.hand).toBe('2');
    expect(drawn(s)).toBe('1 N 3 4 P');
  });

  test('[NL73] spells and partnerships reach the newest die only', () => {
    const s = given({
      ...blind,
      expansions: 'darkhouse mages',
      cabin: 'A 1',
      reserve: 3,
      rolls: '2',
    });
    played(s, 'darkhouse 2', 'roll 3');
    expect(legal(s)).toEqual([
      'whirlwind',
      'tide 3 to 1',
      'tide 3 to 2',
      'tide 3 to 4',
      'translation',
      'reroll 3',
      'phantom 3',
      'nautilion 3',
    ]);
    played(s, 'whirlwind');
    expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, true, false]);
    expect(nautilion.pendingFact(s)).toBe('die/2/2/1');
  });

  test('[NL73] [NL63] a stuck ship has two dice, one by one', () => {
    const s = given({
      ...blind,
      expansions: 'darkhouse reefs',
      path: '1 N 2 3 P',
      beside: 6,
      rolls: '1 2',
    });
    expect(legal(s)).toEqual(['darkhouse 2', 'phantom 2']);
    played(s, 'phantom 2', 'roll 1', 'darkhouse 1');
    expect(shown(s)).toMatchObject({ turn: 3, step: 'roll' });
  });
});
