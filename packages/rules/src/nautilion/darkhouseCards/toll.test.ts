import { expect, test } from 'vitest';
import { given, legal, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

test('[NL76] 5 Toll: one token before the roll, and phase 3 as usual', () => {
  const s = given({
    expansions: 'darkhouse mages',
    card: 5,
    path: 'N 6 2 3 P',
    crew: '5',
    cabin: 'B',
    reserve: 1,
  });
  expect(legal(s)).toEqual(['from ship 5', 'from cabin B', 'from reserve blank']);
  played(s, 'from cabin B', 'roll 4', 'roll 1', 'roll 1', 'darkhouse 4');
  expect(legal(s)).toEqual(['from ship 5', 'from reserve blank']);
});

test('[NL76] [NL19] 5 Toll takes nothing from nobody', () => {
  expect(shown(given({ expansions, card: 5, path: 'N 6 2 3 P' })).step).toBe('roll');
});
