/** Boards and messages of the terminal, through the program itself. */
import {
  type Nauticus,
  type NautilusIsland,
  nauticus,
  nautilion,
  nautilusIsland,
  SPECTATOR,
} from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { matchAfter, matchUntil } from '../testkit/matches.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

/** The output when a match is resumed and these lines are typed. */
const resumed = async (file: object, lines: readonly string[], lang = 'en'): Promise<string> => {
  const place = new Place();
  place.write('match.json', file);
  const args = ['play', '--resume', 'match.json', '--lang', lang, '--bots', 'random'];
  const { code, stdout, stderr } = await place.run(args, { input: `${lines.join('\n')}\n` });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};

describe.concurrent('Nautilus Island', () => {
  test('an empty stack is drawn as empty, whichever way its cards lay', async () => {
    const isSo = ({ columns }: NautilusIsland.View): boolean =>
      columns.some(({ height, stacks }) => height === 0 && stacks.length === 2);
    const file = matchUntil(
      nautilusIsland,
      match => isSo(match.view(SPECTATOR) as NautilusIsland.View),
      { prefers: /^column [23]|^collect/ },
    );
    const said = await resumed(file, ['quit']);
    const lines = said.split('\n');
    const left = lines.findIndex(line => line.startsWith('cards left'));
    const at = lines[left].indexOf('empty');
    for (const row of [left - 2, left - 1]) expect(lines[row].slice(at, at + 11).trim()).toBe('--');
  });

  test.each(['en', 'fr'])('sentences name cards by their names (%s)', async lang => {
    const said = await resumed(matchAfter(nautilusIsland, ['column 2']), ['1', '1', '1'], lang);
    const sentences = said.match(/^ {1,3}(\d+ {2}|\S+ \d (explores|collects|récolte)).*$/gm) ?? [];
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.join('\n')).not.toMatch(/\b[grbpoy][1-4]\b/);
  });
});

describe.concurrent('the board is drawn again', () => {
  test('when a new round begins with the same player', async () => {
    const file = matchAfter(nautilusIsland, ['column 2', 'collect', 'column 1']);
    const said = await resumed(file, ['collect', 'quit']);
    expect(said).toMatch(
      /Round 2 begins; order: (Zoé \d).*\n\nRound 2 · bottom side\n[\s\S]*\1, your move/,
    );
  });

  test('when the next action phase begins with the same player', async () => {
    const isSo = ({ phase, toAct, start }: Nauticus.View): boolean =>
      phase === 'act' && toAct !== start;
    const file = matchUntil(nauticus, match => isSo(match.view(SPECTATOR) as Nauticus.View), {
      prefers: /^(choose|pass|end|take)/,
    });
    const said = await resumed(file, ['pass', 'end', 'quit']);
    const [, after] = said.split('is start player.');
    expect(after).toMatch(/^\n\nRound 1 of 4 · action phase 2 of 7/);
  });

  test('after a spell', async () => {
    const start = matchAfter(nautilion, [], { seats: 1 });
    const boards = (said: string): number => said.match(/^Turn 1 · ship A1$/gm)?.length ?? 0;
    const exchange = await resumed(start, ['translation', 'token 1', 'token 2', 'quit']);
    expect(exchange).toContain('Tokens 1 and 2 of the path change places.');
    expect(boards(exchange)).toBe(2);
    const [tide] = exchange.match(/turn a (\d) into a (\d) –/m)?.slice(1, 2) ?? [];
    const other = tide === '1' ? 2 : 1;
    const turned = await resumed(start, [`tide ${tide} to ${other}`, 'quit']);
    expect(turned).toMatch(/is turned to \d/);
    expect(boards(turned)).toBe(2);
  });
});

describe.concurrent('the end', () => {
  /** The rows of the table of points, each a name and a number for every seat. */
  const rows = (said: string): { name: string; points: number[] }[] =>
    (said.split(/^(?:Where the points|D’où viennent).*\n/m)[1] ?? '')
      .split('\n')
      .slice(1)
      .filter(line => line.startsWith('  '))
      .map(line => {
        const [, name, numbers] = /^ {2}(.*?) {2,}([-\d ]+)$/.exec(line) ?? ['', '', ''];
        return { name, points: numbers.trim().split(/ +/).map(Number) };
      });

  test.each([
    ['nautilus-island', 'en', /^treasures$/],
    ['nautilus-island', 'fr', /^trésors$/],
    ['nauticus', 'en', /^crown points$/],
    ['nauticus', 'fr', /^points des couronnes$/],
  ])('of %s tells where the points came from (%s)', async (game, lang, source) => {
    const place = new Place();
    const args = ['play', game, '--humans=0', '--bots=greedy', '--players=3', '--lang', lang];
    const { stdout } = await place.run([...args, '--save=match.json']);
    const sources = rows(stdout);
    const total = sources.pop();
    expect(total?.name).toBe('total');
    expect(total?.points).toEqual(JSON.parse(place.read('match.json')).result.points);
    expect(sources.some(({ name }) => source.test(name))).toBe(true);
    for (const seat of [0, 1, 2])
      expect(sources.reduce((sum, { points }) => sum + points[seat], 0)).toBe(total?.points[seat]);
  });

  test.each([
    ['en', /^Lost\.$/, /voyage is lost\.$/],
    ['fr', /^Perdu\.$/, /voyage est perdu\.$/],
  ])('of a voyage says last why it was lost (%s)', async (lang, lost, reason) => {
    const place = new Place();
    const args = ['play', 'nautilion', '--players=1', '--humans=0', '--bots=random'];
    const { stdout } = await place.run([...args, '--lang', lang, '--save=match.json']);
    const said = stdout.trimEnd().split('\n').slice(-3);
    expect(said[0]).toMatch(lost);
    expect(said[1]).toMatch(reason);
  });
});
