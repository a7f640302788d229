/** Views from outside, read by writing them again: docs/decisions/0004. */
import { type Game, type GameEvent, SPECTATOR } from './game.ts';
import type { Options } from './options.ts';
import { plainData } from './plainData.ts';
import { limited, seededRng } from './rng.ts';
import { sameData } from './sameData.ts';

interface Pieces<S extends object, V extends { readonly seats: number }>
  extends Pick<Game<S, V, GameEvent>, 'blank' | 'view' | 'worlds'> {
  /** The name of the component that is lost, doubled or out of bounds in a position; undefined if none is. */
  brokenInvariant(s: S): string | undefined;
}

/**
 * `parseView` of a game. Reads a view as if it were valid: samples one world from it, and accepts
 * the view if that world breaks no invariant and gives the seat the same view.
 */
export const viewReader =
  <S extends object, V extends { readonly seats: number }>(
    game: Pieces<S, V>,
  ): Game<S, V, never>['parseView'] =>
  (o, seat, data) => {
    if (!Number.isInteger(seat) || seat < SPECTATOR || seat >= o.seats)
      return { readError: 'seat' };
    const given = plainData(data);
    if (typeof given !== 'object' || given === null) return { readError: 'shape' };
    if (!('seats' in given) || given.seats !== o.seats) return { readError: 'seats' }; // sizes depend on it
    try {
      const s = worldOf(game, o, given as V);
      const written = game.view(s, seat);
      const wrong = whereDifferent(written, given) ?? game.brokenInvariant(s);
      return wrong === undefined ? written : { readError: wrong };
    } catch {
      return { readError: 'shape' };
    }
  };

/**
 * A world that contradicts the view is drawn again. Views of real games need a few hundred draws,
 * the worst seen 2,500; a view that needs more than this is too slow for any bot.
 */
const MOST_DRAWS = 50_000;

/** Throws if no world is found within `MOST_DRAWS`, or if one of its numbers is not an integer. */
const worldOf = <S extends object, V extends { readonly seats: number }>(
  game: Pieces<S, V>,
  o: Options,
  given: V,
): S => {
  const s = game.blank(o);
  const numbers = Object.entries(s).filter(([, value]) => typeof value === 'number');
  game.worlds(given).sampleInto(s, limited(seededRng(1), MOST_DRAWS));
  const values = s as Readonly<Record<string, unknown>>;
  if (!numbers.every(([name]) => Number.isSafeInteger(values[name]))) throw new TypeError('number');
  return s;
};

/** The first part of the view that differs. */
const whereDifferent = (written: object, given: object): string | undefined => {
  const parts = given as Readonly<Record<string, unknown>>;
  const different = Object.entries(written).find(
    ([name, value]) => !Object.hasOwn(parts, name) || !sameData(value, parts[name]),
  );
  if (different) return different[0];
  return Object.keys(written).length === Object.keys(given).length ? undefined : 'shape';
};
