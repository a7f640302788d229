/** Where a small mark lies beside a thing of the path, so that it hides no number: reefs, and dice that show where they lead. */
import type { Point } from './spiral.ts';

export interface Disc extends Point {
  readonly r: number;
}

interface Mark {
  readonly at: Point;
  /** From there to the middle of the mark. */
  readonly reach: number;
  readonly r: number;
  /** The preferred direction in radians; the other sides follow. */
  readonly best: number;
  /** The circles that must stay visible. */
  readonly others: readonly Disc[];
  readonly width: number;
  readonly height: number;
}

/** Sides, as turns away from the best one: between two tokens first. */
const SIDES = [0, 90, 270, 180, 22, 68, 45, 315, 135, 225].map(turn => (turn * Math.PI) / 180);

/** The first side that hides nothing, else the one that hides least. */
export const besideOf = ({ at, reach, r, best, others, width, height }: Mark): Point => {
  const inside = (point: number, size: number): number => Math.max(r, Math.min(size - r, point));
  const spots = SIDES.map(side => {
    const x = inside(at.x + reach * Math.cos(best + side), width);
    const y = inside(at.y + reach * Math.sin(best + side), height);
    const hidden = others.map(disc => Math.max(0, r + disc.r - Math.hypot(x - disc.x, y - disc.y)));
    return { x, y, hides: hidden.reduce((sum, part) => sum + part, 0) };
  });
  const least = Math.min(...spots.map(({ hides }) => hides));
  const { x, y } = spots.find(({ hides }) => hides <= least) as Point;
  return { x, y };
};
