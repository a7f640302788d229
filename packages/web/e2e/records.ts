/** Match files that were played by nobody: the same for the same seed. */
import {
  type AnyMatch,
  isRefused,
  Match,
  type MatchFile,
  newSeal,
  writeMatch,
} from '@tidetable/match';
import { gameOfEdition, games, isOptionProblem, readOptions, seededRng } from '@tidetable/rules';
import type { GameId } from './table.ts';

interface Wish {
  readonly seats: number;
  readonly seed?: number;
  /** So many of the first seats are people; one, if it is not said. */
  readonly people?: number;
  /** Options that are not as usual. */
  readonly options?: object;
  /** Components that are not as usual. */
  readonly sheet?: object;
}

const NAMES = ['Ann', 'Nemo', 'Conseil', 'Ned'];

/** Plays random moves until the game is over, showing every moment on the way. */
const playAlong = (
  id: GameId,
  { seats, seed = 1, people = 1, options: given, sheet }: Wish,
  visit: (match: AnyMatch, write: () => MatchFile) => 'enough' | 'go on',
): MatchFile => {
  const game = gameOfEdition(id, { rules: games[id].rules, sheet: sheet ?? null });
  if (!game) throw new Error(`${id} has no such components`);
  const options = readOptions(game, { ...given, seats });
  if (isOptionProblem(options)) throw new Error(`${id} has no such table: ${options.code}`);
  const secret = new Uint8Array(32).fill(seed);
  const rng = seededRng(seed);
  const cards = NAMES.slice(0, seats).map((name, seat) => ({
    name,
    kind: seat < people ? ('human' as const) : ('bot' as const),
  }));
  const terms = { id: seed.toString(16).padStart(32, '0'), options, seed: secret };
  const match = Match.deal(game, { options, seats: cards, seal: newSeal(game, terms) });
  const write = () => writeMatch(match);
  match.letChanceAct(0);
  while (!match.isOver && visit(match, write) === 'go on') {
    const moves = match.legalMoves();
    const done = match.submit(match.toAct, match.ply, moves[rng(moves.length)], 0);
    if (isRefused(done)) throw new Error(`refused: ${done.code}`);
  }
  return write();
};

/** A match of the first seat, a person, against bots: to its end. */
export const finishedMatch = (game: GameId, wish: Wish): MatchFile =>
  playAlong(game, wish, () => 'go on');

/** … until it is the person's turn after so many entries of the log. */
export const runningMatch = (game: GameId, wish: Wish & { entries: number }): MatchFile =>
  playAlong(game, wish, match =>
    match.ply >= wish.entries && match.toAct === 0 ? 'enough' : 'go on',
  );

/** A match that one move of a person ends: before that move, the move, and after it. */
export const lastMove = (
  game: GameId,
  wish: Wish,
): { readonly before: MatchFile; readonly move: string; readonly after: MatchFile } => {
  const after = finishedMatch(game, wish);
  const last = after.log.findLast(({ type, seat }) => type === 'move' && seat >= 0);
  if (last?.type !== 'move') throw new Error(`${game} has ended without a move`);
  const { seed = 1, people = 1 } = wish;
  if (last.seat >= people) return lastMove(game, { ...wish, seed: seed + 1 }); // a bot ended it
  const ply = after.log.indexOf(last);
  const before = playAlong(game, wish, match => (match.ply === ply ? 'enough' : 'go on'));
  return { before, move: last.move, after };
};

/** … and then the person gives up. */
export const resignedMatch = (game: GameId, wish: Wish & { entries: number }): MatchFile =>
  playAlong(game, wish, match => {
    if (match.ply < wish.entries || match.toAct !== 0) return 'go on';
    match.enter(match.ply, { type: 'resign', seat: 0, at: 0 });
    return 'enough';
  });

const phaseOf = (view: object): string => {
  const { phase, step } = view as { phase?: string; step?: string };
  return phase ?? step ?? '';
};

/** One match for every kind of decision that the person came to in a few games. */
export const decisionsOf = (
  game: GameId,
  wish: Wish,
  kindOf: (view: object) => string = phaseOf,
): ReadonlyMap<string, MatchFile> => {
  const found = new Map<string, MatchFile>();
  for (let seed = 1; seed <= 12; seed++)
    playAlong(game, { ...wish, seed }, (match, write) => {
      const kind = kindOf(match.view(0));
      if (match.toAct === 0 && !found.has(kind)) found.set(kind, write());
      return 'go on';
    });
  return found;
};

/** A file as the file chooser hands it over. */
export const asFile = (name: string, content: object | string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
