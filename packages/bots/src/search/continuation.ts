/**
 * A turn is several small decisions. What was found out about the later ones while thinking about
 * the first is kept if the seat then sees exactly what it foresaw: nobody else has acted, and
 * nothing has come to light by which its worlds should now differ from those it imagined then.
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
  /** The node of the tree for the decision at hand; 0 if it did not come as foreseen. */
  nodeFor(view: V): number;
}

export const continuation = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  tree: Tree,
): Continuation<S, V> => {
  const foreseen = game.blank(options);
  let seat: Seat = OVER; // who foresees; OVER if nobody does
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

  // Whoever is to act is part of the view, so another's turn is never taken for one's own.
  const nodeFor = (view: V): number =>
    seat !== OVER && JSON.stringify(game.view(foreseen, seat)) === JSON.stringify(view) ? node : 0;

  return { begin, play, nodeFor };
};
