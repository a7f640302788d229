/** How large ships can be drawn in a yard: as large as the yard allows, in as many rows as it takes. */
import { shipBox } from './shipGeometry.ts';

interface Room {
  readonly width: number;
  readonly height: number;
  /** The size of type, in pixels. */
  readonly rem: number;
}

/** What a row of ships takes besides the ships, in pixels. */
interface Berth {
  readonly gap: number;
  /** Room for the words under a ship. */
  readonly caption: number;
  /** A smaller ship is no narrower than those words, in rem. */
  readonly narrowest: number;
  /** A smaller drawing could not be read. */
  readonly smallest: number;
}

const IN_YARD: Berth = { gap: 10, caption: 28, narrowest: 5.6, smallest: 0.24 };
/** At a glance, in the card of a player. */
export const AT_A_GLANCE: Berth = { gap: 4, caption: 0, narrowest: 0, smallest: 0.1 };

const LARGEST = 1.5;
const STEP = 0.02;
const HEIGHT = shipBox(1).height;

const rowsAt = (
  scale: number,
  ships: readonly number[], // their widths
  { width, rem }: Room,
  { gap, narrowest }: Berth,
): number => {
  let rows = 1;
  let used = 0;
  for (const ship of ships) {
    const wide = Math.max(narrowest * rem, ship * scale);
    if (used > 0 && used + gap + wide > width) {
      rows++;
      used = wide;
    } else used += (used > 0 ? gap : 0) + wide;
  }
  return rows;
};

const fitsAt = (scale: number, ships: readonly number[], room: Room, berth: Berth): boolean => {
  const { gap, caption } = berth;
  const rows = rowsAt(scale, ships, room, berth);
  return (
    Math.max(...ships) * scale <= room.width &&
    rows * (HEIGHT * scale + caption + gap) - gap <= room.height
  );
};

/** Pixels for a unit of the drawing; never below what can be read, so that a full yard scrolls. */
export const yardScale = (lengths: readonly number[], room: Room, berth = IN_YARD): number => {
  const ships = lengths.map(length => shipBox(length).width);
  for (let scale = LARGEST; scale > berth.smallest; scale -= STEP)
    if (fitsAt(scale, ships, room, berth)) return scale;
  return berth.smallest;
};
