/** Where everything of the board lies, in the units of its drawing. */
import { ratioOf, type Shape } from './cardShape.ts';

/**
 * The drawing has its own best crop for its room: with fins and island; where it is narrow, with a
 * hull that runs off both edges; and where that is low too, with square cards.
 */
export type Crop = 'wide' | 'narrow' | 'short';

export interface Hull {
  readonly middle: number;
  /** The greatest distance of the rim from the middle. */
  readonly half: number;
  /** From the stern it widens up to `full`, from `bow` it closes up to the nose. */
  readonly stern: number;
  readonly full: number;
  readonly bow: number;
  readonly nose: number;
}

export interface ColumnPlace {
  readonly x: number;
  readonly width: number;
  /** The compartment between its bulkheads, and the banks outside the hull. */
  readonly top: number;
  readonly bottom: number;
  readonly bank: { readonly top: number; readonly bottom: number };
  /** Where the rim runs at the bottom, for the plate with its number. */
  readonly rim: number;
  /** The middle of each stack. */
  readonly stacks: readonly number[];
}

export interface Layout {
  readonly crop: Crop;
  readonly width: number;
  readonly height: number;
  readonly shape: Shape;
  readonly card: { readonly width: number; readonly height: number };
  readonly hull: Hull;
  readonly columns: readonly ColumnPlace[];
  /** The camp: an island beside the bow, or a strip below. */
  readonly camp: { readonly x: number; readonly y: number };
}

export const RIM = 16;
/** How much further a castaway stands below, clear of the plate with the number. */
const PLATE = 2;

/** What differs between the crops. */
const MEASURES = {
  wide: {
    pitch: { 4: 102, 5: 90, 6: 80 }, // from column to column, by their number
    card: 60, // the widest that a card may be
    shape: 'upright', // of its cards
    left: 116, // where the first column begins
    stern: 64,
    bow: 58, // how far the nose lies before the last column
    bank: 42,
    gap: 15, // between two stacks of a column; a stack grows downwards into it
    margin: 18, // between the stacks and the rim
    camp: 232, // beside the submarine, or below it
  },
  narrow: {
    pitch: { 4: 87, 5: 69.6, 6: 58 },
    card: 52,
    left: 6,
    stern: -34,
    bow: 30,
    bank: 36,
    gap: 12,
    margin: 14,
    camp: 104,
    shape: 'upright',
  },
  short: {
    pitch: { 4: 87, 5: 69.6, 6: 58 },
    card: 52,
    left: 6,
    stern: -34,
    bow: 30,
    bank: 36,
    gap: 10,
    margin: 11,
    camp: 60,
    shape: 'square',
  },
} as const satisfies Record<Crop, object>;

/** How narrow the stern is, and how soon the hull is full. */
const STERN = 0.2;
const TAPER = 1.7;
/** How blunt the bow is; 2 would be an ellipse. */
const BLUNT = 2.5;

/** How far the middle of the rim lies from the middle of the hull. */
export const halfAt = ({ half, stern, full, bow, nose }: Hull, x: number): number => {
  const widened = Math.min(1, Math.max(0, (x - stern) / (full - stern)));
  const closed = Math.min(1, Math.max(0, (x - bow) / (nose - bow)));
  const aft = 1 - (1 - widened) ** TAPER * (1 - STERN);
  return half * aft * (1 - closed ** BLUNT) ** (1 / BLUNT);
};

/** The middle of the rim as a path. */
export const hullPath = (hull: Hull): string => {
  const { stern, bow, nose, middle } = hull;
  const aft = Array.from({ length: 25 }, (_, i) => stern + ((bow - stern) * i) / 24);
  const fore = Array.from(
    { length: 18 },
    (_, i) => bow + (nose - bow) * Math.sin((i + 1) * (Math.PI / 36)),
  );
  const xs = [...aft, ...fore];
  const point = (x: number, sign: number): string =>
    `${x.toFixed(1)} ${(middle + sign * halfAt(hull, x)).toFixed(1)}`;
  const round = halfAt(hull, stern);
  return `M${xs.map(x => point(x, -1)).join('L')}L${xs
    .toReversed()
    .map(x => point(x, 1))
    .join(
      'L',
    )}C${stern - round * 1.1} ${middle + round} ${stern - round * 1.1} ${middle - round} ${point(stern, -1)}Z`;
};

/** Island and fins are worth cards that are a little smaller. */
const SCENERY = 1.2;

/** The crop whose cards are largest in this room; one that has not been measured yet has none. */
export const cropFor = (
  room: { readonly width: number; readonly height: number },
  spaces: readonly number[],
): Crop => {
  const appeal = (crop: Crop): number => {
    const { width, height, card } = layoutBoard(crop, spaces);
    const scale = Math.min(room.width / width, room.height / height);
    return card.width * card.height * scale ** 2 * (crop === 'wide' ? SCENERY : 1);
  };
  const crops = Object.keys(MEASURES) as Crop[];
  return crops.reduce((best, crop) => (appeal(crop) > appeal(best) ? crop : best));
};

/** `spaces` of each column from the back. */
export const layoutBoard = (crop: Crop, spaces: readonly number[]): Layout => {
  const measures = MEASURES[crop];
  const { left, bank, gap } = measures;
  const pitch = measures.pitch[spaces.length as 4 | 5 | 6];
  const cardWidth = Math.min(measures.card, pitch - 11);
  const card = { width: cardWidth, height: cardWidth * ratioOf(measures.shape) };
  const step = card.height + gap;
  const most = Math.max(...spaces);
  const half = (most * step - gap + RIM) / 2 + measures.margin;
  const middle = bank + half + RIM / 2;
  const right = left + pitch * spaces.length;
  const hull: Hull = {
    middle,
    half,
    stern: measures.stern,
    full: left + pitch * spaces.indexOf(most),
    bow: right - 6,
    nose: right + measures.bow,
  };
  const columns = spaces.map((n, i) =>
    placeColumn(hull, n, left + pitch * i, { pitch, step, bank }),
  );
  const length = 2 * middle;
  const things = { crop, shape: measures.shape, card, hull, columns };
  return crop === 'wide'
    ? {
        ...things,
        width: hull.nose + measures.camp,
        height: length,
        camp: { x: hull.nose + 34, y: 0 },
      }
    : { ...things, width: 360, height: length + measures.camp, camp: { x: 0, y: length + 2 } };
};

interface Steps {
  readonly pitch: number;
  /** From stack to stack. */
  readonly step: number;
  readonly bank: number;
}

const placeColumn = (
  hull: Hull,
  spaces: number,
  left: number,
  { pitch, step, bank }: Steps,
): ColumnPlace => {
  const { middle } = hull;
  const x = left + pitch / 2;
  const inner = Math.min(halfAt(hull, left + 3), halfAt(hull, left + pitch - 3)) - RIM / 2 - 3;
  const rim = halfAt(hull, x);
  const ashore = rim + (RIM + bank) / 2;
  return {
    x,
    width: pitch,
    top: middle - inner,
    bottom: middle + inner,
    bank: { top: middle - ashore, bottom: middle + ashore + PLATE },
    rim: middle + rim,
    // a little above the middle: a stack grows downwards
    stacks: Array.from({ length: spaces }, (_, k) => middle - 3 + (k - (spaces - 1) / 2) * step),
  };
};
