import { seededRng } from '@tidetable/rules';
import { expect, test } from 'vitest';
import {
  addChild,
  BYTES_OF_NODE,
  childOf,
  keepBelow,
  mostVisited,
  newTree,
  resetTree,
  type Tree,
} from './tree.ts';

/** All that hangs below a node, as nested lists. */
const below = (t: Tree, node: number): object[] => {
  const children: object[] = [];
  for (let c = t.firstChild[node]; c !== 0; c = t.nextSibling[c]) {
    const { move, seat, visits, available, total, prior } = t;
    const own = [move[c], seat[c], visits[c], available[c], total[c], prior[c]];
    children.push([...own, below(t, c)]);
  }
  return children;
};

/** A random tree, every node with different statistics. */
const grown = (nodes: number, seed: number): Tree => {
  const rng = seededRng(seed);
  const t = newTree(nodes);
  resetTree(t);
  for (let node = 1; node < nodes; node++) {
    addChild(t, rng(Math.min(node, 1 + node / 3)), node, rng(4), rng(100));
    t.visits[node] = rng(1000);
    t.available[node] = rng(1000);
    t.total[node] = rng(1000);
  }
  return t;
};

test('what hangs below a node is kept as it was, and nothing else', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const t = grown(80, seed);
    // Twice, as in a turn of three decisions.
    for (let i = 0; i < 2 && t.firstChild[0] !== 0; i++) {
      let node = t.firstChild[0];
      if (seed % 2 === 0) while (t.nextSibling[node] !== 0) node = t.nextSibling[node];
      const kept = below(t, node);
      keepBelow(t, node);
      expect(below(t, 0), `seed ${seed}`).toEqual(kept);
      expect(t.size).toBe(1 + kept.flat(Number.POSITIVE_INFINITY).length / 6);
    }
  }
});

test('a tree that was cut down grows on', () => {
  const t = grown(80, 1);
  const node = t.firstChild[0];
  keepBelow(t, node);
  const kept = below(t, 0);
  const child = addChild(t, 0, 777, 1, 0);
  expect(childOf(t, 0, 777)).toBe(child);
  expect(below(t, 0)).toEqual([[777, 1, 0, 0, 0, 0, []], ...kept]);
});

test('only moves that are asked about count, however often others were tried', () => {
  const t = newTree(4);
  resetTree(t);
  for (const [move, visits] of [
    [10, 9],
    [11, 3],
    [12, 5],
  ])
    t.visits[addChild(t, 0, move, 0, 0)] = visits;
  expect(mostVisited(t, Int32Array.of(10, 11, 12))).toBe(10);
  expect(mostVisited(t, Int32Array.of(11, 12, 13))).toBe(12);
  expect(mostVisited(t, Int32Array.of(13, 14))).toBe(13);
});

test('a node takes as many bytes as it says', () => {
  const columns = Object.values(newTree(100)).filter(ArrayBuffer.isView);
  const bytes = columns.reduce((sum, column) => sum + column.byteLength, 0);
  expect(bytes).toBe(100 * BYTES_OF_NODE);
});
