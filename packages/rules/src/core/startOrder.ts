import type { AnyGame } from './game.ts';
import type { Options } from './options.ts';

/**
 * The lines of the deal in which chance answers 0 to everything. A shuffle then exchanges every
 * item with itself, so each list stands in the order that it has before it is shuffled.
 */
export const startOrder = (game: AnyGame, options: Options): string[] => {
  const s = game.blank(options);
  game.deal(s, () => 0);
  return game.formatDeal(s);
};
