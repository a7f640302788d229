/**
 * Information-set Monte Carlo tree search: each iteration samples a world from the view, descends
 * one shared tree by that world's legal moves, adds a node, evaluates the position, and backs up to
 * each node the value for its seat. The subtree of the later decisions of its own turn is kept.
 */
import {
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  type Options,
  OVER,
  type Rng,
} from '@tidetable/rules';
import { type Bot, botOf } from '../bot.ts';
import { drawOutcome } from '../chance.ts';
import { type Assess, type Assessment, blankAssessment, NO_MOVES } from './assess.ts';
import { type Continuation, continuation } from './continuation.ts';
import {
  addChild,
  childOf,
  isFull,
  keepBelow,
  mostVisited,
  newTree,
  resetTree,
  type Tree,
} from './tree.ts';

export interface SearchSetup<S> {
  readonly iterations: number;
  /** The value of a new node, and the priors of moves. */
  readonly assess: Assess<S>;
  /** The exploration weight: how strongly rarely visited moves are preferred. */
  readonly curiosity: number;
}

const MOST_NODES = 2_000_000; // 90 MB; a full tree still updates its nodes, but adds none

/** The nodes of one decision and of the subtree kept from the decision before. */
export const nodesFor = (iterations: number): number => Math.min(2 * (iterations + 1), MOST_NODES);

/** The state of one player's search. */
interface Search<S extends object, V extends object> {
  readonly game: Game<S, V, GameEvent>;
  readonly setup: SearchSetup<S>;
  readonly tree: Tree;
  readonly next: Continuation<S, V>;
  readonly world: S; // sampled; an iteration plays in it
  readonly legal: Int32Array; // moves of the world
  readonly path: Int32Array; // nodes of an iteration
  readonly moves: Assessment; // of the world's moves alone
  readonly end: Assessment; // of the seats alone, where an iteration ends
}

export const ismcts = <S extends object, V extends object>(
  game: Game<S, V, GameEvent>,
  options: Options,
  setup: SearchSetup<S>,
): Bot => {
  const tree = newTree(nodesFor(setup.iterations));
  const search: Search<S, V> = {
    game,
    setup,
    tree,
    next: continuation(game, options, tree),
    world: game.blank(options),
    legal: new Int32Array(game.maxLegal),
    path: new Int32Array(game.maxPlies + 1),
    moves: blankAssessment(0, game.maxLegal),
    end: blankAssessment(options.seats, 0),
  };
  return botOf(game, (decision, legal, rng) => {
    const m = legal.length === 1 ? legal[0] : think(search, decision.view as V, legal, rng);
    search.next.play(m);
    return m;
  });
};

const think = <S extends object, V extends object>(
  search: Search<S, V>,
  view: V,
  choices: Int32Array,
  rng: Rng,
): Move => {
  const { game, tree, next, world, setup } = search;
  const kept = next.nodeFor(view);
  if (kept > 0) keepBelow(tree, kept);
  else resetTree(tree);
  const imagined = game.worlds(view);
  for (let i = 0; i < setup.iterations; i++) {
    imagined.sampleInto(world, rng);
    iterate(search, rng);
  }
  imagined.sampleInto(world, rng);
  next.begin(world);
  return mostVisited(tree, choices);
};

const iterate = <S extends object, V extends object>(search: Search<S, V>, rng: Rng): void => {
  const { game, setup, tree, world, path, end } = search;
  let node = 0;
  let depth = 0;
  let isNew = false;
  while (!isNew && game.toAct(world) !== OVER) {
    const isChance = game.toAct(world) === CHANCE;
    const child = isChance ? drawChild(search, node, rng) : chooseChild(search, node, rng);
    if (child === 0) break;
    isNew = !isChance && tree.visits[child] === 0;
    game.play(world, tree.move[child]);
    path[depth++] = child;
    node = child;
  }
  setup.assess(world, NO_MOVES, 0, end);
  remember(tree, path, depth, end.values);
};

const remember = (tree: Tree, path: Int32Array, depth: number, values: Float64Array): void => {
  const { visits, total, seat } = tree;
  for (let i = 0; i < depth; i++) {
    const at = path[i];
    visits[at]++;
    if (seat[at] >= 0) total[at] += values[seat[at]];
  }
};

/** The child for a random outcome of chance, created if missing; 0 if the tree is full. */
const drawChild = <S extends object, V extends object>(
  { game, tree, world, legal }: Search<S, V>,
  node: number,
  rng: Rng,
): number => {
  const n = game.legalMoves(world, legal);
  const m = drawOutcome(game, world, legal, n, rng);
  const child = childOf(tree, node, m);
  return child > 0 || isFull(tree) ? child : addChild(tree, node, m, CHANCE, 0);
};

/** The child that the seat to act selects, created if missing; 0 if the tree is full. */
const chooseChild = <S extends object, V extends object>(
  search: Search<S, V>,
  node: number,
  rng: Rng,
): number => {
  const { game, setup, tree, world, legal, moves } = search;
  const n = game.legalMoves(world, legal);
  const selected = select(search, n, node, rng);
  if (selected >= 0) return selected;
  if (isFull(tree)) return 0;
  const i = -1 - selected;
  setup.assess(world, legal, n, moves);
  const child = addChild(tree, node, legal[i], game.toAct(world), moves.priors[i]);
  tree.available[child]++;
  return child;
};

/** The most promising child, or `-1 - i` for a random move `i` that has not been tried yet. */
const select = <S extends object, V extends object>(
  { tree, legal, setup }: Search<S, V>,
  n: number,
  node: number,
  rng: Rng,
): number => {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let untried = 0;
  let chosen = 0;
  for (let i = 0; i < n; i++) {
    const child = childOf(tree, node, legal[i]);
    if (child === 0) {
      if (rng(++untried) === 0) chosen = i;
      continue;
    }
    tree.available[child]++;
    const visits = tree.visits[child];
    const bonus = setup.curiosity * Math.sqrt(Math.log(tree.available[child]) / visits);
    const value = tree.total[child] / visits + bonus + tree.prior[child] / (visits + 1);
    if (value > most) {
      most = value;
      best = child;
    }
  }
  return untried > 0 ? -1 - chosen : best;
};
