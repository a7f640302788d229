/** The allowed viewpoints of a replay, and their names in an address. */
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Recorded } from '../../table/recordTable.ts';

/** A finished match allows every viewpoint; a running one only one's own. */
export const viewpointsOf = ({ file, bots }: Recorded): Seat[] => {
  const seats = file.seats.map((_, seat) => seat);
  if (file.result !== null) return [...seats, SPECTATOR];
  const people = seats.filter(seat => !bots[seat]);
  return people.length === 1 ? [...people, SPECTATOR] : [SPECTATOR];
};

export interface Gaze {
  readonly ply: number;
  readonly viewer: Seat;
}

const WATCHER = 'spectator';

/** The viewpoint of the address if it is allowed; else the end, from one's own. */
export const readGaze = (query: URLSearchParams, recorded: Recorded): Gaze => {
  const viewpoints = viewpointsOf(recorded);
  const as = query.get('as') ?? '';
  const wish = as === WATCHER ? SPECTATOR : /^\d$/.test(as) ? Number(as) : undefined;
  const usual = viewpoints.find(seat => recorded.bots[seat] === null) ?? SPECTATOR;
  const last = recorded.file.log.length;
  const ply = /^\d{1,5}$/.test(query.get('ply') ?? '') ? Number(query.get('ply')) : last;
  return {
    ply: Math.min(ply, last),
    viewer: wish !== undefined && viewpoints.includes(wish) ? wish : usual,
  };
};

export const writeViewer = (viewer: Seat): string =>
  viewer === SPECTATOR ? WATCHER : String(viewer);
