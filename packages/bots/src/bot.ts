import type { Decision } from '@tidetable/match';
import type { AnyGame, Move, Options, Rng } from '@tidetable/rules';
import type { Level } from './level.ts';

/**
 * A player: answers with one of the legal moves, in notation. It receives the view of its seat,
 * never the state, and may keep search results for its next decision.
 */
export type Bot = (decision: Decision, rng: Rng) => string;

/** A player inside this package, where moves are numbers. `legal` are those of the decision. */
export type Choose = (decision: Decision, legal: Int32Array, rng: Rng) => Move;

/** Seats a bot at a table of its game; a new one for every match. Some load the weights of a network first. */
export type MakeBot<G = AnyGame> = (game: G, options: Options) => Bot | Promise<Bot>;

/** The bots of a game, one for each level except random. */
export type LevelBots<G = AnyGame> = Readonly<Record<Exclude<Level, 'random'>, MakeBot<G>>>;

export const random: Bot = ({ legal }, rng) => legal[rng(legal.length)];

type Notation = Pick<AnyGame, 'id' | 'formatMove' | 'parseMove'>;

export const botOf =
  (game: Notation, choose: Choose): Bot =>
  (decision, rng) =>
    game.formatMove(choose(decision, parseMoves(game, decision.legal), rng));

/** The caller has validated the list: text that is not a move of the game is a bug. */
export const parseMoves = (game: Notation, legal: readonly string[]): Int32Array => {
  const moves = new Int32Array(legal.length);
  for (let i = 0; i < legal.length; i++) {
    const m = game.parseMove(legal[i]);
    if (m === undefined) throw new Error(`${legal[i]} is no move of ${game.id}`);
    moves[i] = m;
  }
  return moves;
};
