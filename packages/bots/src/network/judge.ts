/** A network's evaluation of the moves of a decision. */
import type { AnyGame, Move, Options } from '@tidetable/rules';
import type { Learnable } from './learnable.ts';
import type { Network } from './network.ts';

/** For the best candidate turn that begins with a move. */
export interface Opinion {
  readonly worth: number; // only differences are meaningful
  readonly win: number; // the probability of a win
}

/** Its values by move, from a view. A move that begins no candidate is missing. */
export type Judge = (view: object) => ReadonlyMap<Move, Opinion>;

/** Makes one for a table; fetches the game's network. */
export type MakeJudge<G = AnyGame> = (game: G, options: Options) => Promise<Judge>;

export const networkJudge = (
  game: AnyGame,
  options: Options,
  learnable: Learnable,
  network: Network,
): Judge => {
  const candidates = learnable.candidatesAt(game, options);
  return view => {
    const opinions = new Map<Move, Opinion>();
    const n = candidates.consider(view);
    for (let i = 0; i < n; i++) {
      candidates.encode(i, network.input);
      network.run();
      const worth = learnable.worth(network.outputs, options);
      const [m] = candidates.moves(i);
      const known = opinions.get(m);
      if (known === undefined || known.worth < worth)
        opinions.set(m, { worth, win: learnable.winChance(network.outputs, options) });
    }
    return opinions;
  };
};
