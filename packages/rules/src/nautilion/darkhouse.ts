/** Phase 3: what the Darkhouse's die costs. */
import { demand } from './ask.ts';
import type { Event } from './events.ts';
import { phantomPhase } from './phantom.ts';
import { type State, Taker } from './state.ts';
import { Card, Task } from './steps.ts';

const PRICEY = 3; // the least that costs a token [NL18]

export const darkhousePhase = (s: State, events?: Event[]): void => {
  const least = s.card === Card.dimLight ? PRICEY + 1 : PRICEY; // [NL81]
  const isPricey = s.given[Taker.darkhouse] >= least;
  const price = s.card === Card.doubleBeam ? 2 : 1; // [NL18] [NL75]
  if (!isPricey || !demand(s, price, Task.beam)) phantomPhase(s, events);
};
