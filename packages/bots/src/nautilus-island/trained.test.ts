import { CHANCE, nautilusIsland, OVER, seededRng, unnamed } from '@tidetable/rules';
import { withSheet } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { type Level, loadBot } from '../index.ts';
import { decisionAt } from '../testkit/decisionAt.ts';

/** One game, or its first moves; answers its moves and who won. */
const play = async (
  names: readonly Level[],
  seed: number,
  { game = nautilusIsland, plies = 1000 } = {},
): Promise<{ moves: number[]; winner: number }> => {
  const options = { seats: names.length };
  const s = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  const rng = seededRng(seed);
  const bots = await Promise.all(names.map(name => loadBot(game, options, name)));
  const moves: number[] = [];
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER && moves.length < plies; seat = game.toAct(s)) {
    const count = game.legalMoves(s, legal);
    const m =
      seat === CHANCE
        ? legal[rng(count)]
        : (game.parseMove(bots[seat](decisionAt(game, s), rng)) as number);
    expect(game.whyNot(s, m)).toBeUndefined();
    game.play(s, m);
    moves.push(m);
  }
  const winner = names.findIndex((_, seat) => game.place(s, seat) === 1);
  return { moves, winner };
};

test('the pilot beats random from every seat, at every table', async () => {
  let wins = 0;
  for (let seed = 1; seed <= 18; seed++) {
    const seats = 2 + (seed % 3);
    const own = seed % seats;
    const names = Array.from({ length: seats }, (_, seat) => (seat === own ? 'pilot' : 'random'));
    if ((await play(names as Level[], seed)).winner === own) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(15);
});

test('the same seed gives the same game, also to Nemo', async () => {
  const plies = 12;
  const moves = await play(['nemo', 'nemo'], 5, { plies });
  expect(moves).toEqual(await play(['nemo', 'nemo'], 5, { plies }));
});

test('both play by a sheet of the table, too', async () => {
  const own = withSheet(nautilusIsland, {
    treasures: [99, 0, 99, 0],
    portholes: { 3: [60, 60, 60], 4: [70, 70, 70], 5: [80, 80, 80], 6: [99, 99, 99] },
  });
  expect((await play(['pilot', 'random', 'pilot'], 6, { game: own })).winner).not.toBe(1);
  await play(['nemo', 'random', 'nemo'], 6, { game: own, plies: 9 });
});

test('one bot asked about two games by turns answers each with a legal move', async () => {
  const game = nautilusIsland;
  const bot = await loadBot(game, { seats: 2 }, 'nemo');
  const legal = new Int32Array(game.maxLegal);
  const tables = [21, 22].map(seed => {
    const s = game.blank({ seats: 2 });
    game.deal(s, unnamed(seededRng(seed)));
    return s;
  });
  for (let i = 0; i < 5; i++)
    for (const s of tables) {
      const count = game.legalMoves(s, legal);
      const asked = game.toAct(s) !== CHANCE;
      const m = asked
        ? (game.parseMove(bot(decisionAt(game, s), seededRng(count))) as number)
        : legal[0];
      expect(game.whyNot(s, m)).toBeUndefined();
      game.play(s, m);
    }
});
