/**
 * The way down: a spiral with straight runs where the box is longer than it is high, wound so that
 * neighbouring tracks lie as far apart as neighbouring places on one track. It starts in a lower
 * corner and ends in the middle.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spiral {
  /** Distance between places, and between tracks. */
  readonly pitch: number;
  /** Where the place of this number lies; fractions lie between two places. */
  readonly at: (place: number) => Point;
}

const INNERMOST = 0.62; // of the pitch: the radius at which the spiral ends
const ENDS = 0.3; // of the pitch: room that an end needs more than a token
const GRAIN = 24; // samples in a half turn or a straight run
const STEPS = 22; // of the search for the pitch

/** The widest spiral for so many places, both ends included, that a box of this size holds. */
export const spiralFor = (
  places: number,
  width: number,
  height: number,
  widest: number,
): Spiral => {
  const fits = (pitch: number): boolean =>
    wind(width, height, pitch).length >= wayOf(places - 1, places) * pitch;
  let low = 0;
  let high = widest;
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const pitch = fits(widest) ? widest : low;
  const track = wind(width, height, pitch);
  const spare = track.length - wayOf(places - 1, places) * pitch; // a short path winds near the middle
  return { pitch, at: place => track.at(spare + wayOf(place, places) * pitch) };
};

/** How far a place lies from the first, in pitches. */
const wayOf = (place: number, places: number): number =>
  place + ENDS * (Math.min(place, 1) + Math.max(0, place - (places - 2)));

interface Track {
  readonly length: number;
  readonly at: (way: number) => Point;
}

/** Half turns around two centres, each a little narrower, joined by straight runs. */
const wind = (width: number, height: number, pitch: number): Track => {
  const isTall = height > width;
  const run = Math.abs(width - height);
  const points: Point[] = [];
  const add = (x: number, y: number): void => {
    points.push(
      isTall ? { x: width / 2 + y, y: height / 2 - x } : { x: width / 2 + x, y: height / 2 + y },
    );
  };
  let radius = Math.min(width, height) / 2 - pitch * (0.5 + ENDS / 2);
  for (let half = 0; radius > pitch * INNERMOST && half < 40; half++) {
    const side = half % 2 === 0 ? 1 : -1; // the right centre, then the left one
    if (run > 0) for (let i = 0; i < GRAIN; i++) add(side * run * (i / GRAIN - 0.5), side * radius);
    for (let i = 0; i < GRAIN && radius > pitch * INNERMOST; i++) {
      const angle = Math.PI / 2 - (Math.PI * i) / GRAIN;
      add(side * (run / 2 + radius * Math.cos(angle)), side * radius * Math.sin(angle));
      radius -= pitch / 2 / GRAIN;
    }
  }
  return trackThrough(points);
};

const trackThrough = (points: readonly Point[]): Track => {
  const ways = [0];
  for (let i = 1; i < points.length; i++)
    ways.push(
      ways[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y),
    );
  return {
    length: points.length === 0 ? 0 : ways[ways.length - 1],
    at: way => {
      const next = ways.findIndex(w => w >= way);
      const i = next < 0 ? points.length - 1 : Math.max(1, next);
      const [a, b] = [points[i - 1], points[i]];
      const part = Math.min(1, Math.max(0, (way - ways[i - 1]) / (ways[i] - ways[i - 1] || 1)));
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    },
  };
};
