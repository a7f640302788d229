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

const LAST_RUN = 0.27; // of the pitch: the radius below which nothing is wound any more
const LAST_TURN = 0.95; // likewise, for a half turn: it ends half a pitch further in
const ENDS = 0.3; // of the pitch: room that an end needs more than a token
const LOOSEST = 1.25; // pitches from one place to the next, where there is room
const GRAIN = 24; // samples in a half turn or a straight run
const STEPS = 22; // of the search for the pitch

/** The widest spiral for so many places, both ends included, that a box of this size holds. */
export const spiralFor = (
  places: number,
  width: number,
  height: number,
  widest: number,
): Spiral => {
  const way = wayOf(places - 1, places);
  const fits = (pitch: number): boolean => wind(width, height, pitch).length >= way * pitch;
  let low = 0;
  let high = widest;
  for (let i = 0; i < STEPS; i++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const pitch = fits(widest) ? widest : low;
  const track = wind(width, height, pitch);
  const step = Math.min(track.length / way, pitch * LOOSEST);
  const spare = track.length - way * step; // a short path lies near the middle
  return { pitch, at: place => track.at(spare + wayOf(place, places) * step) };
};

/** How far a place lies from the first, in steps. */
const wayOf = (place: number, places: number): number =>
  place + ENDS * (Math.min(place, 1) + Math.max(0, place - (places - 2)));

interface Track {
  readonly length: number;
  readonly at: (way: number) => Point;
}

/**
 * Half turns around two centres, each half a pitch narrower, joined by straight runs. The first run
 * is the lowest; so the centres lie a little up and to the left of the middle of the box.
 */
const wind = (width: number, height: number, pitch: number): Track => {
  const isTall = height > width;
  const [long, short] = isTall ? [height, width] : [width, height];
  const edge = pitch * (0.5 + ENDS / 2);
  let radius = short / 2 - edge + pitch / 4;
  const run = Math.max(0, long - 2 * edge + pitch - 2 * radius);
  const points: Point[] = [];
  const add = (alongRun: number, across: number): void => {
    const [a, b] = [long / 2 - pitch / 4 + alongRun, short / 2 - pitch / 4 + across];
    points.push(isTall ? { x: b, y: height - a } : { x: a, y: b });
  };
  for (let half = 0; radius > pitch * LAST_RUN; half++) {
    const side = half % 2 === 0 ? 1 : -1; // the right centre, then the left one
    for (let i = 0; i <= GRAIN; i++) add(side * run * (i / GRAIN - 0.5), side * radius);
    if (radius < pitch * LAST_TURN) break;
    for (let i = 1; i < GRAIN; i++) {
      const angle = Math.PI / 2 - (Math.PI * i) / GRAIN;
      const r = radius - (pitch / 2) * (i / GRAIN);
      add(side * (run / 2 + r * Math.cos(angle)), side * r * Math.sin(angle));
    }
    radius -= pitch / 2;
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
