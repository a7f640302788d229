/** Editions side by side: what was played by one opens, goes on and verifies by it, and by no other. */

import { type AnyGame, type Editions, editions, seededRng } from '@tidetable/rules';
import { pebblesEditions } from '@tidetable/rules/pebbles';
import { withSheet } from '@tidetable/rules/testkit';
import { describe, expect, test } from 'vitest';
import { type AnyMatch, Match } from './match.ts';
import { isProblem, type MatchFile } from './matchFile.ts';
import { parseMatchFile, replayAmong } from './readMatch.ts';
import { isRefused } from './refusal.ts';
import { newSeal } from './seal.ts';
import { isVerified, verifyAmong } from './verify.ts';
import { writeMatch } from './writeMatch.ts';

const pebbles: readonly AnyGame[] = pebblesEditions;
const [first, corrected] = pebbles;
const released = { ...editions, pebbles } as Editions;

const played = (game: AnyGame, plies: number): AnyMatch => {
  const options = { seats: 2 };
  const seal = newSeal(game, { id: 'a'.repeat(32), options, seed: new Uint8Array(32) });
  const match = Match.deal(game, { options, seal });
  const rng = seededRng(5);
  while (!match.isOver && match.ply < plies) {
    const legal = match.legalMoves();
    match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
  }
  return match;
};

/** Written to a file, and read as from a stranger. */
const fileOf = (match: AnyMatch): MatchFile => {
  const file = parseMatchFile(JSON.stringify(writeMatch(match)));
  if (isProblem(file)) throw new Error(file.problem);
  return file;
};

const opened = (file: MatchFile): AnyMatch => {
  const match = replayAmong(released, file);
  if (isProblem(match)) throw new Error(match.problem);
  return match;
};

const tables: readonly (readonly [string, AnyGame])[] = [
  ...pebbles.map(game => [`edition ${game.rules}`, game] as const),
  ...pebbles.map(game => [`edition ${game.rules}, a sheet`, withSheet(game, { most: 5 })] as const),
];

describe.each(tables)('%s', (_, game) => {
  test('a finished match verifies, by its own edition', () => {
    const file = fileOf(played(game, 99));
    expect(isVerified(verifyAmong(released, file))).toBe(true);
    const match = opened(file);
    expect(match.game.rules).toBe(game.rules);
    expect(match.game.components).toEqual(game.components);
    expect(match.game.differing).toEqual(game.differing);
  });

  test('a running match goes on by the rules it began with', () => {
    const match = opened(fileOf(played(game, 3)));
    const twin = played(game, 3);
    while (!twin.isOver) {
      const legal = twin.legalMoves();
      expect(match.legalMoves()).toEqual(legal);
      const move = legal[legal.length - 1];
      for (const m of [match, twin])
        expect(isRefused(m.submit(m.toAct, m.ply, move, 0))).toBe(false);
    }
    expect(match.result()).toEqual(twin.result());
  });
});

test('one log ends otherwise by each edition, and no file can pass for another’s', () => {
  const [second, third] = [played(corrected, 99), played(pebbles[2], 99)];
  expect(second.log).toEqual(third.log);
  expect(second.result()).not.toEqual(third.result());
  const file = fileOf(second);
  expect(verifyAmong(released, { ...file, rules: 3 }).wrong).toEqual({ problem: 'seed' });
  expect(verifyAmong(released, { ...file, rules: 1 }).wrong).toEqual({
    problem: 'other-components',
  });
  expect(verifyAmong(released, { ...file, rules: 4 }).wrong).toMatchObject({
    problem: 'other-rules',
  });
});

describe('a sheet in a file', () => {
  const file = fileOf(played(withSheet(first, { heap: 20 }), 99));

  test('is embedded whole', () => {
    expect(file.sheet).toEqual({ seats: 2, heap: 20, most: 3 });
    expect(fileOf(played(first, 99)).sheet).toBeNull();
  });

  test.each([
    ['missing', { sheet: null }, { problem: 'other-components' }],
    ['changed', { sheet: { seats: 2, heap: 21, most: 3 } }, { problem: 'sheet' }],
  ])('is bound by its hash: %s', (_, change, problem) => {
    expect(verifyAmong(released, { ...file, ...change }).wrong).toEqual(problem);
  });

  test.each([
    ['out of bounds', { seats: 2, heap: 31, most: 3 }, { sheet: 'bounds', path: 'heap' }],
    [
      'against what is certain',
      { seats: 3, heap: 20, most: 3 },
      { sheet: 'certain', path: 'seats' },
    ],
    ['with something more', { seats: 2, heap: 20, most: 3, x: 1 }, { sheet: 'unknown', path: 'x' }],
  ])('is refused though its hash fits: %s', (_, sheet, why) => {
    const components = fileOf(
      played({ ...withSheet(first, {}), components: sheet, differing: ['heap'] }, 0),
    );
    expect(verifyAmong(released, components).wrong).toMatchObject({ problem: 'bad-sheet', why });
  });

  test('is refused in part, though a table may bring it so', () => {
    const part = fileOf(played({ ...first, components: { heap: 20 }, differing: ['heap'] }, 0));
    expect(verifyAmong(released, part).wrong).toEqual({ problem: 'shape', where: 'sheet' });
  });
});
