import { CHANCE, nautilusIsland, type Options, OVER, seededRng, unnamed } from '@tidetable/rules';
import { withSheet } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { type Level, loadBot } from '../index.ts';
import { nodesFor } from '../search/ismcts.ts';
import { BYTES_OF_NODE } from '../search/tree.ts';
import { decisionAt } from '../testkit/decisionAt.ts';
import { evaluateBy, TERMS, termsBy } from './evaluate.ts';

const game = nautilusIsland;

/** One game between bots; returns the moves and each seat's points. */
const play = async (
  names: readonly Level[],
  seed: number,
  send: (view: object) => object = view => view,
): Promise<{ moves: number[]; points: number[]; places: number[] }> => {
  const options: Options = { seats: names.length };
  const s = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  const rng = seededRng(seed);
  game.deal(s, unnamed(rng));
  const bots = await Promise.all(names.map(name => loadBot(game, options, name)));
  const moves: number[] = [];
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    const count = game.legalMoves(s, legal);
    const decide = (): number => {
      const decision = decisionAt(game, s);
      const asked = { ...decision, view: send(decision.view) };
      return game.parseMove(bots[seat](asked, rng)) as number;
    };
    const m = seat === CHANCE ? legal[rng(count)] : decide();
    expect(legal.subarray(0, count)).toContain(m);
    game.play(s, m);
    moves.push(m);
  }
  const seats = names.map((_, seat) => seat);
  return {
    moves,
    points: seats.map(seat => game.score(s, seat)),
    places: seats.map(seat => game.place(s, seat)),
  };
};

test('the same seed and budget give the same game', async () => {
  for (const name of ['greedy', 'deckhand', 'mate'] as const) {
    expect(await play([name, 'random', name], 5)).toEqual(await play([name, 'random', name], 5));
  }
});

test('a view that came over a wire leads to the same game', async () => {
  const sent = (view: object): object => JSON.parse(JSON.stringify(view));
  expect(await play(['mate', 'mate'], 6, sent)).toEqual(await play(['mate', 'mate'], 6));
});

test('what was learnt for one game is not believed of another', async () => {
  const bot = await loadBot(game, { seats: 2 }, 'mate');
  const legal = new Int32Array(game.maxLegal);
  const tables = [21, 22].map(seed => {
    const s = game.blank({ seats: 2 });
    game.deal(s, unnamed(seededRng(seed)));
    return s;
  });
  // One bot for all seats of two games, asked by turns.
  while (tables.every(s => game.toAct(s) !== OVER)) {
    for (const s of tables) {
      const seat = game.toAct(s);
      const count = game.legalMoves(s, legal);
      const rng = seededRng(count);
      const m =
        seat === CHANCE ? legal[0] : (game.parseMove(bot(decisionAt(game, s), rng)) as number);
      expect(game.whyNot(s, m)).toBeUndefined();
      game.play(s, m);
    }
  }
});

test('the tree of the longest search fits into 100 megabytes', () => {
  expect(nodesFor(1e9) * BYTES_OF_NODE).toBeLessThan(100e6);
});

test('greedy beats random in nearly every game, from either seat', async () => {
  let wins = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const names: Level[] = seed % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
    if ((await play(names, seed)).places[names.indexOf('greedy')] === 1) wins++;
  }
  expect(wins).toBeGreaterThanOrEqual(38);
});

test('a mate beats a deckhand more often than not', async () => {
  let wins = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const names: Level[] = seed % 2 === 0 ? ['mate', 'deckhand'] : ['deckhand', 'mate'];
    if ((await play(names, seed)).places[names.indexOf('mate')] === 1) wins++;
  }
  expect(wins).toBeGreaterThan(20);
});

test('points made are the score, and a finished game promises nothing more', () => {
  const s = game.blank({ seats: 3 });
  const rng = seededRng(4);
  const legal = new Int32Array(game.maxLegal);
  game.deal(s, unnamed(rng));
  while (game.toAct(s) !== OVER) game.play(s, legal[rng(game.legalMoves(s, legal))]);
  const evaluate = evaluateBy(game);
  for (let seat = 0; seat < 3; seat++) expect(evaluate(s, seat)).toBe(game.score(s, seat));
});

test('a table with its own sheet is judged by the values of that sheet', () => {
  const richer = withSheet(game, {
    treasures: [10, 20, 30, 40],
    portholes: { 3: [60, 60, 60], 4: [70, 70, 70], 5: [80, 80, 80], 6: [90, 90, 90] },
  });
  const [usual, rich] = [game, richer].map(table => {
    const s = table.blank({ seats: 2 });
    const rng = seededRng(4);
    const legal = new Int32Array(table.maxLegal);
    table.deal(s, unnamed(rng));
    for (let i = 0; i < 30; i++) table.play(s, legal[rng(table.legalMoves(s, legal))]);
    const out = new Float64Array(TERMS.length);
    termsBy(table)(s, 0, out);
    const [, , treasures, ...sets] = out;
    return { treasures, promised: sets.reduce((a, b) => a + b) };
  });
  expect(usual.treasures).toBeGreaterThan(0);
  expect(rich.treasures).toBe(10 * usual.treasures);
  expect(rich.promised).toBeGreaterThan(usual.promised + 20);
});
