/** Finds what a lesson speaks of on the table, by the names that things have as `data-explain`. */
import { EXPLAINED } from '../../board/explained.ts';
import type { Box } from './beside.ts';

const AREAS = ['board', 'dock', 'players'] as const;

/** Things that are shown in one light. */
export type Spot = readonly Element[];

/** Not a whole kind of things: `path/4`, not `path`. */
export const isOneThing = (name: string): boolean => name.includes('/');

/** In each area what has that name, and where nothing has, all things of that kind. */
export const findSpots = (table: Element, name: string): Spot[] =>
  AREAS.flatMap(place => [...table.querySelectorAll(`.table-${place}`)]).flatMap(area => {
    const things = [...area.querySelectorAll(EXPLAINED)].filter(isSeen);
    const namesOf = (isMeant: (mark: string) => boolean): Element[] =>
      things.filter(thing => isMeant(thing.getAttribute('data-explain') ?? ''));
    const exact = namesOf(mark => mark === name);
    const found = exact.length > 0 ? exact : namesOf(mark => mark.startsWith(`${name}/`));
    return found.length > 0 ? [found] : [];
  });

const isSeen = (thing: Element): boolean => {
  const { width, height } = thing.getBoundingClientRect();
  return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
};

/** What is seen of it: areas scroll. */
export const boxOfSpot = (spot: Spot): Box | undefined => {
  const boxes = spot.map(thing => thing.getBoundingClientRect());
  const area = spot[0]
    ?.closest(AREAS.map(name => `.table-${name}`).join())
    ?.getBoundingClientRect();
  if (!area) return undefined;
  const box = {
    left: Math.max(area.left, Math.min(...boxes.map(({ left }) => left)) - ROOM),
    top: Math.max(area.top, Math.min(...boxes.map(({ top }) => top)) - ROOM),
    right: Math.min(area.right, Math.max(...boxes.map(({ right }) => right)) + ROOM),
    bottom: Math.min(area.bottom, Math.max(...boxes.map(({ bottom }) => bottom)) + ROOM),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
};

const ROOM = 4; // pixels around a thing
