/** What tests of a game do by notation. */

import type { Game, GameEvent } from '../core/game.ts';
import { isReadError } from '../core/readError.ts';

export const byNotation = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
) => {
  /** `code RULE`, or undefined for a legal move. */
  const refusal = (s: S, text: string): string | undefined => {
    const m = game.parseMove(text);
    if (m === undefined) return 'no such move';
    const why = game.whyNot(s, m);
    return why && `${why.code} ${why.rule}`;
  };

  return {
    refusal,

    /** A state from a described position, which must be sound. */
    sound: (position: unknown): S => {
      const s = game.parsePosition(position);
      if (isReadError(s)) throw new Error(`the position described is not sound: ${s.readError}`);
      return s;
    },

    /** Plays moves, each of which must be legal, and returns what happened. */
    played: (s: S, ...moves: readonly string[]): E[] => {
      const events: E[] = [];
      for (const text of moves) {
        const why = refusal(s, text);
        if (why !== undefined) throw new Error(`${text}: ${why}`);
        game.play(s, game.parseMove(text)!, events);
      }
      return events;
    },

    /** The legal moves, or the outcomes of chance, as text. */
    legal: (s: S): string[] => {
      const out = new Int32Array(game.maxLegal);
      const n = game.legalMoves(s, out);
      return Array.from(out.subarray(0, n), game.formatMove);
    },
  };
};
