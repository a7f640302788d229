import { describe, expect, test } from 'vitest';
import { seededRng } from '../../core/rng.ts';
import { dealt } from '../../testkit/index.ts';
import { given, legal, played, refusal, shown, tokens } from '../../testkit/nautilion/given.ts';
import { nautilion } from '../index.ts';

const expansions = 'heroics';
const FULL = '1 2 3 4 5 6 7 8 9';

describe('the cards', () => {
  const options = { seats: 1, ship: 'A1', reserve: 4, darkhouse: 'intro', harpoons: 2 };
  for (const [others, usable] of [
    [[], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [
      ['mages', 'reefs'],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
    ],
    [
      ['mages', 'mercenaries', 'reefs'],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
  ] as const) {
    test(`[NL84] with ${others.join(', ') || 'nothing else'}: three open of ${usable.length}`, () => {
      const { heroics } = shown(
        dealt(nautilion, { ...options, expansions: [...others, 'heroics'] }, seededRng(4)),
      );
      expect(heroics.open).toHaveLength(3);
      const all = [...heroics.open, ...heroics.pile].toSorted((a, b) => a - b);
      expect(all).toEqual(usable);
    });
  }

  test('[NL85] a card costs one crew token, is used once, and others may follow', () => {
    const s = given({
      expansions,
      path: '1 N 2 3 3 P',
      crew: '4 5',
      heroics: '4 7 8',
      pile: '-',
      rolls: '1 1 1',
    });
    expect(legal(s)).toEqual(['heroic 4', 'heroic 7', 'heroic 8', 'darkhouse 1']);
    played(s, 'heroic 4');
    expect(legal(s)).toEqual(['from ship 4', 'from ship 5']);
    expect(refusal(s, 'darkhouse 1')).toBe('sacrifice-first NL85');
    played(s, 'from ship 4');
    expect(tokens(shown(s).discarded)).toBe('4 -');
    expect(legal(s)).toEqual(['heroic 7', 'heroic 8', 'darkhouse 1']);
    expect(refusal(s, 'heroic 4')).toBe('card-not-open NL85');
    played(s, 'heroic 7'); // the last crew pays unasked
    expect(shown(s)).toMatchObject({ crew: [], effects: { calm: true, steam: true } });
    expect(refusal(s, 'heroic 8')).toBe('no-sacrifice NL86');
  });

  for (const number of [1, 9]) {
    test(`[NL86] a lone ${number} can pay`, () => {
      const position = { expansions, path: 'N 2 2 2 P', heroics: '4', rolls: '1 1 1' };
      const s = given({ ...position, crew: String(number) });
      played(s, 'heroic 4');
      expect(shown(s)).toMatchObject({ crew: [], effects: { calm: true } });
    });
  }

  test('[NL86] neither mercenary, cabin nor reserve pays, and no link does', () => {
    const s = given({
      expansions: 'heroics mages mercenaries',
      ship: 'C2',
      path: '1 N 2 3 3 P',
      crew: '5',
      mercenaries: '2 7',
      cabin: '1',
      reserve: '- 6',
      heroics: '4 7 8',
      rolls: '1 1 1',
    });
    expect(refusal(s, 'heroic 4')).toBe('no-sacrifice NL86');
  });

  for (const [heroics, outcome] of [
    ['', 'won'],
    ['4', 'heroics-left'],
  ]) {
    test(`[NL87] at the Abyss with ${heroics || 'no'} card open: ${outcome}`, () => {
      const s = given({ expansions, path: '2 2 P N', crew: FULL, heroics, rolls: '1 1 1' });
      played(s, 'darkhouse 1');
      expect(shown(s).outcome).toBe(outcome);
    });
  }
});
