import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const calibrate = async (...args: string[]) => {
  const { code, stdout, stderr } = await new Place().run(['calibrate', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

test('every game gives one position, in the tenth that was predicted for it', async () => {
  const args = ['nautilus-island', '--games', '60', '--seed', '3', '--json'];
  const said = await calibrate(...args);
  const tenths: { from: number; cases: number; predicted: number; won: number }[] =
    JSON.parse(said);
  expect(tenths.map(({ from }) => Math.round(10 * from))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(tenths.reduce((sum, { cases }) => sum + cases, 0)).toBe(60);
  for (const { from, cases, predicted, won } of tenths) {
    expect(won).toBeLessThanOrEqual(cases);
    if (cases > 0) expect(Math.abs(predicted - from - 0.05)).toBeLessThanOrEqual(0.05);
  }
  const share = (some: typeof tenths): number =>
    some.reduce((sum, { won }) => sum + won, 0) / some.reduce((sum, { cases }) => sum + cases, 0);
  expect(share(tenths.slice(0, 5))).toBeLessThan(share(tenths.slice(5)));
  expect(await calibrate(...args)).toBe(said);
});

test('a voyage counts as one, and the table is for people', async () => {
  const said = await calibrate('nautilion', '--option', 'ship=C1', '--games', '20');
  expect(said.trim().split('\n').length).toBe(11);
  expect(said).toMatch(/^90–100 % /m);
});
