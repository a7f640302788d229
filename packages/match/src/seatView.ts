/** What a seat may know of a match at a moment of its log; the same form for screens, bots, messages and files. */
import { type GameEvent, type Seat, SPECTATOR } from '@tidetable/rules';
import type { TableEntry } from './entry.ts';
import type { GameTime } from './gameTime.ts';
import type { AnyMatch } from './match.ts';
import { type Points, pointsFor } from './points.ts';
import type { Undo } from './position.ts';
import type { MatchResult } from './result.ts';
import type { Leaver } from './tableState.ts';

export interface SeatView extends Points {
  /** Entries of the log before this moment. */
  readonly ply: number;
  /** The viewpoint; SPECTATOR for somebody without a seat. */
  readonly seat: Seat;
  readonly view: object;
  readonly toAct: Seat;
  /** In notation; empty unless this seat is to act, now. */
  readonly legal: readonly string[];
  readonly undo: Undo;
  /** Once the match is over. */
  readonly result: MatchResult | undefined;
  /** Who gave up before the end. */
  readonly left: readonly Leaver[];
  /** What has happened since the ply that was asked about. */
  readonly lines: readonly LogLine[];
}

/** What is needed to choose a move for a seat. */
export type Decision = Pick<SeatView, 'ply' | 'seat' | 'view' | 'legal'>;

/** One entry of the log as somebody may know it. */
export interface LogLine extends GameTime {
  readonly ply: number;
  readonly seat: Seat;
  /** Who sat where just before it: a player may change. */
  readonly names: readonly string[];
  /** What the table decided, where the entry is no move. */
  readonly decided?: TableEntry;
  readonly events: readonly GameEvent[];
}

/** The present, with what has happened from a ply on. */
export const seatView = (match: AnyMatch, seat: Seat, since = match.ply): SeatView => ({
  ...seatViewWithoutPoints(match, seat, since),
  ...pointsFor(match, seat),
});

/** The same without the slow fields, for a server that sends a match to many. */
export const seatViewWithoutPoints = (
  match: AnyMatch,
  seat: Seat,
  since: number,
): Omit<SeatView, keyof Points> => ({
  ...stillView(match, seat),
  legal: isToAct(match, seat) ? match.legalMoves() : [],
  undo: seat === SPECTATOR ? {} : match.undoOf(seat),
  lines: linesBetween(match, { from: since, to: match.ply }, seat),
});

/** The match as it stood after so many entries, without legal moves, undo and lines. */
export const pastView = (match: AnyMatch, seat: Seat, ply: number): SeatView => {
  const then = match.upTo(ply);
  const empty = { legal: [], undo: {}, lines: [] };
  return { ...stillView(then, seat), ...pointsFor(then, seat), ...empty };
};

/** The view is computed at its first use, which must be before the next move: not every bot uses it. */
export const decisionOf = (match: AnyMatch, seat: Seat): Decision => {
  const { ply } = match;
  let view: object | undefined;
  return {
    ply,
    seat,
    legal: match.legalMoves(),
    get view() {
      if (view === undefined && match.ply !== ply) throw new Error(`ply ${ply} is over`);
      view ??= match.view(seat);
      return view;
    },
  };
};

interface Span {
  readonly from: number;
  readonly to: number;
}

export const linesBetween = (match: AnyMatch, { from, to }: Span, seat: Seat): LogLine[] =>
  match.log.slice(from, to).map((entry, i) => ({
    ply: from + i,
    seat: entry.seat,
    ...match.timeAt(from + i),
    names: match.namesBefore(from + i),
    ...(entry.type !== 'move' && { decided: entry }),
    events: match.events(from + i, seat),
  }));

const isToAct = (match: AnyMatch, seat: Seat): boolean =>
  seat !== SPECTATOR && match.toAct === seat;

const stillView = (
  match: AnyMatch,
  seat: Seat,
): Omit<SeatView, keyof Points | 'legal' | 'undo' | 'lines'> => ({
  ply: match.ply,
  seat,
  view: match.view(seat),
  toAct: match.toAct,
  result: match.result(),
  left: match.table.left,
});
