/** The facts about one ship that evaluation and encoding need. */
import {
  BOW,
  boundEmblem,
  CROWN,
  FINISHED,
  goodOf,
  hullOf,
  MIDDLE,
  mastOf,
  PARTS,
  STERN,
  type State,
  sailOf,
} from '@tidetable/rules/nauticus';

/** A hull is open as long as it takes a bow or a stern. */
const OPEN = (1 << BOW) | (1 << STERN);

export interface Ship {
  size: number;
  middles: number;
  hasBow: boolean;
  hasStern: boolean;
  masts: number;
  sails: number;
  goods: number;
  emblem: number; // that its masts must show, or 0 while it is free
  isFinished: boolean;
  smallest: number; // size at which its hull can be closed
  largest: number;
}

export const blankShip = (): Ship => ({
  size: 0,
  middles: 0,
  hasBow: false,
  hasStern: false,
  masts: 0,
  sails: 0,
  goods: 0,
  emblem: 0,
  isFinished: false,
  smallest: 0,
  largest: 0,
});

/** Fills a ship that is reused, so that reading allocates nothing. */
export const readShip = (ship: Ship, s: State, n: number): void => {
  const { parts } = s;
  const takes = s.fits[n];
  const at = n * PARTS;
  let size = 0;
  let middles = 0;
  let masts = 0;
  let sails = 0;
  let goods = 0;
  let mastEmblem = 0;
  let sailEmblem = 0;
  for (; size < PARTS && parts[at + size] !== 0; size++) {
    const part = parts[at + size];
    const mast = mastOf(part);
    const sail = sailOf(part);
    if (hullOf(part) === MIDDLE + 1) middles++;
    if (mast > 0) masts++;
    if (mast > 0 && mast !== CROWN) mastEmblem = mast;
    if (sail > 0) sails++;
    if (sail > 0 && sail !== CROWN) sailEmblem = sail;
    if (goodOf(part) > 0) goods++;
  }
  ship.size = size;
  ship.middles = middles;
  ship.hasStern = hullOf(parts[at]) === STERN + 1;
  ship.hasBow = hullOf(parts[at + size - 1]) === BOW + 1;
  ship.masts = masts;
  ship.sails = sails;
  ship.goods = goods;
  ship.emblem = boundEmblem(mastEmblem, sailEmblem, s);
  const isClosed = (takes & OPEN) === 0;
  ship.isFinished = (takes & FINISHED) !== 0;
  ship.smallest = isClosed ? size : middles + 2;
  ship.largest = isClosed ? size : PARTS;
};
