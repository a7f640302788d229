import { type AnyGame, type Options, OVER, seededRng } from '@tidetable/rules';
import { type DoorRefusal, refuse } from './refusal.ts';
import type { SeatView } from './seatView.ts';

/**
 * Why the door would refuse a move of this seat; undefined if it is legal. Asks nobody: what is
 * legal depends only on what the seat to act can see.
 */
export const whyNotMove = (
  game: AnyGame,
  options: Options,
  { view, seat, toAct }: Pick<SeatView, 'view' | 'seat' | 'toAct'>,
  text: string,
): DoorRefusal | undefined => {
  if (toAct === OVER) return refuse('over');
  if (toAct !== seat) return refuse('not-your-turn');
  const move = game.parseMove(text);
  if (move === undefined) return refuse('unreadable');
  const world = game.blank(options);
  game.worlds(view).guessInto(world, seededRng(1));
  return game.whyNot(world, move);
};
