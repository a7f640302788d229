/** Match files that were played by nobody: the same for the same seed. */
import { isRefused, Match, type MatchFile, sealedSea, writeMatch } from '@tidetable/match';
import { games, isOptionProblem, readOptions, seededRng } from '@tidetable/rules';
import type { GameId } from './table.ts';

interface Wish {
  readonly seats: number;
  readonly seed?: number;
  /** Stops after so many entries of the log; by default at the end. */
  readonly entries?: number;
}

const NAMES = ['Ann', 'Nemo', 'Conseil', 'Ned'];

/** A match by random moves: of the first seat by a person, of the others by bots. */
export const recordOf = (game: GameId, { seats, seed = 1, entries = 1e6 }: Wish): MatchFile => {
  const options = readOptions(games[game], { seats });
  if (isOptionProblem(options)) throw new Error(`${game} has no table for ${seats}`);
  const secret = new Uint8Array(32).fill(seed);
  const rng = seededRng(seed);
  const match = Match.deal(games[game], { options, decide: sealedSea(secret, []) });
  match.letChanceAct(0);
  while (!match.isOver && match.ply < entries) {
    const moves = match.legalMoves();
    const done = match.submit(match.toAct, match.ply, moves[rng(moves.length)], 0);
    if (isRefused(done)) throw new Error(`refused: ${done.code}`);
  }
  const cards = NAMES.slice(0, seats).map((name, seat) => ({
    name,
    kind: seat === 0 ? ('human' as const) : ('bot' as const),
  }));
  return writeMatch(match, { seats: cards, seed: secret, salts: [] });
};

/** A file as the file chooser hands it over. */
export const asFile = (name: string, content: object | string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
