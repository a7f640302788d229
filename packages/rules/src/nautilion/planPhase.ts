/** Phase 2: who gets which die. */
import { excluding, least, NONE, only, withoutLeast } from '../core/bitSet.ts';
import { ask } from './ask.ts';
import { openDie, rollDice } from './currentsPhase.ts';
import { isBlind, isHelmFirst } from './darkhouseCards/effects.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { faceOf, takerOf } from './moves.ts';
import { ALL_DICE, DICE, type State, Taker } from './state.ts';
import { Step, Task } from './steps.ts';

export const give = (s: State, choice: number, events?: Event[]): void => {
  const face = faceOf(choice);
  s.open = excluding(s.open, openDie(s, face));
  hand(s, takerOf(choice), face, events);
};

/** Has the next die rolled or given, until each taker has its own. */
export const planDice = (s: State, events?: Event[]): Flow => {
  if (isBlind(s)) return rollNextBlind(s);
  if (isHelmFirst(s) && s.given[Taker.darkhouse] === 0) {
    return rollDice(s, ALL_DICE & ~1); // [NL79]
  }
  if (s.given[Taker.phantom] === 0) {
    if (withoutLeast(s.open) !== NONE) return ask(s, Step.plan, Task.none);
    giveLast(s, Taker.phantom, events);
  } else if (s.stuck === 0) {
    giveLast(s, Taker.nautilion, events); // for a stuck ship a third die stays unused [NL72] [NL80]
  }
  return Flow.next;
};

const rollNextBlind = (s: State): Flow => {
  let given = 0;
  for (let taker = 0; taker < DICE; taker++) if (s.given[taker] > 0) given++;
  return given < (s.stuck === 1 ? DICE - 1 : DICE) ? rollDice(s, only(given)) : Flow.next;
};

const giveLast = (s: State, taker: number, events?: Event[]): void => {
  const face = s.die[least(s.open)];
  s.open = 0;
  hand(s, taker, face, events);
};

const hand = (s: State, taker: number, face: number, events?: Event[]): void => {
  s.given[taker] = face; // [NL16]
  events?.push({ type: 'given', taker, face });
};
