/** Phase 1, the dice: the one against a reef, then those of the currents. */
import { ask, askChance } from './ask.ts';
import { components } from './components.ts';
import type { Event } from './events.ts';
import { ESCAPE, reefBonus, takeReef } from './reefs.ts';
import { ALL_DICE, NO_SEAT, type State } from './state.ts';
import { Card, Step, Task } from './steps.ts';

export const leaveReef = (s: State, events?: Event[]): void => {
  if (s.beside > 0)
    askChance(s, Step.escape); // [NL61]
  else rollCurrents(s, events);
};

export const rollEscape = (s: State, face: number, events?: Event[]): void => {
  const bonus = reefBonus(s);
  const escaped = face + bonus >= ESCAPE;
  events?.push({ type: 'escape-roll', face, bonus, reef: s.beside - 1, escaped });
  if (escaped) takeReef(s, events);
  else s.stuck = 1; // [NL63]
  rollCurrents(s, events);
};

/** [NL8] */
const rollCurrents = (s: State, events?: Event[]): void => {
  if (s.card === Card.fixedSwell) {
    s.die.set(components.swell); // [NL80]
    s.open = ALL_DICE;
    events?.push({ type: 'dice-set', faces: [...s.die] });
    afterRoll(s);
    return;
  }
  const isLone = s.card === Card.blindfold || (s.card === Card.earlyHelm && s.stuck === 0);
  if (isLone)
    rollDice(s, 1); // [NL73] [NL79]
  else if (s.stuck === 1 && s.card !== Card.echo)
    rollDice(s, ALL_DICE >> 1); // [NL63]
  else rollDice(s, ALL_DICE); // [NL72]
};

/** Leaves a bit set of dice to chance. */
export const rollDice = (s: State, dice: number): void => {
  s.toRoll = dice;
  s.open &= ~dice;
  askChance(s, Step.roll);
};

export const rollNext = (s: State, face: number, events?: Event[]): void => {
  const die = 31 - Math.clz32(s.toRoll & -s.toRoll);
  s.toRoll &= s.toRoll - 1;
  s.open |= 1 << die;
  s.die[die] = face;
  s.rolls[die]++;
  events?.push({ type: 'rolled', die, face });
  if (s.toRoll === 0) afterRoll(s);
};

const afterRoll = (s: State): void => {
  ask(s, s.starter === NO_SEAT ? Step.start : Step.currents, Task.none); // [NL34] [NL37]
};

/** The first open die with this face. [NL17] */
export const openDie = (s: State, face: number): number => {
  let die = 0;
  while (!(s.open & (1 << die)) || s.die[die] !== face) die++;
  return die;
};
