/** Whose decision is next. */
import { CHANCE } from '../core/game.ts';
import { ownedTokens } from './reserve.ts';
import type { State } from './state.ts';
import { Step, Task } from './steps.ts';

/** Asks the active player for a decision. */
export const ask = (s: State, step: number, task: number): void => {
  s.step = step;
  s.task = task;
  s.toAct = s.active;
};

/** Asks the active player to discard so many tokens, or as many as there are; false if there are none. [NL19] */
export const demand = (s: State, tokens: number, task: number): boolean => {
  s.owed = Math.min(tokens, ownedTokens(s));
  if (s.owed === 0) return false;
  ask(s, Step.lose, task);
  return true;
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
