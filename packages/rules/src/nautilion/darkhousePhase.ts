/** Phase 3: what the Darkhouse's die costs. */
import { demand } from './ask.ts';
import { beamPrice } from './darkhouseCards/effects.ts';
import type { Flow } from './flow.ts';
import { type State, Taker } from './state.ts';
import { Task } from './steps.ts';

export const darkhousePhase = (s: State): Flow =>
  demand(s, beamPrice(s, s.given[Taker.darkhouse]), Task.beam);
