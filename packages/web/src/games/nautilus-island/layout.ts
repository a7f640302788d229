/** Where everything of the board lies, in the units of its drawing. */

/** The drawing has its own best crop where it is narrow: the hull runs off both edges. */
export type Crop = 'wide' | 'narrow';

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
  readonly card: { readonly width: number; readonly height: number };
  readonly hull: Hull;
  readonly columns: readonly ColumnPlace[];
  /** The camp: an island beside the bow, or a strip below. */
  readonly camp: { readonly x: number; readonly y: number; readonly width: number };
}

export const RIM = 16;
const CARD_RATIO = 92 / 66;
const BANK = 42;
const GAP = 15;
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

const PITCH: Record<Crop, readonly number[]> = {
  // by number of columns from 4
  wide: [102, 90, 80],
  narrow: [87, 69.6, 58],
};

/** `spaces` of each column from the back. */
export const layoutBoard = (crop: Crop, spaces: readonly number[]): Layout => {
  const isWide = crop === 'wide';
  const pitch = PITCH[crop][spaces.length - 4];
  const cardWidth = isWide ? 60 : Math.min(60, pitch - 11);
  const card = { width: cardWidth, height: cardWidth * CARD_RATIO };
  const most = Math.max(...spaces);
  const half = (most * card.height + (most - 1) * GAP + 36) / 2 + RIM / 2;
  const middle = BANK + half + RIM / 2;
  const left = isWide ? 116 : 6;
  const right = left + pitch * spaces.length;
  const hull: Hull = {
    middle,
    half,
    stern: isWide ? 64 : -34,
    full: left + pitch * spaces.indexOf(most),
    bow: right - 6,
    nose: right + (isWide ? 58 : 30),
  };
  const submarine = middle * 2;
  return {
    crop,
    width: isWide ? hull.nose + 232 : 360,
    height: isWide ? submarine : submarine + 76,
    card,
    hull,
    columns: spaces.map((n, i) => placeColumn(hull, card.height, n, left + pitch * i, pitch)),
    camp: isWide ? { x: hull.nose + 34, y: 0, width: 198 } : { x: 0, y: submarine + 2, width: 360 },
  };
};

const placeColumn = (
  hull: Hull,
  cardHeight: number,
  spaces: number,
  left: number,
  pitch: number,
): ColumnPlace => {
  const { middle } = hull;
  const x = left + pitch / 2;
  const inner = Math.min(halfAt(hull, left + 3), halfAt(hull, left + pitch - 3)) - RIM / 2 - 3;
  const outer = halfAt(hull, x) + RIM / 2;
  const step = cardHeight + GAP;
  return {
    x,
    width: pitch,
    top: middle - inner,
    bottom: middle + inner,
    bank: { top: middle - outer - BANK / 2, bottom: middle + outer + BANK / 2 },
    rim: middle + outer - RIM / 2,
    // a little above the middle: a stack grows downwards
    stacks: Array.from({ length: spaces }, (_, k) => middle - 3 + (k - (spaces - 1) / 2) * step),
  };
};
