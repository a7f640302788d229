import type { Game, GameEvent, Move, Options } from '@tidetable/rules';
import type { Played } from './played.ts';
import { isRevealing, type Scratch, scratchFor } from './revealed.ts';

/** Which moves of a match revealed something; each is computed once, however often it is played. */
export class RevealingMoves<S extends object> {
  readonly #isRevealing: (before: S, move: Move) => boolean;
  readonly #before: S;
  readonly #moves: number;
  readonly #lines = new Map<number, number>(); // by the line before and the move
  readonly #known = new Map<number, boolean>(); // by line

  constructor(game: Game<S, object, GameEvent>, options: Options) {
    this.#before = game.blank(options);
    this.#moves = game.moveCount;
    let scratch: Scratch<S> | undefined;
    this.#isRevealing = (before, move) => {
      scratch ??= scratchFor(game, options);
      return isRevealing(game, options, { before, move }, scratch);
    };
  }

  /** A number for the moves up to this one: the same whenever the same moves are played. */
  lineOf(before: Played | undefined, move: Move): number {
    const key = (before?.line ?? 0) * this.#moves + move; // two numbers in one: a text would live as long as the match
    const line = this.#lines.get(key) ?? this.#lines.size + 1;
    this.#lines.set(key, line);
    return line;
  }

  /** Did anybody learn anything by this move? `setUp` makes its argument the position before it. */
  include({ line, move }: Played, setUp: (before: S) => void): boolean {
    const known = this.#known.get(line);
    if (known !== undefined) return known;
    setUp(this.#before);
    const isOne = this.#isRevealing(this.#before, move);
    this.#known.set(line, isOne);
    return isOne;
  }
}
