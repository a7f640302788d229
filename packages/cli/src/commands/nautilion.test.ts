/** Nautilion through the real program. */
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

/** Numbers that choose among the first moves; a wrong one is only asked again. */
const NUMBERS = Array.from({ length: 4000 }, (_, i) => String((i * 7) % 12)).join('\n');
const ALL = 'expansions=mages,mercenaries,reefs,darkhouse,heroics';

test.each([
  ['en', '1', []],
  ['fr', '1', ['--option', ALL]],
  ['en', '2', ['--option', ALL, '--option', 'darkhouse=difficult', '--option', 'ship=C2']],
])(
  'a whole voyage by numbers from a pipe, in %s with %s at the table',
  async (lang, seats, more) => {
    const place = new Place();
    const args = ['play', 'nautilion', '--lang', lang, '--players', seats, '--humans', seats];
    const { code, stdout, stderr } = await place.run([...args, ...more, '--save', 'v.json'], {
      input: NUMBERS,
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/\n(Won!|Lost\.|Gagné !|Perdu\.)\n/);
    expect(stdout).not.toMatch(/undefined|NaN|\[object/);
    const verified = await place.run(['verify', 'v.json']);
    expect(verified).toMatchObject({ code: 0, stderr: '' });
  },
);

test('simulate tells how often the voyage is won, and with which options', async () => {
  const args = ['simulate', 'nautilion', '--bots', 'greedy', '--players', '1', '--games', '10'];
  const { code, stdout } = await new Place().run(args);
  expect(code).toBe(0);
  expect(stdout).toContain('10 games of Nautilion with 1 player\n');
  expect(stdout).toContain('ship=A1 reserve=4 expansions=– darkhouse=intro harpoons=2');
  expect(stdout).toMatch(/won: (\d|10) of 10, [\d.]+ % ± [\d.]+\n/);
  const json = JSON.parse((await new Place().run([...args, '--json'])).stdout);
  expect(json.together.won).toBe(10 * json.seats[0].mean);
  expect(json.together.share).toBe(json.seats[0].share);
});

test('a level without its expansion is refused with its rule', async () => {
  const args = ['simulate', 'nautilion', '--players', '1', '--option', 'darkhouse=difficult'];
  const { code, stderr } = await new Place().run(args);
  expect(code).toBe(2);
  expect(stderr).toMatch(/Darkhouse expansion\. \(rule NL106\)\n$/);
});
