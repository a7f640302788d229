import { type AnyGame, type Options, playedEdition } from '@tidetable/rules';
import type { NewGame } from '../botMessages.ts';

/** How a bot is told that a game begins. */
export const newGame = (
  game: AnyGame,
  options: Options,
  { seat, names, seed }: Pick<NewGame, 'seat' | 'seed'> & { readonly names: readonly string[] },
): NewGame => {
  const { sheet } = playedEdition(game);
  return {
    type: 'newgame',
    game: game.id,
    rules: game.rules,
    ...(sheet && { sheet: { ...sheet } }),
    options: options as NewGame['options'],
    seat,
    names: [...names],
    seed,
  };
};
