/** Continuous integration tries a sample; `npm run test:long` sets `SWEEP` and tries all, in every test that imports this. */
export const isSweep = process.env.SWEEP === 'all';

export const sample = <T>(few: T, all: T): T => (isSweep ? all : few);

/** How far a game is played by one kind of hand (mouse, keys, fingers); its last move is a test of its own. */
export const MOVES_BY_HAND = sample(20, Number.POSITIVE_INFINITY);
