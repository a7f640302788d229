/**
 * The memory of a long search. Runs as a process of its own that does nothing else, since a process
 * seldom returns memory to the system.
 */
import { loadPatientAdmiral } from '@tidetable/bots';
import {
  type AnyGame,
  CHANCE,
  type GameId,
  type Options,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { tables } from './benchTables.ts';

export interface LongSearch {
  readonly game: GameId;
  readonly players: number;
  readonly seconds: number;
  readonly peakBytes: number; // of the process, Node included
  readonly grownBytes: number; // since the search began
}

/** The message to the process: an index in `tables`, and a factor for the admiral's budget. */
export interface Errand {
  readonly table: number;
  readonly patience: number;
}

const search = async ({ table, patience }: Errand): Promise<LongSearch> => {
  const { game, options } = tables[table];
  const bot = await loadPatientAdmiral(game, options, patience);
  const s = firstChoice(game, options);
  const seat = game.toAct(s);
  const moves = new Int32Array(game.maxLegal);
  const legal = Array.from(moves.subarray(0, game.legalMoves(s, moves)), m => game.formatMove(m));
  const before = process.memoryUsage.rss();
  const start = performance.now();
  bot({ ply: 0, seat, view: game.view(s, seat), legal }, seededRng(2));
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  return {
    game: game.id,
    players: options.seats,
    seconds: (performance.now() - start) / 1000,
    peakBytes,
    grownBytes: peakBytes - before,
  };
};

/** A new game at the first decision that leaves a choice. */
const firstChoice = (game: AnyGame, options: Options): object => {
  const s = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  game.deal(s, unnamed(seededRng(1)));
  for (;;) {
    const n = game.legalMoves(s, legal);
    if (game.toAct(s) !== CHANCE && n > 1) return s;
    game.play(s, legal[0]);
  }
};

process.once('message', async (errand: Errand) => {
  process.send?.(await search(errand));
  process.disconnect?.();
});
