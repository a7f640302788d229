import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { given, legal, played, refusal, shown, tokens } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';

const expansions = 'mages';

test('[NL39] three of each mage are on the path', () => {
  const options = { seats: 1, ship: 'A1', reserve: 4, darkhouse: 'intro', harpoons: 2 };
  const { path } = shown(dealt(nautilion, { ...options, expansions: ['mages'] }, seededRng(1)));
  expect(path).toHaveLength(45);
  expect(path.filter(t => /[ABC]/.test(t)).toSorted()).toEqual([...'AAABBBCCC']);
});

for (const [landed, cabin, places] of [
  ['A', '', ['to cabin', 'to reserve']],
  ['C', 'A 4', ['to cabin', 'to reserve']],
  ['4', 'A', ['to ship 4', 'to cabin', 'to reserve']],
  ['5', 'A', ['to ship 5', 'to reserve']],
] as const) {
  test(`[NL40] a ${landed} with ${cabin || 'nothing'} in the cabin: ${places.join(', ')}`, () => {
    const s = given({ expansions, path: `N ${landed} 9 9 P`, cabin, rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(places);
  });
}

test('[NL40] a taken cabin space takes no second token; without ducts the cabin is still open', () => {
  const taken = given({ expansions, path: 'N A 9 9 P', cabin: 'A', rolls: '1 1 1' });
  played(taken, 'darkhouse 1');
  expect(tokens(shown(taken).reserve)).toBe('A');
  const far = given({ expansions, path: 'N 7 9 9 P', crew: '4', rolls: '1 1 1' });
  played(far, 'darkhouse 1');
  expect(legal(far)).toEqual(['to cabin', 'to reserve']);
  played(far, 'to cabin');
  expect(tokens(shown(far).cabin)).toBe('7');
});

for (const [cabin, n] of [
  ['A 4', 0],
  ['A 1', 1],
  ['A B 1 4', 2],
  ['A B C 1 4 7', 3],
] as const) {
  test(`[NL41] ${cabin}: ${n} single re-rolls a turn, also of the same die`, () => {
    const s = given({ expansions, path: 'N 2 2 6 6 6 6 P', cabin, rolls: '1 2 3' });
    for (let i = 0; i < n; i++) {
      expect(legal(s).slice(0, 3)).toEqual(['reroll 1', 'reroll 2', 'reroll 3']);
      played(s, 'reroll 3');
      expect(shown(s).dice.map(d => d.isRolling)).toEqual([false, false, true]);
      played(s, 'roll 3');
    }
    expect(refusal(s, 'reroll 3')).toBe('no-partnership NL41');
    played(s, 'darkhouse 1', 'phantom 2', 'to reserve', 'roll 1', 'roll 1', 'roll 1');
    expect(legal(s).includes('reroll 1')).toBe(n > 0); // a new turn
  });
}

test('[NL42] the cabin may pay the Darkhouse', () => {
  const s = given({ expansions, path: 'N 2 9 9 P', cabin: 'B 4', crew: '2', rolls: '3 1 1' });
  played(s, 'darkhouse 3');
  expect(legal(s)).toEqual(['from ship 2', 'from cabin B', 'from cabin 4']);
  played(s, 'from cabin B');
  expect(tokens(shown(s).cabin)).toBe('4');
});

const FULL = '1 2 3 4 5 6 7 8 9';
for (const [crew, cabin, outcome] of [
  [FULL, 'A B C', 'won'],
  [FULL, 'A B C 1', 'won'],
  [FULL, 'A B 1 4 7', 'no-mages'],
  ['1 2 3 5 6 7 8 9', 'A B C 4', 'no-crew'],
] as const) {
  test(`[NL43] at the Abyss with crew ${crew} and cabin ${cabin}: ${outcome}`, () => {
    const s = given({ expansions, path: '2 2 P N', crew, cabin, rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    expect(shown(s).outcome).toBe(outcome);
  });
}

test('[NL44] the Phantom discards a mage', () => {
  const s = given({ expansions, path: 'N 2 2 C P', pile: '-', rolls: '1 1 1' });
  played(s, 'darkhouse 1');
  expect(tokens(shown(s).discarded)).toBe('C -');
});

test('[NL45] a Whirlwind between does not renew a partnership', () => {
  const s = given({ expansions, path: 'N 2 2 2 P', cabin: 'A 1', reserve: 2, rolls: '1 2 3' });
  played(s, 'reroll 1', 'roll 4', 'whirlwind', 'roll 1', 'roll 1', 'roll 2');
  expect(refusal(s, 'reroll 1')).toBe('no-partnership NL41');
  const late = given({ expansions, path: 'N 2 2 2 P', cabin: 'A 1', reserve: 1, rolls: '1 2 3' });
  played(late, 'whirlwind', 'roll 1', 'roll 1', 'roll 2');
  expect(refusal(late, 'reroll 3')).toBe('no-such-die NL45');
  expect(legal(late)).toContain('reroll 2');
});
