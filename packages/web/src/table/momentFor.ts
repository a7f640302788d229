import { type AnyMatch, type SeatView, seatView } from '@tidetable/match';
import type { Onlooker } from './watchers.ts';

/** The present of a match for a watcher, with the lines that are new to them. */
export const momentFor = (match: AnyMatch, { seats, seat, since }: Onlooker): SeatView =>
  seatView(
    match,
    seats.includes(match.toAct) ? match.toAct : seat,
    Math.min(since, match.ply), // the match may also go back
  );
