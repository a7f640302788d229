/** Places a small sheet beside a thing: inside the window, and without covering targets. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly left: number;
  readonly top: number;
}

const GAP = 8; // pixels between the thing and the sheet
const MARGIN = 8; // between the sheet and the edge of the window

/**
 * The best place for a sheet of that size: over no target, then near; earlier sides are preferred
 * to later ones, and none is farther away than allowed. A small target counts as much as a large
 * one.
 */
export const placeBeside = (
  thing: Box,
  size: Size,
  room: Size,
  avoided: readonly Box[],
  farthest = Number.POSITIVE_INFINITY,
): Point => {
  const cost = (at: Point): number => {
    const sheet = boxOf(at, size);
    const covered = avoided.reduce((sum, box) => sum + overlap(sheet, box) / overlap(box, box), 0);
    return covered * HIDES_TARGET + overlap(sheet, thing) * HIDES_ITSELF + apart(sheet, thing);
  };
  const [first, ...others] = [...placesAround(thing, size), ...placesBetween(size, avoided)].map(
    at => inside(at, size, room),
  );
  let best = { at: first, cost: cost(first) };
  for (const at of others) {
    const distance = apart(boxOf(at, size), thing);
    if (distance > farthest || distance >= best.cost) continue; // there are thousands of them
    const found = cost(at);
    if (found < best.cost) best = { at, cost: found };
  }
  return best.at;
};

/**
 * The cost, in pixels of distance: of a whole covered target, and of each covered pixel of the
 * thing itself.
 */
const HIDES_TARGET = 2000;
const HIDES_ITSELF = 1000;

/**
 * Above, below, right and left, in the middle of that side, then along its ends; finally the ends
 * of the window.
 */
const placesAround = (thing: Box, { width, height }: Size): Point[] => {
  const across = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width];
  const along = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height];
  const [above, below] = [thing.top - height - GAP, thing.bottom + GAP];
  const [before, after] = [thing.left - width - GAP, thing.right + GAP];
  return [
    ...across.map(left => ({ left, top: above })),
    ...across.map(left => ({ left, top: below })),
    ...along.map(top => ({ left: after, top })),
    ...along.map(top => ({ left: before, top })),
    ...[0, Infinity].map(top => ({ left: across[0], top })),
  ];
};

/** Along the edges of the targets: on a dense board the free places are there. */
const placesBetween = ({ width, height }: Size, avoided: readonly Box[]): Point[] => {
  const lefts = new Set(avoided.flatMap(box => [box.left - width - GAP, box.right + GAP]));
  const tops = new Set(avoided.flatMap(box => [box.top - height - GAP, box.bottom + GAP]));
  return [...lefts].flatMap(left => Array.from(tops, top => ({ left, top })));
};

/** The distance of two boxes, in pixels. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** In a small window, the beginning of the sheet is visible. */
const inside = ({ left, top }: Point, size: Size, room: Size): Point => ({
  left: Math.max(MARGIN, Math.min(left, room.width - MARGIN - size.width)),
  top: Math.max(MARGIN, Math.min(top, room.height - MARGIN - size.height)),
});

const boxOf = ({ left, top }: Point, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The overlap of two boxes. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The maximum height of a sheet above or below a thing. */
export const heightBeside = ({ top, bottom }: Box, { height }: Size): number =>
  Math.max(top, height - bottom) - GAP - MARGIN;

/** Visible targets that may be pressed next. */
const NEXT = '[data-can], [data-next], .table-move-list button, .table-tools button';

export const boxesOfTargets = (table: Element): Box[] => boxesInSight(table, NEXT);

const boxesInSight = (table: Element, which: string): Box[] =>
  [...table.querySelectorAll(which)]
    .filter(target => target.checkVisibility({ visibilityProperty: true }))
    .map(target => inSight(target))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom);

/** The part of a thing that is not scrolled away. */
const inSight = (target: Element): Box => {
  const { width, height } = windowSize();
  const scroller = target.closest('.table-move-list, .table-rail-panel')?.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  return {
    left: Math.max(0, box.left, scroller?.left ?? 0),
    top: Math.max(0, box.top, scroller?.top ?? 0),
    right: Math.min(width, box.right, scroller?.right ?? width),
    bottom: Math.min(height, box.bottom, scroller?.bottom ?? height),
  };
};

export const windowSize = (): Size => {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
};
