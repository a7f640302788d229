/** The move of a tap. It may be illegal: then the table shows the reason. */
import { kindOf, moveNotation } from '@tidetable/rules/nauticus';
import type { Tile, View } from './boardProps.ts';

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
