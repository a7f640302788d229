/**
 * The way down: a spiral with straight runs where the box is longer than it is high, wound so that
 * neighbouring tracks lie as far apart as neighbouring places on one track. It starts in a lower
 * corner and winds inwards, around a free middle if one is wanted. The track depends on the box and
 * on how many places it had at first: both ends stay where they are while tokens leave.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spiral {
  /** Distance between tracks, and between places on a full path. */
  readonly pitch: number;
  /** Distance between places now. */
  readonly step: number;
  /** Where the place of this number lies; fractions lie between two places. */
  readonly at: (place: number) => Point;
  /** A point of the track, from 0 at its first end to 1 at its last. */
  readonly along: (part: number) => Point;
  /** What the innermost track leaves free. */
  readonly middle: { readonly x: number; readonly y: number; width: number; height: number };
}

interface Wish {
  /** Places now and on the full path, both ends included. */
  readonly places: number;
  readonly most: number;
  readonly width: number;
  readonly height: number;
  readonly widest: number;
  /** Height that the middle of a box that is longer than high shall have at least; 0 for none. */
  readonly free: number;
}

const LAST_RUN = 0.27; // of the pitch: the radius below which nothing is wound any more
const LAST_TURN = 0.95; // likewise, for a half turn: it ends half a pitch further in
const ENDS = 0.3; // of the pitch: room that an end needs more than a token
const LOOSEST = 1.25; // pitches from one place to the next on the full path, where there is room
const SPREAD = 0.66; // of the pitch: from the middle of a track to what lies beside it
const GRAIN = 24; // samples in a half turn or a straight run
const FINENESS = 0.5; // pixels, of the search for the pitch

/** The widest spiral for so many places that the box holds. */
export const spiralFor = (wish: Wish): Spiral => {
  const way = wayOf(wish.most - 1, wish.most);
  let pitch = wish.widest;
  let track = wind(wish, pitch);
  while (track.length < way * pitch && pitch > 1) {
    pitch -= FINENESS;
    track = wind(wish, pitch);
  }
  const length = Math.min(track.length, way * pitch * LOOSEST);
  const step = length / wayOf(wish.places - 1, wish.places);
  return {
    pitch,
    step,
    at: place => track.at(wayOf(place, wish.places) * step),
    along: part => track.at(part * length),
    middle: track.middle,
  };
};

/** How far a place lies from the first, in steps. */
const wayOf = (place: number, places: number): number =>
  place + ENDS * (Math.min(place, 1) + Math.max(0, place - (places - 2)));

interface Track {
  readonly length: number;
  readonly at: (way: number) => Point;
  readonly middle: Spiral['middle'];
}

/**
 * Half turns around two centres, each half a pitch narrower, joined by straight runs. The first run
 * is the lowest; so the centres lie a little up and to the left of the middle of the box.
 */
const wind = ({ width, height, free }: Wish, pitch: number): Track => {
  const isTall = height > width;
  const [long, short] = isTall ? [height, width] : [width, height];
  const edge = pitch * (0.5 + ENDS / 2);
  let radius = short / 2 - edge + pitch / 4;
  const run = Math.max(0, long - 2 * edge + pitch - 2 * radius);
  const [centre, middle] = [long / 2 - pitch / 4, short / 2 - pitch / 4];
  const points: Point[] = [];
  const add = (alongRun: number, across: number): void => {
    const [a, b] = [centre + alongRun, middle + across];
    points.push(isTall ? { x: short - b, y: height - a } : { x: a, y: b });
  };
  const inner = { above: -short, below: short }; // of the middle: where the innermost tracks lie
  add(edge - centre, radius); // the first run begins in the corner
  for (let half = 0; radius > pitch * LAST_RUN; half++) {
    const side = half % 2 === 0 ? 1 : -1; // the right centre, then the left one
    for (let i = 0; i <= GRAIN; i++) add(side * run * (i / GRAIN - 0.5), side * radius);
    if (side > 0) inner.below = radius;
    else inner.above = -radius;
    const next = radius - pitch / 2;
    const left = side > 0 ? inner.below + next : next - inner.above; // between the tracks then
    if (radius < pitch * LAST_TURN || (free > 0 && left < free + 2 * SPREAD * pitch)) break;
    for (let i = 1; i < GRAIN; i++) {
      const angle = Math.PI / 2 - (Math.PI * i) / GRAIN;
      const r = radius - (pitch / 2) * (i / GRAIN);
      add(side * (run / 2 + r * Math.cos(angle)), side * r * Math.sin(angle));
    }
    radius = next;
  }
  const tall = Math.max(0, inner.below - inner.above - 2 * SPREAD * pitch);
  return {
    ...trackThrough(points),
    middle: {
      x: centre - run / 2,
      y: middle + inner.above + SPREAD * pitch,
      width: run,
      height: tall,
    },
  };
};

const trackThrough = (points: readonly Point[]): Omit<Track, 'middle'> => {
  const ways = [0];
  for (let i = 1; i < points.length; i++)
    ways.push(
      ways[i - 1] + Math.hypot(points[i].x - points[i - 1].x, points[i].y - points[i - 1].y),
    );
  return {
    length: ways[ways.length - 1],
    at: way => {
      const next = ways.findIndex(w => w >= way);
      const i = next < 0 ? points.length - 1 : Math.max(1, next);
      const b = points[Math.min(i, points.length - 1)];
      const a = points[i - 1] ?? b; // a box may be too low for any track
      const part = Math.min(1, Math.max(0, (way - ways[i - 1]) / (ways[i] - ways[i - 1] || 1)));
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    },
  };
};
