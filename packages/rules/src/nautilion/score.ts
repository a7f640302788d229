import type { State } from './state.ts';
import { Outcome } from './steps.ts';

/** A win is worth 1 to everybody, anything else nothing. [NL108] */
export const score = (s: State): number => (s.outcome === Outcome.won ? 1 : 0);

/** Nothing separates those who play together. [NL1] [NL108] */
export const place = (): number => 1;
