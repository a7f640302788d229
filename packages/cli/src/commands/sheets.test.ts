/** Tables with component sheets of their own, from the command line to the file and back. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { games } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

/** The usual ones but for the last space. */
const PRICES = (games.nauticus.components as { prices: number[][] }).prices.with(7, [2, 3, 0, 0]);

const placeWith = (sheet: unknown): Place => {
  const place = new Place();
  place.write('sheet.json', typeof sheet === 'string' ? sheet : JSON.stringify(sheet));
  return place;
};

test('components shows the sheet, and its hash is another one', async () => {
  const place = placeWith({ prices: PRICES });
  const own = await place.run(['components', 'nauticus', '--components=sheet.json']);
  const usual = await place.run(['components', 'nauticus']);
  expect(own).toMatchObject({ code: 0, stderr: '' });
  expect(own.stdout).toMatch(/^prices\.7 +inferred +2 3 0 0$/m);
  expect(/SHA-256: (\w+)/.exec(own.stdout)?.[1]).not.toBe(/SHA-256: (\w+)/.exec(usual.stdout)?.[1]);
});

describe.each([
  ['nautilus-island', { treasures: [4, 3, 2, 1] }, 'treasures'],
  ['nautilion', { castaway: 1, boarders: 3 }, 'castaway, boarders'],
  ['nauticus', { prices: PRICES }, 'prices.7'],
])('%s with a sheet', (game, sheet, differing) => {
  test('is played, says so, goes on from its file, and verifies', async () => {
    const place = placeWith(sheet);
    const table = ['--players=2', '--humans=1', '--bots=greedy', '--save=match.json'];
    const first = await place.run(['play', game, ...table, '--components=sheet.json'], {
      input: '1\n1\n',
    });
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const said = `Version 1 of the rules, with a component sheet of the table’s own; it differs in ${differing}.`;
    expect(first.stdout).toContain(said);
    expect(JSON.parse(place.read('match.json')).sheet).toMatchObject(sheet);
    const later = await place.run(['play', '--resume=match.json', '--bots=greedy'], {
      input: '1\n',
    });
    expect(later).toMatchObject({ code: 0, stderr: '' });
    expect(later.stdout).toContain(said);
    const verified = await place.run(['verify', 'match.json']);
    expect(verified).toMatchObject({ code: 1, stderr: '' }); // it is not over
    expect(verified.stdout).toContain(said);
    expect((await place.run(['replay', 'match.json'])).stdout).toContain(said);
  });

  test('bots play it to the end', async () => {
    const place = placeWith(sheet);
    const bots = ['--players=2', '--bots=greedy,random', '--games=2', '--save=games'];
    const simulated = await place.run(['simulate', game, ...bots, '--components=sheet.json']);
    expect(simulated).toMatchObject({ code: 0, stderr: '' });
    const files = ['1', '2'].map(n => `games/${game}-0000${n}.json`);
    expect(await place.run(['verify', ...files])).toMatchObject({ code: 0, stderr: '' });
  });
});

test('the board, the moves and the replay of Nauticus show the prices and boxes of the sheet', async () => {
  const place = placeWith({
    prices: PRICES.map(() => [3, 3, 3, 3]),
    storage: { boxes: 20, mast: 2, other: 1 },
  });
  const people = ['--players=2', '--humans=2', '--save=match.json'];
  const { stdout: played } = await place.run(
    ['play', 'nauticus', '--components=sheet.json', ...people],
    { input: '\nchoose goods\n' },
  );
  const { stdout: replayed } = await place.run(['replay', 'match.json']);
  const prices = 'coffee 3, grain 3, salt 3, fish 3';
  for (const told of [played, replayed].map(text => text.replaceAll('\u00a0', ' '))) {
    expect(told).toMatch(new RegExp(`^  \\d .* Goods .* ${prices}$`, 'm')); // the board
    expect(told).toContain('storage 0/20');
    expect(told).not.toMatch(/coffee [012],|0\/12/);
  }
  expect(played.replaceAll('\u00a0', ' ')).toMatch(
    new RegExp(`Goods · bonus .* ${prices} taler( –|$)`, 'm'),
  );
});

test('a table without a sheet says so, too', async () => {
  const { stdout } = await new Place().run(['play', 'nauticus', '--save=m.json'], { input: '' });
  expect(stdout).toContain('Version 1 of the rules, with the standard components.');
});

test.each([
  [
    'a wrong value',
    { wheel: [0, 1, 3, 2, 1, 2, 3, 9] },
    '“wheel.7” must be a whole number from 1 to 3.',
  ],
  ['what is certain', { actionPhases: 8 }, '“actionPhases” is certain, and cannot differ.'],
  ['a name', { goods: ['coffee', 'grain', 'salt', 'rum'] }, '“goods.3” names things'],
  ['what is not there', { oars: 3 }, 'The game has no component “oars”.'],
  ['no object', [1], 'A component sheet is a JSON object.'],
  ['no JSON', '{"wheel":', 'It is no JSON, or names a key twice.'],
  ['a key twice', '{"oars": 1, "oars": 2}', 'It is no JSON, or names a key twice.'],
  ['too much', ' '.repeat(70_000), 'It is larger than 64 KiB.'],
])('%s is refused in a sentence, and nothing is written', async (_, sheet, sentence) => {
  const place = placeWith(sheet);
  const args = ['play', 'nauticus', '--components=sheet.json', '--save=match.json'];
  const { code, stdout, stderr } = await place.run(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(`sheet.json: ${sentence}`);
  expect(existsSync(place.at('match.json'))).toBe(false);
});

test('in French, too, and where there is no file', async () => {
  const place = placeWith({ wheel: [0, 1, 3, 2, 1, 2, 3, 9] });
  const args = ['components', 'nauticus', '--lang=fr', '--components'];
  const wrong = await place.run([...args, 'sheet.json']);
  expect(wrong.stderr).toContain('doit être un nombre entier de 1 à 3');
  expect((await place.run([...args, 'other.json'])).code).toBe(2);
});

test('the arena plays with a sheet, and our engine as a foreign bot does, too', async () => {
  const place = placeWith({ treasures: [9, 9, 9, 9] });
  const program = path.join(import.meta.dirname, '../main.ts');
  const foreign = `exec:"${process.execPath}" "${program}" engine --bots greedy`;
  const args = ['arena', 'nautilus-island', '--games=2', '--workers=1', '--json'];
  const outcome = async (...more: string[]) => {
    const { code, stdout } = await place.run([...args, '--bots', `random,${foreign}`, ...more]);
    expect(code).toBe(0);
    return JSON.parse(stdout);
  };
  const own = await outcome('--components=sheet.json');
  expect(own.forfeits).toEqual([]);
  expect(own).not.toEqual(await outcome());
});
