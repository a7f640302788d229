import { expect, test } from 'vitest';
import { drawn, given, played, shown } from '../../testkit/nautilion/given.ts';

test('[NL91] 4 Dead Calm: the Phantom gets its die and stays, and does not collide', () => {
  const s = given({
    expansions: 'heroics mercenaries',
    heroics: '4',
    path: '1 N 1 2 P',
    crew: '4',
    rolls: '1 4 1',
  });
  played(s, 'heroic 4', 'darkhouse 1', 'phantom 4');
  expect(shown(s).given.phantom).toBe(4);
  expect(drawn(s)).toBe('1 N 2 P');
  expect(shown(s).collided).toBe(false);
});

test('[NL101] 4 Dead Calm covers both passes of Echo', () => {
  const s = given({
    expansions: 'darkhouse heroics',
    card: 1,
    heroics: '4',
    crew: '4',
    path: 'N 1 2 3 3 P 8',
    rolls: '1 1 1',
  });
  played(s, 'heroic 4', 'darkhouse 1', 'to reserve', 'to reserve');
  expect(drawn(s)).toBe('N 3 3 P 8');
});
