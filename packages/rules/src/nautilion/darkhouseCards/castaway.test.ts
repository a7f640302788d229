import { describe, expect, test } from 'vitest';
import { given, legal, played, refusal, shown, tokens } from '../../testkit/nautilion/given.ts';

const expansions = 'darkhouse';

describe('11 Castaway', () => {
  const cast = {
    expansions: 'darkhouse mages mercenaries',
    card: 11,
    path: '1 N 2 3 3 P',
    crew: '4',
    rolls: '1 1 1',
  };

  test('[NL82] two reserve tokens fetch a token that can be placed, once', () => {
    const s = given({ ...cast, reserve: '- - - -', pile: '5 6 7 A M' });
    played(s, 'castaway');
    expect(legal(s)).toEqual(['pick 5', 'pick 7', 'pick A', 'pick mercenary']);
    played(s, 'pick 7');
    expect(tokens(shown(s).cabin)).toBe('7'); // the ducts leave no other place
    expect(tokens(shown(s).discarded)).toBe('5 6 A M - -');
    expect(tokens(shown(s).reserve)).toBe('- -');
    expect(refusal(s, 'castaway')).toBe('no-castaway NL82');
  });

  test('[NL82] [NL103] where there are two places the player chooses, but never the reserve', () => {
    const s = given({ ...cast, crew: '4 8', mercenaries: '9', reserve: '- -', pile: '7' });
    played(s, 'castaway'); // the 7 is all there is to pick
    expect(legal(s)).toEqual(['to ship 7', 'to cabin']);
    expect(refusal(s, 'to reserve')).toBe('must-be-placed NL103');
  });

  test('[NL82] a mercenary only before the collision', () => {
    const s = given({ ...cast, collided: true, reserve: '- -', pile: 'M' });
    expect(refusal(s, 'castaway')).toBe('nothing-to-fetch NL82');
    const full = { crew: '1 2 3 4 5 6 7', mercenaries: '8 9', reserve: '- -', pile: 'M' };
    expect(refusal(given({ ...cast, ...full }), 'castaway')).toBe('nothing-to-fetch NL82');
  });

  test('[NL82] [NL38] the admiral limits it', () => {
    const pile = { seats: 2, reserve: '- - -', pile: '5 3' } as const;
    const second = given({ ...cast, ...pile, active: 1 });
    played(second, 'castaway');
    expect(shown(second).crew).toEqual([4, 5]); // not the 3
  });

  test('[NL82] something to fetch must lie in the pile first, then a token just paid will do too', () => {
    const none = given({ ...cast, reserve: '5 -', pile: '-' });
    expect(refusal(none, 'castaway')).toBe('nothing-to-fetch NL82');
    const s = given({ ...cast, reserve: '5 -', pile: '- 3' });
    played(s, 'castaway', 'from reserve 5'); // and the blank one
    expect(legal(s)).toEqual(['pick 3', 'pick 5']);
    played(s, 'pick 5');
    expect(shown(s).crew).toEqual([4, 5]);
    expect(tokens(shown(s).discarded)).toBe('3 - -');
  });

  test('[NL82] without two tokens it cannot be paid', () => {
    expect(refusal(given({ ...cast, reserve: '-', pile: '5' }), 'castaway')).toBe('too-dear NL82');
  });
});

test('[NL32] which token pays is asked only if a card of the row can fetch it back', () => {
  const position = { expansions, path: '1 N 2 3 3 P', reserve: '- 5', rolls: '1 1 1' };
  const fixed = given({ ...position, card: 10 });
  played(fixed, 'whirlwind');
  expect(tokens(shown(fixed).reserve)).toBe('5');
  const asked = given({ ...position, card: 11 });
  played(asked, 'whirlwind');
  expect(legal(asked)).toEqual(['from reserve 5', 'from reserve blank']);
});
