/** Mercenaries, harpoons, and when the two figures collide. */
import { type Event, listBits } from './events.ts';
import { bitCount } from './reserve.ts';
import { Expansion, harpoonsOf, KINDS, MERCENARY, plays, SPACES, type State } from './state.ts';

/** Would this die carry a figure past the other before they have collided? [NL49] [NL57] */
export const endsShortOf = (s: State, die: number): boolean =>
  plays(s, Expansion.mercenaries) && s.collided === 0 && die > s.phantom - s.nautilion;

/** [NL51] */
export const harpoonsOfShip = (s: State): number => {
  let harpoons = bitCount(s.hired) * harpoonsOf(MERCENARY);
  for (let space = 0; space < SPACES; space++) {
    if (s.crew & (1 << space)) harpoons += harpoonsOf(space);
  }
  return harpoons;
};

export const harpoonsOfPhantom = (s: State): number => {
  let harpoons = s.harpoons;
  for (let kind = 0; kind < KINDS; kind++) harpoons += s.hold[kind] * harpoonsOf(kind);
  return harpoons;
};

/** Hold and hired mercenaries go to the pile. [NL53] */
export const unloadFighters = (s: State, events?: Event[]): void => {
  events?.push({ type: 'hold-emptied', counts: [...s.hold] });
  events?.push({ type: 'dismissed', spaces: listBits(s.hired) });
  for (let kind = 0; kind < KINDS; kind++) {
    s.pile[kind] += s.hold[kind];
    s.hold[kind] = 0;
  }
  s.holdSize = 0;
  s.pile[MERCENARY] += bitCount(s.hired);
  s.hired = 0;
};
