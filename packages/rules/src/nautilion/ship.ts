/** The ship's spaces and ducts, and what may be put on it or leave it. */
import { excluding, has, including, only } from '../core/bitSet.ts';
import { groupOf } from './ducts.ts';
import { admits, CREW, isCrew, MERCENARY, type State } from './state.ts';

export const neighboursOf = (s: State, space: number): number => s.ducts.neighbours[space];

export const occupied = (s: State): number => s.crew | s.hired;

export const isConnected = (s: State, set: number): boolean => s.ducts.connected[set] === 1;

/** The group of crew that holds this space. */
export const groupAt = (s: State, space: number): number =>
  groupOf(s.ducts.neighbours, s.crew, only(space));

/** Is the space empty, and joined to an occupied one or the first? [NL26] */
export const isOpenSpace = (s: State, space: number): boolean =>
  has(s.ducts.open[occupied(s)], space);

/** May this token go to this space now? [NL26] [NL35] [NL48] */
export const fitsSpace = (s: State, kind: number, space: number): boolean => {
  if (!isOpenSpace(s, space)) return false;
  if (kind === MERCENARY) return s.collided === 0;
  return isCrew(kind) && kind === CREW + space && admits(s, kind);
};

export const fitsShip = (s: State, kind: number): boolean => {
  if (isCrew(kind)) return isOpenSpace(s, kind - CREW) && admits(s, kind);
  if (kind !== MERCENARY || s.collided === 1) return false;
  return s.ducts.open[occupied(s)] !== 0;
};

/** Would the rest of the ship still hang together without this space? [NL20] */
export const mayLeave = (s: State, space: number): boolean => {
  const set = occupied(s);
  return has(set, space) && isConnected(s, excluding(set, space));
};

/** Would crew in this empty space leave no group apart? For a ship that a sacrifice may have split. */
export const rejoins = (s: State, space: number): boolean => {
  const set = occupied(s);
  return !has(set, space) && isConnected(s, including(set, space));
};
