/** Finds the subjects of a lesson on the table, by their `data-explain`. */
import { EXPLAINED } from '../../board/explained.ts';
import type { Box } from './placement.ts';

const AREAS = ['board', 'dock', 'players'] as const;

/** Things that share one ring. */
export type Spot = readonly Element[];

/** A single thing, not a whole kind: `path/4`, not `path`. */
export const isOneThing = (name: string): boolean => name.includes('/');

/** In each area the things of that name, else all things of that kind: together, or one by one. */
export const findSpots = (table: Element, name: string): Spot[] =>
  AREAS.flatMap(place => [...table.querySelectorAll(`.table-${place}`)]).flatMap(area => {
    const things = [...area.querySelectorAll(EXPLAINED)].filter(isSeen);
    const namesOf = (isMeant: (mark: string) => boolean): Element[] =>
      things.filter(thing => isMeant(thing.getAttribute('data-explain') ?? ''));
    const exact = namesOf(mark => mark === name);
    if (exact.length > 0) return [exact];
    const kind = namesOf(mark => mark.startsWith(`${name}/`));
    if (kind.length === 0) return [];
    return areScattered(kind) ? kind.map(thing => [thing]) : [kind];
  });

/** Above this share of their surroundings one ring would show everything else, too. */
const SCATTERED = 0.2;

const areScattered = (things: readonly Element[]): boolean => {
  const boxes = things.map(thing => thing.getBoundingClientRect());
  const sizes = boxes.map(({ width, height }) => width * height);
  const { left, top, right, bottom } = around(boxes);
  const covered = sizes.reduce((a, b) => a + b, 0);
  return covered < SCATTERED * (right - left) * (bottom - top);
};

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const isSeen = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
};

/** Its visible part: areas scroll. */
export const boxOfSpot = (spot: Spot): Box | undefined => {
  const whole = around(spot.map(thing => thing.getBoundingClientRect()));
  const area = spot[0]
    ?.closest(AREAS.map(name => `.table-${name}`).join())
    ?.getBoundingClientRect();
  if (!area) return undefined;
  const box = {
    left: Math.max(area.left, whole.left - ROOM),
    top: Math.max(area.top, whole.top - ROOM),
    right: Math.min(area.right, whole.right + ROOM),
    bottom: Math.min(area.bottom, whole.bottom + ROOM),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
};

const ROOM = 4; // pixels around a thing
