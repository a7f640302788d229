/** Foreign bots in `play`: a match with them is a match like any other. */
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const quoted = (...words: string[]): string => `exec:${words.map(word => `"${word}"`).join(' ')}`;
const ENGINE = quoted(process.execPath, path.join(import.meta.dirname, '../main.ts'), 'engine');
const hostile = (manner: string): string =>
  quoted(process.execPath, path.join(import.meta.dirname, '../testkit/hostileBot.ts'), manner);

const PLAY = ['play', 'nautilus-island', '--players=2', '--save=match.json'];

describe.concurrent('play with foreign bots', () => {
  test('on every seat', async () => {
    const place = new Place();
    const { code, stdout, stderr } = await place.run([...PLAY, '--humans=0', '--bots', ENGINE]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Final score');
    expect((await place.run(['verify', 'match.json'])).code).toBe(0);
  });

  test('against a person', async () => {
    const place = new Place();
    const { code, stdout } = await place.run([...PLAY, '--bots', ENGINE], {
      input: '1\n'.repeat(300),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^[12]\. Bot 1, \d+ points$/m);
  });

  test.each([
    ['crash mid-game', 'en', 'Bot 2: It ended by itself, with 3.'],
    ['illegal move', 'fr', 'Robot 2 : Son coup n’est pas permis : « refill green »'],
    ['two moves', 'en', 'Bot 2: It sent “move'],
  ])('%s: the match is kept, and goes on with another', async (manner, lang, sentence) => {
    const place = new Place();
    const bots = ['--bots', `random,${hostile(manner)}`, '--lang', lang];
    const first = await place.run([...PLAY, '--humans=0', ...bots]);
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
    expect(first.stdout).toContain(sentence);
    expect(first.stdout).toMatch(
      /\n {2}(Its last|Ses derniers) .*:\n(?: {4}.*\n)*? {4}here I am\n/,
    );
    expect(JSON.parse(place.read('match.json')).result).toBeNull();
    const args = ['play', '--resume', 'match.json', '--bots', 'random'];
    expect((await place.run(args)).stdout).toContain('Final score');
    expect((await place.run(['verify', 'match.json'])).code).toBe(0);
  });

  test.each([
    ['exec:no-such-program', /cannot be found/],
    [`random,${ENGINE},random`, /3 bots were named/],
    [`clever,${ENGINE}`, /no bot “clever”/],
  ])('refused: --bots %s', async (bots, sentence) => {
    const place = new Place();
    const refused = await place.run([...PLAY, '--bots', bots]);
    expect(refused).toMatchObject({ code: 2, stdout: '' });
    expect(refused.stderr).toMatch(sentence);
    expect(place.list()).toEqual([]);
  });
});
