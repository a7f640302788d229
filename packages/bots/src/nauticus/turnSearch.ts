/**
 * Tree search whose moves are whole turns: a planner offers the best turns of a position, and the
 * tree evaluates the answers of the other seats. It ends with the round, because the order of the
 * tiles in the next one is unknown.
 */
import type { Options } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import { assessByPoints, blankAssessment, NO_MOVES } from '../search/assess.ts';
import { addChild, isFull, mostVisited, newTree, resetTree, type Tree } from '../search/tree.ts';
import type { Evaluate } from '../terms.ts';
import type { NauticusGame } from './evaluate.ts';
import { newPlanner, type Plan, type PlannerSetup, type PlanPool, planTurns } from './planner.ts';

/** A turn that a search may try, with its prior; the priors of a position add up to 1. */
export interface OfferedTurn {
  readonly moves: Int32Array;
  readonly prior: number;
}

/** Offers turns to a search, and evaluates the positions after them. */
export interface Judge {
  /** The most promising one last. */
  turnsAt(s: State, isRoot: boolean): readonly OfferedTurn[];
  /** Fills the value of a position after a turn of `mover` for each seat, from 0 to 1. */
  assess(s: State, mover: number, values: Float64Array): void;
}

export interface TurnSearchSetup {
  readonly evaluate: Evaluate<State>;
  readonly iterations: number;
  /** Turns to try in a position. */
  readonly turns: number;
}

export const WIDTH_AT_ROOT = 8;
const WIDTH = 4;
export const MARGIN = 60; // points ahead that nearly win
const CURIOSITY = 0.25;
const DOUBT = 2.5; // points by which a turn must look worse to be tried e times less
const UNTRIED = 0.05; // by how much an untried turn is rated below its siblings

/** The size of a full tree: some 30 MB. It still updates its nodes, but adds none. */
export const ROOM = { nodes: 40_000, positions: 2_000 };

/** Returns the moves of a good turn for the seat to act. */
export type Think = (s: State) => Int32Array;

/** The best turn that the planner finds, without a search of the other seats' answers. */
export const planTurn = (
  game: NauticusGame,
  options: Options,
  setup: Omit<PlannerSetup, 'keep'>,
): Think => {
  const planner = newPlanner(game, options, { ...setup, keep: 1 });
  return s => movesOf(planTurns(planner, s).plans[0]);
};

const movesOf = ({ moves, length }: Plan): Int32Array => moves.slice(0, length);

/** Judges by the evaluation alone. */
const judgeBy = (
  game: NauticusGame,
  options: Options,
  { evaluate, turns }: TurnSearchSetup,
): Judge => {
  const planRoot = newPlanner(game, options, { evaluate, width: WIDTH_AT_ROOT, keep: turns });
  const planNode = newPlanner(game, options, { evaluate, width: WIDTH, keep: turns });
  const assess = assessByPoints(evaluate, MARGIN);
  const end = blankAssessment(options.seats, 0);
  return {
    turnsAt: (s, isRoot) => offeredBy(planTurns(isRoot ? planRoot : planNode, s)),
    assess: (s, _mover, values) => {
      assess(s, NO_MOVES, 0, end);
      values.set(end.values);
    },
  };
};

const offeredBy = ({ plans, used }: PlanPool): OfferedTurn[] => {
  let sum = 0;
  for (let i = 0; i < used; i++) sum += Math.exp((plans[i].value - plans[0].value) / DOUBT);
  const turns: OfferedTurn[] = [];
  for (let i = used - 1; i >= 0; i--) {
    const prior = Math.exp((plans[i].value - plans[0].value) / DOUBT) / sum;
    turns.push({ moves: movesOf(plans[i]), prior });
  }
  return turns;
};

/** The budget of a search for one turn. */
export type Budget = Pick<TurnSearchSetup, 'iterations' | 'turns'>;

/** Each iteration, and the root, offer their turns at most once. */
export const nodesFor = ({ iterations, turns }: Budget, room = ROOM): number =>
  Math.min((iterations + 1) * turns + 1, room.nodes);

/** One player's search. */
interface TurnSearch {
  readonly game: NauticusGame;
  readonly options: Options;
  readonly iterations: number;
  readonly judge: Judge;
  readonly tree: Tree; // a node's move is the place of its turn in `scripts`
  readonly scripts: Int32Array[];
  // Each iteration adds one node and stores its position, up to this number.
  readonly mostPositions: number;
  readonly positions: State[];
  readonly positionOf: Int32Array;
  reached: number; // positions in use
  readonly beyond: State; // scratch, once the stored positions are full
  readonly path: Int32Array; // nodes of an iteration
  readonly values: Float64Array; // of where it ends, by seat
}

export const turnSearch = (
  game: NauticusGame,
  options: Options,
  setup: TurnSearchSetup,
  room = ROOM,
): Think => judgedSearch(game, options, setup, judgeBy(game, options, setup), room);

/** The search with another judge. */
export const judgedSearch = (
  game: NauticusGame,
  options: Options,
  budget: Budget,
  judge: Judge,
  room = ROOM,
): Think => {
  const { iterations } = budget;
  const nodes = nodesFor(budget, room);
  const search: TurnSearch = {
    game,
    options,
    iterations,
    judge,
    tree: newTree(nodes),
    scripts: [],
    mostPositions: room.positions,
    positions: [],
    positionOf: new Int32Array(nodes),
    reached: 0,
    beyond: game.blank(options),
    path: new Int32Array(options.seats * 8),
    values: new Float64Array(options.seats),
  };
  return root => searchTurn(search, root);
};

const searchTurn = (search: TurnSearch, root: State): Int32Array => {
  const { tree, scripts } = search;
  resetTree(tree);
  scripts.length = 0;
  search.reached = 0;
  offer(search, true, 0, root);
  if (scripts.length === 1) return scripts[0];
  const choices = Int32Array.from(scripts.keys());
  for (let i = 0; i < search.iterations; i++) iterate(search, root);
  return scripts[mostVisited(tree, choices)];
};

/** Adds the offered turns as children of a node. */
const offer = (search: TurnSearch, isRoot: boolean, node: number, s: State): void => {
  const { tree, scripts, judge } = search;
  for (const { moves, prior } of judge.turnsAt(s, isRoot)) {
    if (isFull(tree)) return;
    addChild(tree, node, scripts.length, s.toAct, prior);
    scripts.push(moves);
  }
};

const iterate = (search: TurnSearch, root: State): void => {
  const { tree, path, values } = search;
  let node = 0;
  let s = root;
  let depth = 0;
  do {
    if (tree.firstChild[node] === 0 && !isFull(tree)) offer(search, false, node, s);
    const child = select(tree, node);
    if (child === 0) break;
    s = reach(search, child, s);
    path[depth++] = child;
    node = child;
  } while (tree.visits[node] > 0 && s.round === root.round && s.toAct >= 0);
  if (depth === 0) return;
  search.judge.assess(s, tree.seat[node], values);
  for (let i = 0; i < depth; i++) {
    tree.visits[path[i]]++;
    tree.total[path[i]] += values[tree.seat[path[i]]];
  }
};

/** The child to descend to; 0 if there is none. */
const select = (tree: Tree, parent: number): number => {
  const { firstChild, nextSibling, visits, total, prior } = tree;
  let sum = 0;
  let tried = 0;
  for (let node = firstChild[parent]; node !== 0; node = nextSibling[node]) {
    sum += total[node];
    tried += visits[node];
  }
  const untried = tried === 0 ? 0 : sum / tried - UNTRIED;
  const curiosity = CURIOSITY * Math.sqrt(tried + 1);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let node = firstChild[parent]; node !== 0; node = nextSibling[node]) {
    const n = visits[node];
    const value = (n === 0 ? untried : total[node] / n) + (curiosity * prior[node]) / (1 + n);
    if (value > most) {
      most = value;
      best = node;
    }
  }
  return best;
};

/** The position after the turn of a node. */
const reach = (search: TurnSearch, node: number, from: State): State => {
  const { game, tree, scripts, positions, positionOf } = search;
  if (tree.visits[node] > 0 && positionOf[node] >= 0) return positions[positionOf[node]];
  const s = tree.visits[node] === 0 ? placeFor(search, node) : search.beyond;
  if (s !== from) game.copyInto(s, from);
  for (const m of scripts[tree.move[node]]) game.play(s, m);
  return s;
};

/** Where to keep the position of a new node. */
const placeFor = (search: TurnSearch, node: number): State => {
  const { game, options, positions, positionOf, reached } = search;
  if (reached === search.mostPositions) {
    positionOf[node] = -1;
    return search.beyond;
  }
  if (positions.length === reached) positions.push(game.blank(options));
  positionOf[node] = search.reached++;
  return positions[reached];
};
