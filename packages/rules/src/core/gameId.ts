/** Every game there is. A new one is named here first; the compiler then asks for all that it lacks. */
export type GameId = 'nautilus-island' | 'nautilion' | 'nauticus';
