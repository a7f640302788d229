/**
 * Tree search whose moves are whole turns: a planner offers the best turns of a position, and the
 * tree finds out what the others make of them. It ends with the round, since nobody knows how the
 * tiles of the next one will lie.
 */
import type { Options } from '@tidetable/rules';
import type { State } from '@tidetable/rules/nauticus';
import {
  type Assess,
  type Assessment,
  assessByPoints,
  blankAssessment,
  NO_MOVES,
} from '../search/assess.ts';
import { addChild, isFull, mostVisited, newTree, resetTree, type Tree } from '../search/tree.ts';
import type { Evaluate } from '../terms.ts';
import type { NauticusGame } from './evaluate.ts';
import { newPlanner, type Plan, type Planner, type PlannerSetup, planTurns } from './planner.ts';

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
const UNTRIED = 0.05; // how much worse than its siblings a turn is thought to be before it is tried

/** What the memory of a search has room for: some 30 MB. Beyond that it still learns, but grows no more. */
export const ROOM = { nodes: 40_000, positions: 2_000 };

/** Returns the moves of a good turn for the seat to act. */
export type Think = (s: State) => Int32Array;

/** The best turn that the planner finds, without a thought for the others. */
export const planTurn = (
  game: NauticusGame,
  options: Options,
  setup: Omit<PlannerSetup, 'keep'>,
): Think => {
  const planner = newPlanner(game, options, { ...setup, keep: 1 });
  return s => movesOf(planTurns(planner, s).plans[0]);
};

const movesOf = ({ moves, length }: Plan): Int32Array => moves.slice(0, length);

/** Each iteration, and the root, offer their turns at most once. */
export const nodesFor = ({ iterations, turns }: TurnSearchSetup, room = ROOM): number =>
  Math.min((iterations + 1) * turns + 1, room.nodes);

/** One player's search. */
interface TurnSearch {
  readonly game: NauticusGame;
  readonly options: Options;
  readonly iterations: number;
  readonly assess: Assess<State>;
  readonly planRoot: Planner;
  readonly planNode: Planner;
  readonly tree: Tree; // a node's move is the place of its turn in `scripts`
  readonly scripts: Int32Array[];
  // Each iteration comes to one new node and keeps its position, as long as there is room for it.
  readonly mostPositions: number;
  readonly positions: State[];
  readonly positionOf: Int32Array;
  reached: number; // positions in use
  readonly beyond: State; // where there is no room
  readonly path: Int32Array; // nodes of an iteration
  readonly end: Assessment; // where it ends
}

export const turnSearch = (
  game: NauticusGame,
  options: Options,
  setup: TurnSearchSetup,
  room = ROOM,
): Think => {
  const { evaluate, iterations, turns } = setup;
  const nodes = nodesFor(setup, room);
  const search: TurnSearch = {
    game,
    options,
    iterations,
    assess: assessByPoints(evaluate, MARGIN),
    planRoot: newPlanner(game, options, { evaluate, width: WIDTH_AT_ROOT, keep: turns }),
    planNode: newPlanner(game, options, { evaluate, width: WIDTH, keep: turns }),
    tree: newTree(nodes),
    scripts: [],
    mostPositions: room.positions,
    positions: [],
    positionOf: new Int32Array(nodes),
    reached: 0,
    beyond: game.blank(options),
    path: new Int32Array(options.seats * 8),
    end: blankAssessment(options.seats, 0),
  };
  return root => searchTurn(search, root);
};

const searchTurn = (search: TurnSearch, root: State): Int32Array => {
  const { tree, scripts } = search;
  resetTree(tree);
  scripts.length = 0;
  search.reached = 0;
  offer(search, search.planRoot, 0, root);
  if (scripts.length === 1) return scripts[0];
  const choices = Int32Array.from(scripts.keys());
  for (let i = 0; i < search.iterations; i++) iterate(search, root);
  return scripts[mostVisited(tree, choices)];
};

/** Gives a node the turns that a planner finds there. */
const offer = ({ tree, scripts }: TurnSearch, planner: Planner, node: number, s: State): void => {
  const { plans, used } = planTurns(planner, s);
  let sum = 0;
  for (let i = 0; i < used; i++) sum += Math.exp((plans[i].value - plans[0].value) / DOUBT);
  for (let i = used - 1; i >= 0 && !isFull(tree); i--) {
    const prior = Math.exp((plans[i].value - plans[0].value) / DOUBT) / sum;
    addChild(tree, node, scripts.length, s.toAct, prior);
    scripts.push(movesOf(plans[i]));
  }
};

const iterate = (search: TurnSearch, root: State): void => {
  const { tree, path, end } = search;
  let node = 0;
  let s = root;
  let depth = 0;
  do {
    if (tree.firstChild[node] === 0 && !isFull(tree)) offer(search, search.planNode, node, s);
    const child = select(tree, node);
    if (child === 0) break;
    s = reach(search, child, s);
    path[depth++] = child;
    node = child;
  } while (tree.visits[node] > 0 && s.round === root.round && s.toAct >= 0);
  search.assess(s, NO_MOVES, 0, end);
  for (let i = 0; i < depth; i++) {
    tree.visits[path[i]]++;
    tree.total[path[i]] += end.values[tree.seat[path[i]]];
  }
};

/** The child to go to; 0 if there is none. */
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
