/** Who would have how many points if the game ended now. */
import { type AnyGame, type Options, type Seat, seededRng } from '@tidetable/rules';
import type { AnyMatch } from './match.ts';
import { standingsOf } from './result.ts';

export interface Points {
  /**
   * The score of each seat if the game ended now, as far as a viewpoint can tell; final once it is
   * over. Empty while all may still win or lose as one.
   */
  readonly points: readonly number[];
  /** Of which seats those points hang on what cannot be seen from there. */
  readonly guessed: readonly boolean[];
}

/**
 * The number of guesses over which a score that depends on secrets is averaged: enough that chance
 * hardly changes the rounded mean. The draw is always the same, so it changes only with the view.
 */
const WORLDS = 240;
const DRAW = 1;

const NONE: Points = { points: [], guessed: [] };

export const pointsFor = (match: AnyMatch, seat: Seat): Points =>
  match.isOver ? finalPoints(match) : estimatePoints(match.game, match.options, match.view(seat));

/** A match that was called off has points as they stood. None while it runs. */
export const finalPoints = (match: AnyMatch): Points => {
  if (!match.isOver) return NONE;
  const points = standingsOf(match.result())?.points ?? match.points();
  return { points, guessed: points.map(() => false) };
};

/**
 * Of a running game: exact where nothing is secret, else the mean over guesses from the view. It
 * needs only the view, so a client can compute it; it is slow compared with a move.
 */
export const estimatePoints = (game: AnyGame, options: Options, view: object): Points => {
  if (game.cooperative) return NONE; // won or lost, and not yet known
  const seats = Array.from({ length: options.seats }, (_, s) => s);
  const worlds = game.worlds(view);
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
