import { expect, test } from 'vitest';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { given, legal, played, refusal, shown, tokens } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';

const table = {
  seats: 2,
  ship: 'A1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
};

test('[NL33] each player gets an admiral at random, and the reserve begins with two more', () => {
  const firsts = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const { admirals, reserve } = shown(dealt(nautilion, table, seededRng(seed)));
    expect(reserve).toHaveLength(6);
    expect(admirals.toSorted().map(tokens)).toEqual(['1 3 4 5 7 9', '2 4 5 6 8 9']);
    firsts.add(tokens(admirals[0]));
  }
  expect(firsts.size).toBe(2);
});

test('[NL36] the two cards cover every number, and one lacks the 2', () => {
  const { admirals } = shown(given({ seats: 2, admirals: [1, 2] }));
  expect(admirals).toEqual([
    [1, 3, 4, 5, 7, 9],
    [2, 4, 5, 6, 8, 9],
  ]);
  expect(new Set(admirals.flat()).size).toBe(9);
});

for (const first of [0, 1]) {
  test(`[NL34] seat ${first} is chosen after the first roll, then whole turns alternate`, () => {
    const s = dealt(nautilion, table, seededRng(3));
    played(s, 'roll 1', 'roll 1', 'roll 2');
    expect(shown(s).toAct).toBe(0);
    expect(legal(s)).toEqual(['first 1', 'first 2']);
    expect(refusal(s, 'whirlwind')).toBe('choose-who-begins NL34');
    played(s, `first ${first + 1}`);
    const actors = new Map<number, Set<unknown>>();
    while (shown(s).turn < 5) {
      const { turn, toAct } = shown(s);
      if (toAct !== 'chance') actors.set(turn, (actors.get(turn) ?? new Set()).add(toAct));
      played(s, legal(s).at(-1)!);
    }
    expect([...actors].map(([turn, seats]) => [turn, ...seats])).toEqual([
      [1, first],
      [2, 1 - first],
      [3, first],
      [4, 1 - first],
    ]);
  });
}

for (const [active, token, places] of [
  [0, 3, ['to ship 3', 'to reserve']],
  [1, 3, undefined],
  [1, 2, ['to ship 2', 'to reserve']],
  [0, 2, undefined],
  [0, 9, ['to ship 9', 'to reserve']],
  [1, 9, ['to ship 9', 'to reserve']],
] as const) {
  test(`[NL35] admiral ${active + 1} ${places ? 'may' : 'may not'} place a ${token}`, () => {
    const s = given({ seats: 2, active, path: `N ${token} 1 1 P`, rolls: '1 1 1' });
    played(s, 'darkhouse 1');
    if (places) expect(legal(s)).toEqual(places);
    else expect(tokens(shown(s).reserve)).toBe(String(token));
  });
}

for (const [card, rolls, dice] of [
  [2, '1', 'the first die'],
  [8, '1', 'the lone die'],
  [9, '', 'the dice as set'],
] as const) {
  test(`[NL37] with Darkhouse card ${card} the starting player is chosen after ${dice}`, () => {
    const s = given({ seats: 2, turn: 1, expansions: 'darkhouse', card, reserve: 3, rolls });
    expect(shown(s).step).toBe('start');
    expect(shown(s).toAct).toBe(0);
    played(s, 'first 2');
    expect(shown(s)).toMatchObject({ step: 'currents', toAct: 1, active: 1 });
  });
}

test('[NL38] the card limits the cabin too, but neither mages, mercenaries nor losses', () => {
  const expansions = 'mages mercenaries';
  const crew = given({ seats: 2, active: 1, expansions, path: 'N 1 6 6 6 P', rolls: '1 1 1' });
  played(crew, 'darkhouse 1');
  expect(tokens(shown(crew).reserve)).toBe('1'); // II has no 1
  const seven = given({ seats: 2, active: 0, expansions, path: 'N 7 6 6 6 P', rolls: '1 1 1' });
  played(seven, 'darkhouse 1');
  expect(legal(seven)).toEqual(['to ship 7', 'to cabin', 'to reserve']);
  const mage = given({ seats: 2, active: 1, expansions, path: 'N A 6 6 6 P', rolls: '1 1 1' });
  played(mage, 'darkhouse 1');
  expect(legal(mage)).toEqual(['to cabin', 'to reserve']);
  const hired = given({ seats: 2, active: 1, expansions, path: 'N M 6 6 6 P', rolls: '1 1 1' });
  played(hired, 'darkhouse 1');
  expect(legal(hired)).toContain('to ship 1');
  const loss = given({ seats: 2, active: 1, path: 'N 6 6 6 P', crew: '1', rolls: '4 1 1' });
  played(loss, 'darkhouse 4');
  expect(shown(loss).crew).toEqual([]);
});
