/** Turns by views that no game has shown, and that a strict reader accepts all the same. */
import { type AnyGame, isMisfit, type Options, seededRng } from '@tidetable/rules';
import { legalList, mutantViews, randomGame } from '@tidetable/rules/testkit';
import type { Turn } from '../bot.ts';

/** Those of a random game that are a choice. */
export const mutantTurns = (game: AnyGame, options: Options, seed: number): Turn[] => {
  const turns: Turn[] = [];
  randomGame(game, options, seed, (s, _, ply) => {
    const seat = game.toAct(s);
    if (seat < 0) return;
    const rng = seededRng(seed * game.maxPlies + ply);
    for (const data of mutantViews(game, options, seat, game.view(s, seat), rng)) {
      const view = game.parseView(options, seat, data);
      if (isMisfit(view)) continue;
      const world = game.blank(options);
      game.worlds(view).guessInto(world, rng);
      const legal = legalList(game, world);
      if (game.toAct(world) !== seat || legal.length < 2) continue;
      turns.push({ game, view: () => view, legal, count: legal.length, rng });
    }
  });
  return turns;
};
