/** What somebody may know of a match at a moment of its log. Pure: no worker, no page. */
import { type AnyMatch, standingsOf } from '@tidetable/match';
import { type GameEvent, type Seat, SPECTATOR, seededRng } from '@tidetable/rules';
import type { LogLine, Moment, Undo } from './table.ts';

/** Worlds over which a score that depends on secrets is averaged. */
const WORLDS = 24;

export const momentAt = (match: AnyMatch, ply: number, viewer: Seat): Moment => {
  const isNow = ply >= match.ply;
  const then = isNow ? match : match.upTo(ply);
  const mayAct = isNow && viewer !== SPECTATOR;
  return {
    ply,
    viewer,
    view: then.view(viewer),
    toAct: then.toAct,
    legal: mayAct && then.toAct === viewer ? then.legalMoves() : [],
    undo: mayAct ? undoOf(match, viewer) : {},
    ...pointsFor(then, viewer),
    result: then.result(),
    left: then.table.left,
    ...(then.game.together && wonOrLost(then)),
  };
};

interface Span {
  readonly from: number;
  readonly to: number;
}

export const linesBetween = (match: AnyMatch, { from, to }: Span, viewer: Seat): LogLine[] =>
  match.log.slice(from, to).map((entry, i) => ({
    ply: from + i,
    seat: entry.seat,
    names: match.namesBefore(from + i),
    ...(entry.type !== 'move' && { decided: entry }),
    events: match.events(from + i, viewer) as GameEvent[],
  }));

const undoOf = (match: AnyMatch, seat: Seat): Undo => {
  const last = match.lastOwnPly(seat);
  if (last < 0) return {};
  const limit = match.undoLimit(seat);
  if (limit > last) return { practice: last };
  const turn = match.isPractice ? last : limit;
  return { step: last, ...(turn < last && { turn }) };
};

const wonOrLost = (then: AnyMatch): Pick<Moment, 'isWon'> => {
  const standings = standingsOf(then.result());
  return standings ? { isWon: standings.points[0] > 0 } : {};
};

/** A match that was called off has points as they stood. */
const pointsAtEnd = (then: AnyMatch): readonly number[] =>
  standingsOf(then.result())?.points ?? then.points();

/** Exact where nothing is secret or all is over, else the mean over worlds that the view allows. */
const pointsFor = (then: AnyMatch, viewer: Seat): Pick<Moment, 'points' | 'guessed'> => {
  const { game, options } = then;
  const seats = Array.from({ length: options.seats }, (_, seat) => seat);
  if (then.isOver) return { points: pointsAtEnd(then), guessed: seats.map(() => false) };
  if (game.together) return { points: [], guessed: [] }; // won or lost, and not yet known
  const worlds = game.worlds(then.view(viewer));
  const rng = seededRng(then.ply);
  const guess = game.blank(options);
  const scores = Array.from({ length: WORLDS }, () => {
    worlds.guessInto(guess, rng);
    return seats.map(seat => game.score(guess, seat));
  });
  return {
    points: seats.map(seat => Math.round(scores.reduce((sum, s) => sum + s[seat], 0) / WORLDS)),
    guessed: seats.map(seat => scores.some(s => s[seat] !== scores[0][seat])),
  };
};
