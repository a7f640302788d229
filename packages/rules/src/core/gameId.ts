/** Every game there is. A new one is named here first; the compiler then asks for all that it lacks. */
export type GameId = 'nautilus-island' | 'nautilion' | 'nauticus';

/** Do all win or lose together? Known without the rules, which are loaded game by game. */
export const IS_COOPERATIVE: Readonly<Record<GameId, boolean>> = {
  'nautilus-island': false,
  nautilion: true,
  nauticus: false,
};
