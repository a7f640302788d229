/**
 * How long a level thinks about its decisions, in one game that it plays in every seat. Runs as a
 * thread of its own, as speed.ts does; in processor time, so that a busy machine matters less.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { drawOutcome, type Level, loadBot } from '@tidetable/bots';
import { CHANCE, type GameId, OVER, type Seat, seededRng, unnamed } from '@tidetable/rules';
import { largeTables } from './benchTables.ts';

/** An index in `largeTables`, and the level that plays there. */
export interface DecisionsErrand {
  readonly table: number;
  readonly level: Level;
}

/** Milliseconds for a decision with a choice. */
export interface DecisionTimes {
  readonly game: GameId;
  readonly players: number;
  readonly level: Level;
  readonly decisions: number;
  readonly middle: number;
  readonly slowest: number; // of a hundred
  readonly slowestOfAll: number;
}

const SEED = 1;

/** Of a second game: the first one warms up the compiler. */
const measure = async ({ table, level }: DecisionsErrand): Promise<DecisionTimes> => {
  const { game, options } = largeTables[table];
  await playOnce(table, level, SEED);
  const times = (await playOnce(table, level, SEED + 1)).sort((a, b) => a - b);
  const at = (part: number): number => times[Math.floor(part * (times.length - 1))];
  return {
    game: game.id,
    players: options.seats,
    level,
    decisions: times.length,
    middle: at(0.5),
    slowest: at(0.99),
    slowestOfAll: at(1),
  };
};

const playOnce = async (table: number, level: Level, seed: number): Promise<number[]> => {
  const { game, options } = largeTables[table];
  const s = game.blank(options);
  const rng = seededRng(seed);
  const bots = await Promise.all(
    Array.from({ length: options.seats }, () => loadBot(game, options, level)),
  );
  const moves = new Int32Array(game.maxLegal);
  const times: number[] = [];
  const decide = (seat: Seat, count: number): number => {
    const legal = Array.from(moves.subarray(0, count), m => game.formatMove(m));
    const decision = { ply: 0, seat, view: game.view(s, seat), legal };
    const start = process.threadCpuUsage();
    const move = bots[seat](decision, rng);
    const { user, system } = process.threadCpuUsage(start);
    if (count > 1) times.push((user + system) / 1000);
    return moves[legal.indexOf(move)];
  };
  game.deal(s, unnamed(rng));
  for (let seat = game.toAct(s); seat !== OVER; seat = game.toAct(s)) {
    const count = game.legalMoves(s, moves);
    game.play(s, seat === CHANCE ? drawOutcome(game, s, moves, count, rng) : decide(seat, count));
  }
  return times;
};

parentPort?.postMessage(await measure(workerData as DecisionsErrand));
