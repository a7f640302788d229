/** Who has how many harpoons before the collision. [NL51] */
import { has, sizeOf } from '../core/bitSet.ts';
import { BLANK, harpoonsOf, MERCENARY, SPACES, type State } from './state.ts';

export const harpoonsOfShip = (s: Pick<State, 'crew' | 'hired'>): number =>
  ABOARD[s.crew] + sizeOf(s.hired) * harpoonsOf(MERCENARY);

export const harpoonsOfPhantom = (s: Pick<State, 'harpoons' | 'hold'>): number => {
  let harpoons = s.harpoons;
  for (let kind = 0; kind < BLANK; kind++) harpoons += s.hold[kind] * harpoonsOf(kind);
  return harpoons;
};

/** ABOARD[set] = harpoons of the crew on a set of spaces. */
const ABOARD = Uint8Array.from({ length: 1 << SPACES }, (_, set) => {
  let harpoons = 0;
  for (let space = 0; space < SPACES; space++) if (has(set, space)) harpoons += harpoonsOf(space);
  return harpoons;
});
