import { isDeepStrictEqual } from 'node:util';
import type { Game, GameEvent, Seat } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { limited, type Rng } from '../core/rng.ts';
import { mutant } from './mutant.ts';

/**
 * A mutant of the seat's view, and what a world made of the mutant shows: no part of this
 * contradicts another, so that it deceives a reader more easily. Either may be missing.
 */
export const mutantViews = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  seat: Seat,
  view: V,
  rng: Rng,
): unknown[] => {
  const other = mutant(view, rng);
  return [other, ...shownBy(game, options, seat, other, rng)].filter(
    data => !isDeepStrictEqual(data, view),
  );
};

const shownBy = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  seat: Seat,
  other: unknown,
  rng: Rng,
): V[] => {
  const { seats } = (other ?? {}) as { readonly seats?: unknown };
  if (seats !== options.seats) return []; // a state for "2" seats would fill the memory
  const world = game.blank(options);
  try {
    game.worlds(other as V).sampleInto(world, limited(rng, 10_000));
    return [game.view(world, seat)];
  } catch {
    return [];
  }
};
