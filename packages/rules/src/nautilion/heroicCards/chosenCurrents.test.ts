import { expect, test } from 'vitest';
import { given, legal, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'heroics';

test('[NL89] 2 Chosen Currents: every open die is set', () => {
  const s = given({
    expansions,
    heroics: '2',
    path: 'N 1 1 2 P',
    crew: '4',
    reserve: 1,
    rolls: '1 1 1',
  });
  played(s, 'heroic 2');
  expect(legal(s)).toEqual(['set 1', 'set 2', 'set 3', 'set 4']);
  played(s, 'set 4', 'set 1', 'set 3');
  expect(shown(s).dice.map(d => d.face)).toEqual([4, 1, 3]);
  expect(legal(s)).toContain('whirlwind');
});

test('[NL89] [NL73] under Blindfold it sets the newest die alone', () => {
  const s = given({
    expansions: 'darkhouse heroics',
    card: 2,
    heroics: '2',
    path: 'N 1 1 2 P',
    crew: '4',
    rolls: '1',
  });
  played(s, 'phantom 1', 'roll 2', 'heroic 2', 'set 4');
  expect(legal(s)).toEqual(['darkhouse 4', 'nautilion 4']);
});
