import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOptionProblem, nautilion, readOptions } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { listMixes, type MeasuredMix, measure, SHIPS } from './measureNautilion.ts';
import { root } from './sources.ts';

const expansions = nautilion.options.find(({ name }) => name === 'expansions');

test('the mixes are all sets of expansions, and every value of the other options', () => {
  const mixes = listMixes();
  const names = expansions?.kind === 'set' ? expansions.values : [];
  expect(new Set(mixes.map(mix => mix.expansions.join())).size).toBe(2 ** names.length);
  for (const spec of nautilion.options) {
    if (spec.kind === 'number')
      for (let value = spec.min; value <= spec.max; value++)
        expect(mixes).toContainEqual(expect.objectContaining({ [spec.name]: value }));
    else if (spec.kind === 'choice' && spec.name !== 'ship')
      for (const value of spec.values)
        expect(mixes).toContainEqual(expect.objectContaining({ [spec.name]: value }));
  }
  expect(new Set(mixes.map(mix => JSON.stringify(mix))).size).toBe(mixes.length);
});

test('a table may agree on each of them', () => {
  for (const mix of listMixes()) {
    const options = readOptions(nautilion, { seats: 1, ship: SHIPS[0], ...mix });
    if (isOptionProblem(options)) throw new Error(options.code);
    expect(nautilion.refuseOptions(options)).toBeUndefined();
  }
});

test('a figure is what tidetable simulate says, whichever worker is first', async () => {
  const [base] = listMixes();
  const [{ games, alone, together, ...mix }] = await measure([base], {
    bot: 'greedy',
    games: 5,
    seed: 7,
    workers: 2,
  });
  expect([mix, games]).toEqual([base, 5]);
  expect([alone[0], together[5]]).toEqual([simulated(1, 'A1'), simulated(2, 'C2')]);
  expect([alone, together].every(isOfShips)).toBe(true);
});

/** Wins of five voyages by seed 7. */
const simulated = (players: number, ship: string): number => {
  const program = 'packages/cli/src/main.ts simulate nautilion --bots greedy --json';
  const given = `--games 5 --seed 7 --players ${players} --option ship=${ship}`;
  const words = `${program} ${given}`.split(' ');
  const said = execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  return JSON.parse(said).together.won;
};

const isOfShips = (wins: readonly number[]): boolean => wins.length === SHIPS.length;

describe('the figures of the set-up screen', () => {
  const file = join(root, 'packages/web/src/games/nautilion/chances.json');
  const { rules, ships, mixes } = JSON.parse(readFileSync(file, 'utf8')) as {
    rules: number;
    ships: string[];
    mixes: MeasuredMix[];
  };

  test('are of these rules, these ships and these mixes', () => {
    expect(rules).toBe(nautilion.rules);
    expect(ships).toEqual(SHIPS);
    const measured = mixes.map(({ games, alone, together, ...mix }) => mix);
    expect(measured).toEqual(listMixes());
  });

  test('are wins of so many games', () => {
    for (const { games, alone, together } of mixes) {
      expect([alone, together].every(isOfShips)).toBe(true);
      const wins = [...alone, ...together];
      expect(wins.every(n => Number.isInteger(n) && n >= 0 && n <= games)).toBe(true);
    }
  });
});
