/** Whose decision is next. */
import { CHANCE } from '../core/game.ts';
import type { State } from './state.ts';
import { Step, Task } from './steps.ts';

/** Asks the active player for a decision. */
export const ask = (s: State, step: number, task: number): void => {
  s.step = step;
  s.task = task;
  s.toAct = s.active;
};

/** Back to the choice of spells, cards and the first die. */
export const openCurrents = (s: State): void => {
  s.owed = 0;
  ask(s, Step.currents, Task.none);
};

export const askChance = (s: State, step: number): void => {
  s.step = step;
  s.task = Task.none;
  s.toAct = CHANCE;
};
