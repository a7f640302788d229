/** Phase 3: what the Darkhouse's die costs. */
import { demand } from './ask.ts';
import type { Event } from './events.ts';
import { phantomPhase } from './phantom.ts';
import { beamPrice } from './prices.ts';
import { type State, Taker } from './state.ts';
import { Task } from './steps.ts';

export const darkhousePhase = (s: State, events?: Event[]): void => {
  const price = beamPrice(s, s.given[Taker.darkhouse]);
  if (price === 0 || !demand(s, price, Task.beam)) phantomPhase(s, events);
};
