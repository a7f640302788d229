/**
 * How fast the rules of a game are, through the public contract: legal moves, choose, play.
 * Runs as a thread of its own, so that no game is measured in code compiled for another.
 */
import { getHeapStatistics } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { drawOutcome } from '@tidetable/bots';
import { type AnyGame, CHANCE, type Options, OVER, seededRng, unnamed } from '@tidetable/rules';
import { editionTables, tables } from './benchTables.ts';

const SECONDS = 0.5;
const ROUNDS = 3;

/** Which table is to be measured. */
export interface Bench {
  readonly list: 'tables' | 'editions';
  readonly index: number;
}

export interface Speed {
  readonly game: string;
  readonly rules: number;
  readonly differing: readonly string[];
  readonly players: number;
  readonly turnsPerSec: number;
  readonly movesPerSec: number;
  readonly gamesPerSec: number;
  readonly bytesPerMove: number;
  readonly guessesPerSec: number;
}

const measure = (game: AnyGame, options: Options, startsTurn: (n: string) => boolean): Speed => {
  const turnStarts = Uint8Array.from({ length: game.moveCount }, (_, m) =>
    Number(startsTurn(game.formatMove(m))),
  );
  const rounds = Array.from({ length: ROUNDS }, (_, i) =>
    playRandomly(game, options, turnStarts, i),
  );
  const [middle] = rounds.sort((a, b) => a.movesPerSec - b.movesPerSec).slice(ROUNDS >> 1);
  return {
    game: game.id,
    rules: game.rules,
    differing: game.differing,
    players: options.seats,
    ...middle,
    guessesPerSec: guessRepeatedly(game, options),
  };
};

/** Random games for a moment; per second of processor time, so that a busy machine matters less. */
const playRandomly = (
  game: AnyGame,
  options: Options,
  turnStarts: Uint8Array,
  seed: number,
): Omit<Speed, 'game' | 'rules' | 'differing' | 'players' | 'guessesPerSec'> => {
  const s = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  const rng = seededRng(seed);
  const draw = unnamed(rng);
  let turns = 0;
  let moves = 0;
  const playOne = (): void => {
    game.deal(s, draw);
    for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
      const n = game.legalMoves(s, legal);
      const m = seat === CHANCE ? drawOutcome(game, s, legal, n, rng) : legal[rng(n)];
      turns += turnStarts[m];
      game.play(s, m);
      moves++;
    }
  };
  for (let i = 0; i < 2000; i++) playOne(); // let the compiler warm up
  turns = 0;
  moves = 0;
  const bytes = getHeapStatistics().total_allocated_bytes;
  const clock = processorClock();
  let played = 0;
  for (; clock() < SECONDS; played += 100) for (let i = 0; i < 100; i++) playOne();
  const seconds = clock();
  const allocated = getHeapStatistics().total_allocated_bytes - bytes;
  return {
    turnsPerSec: Math.round(turns / seconds),
    movesPerSec: Math.round(moves / seconds),
    gamesPerSec: Math.round(played / seconds),
    bytesPerMove: Math.round((1000 * allocated) / moves) / 1000,
  };
};

/** Worlds imagined from the view of the seat to act, in the middle of a game. */
const guessRepeatedly = (game: AnyGame, options: Options): number => {
  const s = game.blank(options);
  const guess = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  const rng = seededRng(1);
  game.deal(s, unnamed(rng));
  for (let i = 0; i < 60 || game.toAct(s) < 0; i++) {
    const n = game.legalMoves(s, legal);
    game.play(s, game.toAct(s) === CHANCE ? drawOutcome(game, s, legal, n, rng) : legal[rng(n)]);
  }
  const worlds = game.worlds(game.view(s, game.toAct(s)));
  const clock = processorClock();
  let guesses = 0;
  for (; clock() < SECONDS / 2; guesses += 100)
    for (let i = 0; i < 100; i++) worlds.sampleInto(guess, rng);
  return Math.round(guesses / clock());
};

/** Seconds of processor time since now. */
const processorClock = (): (() => number) => {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
};

if (parentPort) {
  const { list, index } = workerData as Bench;
  const { game, options, startsTurn } = (list === 'editions' ? editionTables : tables)[index];
  parentPort.postMessage(measure(game, options, startsTurn));
}
