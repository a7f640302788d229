/** Against whom `play` lets somebody play. */
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const PLAY = ['play', 'nautilus-island', '--save=match.json'];

describe.concurrent('the bots of a match', () => {
  test.each([
    ['en', 'Bots: Bot 1 (Mate) and Bot 2 (Mate); --bots chooses others.'],
    ['fr', 'Robots : Robot 1 (Lieutenant) et Robot 2 (Lieutenant) ; --bots en choisit d’autres.'],
  ])('have a level that is named at the start (%s)', async (lang, sentence) => {
    const place = new Place();
    const { stdout } = await place.run([...PLAY, '--lang', lang], { input: '1\n' });
    expect(stdout.split('\n')[2].replaceAll('\u00a0', ' ')).toBe(sentence);
    const { seats } = JSON.parse(place.read('match.json'));
    expect(seats.map(({ level }: { level?: string }) => level)).toEqual([
      undefined,
      'mate',
      'mate',
    ]);
  });

  test('keep their levels when a match goes on, unless others are named', async () => {
    const place = new Place();
    const lines = { input: '1\n' };
    await place.run([...PLAY, '--bots=greedy,random'], lines);
    const resume = ['play', '--resume', 'match.json'];
    expect((await place.run(resume, lines)).stdout).toContain('Bot 1 (Greedy) and Bot 2 (Random)');
    const other = await place.run([...resume, '--bots=deckhand'], lines);
    expect(other.stdout).toContain('Bot 1 (Deckhand) and Bot 2 (Deckhand)');
  });

  test('are not spoken of where there are none', async () => {
    const { stdout } = await new Place().run([...PLAY, '--humans=3'], { input: '1\n' });
    expect(stdout).not.toContain('Bots:');
  });

  test('are in the help', async () => {
    const { stdout } = await new Place().run(['play', '--help']);
    expect(stdout).toMatch(/--bots a,b .*\(mate\)$/m);
  });
});
