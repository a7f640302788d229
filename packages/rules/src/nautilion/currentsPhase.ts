/** Phase 1, the dice: the one against a reef, then those of the currents. */
import { allBelow, has, including, least, only, withoutLeast } from '../core/bitSet.ts';
import { ask, askChance } from './ask.ts';
import { components } from './components.ts';
import { diceOfTurn, isBlind, isHelmFirst, isSwell } from './darkhouseCards/effects.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { ESCAPE, reefBonus, takeReef } from './reefs.ts';
import { ALL_DICE, NO_SEAT, type State } from './state.ts';
import { Step, Task } from './steps.ts';

export const leaveReef = (s: State): Flow => (s.beside > 0 ? askChance(s, Step.escape) : Flow.next); // [NL61]

export const rollEscape = (s: State, face: number, events?: Event[]): void => {
  const bonus = reefBonus(s);
  const escaped = face + bonus >= ESCAPE;
  events?.push({ type: 'escape-roll', face, bonus, reef: s.beside - 1, escaped });
  if (escaped) takeReef(s, events);
  else s.stuck = 1; // [NL63]
};

/** [NL8] */
export const rollCurrents = (s: State, events?: Event[]): Flow => {
  if (isSwell(s)) {
    s.die.set(components.swell); // [NL80]
    s.open = ALL_DICE;
    events?.push({ type: 'dice-set', faces: [...s.die] });
    return Flow.next;
  }
  if (isBlind(s) || isHelmFirst(s)) return rollDice(s, only(0)); // [NL73] [NL79]
  return rollDice(s, allBelow(diceOfTurn(s))); // [NL63] [NL72]
};

/** Leaves a bit set of dice to chance. */
export const rollDice = (s: State, dice: number): Flow => {
  s.toRoll = dice;
  s.open &= ~dice;
  return askChance(s, Step.roll);
};

export const rollNext = (s: State, face: number, events?: Event[]): Flow => {
  const die = least(s.toRoll);
  s.toRoll = withoutLeast(s.toRoll);
  s.open = including(s.open, die);
  s.die[die] = face;
  s.rolls[die]++;
  events?.push({ type: 'rolled', die, face });
  return s.toRoll === 0 ? Flow.next : Flow.stop;
};

export const useCurrents = (s: State): Flow =>
  ask(s, s.starter === NO_SEAT ? Step.start : Step.currents, Task.none); // [NL34] [NL37]

/** The first open die with this face. [NL17] */
export const openDie = (s: State, face: number): number => {
  let die = 0;
  while (!has(s.open, die) || s.die[die] !== face) die++;
  return die;
};
