/** Phase 5: the Nautilion moves. */
import { ask } from './ask.ts';
import { collide } from './collision.ts';
import { catchIndex } from './darkhouseCards/effects.ts';
import { arrival, end } from './end.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { Goal, nautilionGoal } from './landing.ts';
import { exchange, takeFromPath } from './path.ts';
import { leaveBehind, sinkReef, takeReef } from './reefs.ts';
import { keep } from './reserve.ts';
import { type State, Taker } from './state.ts';
import { Step, Task } from './steps.ts';

export const nautilionPhase = (s: State, events?: Event[]): Flow => {
  const goal = nautilionGoal(s, s.given[Taker.nautilion]);
  if (goal >= 0) return landNautilion(s, goal, events); // [NL25]
  switch (goal) {
    case Goal.collision:
      stopNautilion(s, events);
      return collide(s, events); // [NL49]
    case Goal.abyss:
      leaveBehind(s, events);
      s.nautilion = s.length;
      s.onIsles = 0;
      s.crossed = 1 - s.onAbyss;
      return end(s, arrival(s), events); // [NL29]
    case Goal.isles:
      returnToIsles(s, events); // [NL78]
      return endMove(s);
    default:
      events?.push({ type: 'nautilion-stuck' });
      s.stuck = 0;
      takeReef(s, events); // [NL63]
      return Flow.next;
  }
};

/** The token is placed, or there is none. */
export const endMove = (s: State): Flow => {
  s.moved++;
  return Flow.next;
};

/** Does Full Steam move the ship a second time? A stuck one has not moved at all. [NL94] [NL101] */
export const movesAgain = (s: State): boolean => s.steam === 1 && s.moved === 1;

const returnToIsles = (s: State, events?: Event[]): void => {
  leaveBehind(s, events);
  s.nautilion = 0;
  s.onIsles = 1;
  s.crossed = 0;
  events?.push({ type: 'nautilion-moved', to: 0, onIsles: true });
};

/** It ends right in front of the Phantom; what it passed stays on the path. [NL50] */
const stopNautilion = (s: State, events?: Event[]): void => {
  if (s.phantom === s.nautilion) return; // [NL57]
  leaveBehind(s, events);
  s.nautilion = s.phantom;
  s.onIsles = 0;
  events?.push({ type: 'nautilion-moved', to: s.nautilion, onIsles: false });
};

const landNautilion = (s: State, index: number, events?: Event[]): Flow => {
  leaveBehind(s, events);
  const reef = s.reef[index];
  const caught = catchIndex(s, index);
  if (caught !== index) {
    exchange(s, index, caught); // [NL77]
    events?.push({ type: 'crossed-streams', token: s.path[index] });
  }
  s.crossed = s.phantom <= index ? 1 : 0; // [NL22]
  const token = takeFromPath(s, index);
  s.nautilion = index;
  s.onIsles = 0;
  s.beside = reef; // [NL61]
  if (events) {
    events.push({ type: 'nautilion-moved', to: index, onIsles: false });
    events.push({ type: 'landed', token, reef: reef - 1 });
  }
  if (s.net === 1) {
    castNet(s, token, events);
    return endMove(s);
  }
  s.hand = token;
  return ask(s, Step.place, Task.landing);
};

/** The landed token and its two neighbours go to the reserve. [NL95] */
const castNet = (s: State, token: number, events?: Event[]): void => {
  keep(s, token, events);
  if (s.nautilion < s.length) netToken(s, s.nautilion, events);
  if (s.nautilion > 0) netToken(s, s.nautilion - 1, events);
};

const netToken = (s: State, index: number, events?: Event[]): void => {
  const reef = s.reef[index];
  keep(s, takeFromPath(s, index), events);
  if (reef > 0) sinkReef(s, reef, events);
};
