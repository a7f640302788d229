/** Phase 4: the Phantom moves. */
import { demand } from './ask.ts';
import { collide } from './collision.ts';
import { end } from './end.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { Goal, holdsToken, phantomGoal } from './landing.ts';
import { takeFromPath } from './path.ts';
import { sinkReef } from './reefs.ts';
import { MERCENARY, type State, Taker } from './state.ts';
import { Outcome, Task } from './steps.ts';

export const phantomPhase = (s: State, events?: Event[]): Flow => {
  const goal = phantomGoal(s, s.given[Taker.phantom]);
  if (goal >= 0) return landPhantom(s, goal, events);
  switch (goal) {
    case Goal.collision:
      stopPhantom(s, events);
      return collide(s, events); // [NL49]
    case Goal.isles:
      s.phantom = 0;
      s.onAbyss = 0;
      s.crossed = 1;
      return end(s, Outcome['phantom-home'], events); // [NL23]
    case Goal.abyss:
      returnToAbyss(s, events);
      return Flow.next;
    default:
      events?.push({ type: 'phantom-calm' }); // [NL91]
      return Flow.next;
  }
};

/** It falls back no further than that. [NL88] */
const returnToAbyss = (s: State, events?: Event[]): void => {
  s.phantom = s.length;
  s.onAbyss = 1;
  s.crossed = 0;
  events?.push({ type: 'phantom-moved', to: s.phantom, onAbyss: true, back: true });
};

/** It ends right in front of the ship; what it passed stays on the path. [NL50] */
const stopPhantom = (s: State, events?: Event[]): void => {
  if (s.phantom === s.nautilion) return; // [NL57]
  s.phantom = s.nautilion;
  s.onAbyss = 0;
  events?.push({ type: 'phantom-moved', to: s.phantom, onAbyss: false, back: false });
};

const landPhantom = (s: State, index: number, events?: Event[]): Flow => {
  s.crossed = s.nautilion > index ? 1 : 0; // [NL22]
  const reef = s.reef[index];
  const token = takeFromPath(s, index); // [NL21]
  s.phantom = index;
  s.onAbyss = 0;
  events?.push({ type: 'phantom-moved', to: index, onAbyss: false, back: s.reflux > 0 });
  const isTaken = holdsToken(s, token); // [NL47]
  if (isTaken) s.holdSize++;
  (isTaken ? s.hold : s.pile)[token]++;
  events?.push({ type: 'phantom-took', token, into: isTaken ? 'hold' : 'pile' });
  if (reef > 0) sinkReef(s, reef, events); // [NL60]
  const isRaid = token === MERCENARY && s.collided === 1; // [NL55]
  return isRaid ? demand(s, 1, Task.raid) : Flow.next;
};
