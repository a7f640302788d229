import { games } from '@tidetable/rules';
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

test('bench --json gives a line of positive figures for each game', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of stdout.trim().split('\n')) {
    const { game, differing: _, ...figures } = JSON.parse(line);
    expect(game).toMatch(/^[a-z-]+$/);
    expect(Object.keys(figures)).toEqual(
      expect.arrayContaining(['movesPerSec', 'turnsPerSec', 'gamesPerSec', 'guessesPerSec']),
    );
    for (const [name, figure] of Object.entries(figures)) {
      if (name === 'bytesPerMove') expect(figure).toBeGreaterThanOrEqual(0);
      else expect(figure, name).toBeGreaterThan(0);
    }
  }
});

test('bench match tells what a move costs, early and late', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', 'match']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const rows = stdout
    .trim()
    .split('\n')
    .slice(-Object.keys(games).length)
    .map(line => line.split(/ +/));
  expect(rows.map(([game]) => game)).toEqual(Object.keys(games));
  for (const [, , ...cells] of rows) {
    const [middle, slowest, undo, after10, after600] = cells.map(c => Number(c.replace(',', '')));
    for (const figure of [middle, undo, after10, after600]) expect(figure).toBeGreaterThan(0);
    expect(slowest).toBeGreaterThanOrEqual(middle);
  }
});

test('bench decisions --json tells how long a level thinks in each game', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', 'decisions', 'pilot', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const found = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(found.map(({ game }) => game)).toEqual(Object.keys(games));
  for (const { level, decisions, middle, slowest, slowestOfAll } of found) {
    expect(level).toBe('pilot');
    expect(decisions).toBeGreaterThan(10);
    expect(middle).toBeLessThanOrEqual(slowest);
    expect(slowest).toBeLessThanOrEqual(slowestOfAll);
    expect(slowestOfAll).toBeGreaterThan(0);
  }
});

test('bench editions --json compares sheets and editions with the standard', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', 'editions', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const measured = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const names = measured.map(({ game, rules, differing }) => [game, rules, differing.length]);
  expect(names).toEqual([
    ...Object.keys(games).flatMap(game => [
      [game, 1, 0],
      [game, 1, 1],
    ]),
    ...[1, 2, 3].map(rules => ['pebbles', rules, 0]),
  ]);
  for (const { movesPerSec } of measured) expect(movesPerSec).toBeGreaterThan(0);
});

test('bench search --json tells for each game what a search took', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', 'search', '1', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const found = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(found.map(({ game }) => game)).toEqual(Object.keys(games));
  for (const { seconds, peakBytes, grownBytes } of found) {
    expect(seconds).toBeGreaterThan(0);
    expect(peakBytes).toBeGreaterThan(10e6); // Node itself
    expect(grownBytes).toBeGreaterThan(0);
    expect(grownBytes).toBeLessThan(peakBytes);
  }
});

test.each(['0', 'x', '3601', '1.5'])('no search of %s seconds', async seconds => {
  const { code, stdout, stderr } = await new Place().run(['bench', 'search', seconds]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`“${seconds}”`);
});

test('bench server --json plays at real tables, each move seen by everybody', async () => {
  const args = ['--tables', '6', '--sockets', '15', '--rate', '20', '--most-rate', '24'];
  const { code, stdout, stderr } = await new Place().run([
    ...['bench', 'server', '--json', '--seconds', '2', ...args],
  ]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { tables, sockets, bytesPerTable, steps, most } = JSON.parse(stdout);
  expect({ tables, sockets, steps: steps.length }).toEqual({ tables: 6, sockets: 15, steps: 1 });
  expect(bytesPerTable).toBeGreaterThan(0);
  const [{ moves, turns, p50, p99, cpuPerMove, isKept, isPlayedOut }] = steps;
  expect(moves).toBeGreaterThan(10); // of about 40, at random
  expect(turns).toBeGreaterThan(0);
  expect(turns).toBeLessThan(moves);
  expect(p50).toBeGreaterThan(0);
  expect(p99).toBeGreaterThanOrEqual(p50);
  expect(cpuPerMove).toBeGreaterThan(0);
  expect(isPlayedOut).toBe(false);
  expect(most).toBe(isKept ? 20 : 0);
});

test('bench server stops when every match has been played', async () => {
  const args = ['--tables', '1', '--sockets', '1', '--rate', '400', '--seconds', '20'];
  const { code, stdout } = await new Place().run(['bench', 'server', '--json', ...args]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout).steps.at(-1)).toMatchObject({ isPlayedOut: true });
});

test.each([
  [['bench', 'server', '--tables', '0'], '--tables'],
  [['bench', 'server', '--tables', '9', '--sockets', '8'], '--sockets'],
  [['bench', 'match', '--rate', '8'], '--rate'],
  [['bench', 'decisions', 'kraken'], 'kraken'],
  [['bench', 'decisions', 'pilot', 'kraken'], 'kraken'],
  [['bench', 'match', 'kraken'], 'kraken'],
])('%j is refused', async (args, named) => {
  const { code, stdout, stderr } = await new Place().run(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(named);
});
