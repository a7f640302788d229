import { describe, expect, test } from 'vitest';
import { given, legal, played, shown, tokens } from '../../testkit/nautilion/given.ts';

describe("10 Mages' Pact", () => {
  const pact = {
    expansions: 'heroics mages',
    heroics: '10',
    path: 'N 2 2 2 P',
    rolls: '1 1 1',
  };

  test('[NL97] the two others of the trio are fetched and placed', () => {
    const s = given({ ...pact, ship: 'B2', crew: '4 8', pile: '- 1 7 4' });
    played(s, 'heroic 10', 'from ship 4');
    expect(legal(s)).toEqual(['pick 1', 'pick 7']);
    played(s, 'pick 1');
    expect(legal(s)).toEqual(['to ship 1', 'to cabin']);
    played(s, 'to ship 1'); // the 7 fits the cabin alone and goes there
    expect(shown(s)).toMatchObject({ crew: [1, 8], cabin: ['7'], step: 'currents' });
  });

  test('[NL97] what is not there, or does not fit, stays', () => {
    const s = given({ ...pact, crew: '4 5', cabin: '7', pile: '- 7' });
    played(s, 'heroic 10', 'from ship 4');
    expect(shown(s)).toMatchObject({ crew: [5], cabin: ['7'], step: 'currents' });
    expect(tokens(shown(s).discarded)).toBe('4 7 -');
  });

  test('[NL100] another sacrifice has no effect', () => {
    const s = given({ ...pact, crew: '4 5', pile: '- 1 7' });
    played(s, 'heroic 10', 'from ship 5');
    expect(shown(s)).toMatchObject({ crew: [4], cabin: [], step: 'currents' });
    expect(shown(s).heroics.open).toEqual([]);
  });
});
