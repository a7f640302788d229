/** How the cards of a hand lie in its room: large, and each with a place to press. */
import { ratioOf, type Shape } from './cardShape.ts';

export interface HandFit {
  readonly shape: Shape;
  readonly card: number; // its width, in pixels
  readonly slot: number; // from one card to the next
  readonly perRow: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const LEAST_SEEN = 0.58; // of a card that the next one lies over: its middle can be pressed
const SHAPES: readonly Shape[] = ['upright', 'square']; // the better one first
const MOST_ROWS = 3;

/** The minimum sizes for pressing and reading, in pixels. */
interface Needs {
  readonly finger: number; // the least width of what can be pressed
  readonly good: number; // as wide as this, cards rather lie over each other than shrink
  readonly widest: number;
}

/** So few cards have room to spare: they are as large as one more would be, and change with every second one only. */
const FEW = 7;

export const fitHand = (held: number, room: Room, needs: Needs): HandFit => {
  const cards = held > FEW ? held : Math.max(3, held + 1 - (held % 2));
  for (const shape of SHAPES) {
    const fits = Array.from({ length: MOST_ROWS }, (_, i) =>
      fitRows(shape, Math.max(1, Math.ceil(cards / (i + 1))), i + 1, room, needs),
    ).filter(({ card, slot }) => Math.min(card, slot) >= needs.finger);
    if (fits.length > 0) return fits.reduce((a, b) => (seenOf(b) > seenOf(a) ? b : a));
  }
  return rowsOfFingers(room.width, needs.finger);
};

const fitRows = (
  shape: Shape,
  perRow: number,
  rows: number,
  { width, height }: Room,
  { good, widest }: Needs,
): HandFit => {
  const high = (height - (rows - 1) * GAP) / rows;
  const apart = (width - (perRow - 1) * GAP) / perRow;
  const covered = width / (1 + (perRow - 1) * LEAST_SEEN);
  const widestHere = Math.max(apart, Math.min(good, covered));
  const card = Math.min(widest, width, high / ratioOf(shape), widestHere);
  const slot = perRow === 1 ? card : Math.min(card + GAP, (width - card) / (perRow - 1));
  return { shape, card, slot, perRow };
};

/** How much of a card is seen, if the next one lies over it. */
const seenOf = ({ card, slot, shape }: HandFit): number =>
  Math.min(card, slot) * card * ratioOf(shape);

/** A hand too large for its room scrolls in it. */
const rowsOfFingers = (width: number, finger: number): HandFit => ({
  shape: 'square',
  card: finger,
  slot: finger,
  perRow: Math.max(1, Math.floor(width / finger)),
});
