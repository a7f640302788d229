/**
 * A turn is several decisions. The subtree of the next decision is reused if the seat then has
 * exactly the view that the search predicted: no other seat has acted, and nothing was revealed by
 * which its worlds should differ from those that the search sampled.
 */
import {
  type Game,
  type GameEvent,
  type Move,
  type Options,
  OVER,
  type Seat,
} from '@tidetable/rules';
import { childOf, type Tree } from './tree.ts';

export interface Continuation<S, V> {
  /** The root of the tree is a decision in this position, one of those that the seat thinks possible. */
  begin(s: S): void;
  /** The seat makes a move. */
  play(m: Move): void;
  /** The node of the tree for this decision; 0 if the view is not the predicted one. */
  nodeFor(view: V): number;
}

export const continuation = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  tree: Tree,
): Continuation<S, V> => {
  const foreseen = game.blank(options);
  let seat: Seat = OVER; // of the prediction; OVER if there is none
  let node = 0;

  const begin = (s: S): void => {
    game.copyInto(foreseen, s);
    seat = game.toAct(s);
    node = 0;
  };

  const play = (m: Move): void => {
    if (seat === OVER) return;
    node = childOf(tree, node, m);
    if (node === 0 || game.whyNot(foreseen, m)) {
      seat = OVER;
      return;
    }
    game.play(foreseen, m);
  };

  // The seat to act is part of the view, so another seat's turn never matches.
  const nodeFor = (view: V): number =>
    seat !== OVER && JSON.stringify(game.view(foreseen, seat)) === JSON.stringify(view) ? node : 0;

  return { begin, play, nodeFor };
};
