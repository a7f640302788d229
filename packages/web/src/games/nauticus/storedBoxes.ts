/** In which box of the storage each tile lies: it stays there for as long as it is stored. */
import { boxesOf } from '@tidetable/rules/nauticus';
import type { Tile } from './boardProps.ts';

export interface StoredBox {
  readonly tile: Tile;
  /** From 0, column by column, two in each; a long tile takes a whole column. */
  readonly box: number;
}

/** New tiles come beside those that lie there: short ones from the first box on, long ones from the last. */
export const storeInBoxes = (
  before: readonly StoredBox[],
  tiles: readonly Tile[],
  boxes: number,
): readonly StoredBox[] => {
  const { kept, added } = compare(before, tiles);
  const stored = [...kept];
  const longFirst = added.toSorted((a, b) => boxesOf(b) - boxesOf(a));
  for (const tile of longFirst) {
    const box = freeBox(stored, tile, boxes);
    // Short tiles may have left gaps in which no long one fits: then all of them close up.
    if (box === undefined) return before.length === 0 ? stored : storeInBoxes([], tiles, boxes);
    stored.push({ tile, box });
  }
  return stored.sort((a, b) => a.box - b.box);
};

/** With the tile in hand in the box that it would take: its ghost. */
export const showInBoxes = (
  before: readonly StoredBox[],
  tiles: readonly Tile[],
  inHand: Tile | null,
  boxes: number,
) => {
  const stored = storeInBoxes(before, tiles, boxes);
  if (inHand === null) return { filled: stored, ghost: undefined };
  const filled = storeInBoxes(stored, [...tiles, inHand], boxes);
  const wasThere = ({ tile, box }: StoredBox): boolean =>
    stored.some(old => old.tile === tile && old.box === box);
  return { filled, ghost: filled.find(found => found.tile === inHand && !wasThere(found)) };
};

const compare = (before: readonly StoredBox[], tiles: readonly Tile[]) => {
  const added = [...tiles];
  const kept = before.filter(({ tile }) => {
    const at = added.indexOf(tile);
    if (at >= 0) added.splice(at, 1);
    return at >= 0;
  });
  return { kept, added };
};

const boxesUnder = (tile: Tile, box: number): number[] =>
  Array.from({ length: boxesOf(tile) }, (_, i) => box + i);

const freeBox = (stored: readonly StoredBox[], tile: Tile, boxes: number): number | undefined => {
  const taken = new Set(stored.flatMap(({ tile, box }) => boxesUnder(tile, box)));
  const free = Array.from(
    { length: Math.floor(boxes / boxesOf(tile)) },
    (_, i) => i * boxesOf(tile),
  ).filter(box => boxesUnder(tile, box).every(b => !taken.has(b)));
  return boxesOf(tile) > 1 ? free.at(-1) : free[0];
};

export const emptyBoxes = (stored: readonly StoredBox[], boxes: number): number[] => {
  const taken = stored.flatMap(({ tile, box }) => boxesUnder(tile, box));
  return Array.from({ length: boxes }, (_, box) => box).filter(box => !taken.includes(box));
};
