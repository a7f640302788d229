import type { State } from './state.ts';

/** Only the tiles of later rounds are secret. [NC8] */
export const mayReveal = (before: State, _move: number, after: State): boolean =>
  after.round !== before.round;
