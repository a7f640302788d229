/** The eight spaces around the wheel, and what each of them is worth just now. */
import { has } from '../core/bitSet.ts';
import { components } from './components.ts';
import {
  ACTIONS,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  NO_TILE,
  SPACES,
  type State,
} from './state.ts';

export interface Bonus {
  readonly workers: number;
  readonly points: number;
  readonly taler: number;
  readonly tile: 'mast' | 'sail' | 'good' | null;
}
export const BONUSES: readonly Bonus[] = components.bonuses;

const FIRST_OF = { mast: FIRST_MAST, sail: FIRST_SAIL, good: FIRST_GOOD } as const;

/** By space: the first of the four tiles of which its bonus gives one, or NO_TILE. [NC17] */
export const FIRST_OF_BONUS = Uint8Array.from(BONUSES, ({ tile }) =>
  tile === null ? NO_TILE : FIRST_OF[tile],
);

/** Clockwise from the anchor's space: 0 is that space itself. */
const fromAnchor = (s: State, space: number): number => (space - s.anchor + SPACES) % SPACES;

/** Only these turn with the wheel. [NC15] [NC71] */
export const blueWorkersAt = (s: State, space: number): number =>
  s.sheet.wheel[fromAnchor(s, space)];

export const isFlipped = (s: State, space: number): boolean => has(s.flipped, space);

export const spaceOf = (s: State, action: number): number => s.spaceTile.indexOf(action);

/** Turns the first of the later shuffles face up, clockwise from the anchor's space. [NC8] */
export const dealTiles = (s: State, round: number): void => {
  const from = (round - 2) * ACTIONS;
  for (let i = 0; i < ACTIONS; i++) {
    s.spaceTile[(s.anchor + i) % SPACES] = s.later[from + i];
    s.later[from + i] = 0;
  }
};
