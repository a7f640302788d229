/** Stacks and storages. Of the boxes of a storage only the sum counts, so nothing has a place in it. */
import { BOXES_OF, CROWN_MAST, KINDS, type State, storedAt } from './state.ts';

/** [NC70] */
export const freeBoxes = (s: State, seat: number): number => s.sheet.boxes - s.boxes[seat];

export const hasRoomFor = (s: State, seat: number, tile: number): boolean =>
  s.boxes[seat] + BOXES_OF[tile] <= s.sheet.boxes; // [NC37]

/** Moves a tile that is in nobody's hands any more into the storage; there must be room. */
export const store = (s: State, seat: number, tile: number): void => {
  s.stored[storedAt(seat, tile)]++;
  s.boxes[seat] += BOXES_OF[tile];
};

export const unstore = (s: State, seat: number, tile: number): void => {
  s.stored[storedAt(seat, tile)]--;
  s.boxes[seat] -= BOXES_OF[tile];
};

/** A free tile from its stack; without room it stays there. Says whether it arrived. [NC18] [NC74] */
export const storeFree = (s: State, seat: number, tile: number): boolean => {
  if (!hasRoomFor(s, seat, tile)) return false;
  s.stack[tile]--;
  if (tile >= CROWN_MAST) s.crowns[seat]++;
  store(s, seat, tile);
  return true;
};

/** How many of the four kinds that begin with this tile are not used up. */
export const kindsLeft = (s: State, first: number): number => {
  let n = 0;
  for (let tile = first; tile < first + KINDS; tile++) if (s.stack[tile] > 0) n++;
  return n;
};
