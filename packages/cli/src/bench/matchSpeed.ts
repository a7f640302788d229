/**
 * The cost of a move of a match: proposed, committed, its check hashed, and a view made for every
 * seat, undo included. Runs as a thread of its own, as speed.ts does.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type AnyMatch, isRefused, Match, newSeal, seatView } from '@tidetable/match';
import { type AnyGame, type Options, type Seat, seededRng } from '@tidetable/rules';
import { tables } from './benchTables.ts';
import type { Bench } from './speed.ts';

export interface MatchSpeed {
  readonly game: string;
  readonly players: number;
  /** Microseconds of a whole accepted move with the views of all seats, in random games. */
  readonly middle: number;
  readonly slowest: number; // of a hundred
  /** Microseconds of one and the same move after so many entries of the log. */
  readonly after10: number;
  readonly after600: number;
  /** Microseconds to compute the undo limit of the seat that moved. */
  readonly undo: number;
}

const GAMES = 12;
const WARM_UP = 4;
const REPEATS = 200;

const dealt = (game: AnyGame, options: Options, seed: number): AnyMatch => {
  const seal = newSeal(game, {
    id: seed.toString(16).padStart(32, '0'),
    options,
    seed: new Uint8Array(32).fill(seed),
  });
  const match = Match.deal(game, { options, seal });
  match.letChanceAct(0);
  return match;
};

const submit = (match: AnyMatch, move: string): void => {
  const done = match.submit(match.toAct, match.ply, move, 0);
  if (isRefused(done)) throw new Error(`${move}: ${done.code}`);
};

const viewAll = (match: AnyMatch): void => {
  for (let seat = 0; seat < match.options.seats; seat++) seatView(match, seat, match.ply - 1);
};

const microseconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return 1000 * (performance.now() - start);
};

const quantile = (figures: number[], part: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))] * 10) / 10;
};

/** Random games, move by move. */
const playThrough = (game: AnyGame, options: Options) => {
  const whole: number[] = [];
  const undo: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const match = dealt(game, options, seed);
    const rng = seededRng(seed);
    while (!match.isOver) {
      const legal = match.legalMoves();
      const seat = match.toAct;
      const accepted = microseconds(() => submit(match, legal[rng(legal.length)]));
      const asked = microseconds(() => match.undoOf(seat));
      const seen = microseconds(() => viewAll(match));
      if (seed < WARM_UP) continue;
      whole.push(accepted + asked + seen);
      undo.push(asked);
    }
  }
  return { middle: quantile(whole, 0.5), slowest: quantile(whole, 0.99), undo: mean(undo) };
};

const mean = (figures: number[]): number =>
  Math.round((10 * figures.reduce((sum, x) => sum + x, 0)) / figures.length) / 10;

/** A position in which a move can be taken back: it can be played again and again. */
const findRepeatable = (game: AnyGame, options: Options): { match: AnyMatch; move: string } => {
  for (let seed = 0; ; seed++) {
    const match = dealt(game, options, seed);
    const rng = seededRng(seed);
    while (!match.isOver && match.ply < 10) {
      for (const move of match.legalMoves()) {
        const trial = match.upTo(match.ply);
        const seat = trial.toAct;
        submit(trial, move);
        if (trial.undoOf(seat).step === match.ply) return { match, move };
      }
      const legal = match.legalMoves();
      submit(match, legal[rng(legal.length)]);
    }
  }
};

const takeBack = (match: AnyMatch, seat: Seat): void => {
  const done = match.undo(seat, match.ply, match.lastOwnPly(seat), 0);
  if (isRefused(done)) throw new Error(done.code);
};

/** The same move after so many entries, in the middle of many tries. */
const moveAfter = (game: AnyGame, options: Options, entries: number): number => {
  const { match, move } = findRepeatable(game, options);
  const seat = match.toAct;
  const costs: number[] = [];
  const start = match.ply;
  for (let round = 0; costs.length < REPEATS; round++) {
    const then = match.upTo(start);
    while (then.ply < entries) {
      submit(then, move);
      takeBack(then, seat);
    }
    for (let i = 0; i < 5; i++) {
      const cost = microseconds(() => {
        submit(then, move);
        viewAll(then);
      });
      if (round > 5) costs.push(cost);
      takeBack(then, seat);
    }
  }
  return quantile(costs, 0.5);
};

/** In turn, and again: the first rounds are for the compiler. */
const earlyAndLate = (game: AnyGame, options: Options) => {
  const rounds = Array.from({ length: 3 }, () => ({
    after10: moveAfter(game, options, 10),
    after600: moveAfter(game, options, 600),
  }));
  return rounds[rounds.length - 1];
};

if (parentPort) {
  const { game, options } = tables[(workerData as Bench).index];
  parentPort.postMessage({
    game: game.id,
    players: options.seats,
    ...playThrough(game, options),
    ...earlyAndLate(game, options),
  } satisfies MatchSpeed);
}
