import { expect, test } from 'vitest';
import { given, played, shown } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

test('[NL81] 10 Dim Light: only a 4 costs a token', () => {
  const s = given({ expansions, card: 10, path: 'N 6 2 3 P', crew: '5', rolls: '3 1 1' });
  played(s, 'darkhouse 3');
  expect(shown(s)).toMatchObject({ crew: [5], step: 'place' });
  const four = given({ expansions, card: 10, path: 'N 6 2 3 P', crew: '5', rolls: '4 1 1' });
  played(four, 'darkhouse 4');
  expect(shown(four).crew).toEqual([]);
});
