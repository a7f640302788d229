/** Continuous integration tries a sample; `npm run test:long` sets `SWEEP` and tries all, in every test that imports this. */
import type { GameId } from './table.ts';

export const isSweep = process.env.SWEEP === 'all';

export const sample = <T>(few: T, all: T): T => (isSweep ? all : few);

/** By one kind of hand (mouse, keys, fingers) one game is played to its end, the others are begun. */
export const movesOfGame = (game: GameId, played: GameId): number =>
  isSweep || game === played ? Number.POSITIVE_INFINITY : 20;
