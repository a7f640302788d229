/** The decisions of a turn as whole numbers: explore a column, then act, lay cards, close or leave. */
import { components } from './components.ts';
import { OBJECTS, SETS } from './state.ts';

const COLUMNS = Math.max(...Object.values(components.columns).map(c => c.length));
const MOST_LAID = Math.max(...Object.values(components.columns).flat());

/** Every choice of 1 to 3 cards of one colour, as copies of each object; fewer cards come first. */
export const LAYS: readonly (readonly number[])[] = listLays();
/** LAY_COPIES[lay * OBJECTS + object]: the same in one row, for play. */
export const LAY_COPIES = Uint8Array.from(LAYS.flat());
export const LAY_SIZES = Uint8Array.from(LAYS, copies => copies.reduce((a, b) => a + b));

export const COLUMN = 0; // + column: move the marker there
export const COLLECT = COLUMN + COLUMNS;
export const IDLE = COLLECT + 1;
export const STORE = IDLE + 1; // + colour
export const LAY = STORE + SETS; // + index into LAYS
export const CLOSE = LAY + LAYS.length;
export const LEAVE = CLOSE + 1;
export const REFILL = LEAVE + 1; // + colour: chance puts the last tokens of the bag there
export const MOVE_COUNT = REFILL + SETS;

function listLays(): number[][] {
  const lays: number[][] = [];
  const add = (copies: number[], left: number): void => {
    if (copies.length === OBJECTS - 1) lays.push([...copies, left]);
    else for (let n = left; n >= 0; n--) add([...copies, n], left - n);
  };
  for (let cards = 1; cards <= MOST_LAID; cards++) add([], cards);
  return lays;
}

/**
 * For a hand with so many copies of each object of one colour (a key of two bits each, since no
 * more than three can be laid): the lays it allows, and how many of them need 1, 2 or 3 cards.
 */
const allowed = new Uint8Array(256 * LAYS.length);
const allowedUpTo = new Uint8Array(256 * (MOST_LAID + 1));
for (let key = 0; key < 256; key++) {
  let n = 0;
  LAYS.forEach((copies, lay) => {
    if (!copies.every((c, object) => c <= ((key >> (2 * object)) & 3))) return;
    allowed[key * LAYS.length + n++] = lay;
    for (let cards = LAY_SIZES[lay]; cards <= MOST_LAID; cards++) {
      allowedUpTo[key * (MOST_LAID + 1) + cards] = n;
    }
  });
}

/** Lists the lays of at most `most` cards from the four counts that start at `hand[from]`. */
export const listAllowedLays = (
  hand: Uint8Array,
  from: number,
  most: number,
  out: Int32Array,
): number => {
  const key =
    capped(hand[from]) |
    (capped(hand[from + 1]) << 2) |
    (capped(hand[from + 2]) << 4) |
    (capped(hand[from + 3]) << 6);
  const n = allowedUpTo[key * (MOST_LAID + 1) + most];
  const first = key * LAYS.length;
  for (let i = 0; i < n; i++) out[i] = LAY + allowed[first + i];
  return n;
};

const capped = (copies: number): number => (copies > 3 ? 3 : copies);
