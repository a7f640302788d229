/** Phase 0: the cards that strike before the roll. */
import { ask, demand } from './ask.ts';
import { Flow } from './flow.ts';
import { BLANK, type State } from './state.ts';
import { Card, Step, Task } from './steps.ts';

export const machinations = (s: State): Flow => {
  if (s.card === Card.backwash && hasReturnable(s)) return ask(s, Step.return, Task.backwash); // [NL74]
  return s.card === Card.toll ? demand(s, 1, Task.toll) : Flow.next; // [NL76]
};

const hasReturnable = (s: State): boolean => {
  if ((s.crew | s.hired | s.cabin) !== 0) return true;
  for (let kind = 0; kind < BLANK; kind++) if (s.reserve[kind] > 0) return true;
  return false;
};
