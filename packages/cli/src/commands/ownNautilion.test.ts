/** A table of Nautilion with its own components: board and moves follow them. */
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const SHEET = {
  spells: { whirlwind: 3, tide: 1, translation: 2 },
  ships: {
    A1: '34 45 49 12 23 56 67 78 81',
    A2: '34 45 49 12 23 56 67 78 81',
    B1: '12 23 34 45 56 67 78 89',
    B2: '12 23 34 45 56 67 78 89',
    C1: '12 23 34 45 56 67 78 89',
    C2: '12 23 34 45 56 67 78 89',
  },
};

test('the terminal shows its ducts, and spells at its prices', async () => {
  const place = new Place();
  place.write('sheet.json', JSON.stringify(SHEET));
  const table = ['--players=1', '--option=ship=C2', '--components=sheet.json', '--save=match.json'];
  const { code, stdout, stderr } = await place.run(['play', 'nautilion', ...table], { input: '' });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/\(1\)── 2\n +\(2\)── 1, 3\n/);
  expect(stdout).toMatch(/Whirlwind, for 3 tokens/);
  expect(stdout).toMatch(/Tide, for 1 token\b/);
  expect(stdout).toMatch(/Translation, for 2 tokens/);
  const replayed = await place.run(['replay', 'match.json']);
  expect(replayed.stdout).toMatch(/\(1\)── 2\n +\(2\)── 1, 3\n/);
});
