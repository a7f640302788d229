/** The game-specific part of training and of bots with a network. */
import type { AnyGame, Move, Options } from '@tidetable/rules';
import type { Input } from './input.ts';
import type { Shape } from './shape.ts';

/**
 * All candidates for the rest of a turn, from the view of the seat to act. A candidate ends with
 * the turn, or earlier if information is revealed after which the seat should decide again; it is
 * evaluated by the position after the whole turn, as far as the seat knows it.
 */
export interface Candidates {
  /** Takes a decision; answers the number of candidates, at least one. */
  consider(view: object): number;
  /** Fills the input with the position after the turn of a candidate. */
  encode(candidate: number, input: Input): void;
  /** The next moves of a candidate, at least one; the array is reused by the next call. */
  moves(candidate: number): readonly Move[];
}

export interface Learnable {
  /** Must increase whenever the same position gives other features. */
  readonly encoding: number;
  readonly shape: Shape;
  /** The meaning of each output. */
  readonly outputs: readonly string[];
  /** The tables of the training, each as often as it is listed. */
  readonly tables: readonly Options[];
  /** λ of TD(λ): 1 uses only the result of the game, 0 only the next turn. */
  readonly lambda: number;
  /** One for each player, since it has scratch space. */
  candidatesAt(game: AnyGame, options: Options): Candidates;
  /**
   * The result of a finished game for a seat: fills `out`, by output, from 0 to 1; below 0: no
   * target.
   */
  outcome(game: AnyGame, s: object, seat: number, out: Float32Array): void;
  /** The value of a position with these outputs for a seat. */
  worth(outputs: Int32Array, options: Options): number;
  /** The probability of a win with these outputs, from 0 to 1. */
  winChance(outputs: Int32Array, options: Options): number;
}
