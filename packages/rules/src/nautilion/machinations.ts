/** Phase 0: the cards that strike before the roll. */
import { ask, demand } from './ask.ts';
import { tokensToReturn, tollOf } from './darkhouseCards/effects.ts';
import type { Flow } from './flow.ts';
import { BLANK, type State } from './state.ts';
import { Step, Task } from './steps.ts';

export const machinations = (s: State): Flow => {
  if (tokensToReturn(s) > 0 && hasReturnable(s)) return ask(s, Step.return, Task.backwash); // [NL74]
  return demand(s, tollOf(s), Task.toll); // [NL76]
};

const hasReturnable = (s: State): boolean => {
  if ((s.crew | s.hired | s.cabin) !== 0) return true;
  for (let kind = 0; kind < BLANK; kind++) if (s.reserve[kind] > 0) return true;
  return false;
};
