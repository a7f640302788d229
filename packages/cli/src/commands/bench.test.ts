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

test('bench match --json tells what a move costs, early and late', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', 'match', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const measured = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(measured.map(({ game }) => game)).toEqual(Object.keys(games));
  for (const { middle, slowest, after10, after600 } of measured) {
    for (const figure of [middle, after10, after600]) expect(figure).toBeGreaterThan(0);
    expect(slowest).toBeGreaterThanOrEqual(middle);
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
