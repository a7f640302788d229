/**
 * The levels of bots, from the weakest to the strongest. Every game has all of them. The pilot and
 * Nemo use trained networks; all others use evaluations written by hand.
 */
export const LEVELS = [
  'random',
  'greedy',
  'deckhand',
  'mate',
  'captain',
  'admiral',
  'pilot',
  'nemo',
] as const;
export type Level = (typeof LEVELS)[number];

/** Does the level use a network, whose weights have to be loaded? */
export const hasLearnt = (level: Level): boolean => level === 'pilot' || level === 'nemo';

/** The default. */
export const USUAL_LEVEL: Level = 'mate';

export const isLevel = (text: string): text is Level =>
  (LEVELS as readonly string[]).includes(text);
