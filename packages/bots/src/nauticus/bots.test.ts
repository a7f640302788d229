import { nauticus, seededRng } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import type { Level } from '../index.ts';
import { BYTES_OF_NODE } from '../search/tree.ts';
import { answer, dealt, leadOfMate, optionsFor, played, seated } from '../testkit/nauticusGames.ts';
import { ITERATIONS, TURNS } from './bots.ts';
import { evaluateBy } from './evaluate.ts';
import { nodesFor, ROOM, turnSearch } from './turnSearch.ts';

const SEARCH = { evaluate: evaluateBy(nauticus), turns: TURNS };

test('stronger levels think longer', () => {
  const budgets = Object.values(ITERATIONS);
  expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
});

describe('each kind makes legal moves only, and the same ones from the same seed', () => {
  test.each(['greedy', 'deckhand', 'mate'] as const)('%s, a whole game', async name => {
    const game = await played([name, 'random'], 1);
    expect(await played([name, 'random'], 1)).toEqual(game);
  });
  test.each(['captain', 'admiral'] as const)('%s, some moves', async name => {
    const game = await played([name, name], 2, 3);
    expect(await played([name, name], 2, 3)).toEqual(game);
  });
  test.each([3, 4])('a table of %i', async seats => {
    await played(new Array<Level>(seats).fill('greedy'), seats);
    await played(new Array<Level>(seats).fill('deckhand'), seats, 60);
  });
});

test('greedy leaves random far behind, from either seat', async () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const [ahead, behind] = (await played(['greedy', 'random'], seed)).scores;
    const [behindToo, aheadToo] = (await played(['random', 'greedy'], seed)).scores;
    expect(Math.min(ahead, aheadToo), `seed ${seed}`).toBeGreaterThan(70);
    expect(Math.max(behind, behindToo), `seed ${seed}`).toBeLessThan(70);
  }
});

test('searching pays: on the same deals the mate has the better of greedy', async () => {
  expect(await leadOfMate([11, 12])).toBeGreaterThan(3); // bots.long.ts plays more
}, 240_000);

test('a turn is thought out again when the position is not the one expected', async () => {
  const bot = await seated('greedy', 2);
  // Decisions of two games alternate: the bot must not apply the plan for one to the other.
  const [s, t] = [dealt(2, 21), dealt(2, 22)];
  for (let i = 0; i < 40 && s.toAct >= 0 && t.toAct >= 0; i++) {
    for (const game of [s, t]) {
      const m = answer(bot, game, seededRng(1));
      expect(nauticus.whyNot(game, m)).toBeUndefined();
      nauticus.play(game, m);
    }
  }
});

test('the shuffles of later rounds, which a seat may not know, change no decision', async () => {
  const [s, t] = [dealt(2, 31), dealt(2, 31)];
  t.later.reverse();
  const bots = [await seated('deckhand', 2), await seated('deckhand', 2)];
  for (let i = 0; s.round === 1; i++) {
    const answers = [s, t].map((game, n) => answer(bots[n], game, seededRng(i)));
    expect(answers[0]).toBe(answers[1]);
    nauticus.play(s, answers[0]);
    nauticus.play(t, answers[1]);
  }
});

test("the admiral's tree fits into two megabytes and never outgrows its columns", () => {
  const setup = { ...SEARCH, iterations: ITERATIONS.admiral };
  expect(nodesFor(setup) * BYTES_OF_NODE).toBeLessThan(2 << 20);
  const narrow = turnSearch(nauticus, optionsFor(2), { ...SEARCH, iterations: 30, turns: 1 });
  const s = dealt(2, 41);
  for (const m of narrow(s)) nauticus.play(s, m);
  expect(s.turn).toBe(1);
});

test('a search for which there is no more room goes on, and its turn is a legal one', () => {
  const setup = { ...SEARCH, iterations: 300 };
  const thinkers = [ROOM, { ...ROOM, positions: 20 }, { nodes: 200, positions: 20 }].map(room =>
    turnSearch(nauticus, optionsFor(2), setup, room),
  );
  const s = dealt(2, 42);
  const [turn, sameTurn, narrowTurn] = thinkers.map(think => think(s));
  expect(sameTurn).toEqual(turn); // positions that were not kept are made again
  for (const m of narrowTurn) {
    expect(nauticus.whyNot(s, m)).toBeUndefined();
    nauticus.play(s, m);
  }
  expect(s.turn).toBe(1);
  expect(nodesFor({ ...SEARCH, iterations: 1e9 })).toBe(ROOM.nodes);
});
