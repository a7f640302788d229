/** Whole games with sheets: whatever the bounds allow can be played. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { SPECTATOR } from '../core/game.ts';
import { seededRng } from '../core/rng.ts';
import { legalList, testGameContract, withSheet } from '../testkit/index.ts';
import { keenGame } from '../testkit/nauticus/keenGame.ts';
import { randomSheet, sheetBy } from '../testkit/nauticus/randomSheet.ts';
import { nauticus } from './index.ts';
import { brokenInvariant } from './invariants.ts';
import type { State } from './state.ts';

describe('the lowest values', () => {
  const mixes = [{ seats: 2, oneEmblemPerShip: true }];
  testGameContract(withSheet(nauticus, sheetBy(Math.min)), { mixes, brokenInvariant, games: 3 });
});

describe('the highest values', () => {
  const mixes = [{ seats: 4, oneEmblemPerShip: false }];
  testGameContract(withSheet(nauticus, sheetBy(Math.max)), { mixes, brokenInvariant, games: 3 });
});

/** What is amiss with the lists, readers and guesses of a game in this position. */
const whatFails = (game: typeof nauticus, s: State, seed: number): string | undefined => {
  const options = { seats: s.seats, oneEmblemPerShip: s.oneEmblem };
  const legal = new Set(legalList(game, s));
  if (legal.size > game.maxLegal) return 'too many moves';
  for (let m = 0; m < game.moveCount; m++)
    if ((game.whyNot(s, m) === undefined) !== legal.has(m)) return game.formatMove(m);
  const guess = game.blank(options);
  for (const seat of [SPECTATOR, s.seats - 1]) {
    const view = game.view(s, seat);
    const read = game.parseView(options, seat, JSON.parse(JSON.stringify(view)));
    if (!isDeepStrictEqual(read, view)) return `view of seat ${seat}`;
    game.worlds(view).sampleInto(guess, seededRng(seed));
    const wrong = brokenInvariant(guess);
    if (wrong) return `guess of seat ${seat}: ${wrong}`;
    if (!isDeepStrictEqual(game.view(guess, seat), view)) return `guess of seat ${seat}`;
  }
  const read = game.parsePosition(JSON.parse(JSON.stringify(game.position(s))));
  return isDeepStrictEqual(read, s) ? undefined : 'position';
};

test.each(Array.from({ length: 30 }, (_, i) => i + 1))(
  'sheet %i: games are sound and end in time, and can be written, read and guessed',
  seed => {
    const game = withSheet(nauticus, randomSheet(seededRng(seed)));
    const options = { seats: 2 + (seed % 3), oneEmblemPerShip: seed % 2 === 0 };
    const watch = (s: State, _: unknown, ply: number): void => {
      const wrong = brokenInvariant(s) ?? (ply % 23 === 0 ? whatFails(game, s, ply) : undefined);
      if (wrong !== undefined) throw new Error(`ply ${ply}: ${wrong}`);
      if (ply >= game.maxPlies) throw new Error(`no end after ${ply} plies`);
    };
    for (const onceIn of [1, 8]) {
      const end = keenGame(options, seed, watch, onceIn, game);
      expect(legalList(game, end)).toHaveLength(0);
    }
  },
);

/** Every position of a keen game. */
const story = (game: typeof nauticus, meanwhile: () => void): string[] => {
  const told: string[] = [];
  const watch = (s: State): void => {
    told.push(JSON.stringify(game.position(s)));
    meanwhile();
  };
  keenGame({ seats: 2, oneEmblemPerShip: false }, 3, watch, 8, game);
  return told;
};

test('standard game and sheets in one process do not disturb each other', () => {
  const all = [
    nauticus,
    withSheet(nauticus, sheetBy(Math.min)),
    withSheet(nauticus, sheetBy(Math.max)),
  ];
  const alone = all.map(game => story(game, () => {}));
  expect(new Set(alone.map(told => told.join())).size).toBe(all.length);
  const others = all.map(game => {
    const s = game.blank({ seats: 3, oneEmblemPerShip: true });
    return () => {
      if (game.toAct(s) < 0) game.deal(s, n => n - 1);
      game.play(s, legalList(game, s).at(-1)!);
      game.worlds(game.view(s, 0));
    };
  });
  const beside = all.map(game =>
    story(game, () => {
      for (const playOn of others) playOn();
    }),
  );
  expect(beside).toEqual(alone);
});
