/** Whether a move told somebody something, found out the long way: by imagined worlds, without a word from the rules. */
import { type AnyGame, type Move, type Options, SPECTATOR, seededRng } from '@tidetable/rules';

const WORLDS = 64;

export const isRevealingInWorlds = (
  game: AnyGame,
  options: Options,
  before: object,
  move: Move,
): boolean => {
  const after = game.blank(options);
  game.copyInto(after, before);
  game.play(after, move);
  const world = game.blank(options);
  for (let seat = SPECTATOR; seat < options.seats; seat++) {
    const seen = JSON.stringify(game.view(after, seat));
    const worlds = game.worlds(game.view(before, seat));
    const rng = seededRng(1);
    for (let i = 0; i < WORLDS; i++) {
      worlds.sampleInto(world, rng);
      if (game.whyNot(world, move) !== undefined) return true;
      game.play(world, move);
      if (JSON.stringify(game.view(world, seat)) !== seen) return true;
    }
  }
  return false;
};
