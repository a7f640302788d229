/** Which move a tap means. It may be refused: then the table says why. */
import { kindOf, moveNotation } from '@tidetable/rules/nauticus';
import type { Tile, View } from './scene.ts';
import type { ThingKind } from './things.ts';

/** A ship of one's own, counted from 1: with a tile in hand it goes there, else the ship delivers. */
export const moveOnShip = ({ running }: View, legal: readonly string[], ship: number): string => {
  if (running.tile === null) return moveNotation.deliver(ship);
  const isOnlyOnCrownMast =
    legal.includes(moveNotation.onCrownMast(ship)) && !legal.includes(moveNotation.onShip(ship));
  return isOnlyOnCrownMast ? moveNotation.onCrownMast(ship) : moveNotation.onShip(ship);
};

/** May a sail in hand go to either kind of mast of this ship? Then the ship needs two places to tap. */
export const hasTwoMasts = (legal: readonly string[], ship: number): boolean =>
  legal.includes(moveNotation.onCrownMast(ship)) && legal.includes(moveNotation.onShip(ship));

/** A stack of the supply: taken if something is offered for nothing, else bought. */
export const moveOnStack = ({ phase }: View, tile: Tile): string => {
  if (tile === 'crown mast' || tile === 'crown sail') return moveNotation.reward(tile);
  if (phase === 'reward' && kindOf(tile) === 'good') return moveNotation.reward('goods');
  return phase === 'bonus' || phase === 'gift' || phase === 'goods'
    ? moveNotation.take(tile)
    : moveNotation.buy(tile);
};

/** Moves out of an action or a turn: no uses of it. */
export const WAYS: readonly string[] = [moveNotation.pass, moveNotation.extra, moveNotation.end];

/** Where the things of a kind lie; those of the dock are always in sight. */
const TAB_OF_THING: Readonly<Partial<Record<ThingKind, Tab>>> = {
  action: 'wheel',
  anchor: 'wheel',
  blue: 'wheel',
  bonus: 'wheel',
  price: 'wheel',
  round: 'wheel',
  'crown-mast': 'yard',
  'new-ship': 'yard',
  ship: 'yard',
  stack: 'supply',
};

/** The tab on which a lesson points at something. */
export const tabOfSpots = (spots: readonly string[]): Tab | undefined =>
  spots.map(spot => TAB_OF_THING[spot.split('/')[0] as ThingKind]).find(tab => tab !== undefined);

export type Tab = 'wheel' | 'yard' | 'supply' | 'rivals';

/** The tab on which the next decision lies; most are made in the dock, which is always in sight. */
export const tabOf = ({ phase }: View): Tab | undefined => {
  if (phase === 'choose' || phase === 'extra') return 'wheel';
  return phase === 'place' ? 'yard' : undefined;
};
