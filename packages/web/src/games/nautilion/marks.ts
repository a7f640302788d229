/** The sizes of things on the path, and the positions of the marks beside them: reefs and dice at their landings. */
import type { Nautilion } from '@tidetable/rules';
import type { Landing } from '@tidetable/rules/nautilion';
import { besideOf, type Disc } from './beside.ts';
import type { Places } from './cells.ts';
import type { Ghost } from './ghosts.ts';
import type { Point, Spiral } from './spiral.ts';

const DISC = 0.84; // of the way between two places: a token
const LARGEST = 0.94; // likewise, where tokens have become few
const SMALL = 34; // pixels: below, a token shows its number alone

/** The diameter of a token, in pixels: larger where few are left. */
export const discOf = ({ pitch, step }: Spiral): number => Math.min(step * DISC, pitch * LARGEST);

/** One drawing for the whole game: it goes by the full path, not by how many tokens are left. */
export const isSmall = ({ pitch }: Spiral): boolean => pitch * DISC < SMALL;

export const REEF = 25; // radius of its drawing
export const reefScale = ({ pitch }: Spiral): number => Math.max(pitch * DISC, SMALL) / 100;

export interface Chart {
  readonly view: Nautilion.View;
  readonly places: Places;
  readonly spiral: Spiral;
  readonly width: number;
  readonly height: number;
}

/** From the middle of its token, if there is one. */
export type ReefSpots = readonly (Point | undefined)[];

const CORE = 0.32; // of a token: what must be seen of it around its middle
const BADGE = { at: 0.23, r: 0.2 }; // likewise, its number where it stands beside the creature

/** The circles that identify each token and must stay visible. */
const cores = ({ places, spiral }: Chart): Disc[] => {
  const disc = discOf(spiral);
  return places.token.flatMap(place => {
    const { x, y } = spiral.at(place);
    const core = { x, y, r: disc * CORE };
    const [shift, r] = [disc * BADGE.at, disc * BADGE.r];
    return isSmall(spiral) ? [core] : [core, { x: x + shift, y: y + shift, r }];
  });
};

/** Isles and Abyss, with their names. */
const ends = ({ places, spiral }: Chart): Disc[] =>
  [places.isles, places.abyss].map(place => ({ ...spiral.at(place), r: spiral.pitch * 0.6 }));

/** Away from the middle of the box, and back toward the Isles: between two tokens. */
const outward = ({ spiral, width, height }: Chart, place: number): number => {
  const [back, on, at] = [spiral.at(place - 0.5), spiral.at(place + 0.5), spiral.at(place)];
  const along = Math.atan2(on.y - back.y, on.x - back.x);
  const [x, y] = [at.x - width / 2, at.y - height / 2];
  const isLeft = Math.sin(along) * x - Math.cos(along) * y > 0; // of the way on
  return along + (isLeft ? -0.75 : 0.75) * Math.PI;
};

/** Beside their tokens, on the outer side; they hide no number, no end of the path and not each other. */
export const reefSpots = (chart: Chart): (Point | undefined)[] => {
  const { view, places, spiral, width, height } = chart;
  const r = REEF * reefScale(spiral);
  const others = [...cores(chart), ...ends(chart)];
  return view.path.map((_, index) => {
    if (view.reefs[index] === null) return undefined;
    const at = spiral.at(places.token[index]);
    const best = outward(chart, places.token[index]);
    const reach = discOf(spiral) * CORE + r + 1;
    const spot = besideOf({ at, reach, r, best, others, width, height });
    others.push({ ...spot, r });
    return { x: spot.x - at.x, y: spot.y - at.y };
  });
};

export const CHIP = 27; // radius of its drawing
export const chipScale = ({ pitch }: Spiral): number => Math.max((pitch / 100) * 0.86, 0.38);

/** Beside their goals, the ship's ahead of it and the Phantom's behind; they hide no number, no end of the path and not each other. */
export const chipSpots = (
  chart: Chart,
  reefs: ReefSpots,
  ghosts: readonly Ghost[],
): { ghost: Ghost; chip: Point }[] => {
  const { view, places, spiral, width, height } = chart;
  const r = CHIP * chipScale(spiral);
  const reefR = REEF * reefScale(spiral);
  const others = [
    ...cores(chart),
    ...ends(chart),
    ...reefs.flatMap((reef, index) => {
      const at = spiral.at(places.token[index]);
      return reef && view.reefs[index] !== null
        ? [{ x: at.x + reef.x, y: at.y + reef.y, r: reefR }]
        : [];
    }),
  ];
  return ghosts.map(ghost => {
    const place = placeOf(ghost.landing, ghost.taker, places);
    const at = spiral.at(place);
    const best = outward(chart, place) + (ghost.taker === 'nautilion' ? Math.PI / 2 : Math.PI);
    const reach = discOf(spiral) * CORE + r + 1;
    const spot = besideOf({ at, reach, r, best, others, width, height });
    others.push({ ...spot, r });
    return { ghost, chip: { x: spot.x - at.x, y: spot.y - at.y } };
  });
};

export const placeOf = (landing: Landing, taker: Ghost['taker'], places: Places): number => {
  switch (landing.on) {
    case 'token':
      return places.token[landing.index];
    case 'collision':
      return taker === 'nautilion' ? places.phantom - 0.5 : places.nautilion + 0.5;
    case 'isles':
      return places.isles;
    case 'abyss':
      return places.abyss;
    case 'stays':
      return places[taker];
  }
};
