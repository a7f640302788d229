import type { NewGame } from '@tidetable/protocol';
import { type AnyGame, isSheetProblem, type Options } from '@tidetable/rules';

/** The table of components of a game, where it is not the standard one: to send and to write down. */
export const sheetOf = (game: AnyGame): object | undefined =>
  game.differing.length > 0 ? game.components : undefined;

/** The game of a sheet that `sheetOf` has made. */
export const withSheet = (game: AnyGame, sheet: object | undefined): AnyGame => {
  const own = sheet ? game.withSheet(sheet) : game;
  if (isSheetProblem(own)) throw new Error(`no sheet: ${own.path}`);
  return own;
};

/** How a bot is told that a game begins. */
export const newGame = (
  game: AnyGame,
  options: Options,
  { seat, names, seed }: Pick<NewGame, 'seat' | 'seed'> & { readonly names: readonly string[] },
): NewGame => {
  const sheet = sheetOf(game);
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
