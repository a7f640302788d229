/** What training and the players with a network know of a game: everything else is the same for all. */
import type { AnyGame, Move, Options } from '@tidetable/rules';
import type { Input } from './input.ts';
import type { Shape } from './shape.ts';

/**
 * All ways in which the seat to act may go on with its turn, from its view alone. A way ends with
 * the turn, or earlier where something comes to light on which it should think again; it is judged
 * by the position after the whole turn, as far as the seat knows it.
 */
export interface Ways {
  /** Looks at a decision; answers how many ways there are, at least one. */
  consider(view: object): number;
  /** Fills the input with the position after the turn, if it goes this way. */
  encode(way: number, input: Input): void;
  /** The next moves of this way, at least one; they are its own until the next call. */
  moves(way: number): readonly Move[];
}

export interface Learnable {
  /** Goes up whenever the same position gives other features. */
  readonly encoding: number;
  readonly shape: Shape;
  /** What each output means. */
  readonly outputs: readonly string[];
  /** The tables at which it is trained, each as often as it is listed. */
  readonly tables: readonly Options[];
  /** How far the end of a game reaches back: 1 all the way, 0 to the next turn alone. */
  readonly lambda: number;
  /** One for each player: it keeps its scratch space. */
  waysAt(game: AnyGame, options: Options): Ways;
  /** How a finished game came out for a seat: fills `out`, by output, from 0 to 1; below 0: not asked. */
  outcome(game: AnyGame, s: object, seat: number, out: Float32Array): void;
  /** How much a seat wants a position with these outputs. */
  worth(outputs: Int32Array, options: Options): number;
  /** The chance to win in a position with these outputs, from 0 to 1. */
  winChance(outputs: Int32Array, options: Options): number;
}
