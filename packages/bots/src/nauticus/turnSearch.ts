/**
 * Tree search whose moves are whole turns: a planner offers the best turns of a position, and the
 * tree finds out what the others make of them. It ends with the round, since nobody knows how the
 * tiles of the next one will lie.
 */
import type { Options } from '@tidetable/rules';
import { evaluated } from '../search/judges.ts';
import { addChild, isFull, mostVisited, newTree, resetTree } from '../search/tree.ts';
import type { Evaluate } from '../terms.ts';
import { type Plan, type PlannerSetup, planner } from './planner.ts';
import type { NauticusGame, State } from './table.ts';

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
  const plan = planner(game, options, { ...setup, keep: 1 });
  return s => movesOf(plan(s).plans[0]);
};

const movesOf = ({ moves, length }: Plan): Int32Array => moves.slice(0, length);

/** Each iteration, and the root, offer their turns at most once. */
export const nodesFor = ({ iterations, turns }: TurnSearchSetup, room = ROOM): number =>
  Math.min((iterations + 1) * turns + 1, room.nodes);

export const turnSearch = (
  game: NauticusGame,
  options: Options,
  setup: TurnSearchSetup,
  room = ROOM,
): Think => {
  const { evaluate, iterations, turns } = setup;
  const planRoot = planner(game, options, { evaluate, width: WIDTH_AT_ROOT, keep: turns });
  const planNode = planner(game, options, { evaluate, width: WIDTH, keep: turns });
  const judge = evaluated(options.seats, MARGIN, evaluate);
  const results = new Float64Array(options.seats);
  // A node's move is the place of its turn in `scripts`.
  const tree = newTree(nodesFor(setup, room));
  const scripts: Int32Array[] = [];
  // Each iteration comes to one new node and keeps its position, as long as there is room for it.
  const positions: State[] = [];
  const positionOf = new Int32Array(tree.visits.length);
  const beyond = game.blank(options);
  const path = new Int32Array(options.seats * 8);
  let reached = 0;

  const offer = (node: number, s: State): void => {
    const { plans, used } = (node === 0 ? planRoot : planNode)(s);
    let sum = 0;
    for (let i = 0; i < used; i++) sum += Math.exp((plans[i].value - plans[0].value) / DOUBT);
    for (let i = used - 1; i >= 0 && !isFull(tree); i--) {
      const prior = Math.exp((plans[i].value - plans[0].value) / DOUBT) / sum;
      addChild(tree, node, scripts.length, s.toAct, prior);
      scripts.push(movesOf(plans[i]));
    }
  };

  const select = (parent: number): number => {
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
  const reach = (node: number, from: State): State => {
    if (tree.visits[node] > 0 && positionOf[node] >= 0) return positions[positionOf[node]];
    const s = tree.visits[node] === 0 ? placeFor(node) : beyond;
    if (s !== from) game.copyInto(s, from);
    for (const m of scripts[tree.move[node]]) game.play(s, m);
    return s;
  };

  /** Where to keep the position of a new node. */
  const placeFor = (node: number): State => {
    if (reached === room.positions) {
      positionOf[node] = -1;
      return beyond;
    }
    if (positions.length === reached) positions.push(game.blank(options));
    positionOf[node] = reached;
    return positions[reached++];
  };

  const iterate = (root: State): void => {
    let node = 0;
    let s = root;
    let depth = 0;
    do {
      if (tree.firstChild[node] === 0 && !isFull(tree)) offer(node, s);
      const child = select(node);
      if (child === 0) break;
      s = reach(child, s);
      path[depth++] = child;
      node = child;
    } while (tree.visits[node] > 0 && s.round === root.round && s.toAct >= 0);
    judge(s, noChance, results);
    for (let i = 0; i < depth; i++) {
      tree.visits[path[i]]++;
      tree.total[path[i]] += results[tree.seat[path[i]]];
    }
  };

  return root => {
    resetTree(tree);
    scripts.length = 0;
    reached = 0;
    offer(0, root);
    if (scripts.length === 1) return scripts[0];
    const choices = Int32Array.from(scripts.keys());
    for (let i = 0; i < iterations; i++) iterate(root);
    return scripts[mostVisited(tree, choices)];
  };
};

const noChance = (): number => 0;
