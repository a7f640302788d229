import { describe, expect, test } from 'vitest';
import { drawn, given, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('7 Ebb', () => {
  const ebb = { expansions, card: 7 };

  test('[NL78] the ship moves back and takes the token it ends on', () => {
    const s = given({ ...ebb, path: '1 2 3 N 4 4 P', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('2');
    expect(drawn(s)).toBe('1 N 3 4 P');
  });

  test('[NL78] [NL22] past the Phantom, whose spot is not counted', () => {
    const s = given({ ...ebb, path: '1 2 3 3 P 3 N 4', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('3');
    expect(drawn(s)).toBe('1 2 N P 3 4');
    expect(shown(s).phantom.isPast).toBe(false);
  });

  test('[NL78] it stops on the Happy Isles and takes nothing, and may stay there', () => {
    const s = given({ ...ebb, path: '1 N 4 4 P', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).nautilion).toMatchObject({ after: 0, onIsles: true });
    expect(shown(s)).toMatchObject({ turn: 3, reserve: [] });
    const home = given({ ...ebb, path: '4 4 4 P', rolls: '1 1 1' });
    played(home, 'darkhouse 1');
    expect(shown(home)).toMatchObject({ turn: 3, outcome: 'open', reserve: [] });
  });

  test('[NL78] [NL22] past the Phantom to the Happy Isles', () => {
    const s = given({ ...ebb, path: '1 1 P 2 N 3 3', rolls: '1 1 4' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).nautilion).toMatchObject({ onIsles: true });
    expect(shown(s).phantom.isPast).toBe(false);
  });

  test('[NL78] a die equal to the tokens behind it ends on the first of them', () => {
    const s = given({ ...ebb, path: '1 2 N 4 4 P', rolls: '1 1 2' });
    played(s, 'darkhouse 1', 'phantom 1');
    expect(shown(s).pending.hand).toBe('1');
  });

  test('[NL78] in the first turn the ship moves forward', () => {
    const s = given({ ...ebb, turn: 1, path: '4 5 6 6', rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).pending.hand).toBe('4');
  });

  test('[NL78] landing by a reef counts as usual', () => {
    const s = given({
      ...ebb,
      expansions: 'darkhouse reefs',
      path: '1 2/6 3 N 4 4 P',
      rolls: '1 1 2',
    });
    played(s, 'darkhouse 1', 'phantom 1', 'to reserve');
    expect(shown(s).step).toBe('escape');
  });
});
