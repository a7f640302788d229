/** What comes of a phase: turn.ts goes on by it. */
export const Flow = {
  stop: 0, // a player or chance is asked, or the voyage is over
  next: 1, // the next phase follows
  endTurn: 2, // nothing more of this turn is played
} as const;
export type Flow = (typeof Flow)[keyof typeof Flow];
