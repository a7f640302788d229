/** How large ships can be drawn in a yard: as large as the yard allows, in as many rows as it takes. */
import { shipBox } from './shipGeometry.ts';

interface Room {
  readonly width: number;
  readonly height: number;
}

const GAP = 14;
/** Room for the words under a ship. */
const CAPTION = 28;
const LARGEST = 1.5;
const SMALLEST = 0.24;
const STEP = 0.02;

const rowsAt = (scale: number, lengths: readonly number[], width: number): number => {
  let rows = 1;
  let used = 0;
  for (const length of lengths) {
    const wide = shipBox(length).width * scale;
    if (used > 0 && used + GAP + wide > width) {
      rows++;
      used = wide;
    } else used += (used > 0 ? GAP : 0) + wide;
  }
  return rows;
};

const fitsAt = (scale: number, lengths: readonly number[], { width, height }: Room): boolean => {
  const longest = Math.max(...lengths.map(length => shipBox(length).width));
  const rows = rowsAt(scale, lengths, width);
  return (
    longest * scale <= width && rows * (shipBox(1).height * scale + CAPTION + GAP) - GAP <= height
  );
};

/** Pixels for a unit of the drawing; never below what can be read, so that a full yard scrolls. */
export const yardScale = (
  lengths: readonly number[],
  room: Room,
  smallest: number = SMALLEST,
): number => {
  for (let scale = LARGEST; scale > smallest; scale -= STEP)
    if (fitsAt(scale, lengths, room)) return scale;
  return smallest;
};
