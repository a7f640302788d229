/** Chance, knowledge and what a table may agree on. */
import { expect, test } from 'vitest';
import { readOptions } from '../core/options.ts';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { dealt } from '../testkit/index.ts';
import { given, legal, played, shown } from '../testkit/nautilion/given.ts';
import { nautilion } from './index.ts';
import type { View } from './view.ts';

test('[NL104] a roll is named by turn, die and how often the die was rolled', () => {
  const s = given({ turn: 7, path: 'N 1 1 2 3 P', reserve: 2 });
  const facts: string[] = [];
  for (const move of ['roll 1', 'roll 2', 'roll 2', 'whirlwind', 'roll 1', 'roll 1', 'roll 4']) {
    if (move !== 'whirlwind') facts.push(nautilion.pendingFact(s));
    played(s, move);
  }
  expect(facts).toEqual([
    'die/7/1/0',
    'die/7/2/0',
    'die/7/3/0',
    'die/7/1/1',
    'die/7/2/1',
    'die/7/3/1',
  ]);
});

test('[NL104] two captains of one voyage meet the same dice, whatever they did before', () => {
  const options = {
    seats: 1,
    ship: 'A1',
    reserve: 4,
    expansions: [],
    darkhouse: 'intro',
    harpoons: 2,
  };
  const facts = (pick: (n: number) => number): string[] => {
    const s = dealt(nautilion, options, seededRng(5));
    const names: string[] = [];
    while (shown(s).turn < 4) {
      const moves = legal(s).filter(m => m !== 'whirlwind');
      const isChance = shown(s).toAct === 'chance';
      if (isChance) names.push(nautilion.pendingFact(s));
      played(s, isChance ? 'roll 1' : moves[pick(moves.length)]);
    }
    return names;
  };
  expect(facts(n => n - 1)).toEqual(facts(() => 0));
});

test('[NL105] the heroic pile is hidden, all else is open', () => {
  const s = given({ expansions: 'heroics mages', heroics: '3 4 5', path: 'N 1 1 2 P', crew: '4' });
  const { heroics: truth, ...rest } = shown(s);
  for (const seat of [-1, 0]) {
    const { heroics, seat: viewer, ...open } = nautilion.view(s, seat) as View;
    expect(viewer).toBe(seat);
    expect(open).toEqual(rest);
    expect(heroics).toEqual({ ...truth, pile: truth.pile.length });
  }
});

test('[NL105] guesses deal every order of the pile alike', () => {
  const s = given({ expansions: 'heroics', heroics: '3 4 5', path: 'N 1 1 2 P' });
  const worlds = nautilion.worlds(nautilion.view(s, 0));
  const guess = structuredClone(s);
  const rng = seededRng(11);
  const tops = new Map<number, number>();
  for (let i = 0; i < 3000; i++) {
    worlds.sampleInto(guess, rng);
    const top = shown(guess).heroics.pile[0];
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  expect([...tops.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 6, 7, 8, 9]);
  for (const n of tops.values()) expect(Math.abs(n - 500)).toBeLessThan(100);
});

for (const [what, change] of [
  ['a half turn', { turn: 2.5 }],
  ['a turn that no game reaches', { turn: 95 }],
  ['a figure between two places', { nautilion: { after: 0.5 } }],
  ['four partnerships', { rerolls: 4 }],
  ['a card open that was never opened', { heroics: { open: [9] } }],
  ['a step that is no part of its task', { pending: { task: 'toll' } }],
  ['a token that is in the box twice', { crew: [4, 5] }],
  ['a crew in two parts', { crew: [4, 8], reserve: [] }],
  ['a winner in the middle', { outcome: 'won' }],
  ['the wrong seat to act', { toAct: 1 }],
] as const) {
  test(`[NL107] no position: ${what}`, () => {
    const s = given({ expansions: 'heroics', heroics: '3 4 5', path: 'N 1 2 P', crew: '4' });
    const position = JSON.parse(JSON.stringify(shown(s)));
    expect(isReadError(nautilion.parsePosition(position))).toBe(false);
    for (const [key, value] of Object.entries(change)) {
      const isPart = typeof value === 'object' && !Array.isArray(value);
      position[key] = isPart ? { ...position[key], ...value } : value;
    }
    expect(isReadError(nautilion.parsePosition(position))).toBe(true);
  });
}

test('[NL5] [NL54] no position: a group on a space that no ship has', () => {
  const split = { path: 'N 1 P', crew: '2 5', mercenaries: '3 4', rolls: '1 1 4' };
  const s = given({ expansions: 'mercenaries', ...split });
  played(s, 'darkhouse 1', 'phantom 4', 'pick blank');
  const { crew, ...position } = shown(s);
  expect(isReadError(nautilion.parsePosition({ ...position, crew }))).toBe(false);
  expect(nautilion.parsePosition({ ...position, crew: [...crew, 10] })).toEqual({
    readError: 'numbers',
  });
});

for (const [given_, code] of [
  [{ seats: 1, darkhouse: 'normal' }, 'level-without-darkhouse'],
  [{ seats: 1, darkhouse: 'normal', expansions: ['darkhouse'] }, undefined],
  [{ seats: 2, harpoons: 3 }, 'harpoons-without-mercenaries'],
  [{ seats: 2, harpoons: 3, expansions: ['mercenaries'] }, undefined],
  [{ seats: 1 }, undefined],
] as const) {
  test(`[NL106] ${JSON.stringify(given_)}: ${code ?? 'fine'}`, () => {
    const options = readOptions(nautilion, given_);
    if ('code' in options) throw new Error(String(options.code));
    expect(nautilion.refuseOptions(options)).toEqual(code && { code, rule: 'NL106' });
  });
}

for (const [crew, score] of [
  ['1 2 3 4 5 6 7 8 9', 1],
  ['1 2 3', 0],
] as const) {
  test(`[NL1] [NL108] arriving with ${crew} both score ${score} and share a place`, () => {
    const s = given({ seats: 2, path: '1 1 P N', crew, rolls: '1 1 1' });
    expect([nautilion.score(s, 0), nautilion.score(s, 1)]).toEqual([0, 0]);
    played(s, 'darkhouse 1');
    expect([nautilion.score(s, 0), nautilion.score(s, 1)]).toEqual([score, score]);
    expect([nautilion.place(s, 0), nautilion.place(s, 1)]).toEqual([1, 1]);
  });
}
