import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

test('bench --json gives a line of positive figures for each game', async () => {
  const { code, stdout, stderr } = await new Place().run(['bench', '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const line of stdout.trim().split('\n')) {
    const { game, ...figures } = JSON.parse(line);
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
