/**
 * Information-set Monte-Carlo tree search: each iteration imagines a world that the view allows,
 * walks down one shared tree as far as that world's legal moves go, adds a node, judges the
 * position, and lets every seat on the way remember what came of it for itself. What it learnt
 * about the later decisions of its own turn it keeps for them.
 */
import { CHANCE, type Game, type GameEvent, type Options, OVER, type Rng } from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { drawOutcome } from '../chance.ts';
import { continuation } from './continuation.ts';
import { addChild, childOf, isFull, keepBelow, mostVisited, newTree, resetTree } from './tree.ts';

/** Judges a position for every seat: fills `out` with results between 0 (worst) and 1 (best). */
export type Judge<S> = (s: S, rng: Rng, out: Float64Array) => void;

export interface SearchSetup<S> {
  readonly iterations: number;
  /** What the new node is worth. */
  readonly judge: Judge<S>;
  /** How promising a move looks before it is tried, for the seat to act: about 0 to 1. */
  readonly prior?: (s: S, m: number) => number;
  /** How strongly what was tried little is tried again. */
  readonly curiosity: number;
}

const MOST_NODES = 2_000_000; // 90 MB; such a tree still learns, but grows no more

/** Room for one decision beside what is kept of those before it. */
export const nodesFor = (iterations: number): number => Math.min(2 * (iterations + 1), MOST_NODES);

export const ismcts = <S extends object, V extends object, E extends GameEvent>(
  game: Game<S, V, E>,
  options: Options,
  setup: SearchSetup<S>,
): Bot => {
  const tree = newTree(nodesFor(setup.iterations));
  const world = game.blank(options);
  const legal = new Int32Array(game.maxLegal);
  const results = new Float64Array(options.seats);
  const path = new Int32Array(game.maxPlies + 1);
  const next = continuation(game, options, tree);
  const { judge, prior, curiosity } = setup;

  const iterate = (rng: Rng): void => {
    let node = 0;
    let depth = 0;
    let isNew = false;
    while (!isNew && game.toAct(world) !== OVER) {
      const seat = game.toAct(world);
      const n = game.legalMoves(world, legal);
      let child: number;
      if (seat === CHANCE) {
        const m = drawOutcome(game, world, legal, n, rng);
        child = childOf(tree, node, m);
        if (child === 0) {
          if (isFull(tree)) break;
          child = addChild(tree, node, m, CHANCE, 0);
        }
      } else {
        child = select(n, node, rng);
        if (child === 0) {
          if (isFull(tree)) break;
          child = addChild(
            tree,
            node,
            legal[chosen],
            seat,
            prior ? prior(world, legal[chosen]) : 0,
          );
          tree.available[child]++;
          isNew = true;
        }
      }
      game.play(world, tree.move[child]);
      path[depth++] = child;
      node = child;
    }
    judge(world, rng, results);
    for (let i = 0; i < depth; i++) {
      const at = path[i];
      tree.visits[at]++;
      if (tree.seat[at] >= 0) tree.total[at] += results[tree.seat[at]];
    }
  };

  let chosen = 0; // index into `legal` of the untried move that `select` picked

  /** The child to go to, or 0 if `legal[chosen]` has not been tried here yet. */
  const select = (n: number, node: number, rng: Rng): number => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (let i = 0; i < n; i++) {
      const child = childOf(tree, node, legal[i]);
      if (child === 0) {
        if (rng(++untried) === 0) chosen = i;
        continue;
      }
      tree.available[child]++;
      const visits = tree.visits[child];
      const bonus = curiosity * Math.sqrt(Math.log(tree.available[child]) / visits);
      const value = tree.total[child] / visits + bonus + tree.prior[child] / (visits + 1);
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return untried > 0 ? 0 : best;
  };

  return botOf(game, (decision, choices, rng) => {
    if (choices.length === 1) {
      next.play(choices[0]);
      return choices[0];
    }
    const view = decision.view as V;
    const kept = next.nodeFor(view);
    if (kept > 0) keepBelow(tree, kept);
    else resetTree(tree);
    const imagined = game.worlds(view);
    for (let i = 0; i < setup.iterations; i++) {
      imagined.guessInto(world, rng);
      iterate(rng);
    }
    const m = mostVisited(tree, choices);
    imagined.guessInto(world, rng);
    next.begin(world);
    next.play(m);
    return m;
  });
};
