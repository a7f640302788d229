/** What the terminal draws and says of a table, through the program itself. */
import { type NautilusIsland, nautilusIsland, SPECTATOR } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { matchAfter, matchUntil } from '../testkit/matches.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

/** What is said when a match is taken up again and these lines are typed. */
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
    expect(lines[left - 1].slice(at, at + 11).trim()).toBe('-- --');
  });

  test.each(['en', 'fr'])('sentences name cards by their names (%s)', async lang => {
    const said = await resumed(matchAfter(nautilusIsland, ['column 2']), ['1', '1', '1'], lang);
    const sentences = said.match(/^ {1,3}(\d+ {2}|\S+ \d (explores|collects|récolte)).*$/gm) ?? [];
    expect(sentences.length).toBeGreaterThan(5);
    expect(sentences.join('\n')).not.toMatch(/\b[grbpoy][1-4]\b/);
  });
});
