import { type AnyMatch, linesBetween, pastView, type SeatView, seatView } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';

/** The match as it stands at a ply, with what happened from `since` on; only in the present can anything be done. */
export const viewAt = (match: AnyMatch, ply: number, seat: Seat, since: number): SeatView =>
  ply >= match.ply
    ? seatView(match, seat, since)
    : {
        ...pastView(match, seat, ply),
        lines: linesBetween(match, { from: since, to: ply }, seat),
      };
