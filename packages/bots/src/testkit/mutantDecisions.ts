/** Decisions by mutated views that no game has produced and the view reader still accepts. */
import type { Decision } from '@tidetable/match';
import { type AnyGame, isReadError, type Options, seededRng } from '@tidetable/rules';
import { legalList, mutantViews, randomGame } from '@tidetable/rules/testkit';

/** The decisions of a random game with more than one legal move. */
export const mutantDecisions = (game: AnyGame, options: Options, seed: number): Decision[] => {
  const decisions: Decision[] = [];
  randomGame(game, options, seed, (s, _, ply) => {
    const seat = game.toAct(s);
    if (seat < 0) return;
    const rng = seededRng(seed * game.maxPlies + ply);
    for (const data of mutantViews(game, options, seat, game.view(s, seat), rng)) {
      const view = game.parseView(options, seat, data);
      if (isReadError(view)) continue;
      const world = game.blank(options);
      game.worlds(view).sampleInto(world, rng);
      const legal = legalList(game, world);
      if (game.toAct(world) !== seat || legal.length < 2) continue;
      decisions.push({ ply, seat, view, legal: Array.from(legal, m => game.formatMove(m)) });
    }
  });
  return decisions;
};
