import type { AnyGame } from '../core/game.ts';
import { legalList } from './randomGame.ts';

/** How many positions can be reached in exactly `depth` moves, counted once per way there. */
export const nodeCount = (game: AnyGame, s: object, depth: number): number => {
  const legal = legalList(game, s);
  if (depth === 1) return legal.length;
  let nodes = 0;
  for (const m of legal) {
    const next = structuredClone(s);
    game.play(next, m);
    nodes += nodeCount(game, next, depth - 1);
  }
  return nodes;
};
