import {
  type Game,
  type GameEvent,
  type Move,
  type Options,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';

/** So many imagined worlds are asked; a fact that all of them share was no news. */
const WORLDS = 64;

/**
 * Does anybody, seat or spectator, know more after these moves than could be derived before them?
 * For each viewpoint the moves are played in worlds it could not tell from the real one: if one
 * of them would have looked different, or would not have allowed a move, something was revealed.
 */
export const isRevealing = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { before, moves, after }: { before: S; moves: readonly Move[]; after: S },
): boolean => {
  const world = game.blank(options);
  for (let seat = SPECTATOR; seat < options.seats; seat++) {
    const seen = JSON.stringify(game.view(after, seat));
    const worlds = game.worlds(game.view(before, seat));
    const rng = seededRng(moves.length);
    for (let i = 0; i < WORLDS; i++) {
      worlds.guessInto(world, rng);
      if (!playAll(game, world, moves)) return true;
      if (JSON.stringify(game.view(world, seat)) !== seen) return true;
    }
  }
  return false;
};

const playAll = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  s: S,
  moves: readonly Move[],
): boolean =>
  moves.every(m => {
    if (game.whyNot(s, m) !== undefined) return false;
    game.play(s, m);
    return true;
  });
