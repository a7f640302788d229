/**
 * How well a bot plays, from the weakest to the strongest. Every game has all of them. The pilot and
 * Nemo have learnt; all others were told.
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

/** Those who play by a network, which has to be fetched. */
export const hasLearnt = (level: Level): boolean => level === 'pilot' || level === 'nemo';

/** Who plays where nobody says which. */
export const USUAL_LEVEL: Level = 'mate';

export const isLevel = (text: string): text is Level =>
  (LEVELS as readonly string[]).includes(text);
