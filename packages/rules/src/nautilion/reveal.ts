import type { State } from './state.ts';

/** Only the pile of heroic cards is secret. [NL105] */
export const mayReveal = (before: State, _move: number, after: State): boolean =>
  after.opened !== before.opened;
