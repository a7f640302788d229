/** The collision of the two figures: who has more harpoons, what the ship wins and loses. */
import { numbersIn, sizeOf } from '../core/bitSet.ts';
import { ask } from './ask.ts';
import { end } from './end.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { harpoonsOfPhantom, harpoonsOfShip } from './harpoons.ts';
import { keep } from './reserve.ts';
import { fitsShip, isConnected } from './ship.ts';
import { isCrew, KINDS, MERCENARY, type State } from './state.ts';
import { Outcome, Step, Task } from './steps.ts';

export const collide = (s: State, events?: Event[]): Flow => {
  const ours = harpoonsOfShip(s);
  const theirs = harpoonsOfPhantom(s);
  events?.push({ type: 'collision', ours, theirs });
  if (theirs > ours) return end(s, Outcome['collision-lost'], events); // [NL52]
  s.collided = 1;
  unloadFighters(s, events); // [NL53]
  s.chosen = ours > theirs ? 1 : 0;
  return s.pile.some(isPositive) ? ask(s, Step.pick, Task.spoils) : checkGroups(s); // [NL58]
};

const isPositive = (n: number): boolean => n > 0;

/** Hold and hired mercenaries go to the pile. [NL53] */
const unloadFighters = (s: State, events?: Event[]): void => {
  events?.push({ type: 'hold-emptied', counts: [...s.hold] });
  events?.push({ type: 'dismissed', spaces: numbersIn(s.hired) });
  for (let kind = 0; kind < KINDS; kind++) {
    s.pile[kind] += s.hold[kind];
    s.hold[kind] = 0;
  }
  s.holdSize = 0;
  s.pile[MERCENARY] += sizeOf(s.hired);
  s.hired = 0;
};

/** The token taken from the pile after the collision. [NL53] */
export const takeSpoils = (s: State, token: number, events?: Event[]): Flow => {
  s.pile[token]--;
  events?.push({ type: 'picked', token, from: 'pile' });
  if (s.chosen === 1 && isCrew(token) && fitsShip(s, token)) {
    s.hand = token;
    return ask(s, Step.place, Task.spoils);
  }
  keep(s, token, events);
  return checkGroups(s);
};

/** Ends the turn once the crew hangs together. [NL49] [NL54] */
export const checkGroups = (s: State): Flow =>
  isConnected(s, s.crew) ? Flow.endTurn : ask(s, Step.group, Task.spoils);

export const keepGroup = (s: State, group: number, events?: Event[]): void => {
  const lost = s.crew & ~group;
  s.crew = group;
  for (const space of numbersIn(lost)) s.pile[space]++;
  events?.push({ type: 'group-kept', spaces: numbersIn(group), lost: numbersIn(lost) });
};
