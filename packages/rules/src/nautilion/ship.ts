/** The ship's spaces and ducts, and what may be put on it or leave it. */
import { components } from './components.ts';
import { admits, CREW, isCrew, MERCENARY, SHIP_NAMES, SPACES, type State } from './state.ts';

/** NEIGHBOURS[ship][space] = bit set of the spaces joined to it. [NL6] */
const NEIGHBOURS = SHIP_NAMES.map(name => readDucts(components.ships[name]));

/** CONNECTED[ship][set] = 1 if no two spaces of the set are separated; the empty set is connected. */
const CONNECTED = NEIGHBOURS.map(neighbours =>
  Uint8Array.from({ length: 1 << SPACES }, (_, set) =>
    set === 0 || groupOf(neighbours, set, set & -set) === set ? 1 : 0,
  ),
);

function readDucts(pairs: string): Uint16Array {
  const neighbours = new Uint16Array(SPACES);
  for (const [a, b] of pairs.split(' ')) {
    neighbours[Number(a) - 1] |= 1 << (Number(b) - 1);
    neighbours[Number(b) - 1] |= 1 << (Number(a) - 1);
  }
  return neighbours;
}

/** What of `set` can be reached from `seed` without leaving it. */
function groupOf(neighbours: Uint16Array, set: number, seed: number): number {
  let group = seed;
  for (;;) {
    let grown = group;
    for (let space = 0; space < SPACES; space++) {
      if (group & (1 << space)) grown |= neighbours[space] & set;
    }
    if (grown === group) return group;
    group = grown;
  }
}

export const neighboursOf = (s: State, space: number): number => NEIGHBOURS[s.ship][space];

export const occupied = (s: State): number => s.crew | s.hired;

export const isConnected = (s: State, set: number): boolean => CONNECTED[s.ship][set] === 1;

/** The group of crew that holds this space. */
export const groupAt = (s: State, space: number): number =>
  groupOf(NEIGHBOURS[s.ship], s.crew, 1 << space);

/** Is the space empty, and joined to an occupied one or the first? [NL26] */
export const isOpenSpace = (s: State, space: number): boolean => {
  const set = occupied(s);
  return (set & (1 << space)) === 0 && (set === 0 || (NEIGHBOURS[s.ship][space] & set) !== 0);
};

/** May this token go to this space now? [NL26] [NL35] [NL48] */
export const fitsSpace = (s: State, kind: number, space: number): boolean => {
  if (!isOpenSpace(s, space)) return false;
  if (kind === MERCENARY) return s.collided === 0;
  return isCrew(kind) && kind === CREW + space && admits(s, kind);
};

export const fitsShip = (s: State, kind: number): boolean => {
  if (isCrew(kind)) return isOpenSpace(s, kind - CREW) && admits(s, kind);
  if (kind !== MERCENARY || s.collided === 1) return false;
  for (let space = 0; space < SPACES; space++) if (isOpenSpace(s, space)) return true;
  return false;
};

/** Would the rest of the ship still hang together without this space? [NL20] */
export const mayLeave = (s: State, space: number): boolean => {
  const set = occupied(s);
  return (set & (1 << space)) !== 0 && isConnected(s, set & ~(1 << space));
};

/** Would crew in this empty space leave no group apart? For a ship that a sacrifice may have split. */
export const rejoins = (s: State, space: number): boolean => {
  const set = occupied(s);
  return (set & (1 << space)) === 0 && isConnected(s, set | (1 << space));
};
