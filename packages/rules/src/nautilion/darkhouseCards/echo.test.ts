import { describe, expect, test } from 'vitest';
import { isReadError } from '../../core/readError.ts';
import {
  drawn,
  given,
  legal,
  played,
  refusal,
  shown,
  tokens,
} from '../../testkit/nautilion/given.ts';
import { nautilion } from '../index.ts';

const expansions = 'darkhouse';

describe('1 Echo', () => {
  const echo = { expansions, card: 1 };

  test('[NL71] the same dice are given again, without spells, by the same player', () => {
    const s = given({
      ...echo,
      seats: 2,
      active: 1,
      path: '1 N 2 3 4 4 5 5 6 6 P',
      reserve: 3,
      rolls: '1 2 2',
    });
    played(s, 'darkhouse 1'); // the second admiral has no 3: to the reserve
    expect(shown(s)).toMatchObject({ turn: 2, active: 1, step: 'plan' });
    expect(shown(s).darkhouse.secondPass).toBe(true);
    expect(shown(s).dice.map(d => d.face)).toEqual([1, 2, 2]);
    expect(legal(s)).toEqual(['darkhouse 1', 'darkhouse 2']);
    expect(refusal(s, 'whirlwind')).toBe('give-a-die NL16');
    played(s, 'darkhouse 2', 'phantom 1');
    expect(drawn(s)).toBe('1 2 4 N 5 P 6');
    played(s, 'to reserve');
    expect(shown(s)).toMatchObject({ turn: 3, active: 0, step: 'roll' });
  });

  test('[NL71] a die that was given keeps its face for the second pass, or it is no position', () => {
    const s = given({ ...echo, path: '1 N 2 3 4 4 5 5 6 6 P', reserve: 3, rolls: '1 2 2' });
    played(s, 'darkhouse 1');
    const p = structuredClone(shown(s));
    expect(p).toMatchObject({ step: 'place', darkhouse: { secondPass: false } });
    expect(isReadError(nautilion.parsePosition(p))).toBe(false);
    Object.assign(p.dice[1], { face: null });
    expect(nautilion.parsePosition(p)).toEqual({ readError: 'dice' });
  });

  test('[NL72] a failed reef: three dice, two in the first pass, all in the second', () => {
    const s = given({
      ...echo,
      expansions: 'darkhouse reefs',
      path: '1 N 2 3 4 4 5 5 P',
      beside: 3,
      rolls: '1 1 2 4',
    });
    played(s, 'darkhouse 1', 'phantom 2');
    expect(tokens(shown(s).reserve)).toBe('reef3');
    expect(drawn(s)).toBe('1 N 2 3 4 4 P 5');
    expect(shown(s).dice.map(d => d.isOpen)).toEqual([true, true, true]);
    played(s, 'darkhouse 1', 'phantom 2');
    expect(shown(s).pending.hand).toBe('5');
    expect(drawn(s)).toBe('1 2 3 P 4 N');
  });

  test('[NL66] a reef at the first landing is left behind without a roll', () => {
    const s = given({
      ...echo,
      expansions: 'darkhouse reefs',
      path: 'N 2/6 3 4 4 5 5 P',
      crew: '9',
      pile: '-',
      rolls: '1 1 2',
    });
    played(s, 'darkhouse 1', 'phantom 2', 'to reserve');
    expect(shown(s).nautilion.reef).toBe('reef6');
    played(s, 'darkhouse 1', 'phantom 2');
    expect(shown(s).nautilion.reef).toBeNull();
    expect(shown(s).discarded).toContain('reef6');
  });

  test('[NL71] a collision ends the turn, second pass included', () => {
    const s = given({
      expansions: 'darkhouse mercenaries',
      card: 1,
      path: '1 N P 3',
      crew: '2 3 4 5',
      reserve: '-',
      pile: '',
      rolls: '1 1 1',
    });
    played(s, 'darkhouse 1');
    expect(shown(s).turn).toBe(3);
  });
});
