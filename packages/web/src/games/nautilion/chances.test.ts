import { isLevel } from '@tidetable/bots';
import { isOptionProblem, nautilion, type OptionSpec, readOptions } from '@tidetable/rules';
import { expect, test } from 'vitest';
import measured from './chances.json' with { type: 'json' };
import { type Agreed, bot, type Chance, chanceOf, rules } from './chances.ts';

const { ships, mixes } = measured;
const [usual] = mixes;
const agree = (chosen: Partial<Agreed>): Agreed => ({ ...usual, seats: 1, ship: 'A1', ...chosen });

/** Every choice of the game's options, allowed or not, one option after the other. */
const choices = (): object[] =>
  nautilion.options.reduce<object[]>(
    (chosen, spec) =>
      chosen.flatMap(c => valuesOf(spec).map(value => ({ ...c, [spec.name]: value }))),
    [{}],
  );

const valuesOf = (spec: OptionSpec): unknown[] => {
  switch (spec.kind) {
    case 'flag':
      return [false, true];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
    case 'choice':
      return [...spec.values];
    case 'set':
      return Array.from({ length: 2 ** spec.values.length }, (_, set) =>
        spec.values.filter((_, i) => set & (1 << i)),
      );
  }
};

test('every mix that a table may agree on has a chance, within its interval', () => {
  let count = 0;
  for (const seats of [1, 2])
    for (const chosen of choices()) {
      const options = readOptions(nautilion, { seats, ...chosen });
      if (isOptionProblem(options)) throw new Error(JSON.stringify(options));
      if (nautilion.refuseOptions(options)) continue;
      const { low, share, high } = chanceOf(options as unknown as Agreed);
      const inOrder = 0 < low && low < share && share < high && high < 1;
      expect(inOrder, JSON.stringify(options)).toBe(true);
      count++;
    }
  expect(count).toBe(6912);
  expect(rules).toBe(nautilion.rules);
  expect(isLevel(bot)).toBe(true);
});

/** Within half a voyage, which each side is given more. */
const expectShare = ({ share }: Chance, wins: number, games: number): void => {
  expect(Math.abs(share - wins / games)).toBeLessThanOrEqual(0.5 / games);
};

test('a mix that was sailed has the share that was won', () => {
  for (const { alone, together, games, ...mix } of mixes)
    for (const [i, ship] of ships.entries()) {
      const captain = chanceOf(agree({ ...mix, ship }));
      const admirals = chanceOf(agree({ ...mix, ship, seats: 2 }));
      expectShare(captain, alone[i], games);
      expectShare(admirals, together[i], games);
      expect([captain.isMeasured, admirals.isMeasured]).toEqual([true, true]);
    }
});

test('the order of expansions does not matter', () => {
  const there = chanceOf(agree({ expansions: ['mages', 'reefs'] }));
  expect(chanceOf(agree({ expansions: ['reefs', 'mages'] }))).toEqual(there);
});

test('a mix that was not sailed moves with its level, and is less sure', () => {
  const expansions = ['mages', 'darkhouse'];
  const as = (chosen: Partial<Agreed>): Chance => chanceOf(agree({ expansions, ...chosen }));
  const [poor, middling, rich] = [1, 4, 6].map(reserve => as({ reserve }));
  expect(poor.share).toBeLessThan(middling.share);
  expect(middling.share).toBeLessThan(rich.share);
  expect([poor, middling, rich].map(chance => chance.isMeasured)).toEqual([false, true, false]);
  expect(as({ darkhouse: 'difficult' }).share).toBeLessThan(middling.share);

  // in log-odds, a shift is the same with these expansions as where it was measured
  const odds = (share: number): number => Math.log(share / (1 - share));
  const plain = (reserve: number): number =>
    odds(chanceOf(agree({ expansions: [], reserve })).share);
  expect(odds(rich.share) - odds(middling.share)).toBeCloseTo(plain(6) - plain(4), 10);
  const spread = ({ low, high }: Chance): number => odds(high) - odds(low);
  expect(spread(rich)).toBeGreaterThan(spread(middling));
});
