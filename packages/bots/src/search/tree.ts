/** A search tree in columns: a node is a move, with its statistics for the seat that made it. */
export interface Tree {
  readonly firstChild: Int32Array; // 0 for none: the root is not a child
  readonly nextSibling: Int32Array;
  readonly move: Int32Array;
  readonly seat: Int8Array; // who made the move, or CHANCE
  readonly visits: Int32Array;
  readonly available: Int32Array; // how often the move could have been chosen
  readonly total: Float64Array; // sum of the results for `seat`
  readonly prior: Float64Array; // of the move, for its seat
  readonly place: Int32Array; // new index of a node when a subtree is kept
  size: number; // nodes in use; the root is node 0
}

export const BYTES_OF_NODE = 6 * 4 + 2 * 8 + 1;

export const newTree = (capacity: number): Tree => ({
  firstChild: new Int32Array(capacity),
  nextSibling: new Int32Array(capacity),
  move: new Int32Array(capacity),
  seat: new Int8Array(capacity),
  visits: new Int32Array(capacity),
  available: new Int32Array(capacity),
  total: new Float64Array(capacity),
  prior: new Float64Array(capacity),
  place: new Int32Array(capacity),
  size: 0,
});

/** Clears the tree to an empty root. */
export const resetTree = (t: Tree): void => {
  t.size = 0;
  addNode(t, -1, 0, 0);
};

/** Keeps only the subtree of a node, which becomes the root. */
export const keepBelow = (t: Tree, root: number): void => {
  const { firstChild, nextSibling, place } = t;
  // Children come after their parents, so nodes only ever move down, and one pass finds them all.
  place.fill(0, root, t.size);
  let kept = 0;
  for (let node = root; node < t.size; node++) {
    if (node !== root && place[node] === 0) continue;
    place[node] = kept++;
    for (let child = firstChild[node]; child !== 0; child = nextSibling[child]) place[child] = 1;
  }
  for (let node = root; node < t.size; node++) {
    if (node === root || place[node] !== 0) moveNode(t, node, place[node]);
  }
  t.size = kept;
};

const moveNode = (t: Tree, from: number, to: number): void => {
  t.firstChild[to] = t.place[t.firstChild[from]];
  t.nextSibling[to] = t.place[t.nextSibling[from]];
  t.move[to] = t.move[from];
  t.seat[to] = t.seat[from];
  t.visits[to] = t.visits[from];
  t.available[to] = t.available[from];
  t.total[to] = t.total[from];
  t.prior[to] = t.prior[from];
};

export const isFull = (t: Tree): boolean => t.size === t.visits.length;

/** A new node without a parent. */
const addNode = (t: Tree, move: number, seat: number, prior: number): number => {
  const node = t.size++;
  t.firstChild[node] = 0;
  t.nextSibling[node] = 0;
  t.move[node] = move;
  t.seat[node] = seat;
  t.visits[node] = 0;
  t.available[node] = 0;
  t.total[node] = 0;
  t.prior[node] = prior;
  return node;
};

export const addChild = (
  t: Tree,
  parent: number,
  move: number,
  seat: number,
  prior: number,
): number => {
  const node = addNode(t, move, seat, prior);
  t.nextSibling[node] = t.firstChild[parent];
  t.firstChild[parent] = node;
  return node;
};

export const childOf = (t: Tree, parent: number, move: number): number => {
  let node = t.firstChild[parent];
  while (node !== 0 && t.move[node] !== move) node = t.nextSibling[node];
  return node;
};

/** Which of these moves was tried most at the root; the last of them if several were. */
export const mostVisited = (t: Tree, moves: Int32Array): number => {
  let best = moves[0];
  let most = 0;
  for (const m of moves) {
    const child = childOf(t, 0, m);
    if (child === 0 || t.visits[child] < most) continue;
    most = t.visits[child];
    best = m;
  }
  return best;
};
