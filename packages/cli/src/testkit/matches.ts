/** Recorded matches for tests, made through the interface of a match. */
import {
  type AnyMatch,
  isRefused,
  Match,
  type MatchFile,
  newSeal,
  writeMatch,
} from '@tidetable/match';
import {
  type AnyGame,
  isOptionProblem,
  nautilusIsland,
  readOptions,
  seededRng,
} from '@tidetable/rules';

const game: AnyGame = nautilusIsland;

export interface Wanted {
  readonly seats?: number;
  readonly seed?: number;
  readonly plies?: number;
  readonly practice?: boolean;
}

/** All seats store whenever possible, so that the bag runs out and chance must act. */
export const recordedMatch = (wanted: Wanted = {}): MatchFile => {
  const { seats = 4, seed = 2, plies = Number.POSITIVE_INFINITY, practice = false } = wanted;
  const options = { seats };
  const id = 'a'.repeat(32);
  const match = Match.deal(game, {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `Zoé ${i}`,
      kind: i === 0 ? 'human' : 'bot',
    })),
    seal: newSeal(game, { id, options, seed: new Uint8Array(32).fill(seed) }),
  });
  if (practice) match.accept({ type: 'practice', seat: 0, agreed: [], at: 0 });
  playOn(match, seed, plies);
  return writeMatch(match);
};

interface Table {
  readonly seats?: number;
  readonly seed?: number;
  readonly options?: object; // that differ from the defaults
}

/** A match of people at one terminal. */
const dealTo = (of: AnyGame, { seats = 2, seed = 1, options: given = {} }: Table): AnyMatch => {
  const options = readOptions(of, { seats, ...given });
  if (isOptionProblem(options)) throw new Error(options.code);
  const match = Match.deal(of, {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `Zoé ${i}`, kind: 'human' })),
    seal: newSeal(of, { id: 'b'.repeat(32), options, seed: new Uint8Array(32).fill(seed) }),
  });
  match.letChanceAct(0);
  return match;
};

const submit = (match: AnyMatch, move: string): void => {
  const done = match.submit(match.toAct, match.ply, move, 0);
  if (isRefused(done)) throw new Error(`${move}: ${done.code}; ${match.legalMoves()}`);
};

/** … in which these moves have been played, by the seat to act. */
export const matchAfter = (of: AnyGame, moves: readonly string[], table: Table = {}): MatchFile => {
  const match = dealTo(of, table);
  for (const move of moves) submit(match, move);
  return writeMatch(match);
};

/** … in which all seats play preferred moves, else any, until a condition holds. */
export const matchUntil = (
  of: AnyGame,
  isSo: (match: AnyMatch) => boolean,
  { prefers = /./, ...table }: Table & { readonly prefers?: RegExp } = {},
): MatchFile => {
  const match = dealTo(of, table);
  const rng = seededRng(table.seed ?? 1);
  while (!isSo(match)) {
    if (match.isOver) throw new Error('it never came about');
    const legal = match.legalMoves();
    const liked = legal.filter(move => prefers.test(move));
    const from = liked.length > 0 ? liked : legal;
    submit(match, from[rng(from.length)]);
  }
  return writeMatch(match);
};

const playOn = (match: AnyMatch, seed: number, plies: number): void => {
  const rng = seededRng(seed);
  while (!match.isOver && match.ply < plies) {
    const legal = match.legalMoves();
    const stores = legal.filter(move => /^(store|lay|leave)/.test(move));
    const moves = stores.length > 0 && rng(10) > 0 ? stores : legal;
    const done = match.submit(match.toAct, match.ply, moves[rng(moves.length)], 0);
    if (isRefused(done)) throw new Error(done.code);
  }
};

/** Every move of the game in notation, whether legal now or not. */
export const everyMove = (): string[] =>
  Array.from({ length: game.moveCount }, (_, m) => game.formatMove(m));
