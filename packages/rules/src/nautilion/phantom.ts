/** Phase 4: the Phantom moves. */
import { demand } from './ask.ts';
import { collide, endsShortOf } from './collision.ts';
import { components } from './components.ts';
import { end } from './end.ts';
import type { Event } from './events.ts';
import { takeFromPath } from './path.ts';
import { sinkReef } from './reefs.ts';
import { nautilionPhase } from './sail.ts';
import { Expansion, isFighter, MERCENARY, plays, type State, Taker } from './state.ts';
import { Outcome, Task } from './steps.ts';

export const phantomPhase = (s: State, events?: Event[]): void => {
  const die = s.given[Taker.phantom];
  if (s.calm === 1) {
    events?.push({ type: 'phantom-calm' }); // [NL91]
    nautilionPhase(s, events);
  } else if (s.reflux > 0) {
    fallBack(s, die, events);
  } else if (endsShortOf(s, die)) {
    stopPhantom(s, events);
    collide(s, events); // [NL49]
  } else if (die > s.phantom) {
    s.phantom = 0;
    s.onAbyss = 0;
    s.crossed = 1;
    end(s, Outcome.phantomHome, events); // [NL23]
  } else {
    landPhantom(s, s.phantom - die, events);
  }
};

/** Toward the Abyss, at most onto it. [NL88] */
const fallBack = (s: State, die: number, events?: Event[]): void => {
  if (s.phantom + die <= s.length) {
    landPhantom(s, s.phantom + die - 1, events);
    return;
  }
  s.phantom = s.length;
  s.onAbyss = 1;
  s.crossed = 0;
  events?.push({ type: 'phantom-moved', to: s.phantom, onAbyss: true });
  nautilionPhase(s, events);
};

/** It ends right in front of the ship; what it passed stays on the path. [NL50] */
const stopPhantom = (s: State, events?: Event[]): void => {
  if (s.phantom === s.nautilion) return; // [NL57]
  s.phantom = s.nautilion;
  s.onAbyss = 0;
  events?.push({ type: 'phantom-moved', to: s.phantom, onAbyss: false });
};

const landPhantom = (s: State, index: number, events?: Event[]): void => {
  s.crossed = s.nautilion > index ? 1 : 0; // [NL22]
  const reef = s.reef[index];
  const token = takeFromPath(s, index); // [NL21]
  s.phantom = index;
  s.onAbyss = 0;
  events?.push({ type: 'phantom-moved', to: index, onAbyss: false });
  const isTaken = wantsFighters(s) && isFighter(token) && s.holdSize < components.hold; // [NL47]
  if (isTaken) s.holdSize++;
  (isTaken ? s.hold : s.pile)[token]++;
  events?.push({ type: 'phantom-took', token, into: isTaken ? 'hold' : 'pile' });
  if (reef > 0) sinkReef(s, reef, events); // [NL60]
  const isRaid = token === MERCENARY && s.collided === 1; // [NL55]
  if (!isRaid || !demand(s, 1, Task.raid)) nautilionPhase(s, events);
};

const wantsFighters = (s: State): boolean => plays(s, Expansion.mercenaries) && s.collided === 0;
