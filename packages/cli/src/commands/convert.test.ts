import { afterAll, describe, expect, test } from 'vitest';
import { FORM_1 } from '../testkit/form1.ts';
import { recordedMatch } from '../testkit/matches.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

describe.concurrent('convert', () => {
  test('writes a match of form 1 in the present form, and says what it cannot prove', async () => {
    const place = new Place();
    place.write('old.json', FORM_1);
    const { code, stdout, stderr } = await place.run(['convert', 'old.json', '--save', 'new.json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('new.json');
    for (const what of ['that options', 'who sat', 'that each salt'])
      expect(stdout).toContain(`Not proved: ${what}`);
    const file: unknown = JSON.parse(place.read('new.json'));
    expect(file).toMatchObject({ format: 'tidetable-match/2', from: 'tidetable-match/1' });
    expect((await place.run(['verify', 'new.json'])).code).toBe(1);
  });

  test.each([
    ['the present form', recordedMatch({ seats: 2, plies: 4 }), /present form already/],
    ['a changed file', { ...FORM_1, seed: '0'.repeat(64) }, /commitment/],
    ['no match', { format: 'chess' }, /not a match file/],
  ])('refuses %s, and writes nothing', async (_, file, why) => {
    const place = new Place();
    place.write('old.json', file);
    const { code, stderr } = await place.run(['convert', 'old.json', '--save', 'new.json']);
    expect(stderr).toMatch(why);
    expect(code).toBe(2);
    expect(place.list()).toEqual(['old.json']);
  });

  test('does not replace the file that it converts', async () => {
    const place = new Place();
    place.write('old.json', FORM_1);
    const before = place.read('old.json');
    const { code } = await place.run(['convert', 'old.json', '--save', 'old.json']);
    expect({ code, after: place.read('old.json') }).toEqual({ code: 2, after: before });
  });
});
