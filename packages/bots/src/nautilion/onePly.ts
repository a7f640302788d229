import type { Move, Nautilion, Options, Rng } from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { indexOfMost } from '../greedy.ts';
import { type NautilionGame, newTurnSearch, type TurnSearch, worthOf } from './turnSearch.ts';

type State = Nautilion.State;

/** A player that tries every legal move and takes the one whose outcome is worth most; only ever given guesses. */
export interface OnePly {
  readonly game: NautilionGame;
  readonly ahead: TurnSearch;
  readonly next: State; // after the move that is tried
}

export const newOnePly = (game: NautilionGame, options: Options): OnePly => ({
  game,
  ahead: newTurnSearch(game, options),
  next: game.blank(options),
});

/** The evaluation after each of the moves. */
export const worths = ({ game, ahead, next }: OnePly, s: State, moves: Int32Array): Float64Array =>
  Float64Array.from(moves, m => {
    game.copyInto(next, s);
    game.play(next, m);
    return worthOf(ahead, next, s);
  });

export const chooseMove = (player: OnePly, s: State, moves: Int32Array, rng: Rng): Move =>
  moves.length === 1 ? moves[0] : moves[indexOfMost(worths(player, s, moves), rng)];

/** All of Nautilion lies open but what is still shuffled, so one world is enough. */
export const greedyAdmiral = (game: NautilionGame, options: Options): Bot => {
  const player = newOnePly(game, options);
  const now = game.blank(options);
  return botOf(game, ({ view }, legal, rng) => {
    game.worlds(view as Nautilion.View).sampleInto(now, rng);
    return chooseMove(player, now, legal, rng);
  });
};
