/** What somebody may know of a match at a moment of its log: the one form of it, for screens, bots, wires and files. */
import { type GameEvent, type Seat, SPECTATOR, seededRng } from '@tidetable/rules';
import type { TableEntry } from './entry.ts';
import type { GameTime } from './gameTime.ts';
import type { AnyMatch } from './match.ts';
import type { Undo } from './position.ts';
import { type MatchResult, standingsOf } from './result.ts';
import type { Leaver } from './tableState.ts';

export interface SeatView {
  /** Entries of the log before this moment. */
  readonly ply: number;
  /** Whose eyes; SPECTATOR for somebody who holds nothing. */
  readonly seat: Seat;
  readonly view: object;
  readonly toAct: Seat;
  /** In notation; empty unless this seat is to act, now. */
  readonly legal: readonly string[];
  readonly undo: Undo;
  /**
   * The score of each seat if the game ended now, as far as this one can tell; final once it is
   * over. Empty while all may still win or lose as one.
   */
  readonly points: readonly number[];
  /** Of which seats those points hang on what this one cannot see. */
  readonly guessed: readonly boolean[];
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

/**
 * Worlds over which a score that depends on secrets is averaged: so many that chance hardly shows
 * in the rounded mean, and always the same draw, so that it changes only with what is known.
 */
const WORLDS = 240;
const DRAW = 1;

/** The present, with what has happened from a ply on. */
export const seatView = (match: AnyMatch, seat: Seat, since = match.ply): SeatView => ({
  ...stillView(match, seat),
  legal: isToAct(match, seat) ? match.legalMoves() : [],
  undo: seat === SPECTATOR ? {} : match.undoOf(seat),
  lines: linesBetween(match, { from: since, to: match.ply }, seat),
});

/** The match as it stood after so many entries: to look at only. */
export const pastView = (match: AnyMatch, seat: Seat, ply: number): SeatView => ({
  ...stillView(match.upTo(ply), seat),
  legal: [],
  undo: {},
  lines: [],
});

/** The view is made when it is first asked for, which must be now: not every bot looks. */
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

const stillView = (match: AnyMatch, seat: Seat): Omit<SeatView, 'legal' | 'undo' | 'lines'> => ({
  ply: match.ply,
  seat,
  view: match.view(seat),
  toAct: match.toAct,
  ...pointsFor(match, seat),
  result: match.result(),
  left: match.table.left,
});

/** A match that was called off has points as they stood. */
const pointsAtEnd = (match: AnyMatch): readonly number[] =>
  standingsOf(match.result())?.points ?? match.points();

/** Exact where nothing is secret or all is over, else the mean over worlds that the view allows. */
const pointsFor = (match: AnyMatch, seat: Seat): Pick<SeatView, 'points' | 'guessed'> => {
  const { game, options } = match;
  const seats = Array.from({ length: options.seats }, (_, s) => s);
  if (match.isOver) return { points: pointsAtEnd(match), guessed: seats.map(() => false) };
  if (game.cooperative) return { points: [], guessed: [] }; // won or lost, and not yet known
  const worlds = game.worlds(match.view(seat));
  const rng = seededRng(DRAW);
  const guess = game.blank(options);
  const scores = Array.from({ length: WORLDS }, () => {
    worlds.sampleInto(guess, rng);
    return seats.map(s => game.score(guess, s));
  });
  return {
    points: seats.map(s => Math.round(scores.reduce((sum, of) => sum + of[s], 0) / WORLDS)),
    guessed: seats.map(s => scores.some(of => of[s] !== scores[0][s])),
  };
};
