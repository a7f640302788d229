/** How a voyage ends. */
import { OVER } from '../core/game.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { ALL_MAGES, Expansion, FULL_CREW, plays, type State } from './state.ts';
import { Outcome, Step, Task } from './steps.ts';

export const end = (s: State, outcome: number, events?: Event[]): Flow => {
  s.outcome = outcome;
  s.step = Step.over;
  s.task = Task.none;
  s.toAct = OVER;
  events?.push({ type: 'over', outcome });
  return Flow.stop;
};

/** What reaching the Abyss is worth. [NL30] [NL43] [NL87] */
export const arrival = (s: Pick<State, 'crew' | 'expansions' | 'cabin' | 'revealed'>): number => {
  if (s.crew !== FULL_CREW) return Outcome['no-crew'];
  if (plays(s, Expansion.mages) && (s.cabin & ALL_MAGES) !== ALL_MAGES) return Outcome['no-mages'];
  return s.revealed === 0 ? Outcome.won : Outcome['heroics-left'];
};
