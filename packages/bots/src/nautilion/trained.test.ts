import { CHANCE, nautilion, type Options, OVER, seededRng, unnamed } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { drawOutcome } from '../chance.ts';
import { type Level, loadBot } from '../index.ts';
import { decisionAt } from '../testkit/decisionAt.ts';

const options: Options = {
  seats: 1,
  ship: 'A1',
  reserve: 4,
  expansions: [],
  darkhouse: 'intro',
  harpoons: 2,
};

const sail = async (level: Level, seed: number, plies = 1000): Promise<[number[], number]> => {
  const s = nautilion.blank(options);
  const rng = seededRng(seed);
  const legal = new Int32Array(nautilion.maxLegal);
  const bot = await loadBot(nautilion, options, level);
  nautilion.deal(s, unnamed(rng));
  const moves: number[] = [];
  for (let seat = nautilion.toAct(s); seat !== OVER && moves.length < plies; ) {
    const count = nautilion.legalMoves(s, legal);
    const m =
      seat === CHANCE
        ? drawOutcome(nautilion, s, legal, count, rng)
        : (nautilion.parseMove(bot(decisionAt(nautilion, s), rng)) as number);
    expect(legal.subarray(0, count)).toContain(m);
    nautilion.play(s, m);
    moves.push(m);
    seat = nautilion.toAct(s);
  }
  return [moves, nautilion.score(s, 0)];
};

test('the pilot wins most voyages of the base game', async () => {
  let won = 0;
  for (let seed = 1; seed <= 12; seed++) won += (await sail('pilot', seed))[1];
  expect(won).toBeGreaterThanOrEqual(8);
});

test('the same seed gives Nemo the same voyage', async () => {
  const [moves] = await sail('nemo', 3, 30);
  expect((await sail('nemo', 3, 30))[0]).toEqual(moves);
});
