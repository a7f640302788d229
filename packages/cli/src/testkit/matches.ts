/** Recorded matches for tests, made through the door like any other. */
import {
  type AnyMatch,
  isRefused,
  Match,
  type MatchFile,
  newSeal,
  writeMatch,
} from '@tidetable/match';
import { type AnyGame, nautilusIsland, seededRng } from '@tidetable/rules';

const game: AnyGame = nautilusIsland;

export interface Wanted {
  readonly seats?: number;
  readonly seed?: number;
  readonly plies?: number;
  readonly practice?: boolean;
}

/** Everybody stores whenever possible, so that the bag runs out and chance must act. */
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
