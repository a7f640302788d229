/** Phase 5: the Nautilion moves. */
import { ask } from './ask.ts';
import { collide } from './collision.ts';
import { arrival, end } from './end.ts';
import type { Event } from './events.ts';
import { catchIndex, Goal, nautilionGoal } from './landing.ts';
import { exchange, takeFromPath } from './path.ts';
import { leaveBehind, sinkReef, takeReef } from './reefs.ts';
import { keep } from './reserve.ts';
import { type State, Taker } from './state.ts';
import { Step, Task } from './steps.ts';
import { endPass } from './turn.ts';

export const nautilionPhase = (s: State, events?: Event[]): void => {
  const goal = nautilionGoal(s, s.given[Taker.nautilion]);
  if (goal >= 0) {
    landNautilion(s, goal, events); // [NL25]
  } else if (goal === Goal.collision) {
    stopNautilion(s, events);
    collide(s, events); // [NL49]
  } else if (goal === Goal.abyss) {
    leaveBehind(s, events);
    s.nautilion = s.length;
    s.onIsles = 0;
    s.crossed = 1 - s.onAbyss;
    end(s, arrival(s), events); // [NL29]
  } else if (goal === Goal.isles) {
    returnToIsles(s, events); // [NL78]
  } else {
    events?.push({ type: 'nautilion-stuck' });
    s.stuck = 0;
    takeReef(s, events); // [NL63]
    endPass(s, events);
  }
};

const returnToIsles = (s: State, events?: Event[]): void => {
  leaveBehind(s, events);
  s.nautilion = 0;
  s.onIsles = 1;
  s.crossed = 0;
  events?.push({ type: 'nautilion-moved', to: 0, onIsles: true });
  afterLanding(s, events);
};

/** It ends right in front of the Phantom; what it passed stays on the path. [NL50] */
const stopNautilion = (s: State, events?: Event[]): void => {
  if (s.phantom === s.nautilion) return; // [NL57]
  leaveBehind(s, events);
  s.nautilion = s.phantom;
  s.onIsles = 0;
  events?.push({ type: 'nautilion-moved', to: s.nautilion, onIsles: false });
};

const landNautilion = (s: State, index: number, events?: Event[]): void => {
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
  } else {
    s.hand = token;
    ask(s, Step.place, Task.landing);
  }
};

/** The landed token and its two neighbours go to the reserve. [NL95] */
const castNet = (s: State, token: number, events?: Event[]): void => {
  keep(s, token, events);
  if (s.nautilion < s.length) netToken(s, s.nautilion, events);
  if (s.nautilion > 0) netToken(s, s.nautilion - 1, events);
  afterLanding(s, events);
};

const netToken = (s: State, index: number, events?: Event[]): void => {
  const reef = s.reef[index];
  keep(s, takeFromPath(s, index), events);
  if (reef > 0) sinkReef(s, reef, events);
};

export const afterLanding = (s: State, events?: Event[]): void => {
  s.moved++;
  if (s.steam === 1 && s.moved === 1)
    nautilionPhase(s, events); // [NL94]
  else endPass(s, events);
};
