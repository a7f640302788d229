import {
  type Game,
  type GameEvent,
  type Move,
  type Options,
  type Seat,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';

/** The number of guesses; a fact that all of them share was known before. */
const WORLDS = 64;

/** Positions that are overwritten while it is found out; whoever asks for many moves keeps them. */
export interface Scratch<S> {
  readonly after: S;
  readonly world: S;
}

export const scratchFor = <S extends object>(
  game: Game<S, object, GameEvent>,
  options: Options,
): Scratch<S> => ({ after: game.blank(options), world: game.blank(options) });

/**
 * Does any seat or spectator know more after this move than could be derived before it? If the rules
 * cannot say at once, the move is played in guesses of every viewpoint. It revealed something if one
 * of them looks different afterwards, or does not allow it.
 */
export const isRevealing = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  { before, move }: { before: S; move: Move },
  { after, world }: Scratch<S> = scratchFor(game as Game<S, object, GameEvent>, options),
): boolean => {
  game.copyInto(after, before);
  game.play(after, move);
  if (!game.mayReveal(before, move, after)) return false;
  const surprisesAt = (seat: Seat): (() => boolean) => {
    const seen = JSON.stringify(game.view(after, seat));
    const worlds = game.worlds(game.view(before, seat));
    const rng = seededRng(1);
    return () => {
      worlds.sampleInto(world, rng);
      if (game.whyNot(world, move) !== undefined) return true;
      game.play(world, move);
      return JSON.stringify(game.view(world, seat)) !== seen;
    };
  };
  // One guess of each viewpoint after the other: a difference mostly shows in the first.
  const viewpoints = Array.from({ length: options.seats + 1 }, (_, i) => i + SPECTATOR);
  const surprises: (() => boolean)[] = [];
  for (const seat of viewpoints) {
    surprises.push(surprisesAt(seat));
    if (surprises[surprises.length - 1]()) return true;
  }
  for (let i = 1; i < WORLDS; i++) if (surprises.some(isSurprised => isSurprised())) return true;
  return false;
};
