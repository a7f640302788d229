/** Whole games of Nauticus through the program itself. */
import { seededRng } from '@tidetable/rules';
import { messages, nauticusWords } from '@tidetable/text';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const numbers = (seed: number, n: number): string => {
  const rng = seededRng(seed);
  return Array.from({ length: n }, () => `${rng(5)}\n`).join('');
};

describe.concurrent('a whole game by numbers from a pipe', () => {
  for (const [players, lang, end] of [
    [2, 'en', 'Final score'],
    [3, 'fr', 'Score final'],
    [4, 'en', 'Final score'],
  ] as const) {
    test(`${players} players, ${lang}`, async () => {
      const place = new Place();
      const args = ['play', 'nauticus', `--players=${players}`, `--lang=${lang}`, '--bots=random'];
      args.push('--option', 'oneEmblemPerShip=true', '--save', 'match.json');
      const input = `help\n${numbers(players, 4000)}`;
      const { code, stdout, stderr } = await place.run(args, { input });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(end);
      expect(stdout).not.toMatch(/undefined|NaN|\[object|null/);
      expect(stdout).toContain(nauticusWords[lang].board.over);
      const verified = await place.run(['verify', 'match.json']);
      expect({ code: verified.code, stderr: verified.stderr }).toEqual({ code: 0, stderr: '' });
    });
  }

  test('in French there is no English word but in the notation', async () => {
    const place = new Place();
    const args = [
      'play',
      'nauticus',
      '--players=3',
      '--lang=fr',
      '--bots=random',
      '--save=match.json',
    ];
    const { stdout } = await place.run(args, { input: numbers(8, 4000) });
    const said = stdout
      .split('\n')
      .filter(line => !line.startsWith(messages.fr.play.prompt.trim()))
      .join('\n');
    expect(said.length).toBeGreaterThan(10_000);
    expect(said).not.toMatch(
      /\b(the|your|you|of|with|from|and|is|it|workers?|taler|ship|hulls?|masts?|sails?|goods?|crowns?|bow|stern|eagle|lily|coffee|grain|salt|fish|round|player|bought|pass)\b/i,
    );
  });
});

test('a refusal says why, and names the rule', async () => {
  const place = new Place();
  const args = ['play', 'nauticus', '--players=2', '--humans=2', '--save=match.json'];
  const { stdout } = await place.run(args, { input: 'pass\nchoose money\nbuy bow\n' });
  expect(stdout).toContain(`${nauticusWords.en.refusals['choose-first']} (rule NC10)`);
});

test('replay tells the whole game', async () => {
  const place = new Place();
  const args = ['simulate', 'nauticus', '--players=2', '--games=1', '--save=games'];
  expect((await place.run(args)).code).toBe(0);
  const [file] = place.list().filter(name => name.endsWith('.json'));
  const { code, stdout } = await place.run(['replay', file]);
  expect(code).toBe(0);
  expect(stdout.match(/chooses “\w+” on space/g)).toHaveLength(28);
  expect(stdout).toContain(nauticusWords.en.events.over);
});
