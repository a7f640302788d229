/** Plays by the network alone: takes the candidate turn with the best value. */
import type { AnyGame, Move, Options } from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import type { Candidates, Learnable } from './learnable.ts';
import type { Network } from './network.ts';

/** The values of the `n` candidates of the current decision. */
export const worthsOfCandidates = (
  learnable: Learnable,
  candidates: Candidates,
  network: Network,
  options: Options,
  n: number,
): Float64Array => {
  const worths = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    candidates.encode(i, network.input);
    network.run();
    worths[i] = learnable.worth(network.outputs, options);
  }
  return worths;
};

/** The first of the best. */
export const bestOf = (worths: Float64Array): number => {
  let best = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i] > worths[best]) best = i;
  return best;
};

export const networkBot = (
  game: AnyGame,
  options: Options,
  learnable: Learnable,
  network: Network,
): Bot => {
  const candidates = learnable.candidatesAt(game, options);
  return botOf(game, ({ view }, legal) => {
    if (legal.length === 1) return legal[0];
    const n = candidates.consider(view);
    return firstLegal(
      candidates.moves(bestOf(worthsOfCandidates(learnable, candidates, network, options, n))),
      legal,
    );
  });
};

/** A candidate begins with a legal move; if it did not, any move would do. */
const firstLegal = (moves: readonly Move[], legal: Int32Array): Move =>
  legal.includes(moves[0]) ? moves[0] : legal[0];
