/** Phase 2: who gets which die. */
import { ask } from './ask.ts';
import { openDie, rollDice } from './currents.ts';
import { darkhousePhase } from './darkhouse.ts';
import type { Event } from './events.ts';
import { faceOf, takerOf } from './moves.ts';
import { ALL_DICE, DICE, type State, Taker } from './state.ts';
import { Card, Step, Task } from './steps.ts';

export const give = (s: State, choice: number, events?: Event[]): void => {
  const taker = takerOf(choice);
  const face = faceOf(choice);
  s.open &= ~(1 << openDie(s, face));
  s.given[taker] = face; // [NL16]
  events?.push({ type: 'given', taker, face });
  afterGive(s, taker, events);
};

const afterGive = (s: State, taker: number, events?: Event[]): void => {
  if (s.card === Card.blindfold) {
    rollNextBlind(s, events);
  } else if (s.card === Card.earlyHelm && s.stuck === 0 && taker === Taker.nautilion) {
    rollDice(s, ALL_DICE & ~1); // [NL79]
  } else if (taker === Taker.darkhouse) {
    if (bitsIn(s.open) > 1) ask(s, Step.plan, Task.none);
    else giveLast(s, Taker.phantom, events);
  } else if (s.stuck === 1) {
    darkhousePhase(s, events); // a third die stays unused [NL72] [NL80]
  } else {
    giveLast(s, Taker.nautilion, events);
  }
};

const bitsIn = (dice: number): number => (dice & 1) + ((dice >> 1) & 1) + (dice >> 2);

const rollNextBlind = (s: State, events?: Event[]): void => {
  let given = 0;
  for (let taker = 0; taker < DICE; taker++) if (s.given[taker] > 0) given++;
  if (given < (s.stuck === 1 ? DICE - 1 : DICE)) rollDice(s, 1 << given);
  else darkhousePhase(s, events);
};

const giveLast = (s: State, taker: number, events?: Event[]): void => {
  const face = s.die[31 - Math.clz32(s.open)];
  s.given[taker] = face;
  s.open = 0;
  events?.push({ type: 'given', taker, face });
  darkhousePhase(s, events);
};
