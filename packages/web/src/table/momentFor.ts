import { type AnyMatch, type SeatView, seatView } from '@tidetable/match';
import type { Onlooker } from './watchers.ts';

/** The present of a match for somebody who looks on, with what they have not been told. */
export const momentFor = (match: AnyMatch, { seats, seat, since }: Onlooker): SeatView =>
  seatView(
    match,
    seats.includes(match.toAct) ? match.toAct : seat,
    Math.min(since, match.ply), // pages are also turned back
  );
