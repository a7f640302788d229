/** Whose decision is next. */
import { CHANCE } from '../core/game.ts';
import { Flow } from './flow.ts';
import { ownedTokens } from './reserve.ts';
import type { State } from './state.ts';
import { Step, Task } from './steps.ts';

/** Asks the active player for a decision. */
export const ask = (s: State, step: number, task: number): Flow => {
  s.step = step;
  s.task = task;
  s.toAct = s.active;
  return Flow.stop;
};

export const askChance = (s: State, step: number): Flow => {
  s.step = step;
  s.task = Task.none;
  s.toAct = CHANCE;
  return Flow.stop;
};

/** Back to the choice of spells, cards and the first die. */
export const openCurrents = (s: State): void => {
  s.owed = 0;
  ask(s, Step.currents, Task.none);
};

/** Asks the active player to discard so many tokens, or as many as there are, if there are any. [NL19] */
export const demand = (s: State, tokens: number, task: number): Flow => {
  if (tokens === 0) return Flow.next;
  s.owed = Math.min(tokens, ownedTokens(s));
  return s.owed === 0 ? Flow.next : ask(s, Step.lose, task);
};
