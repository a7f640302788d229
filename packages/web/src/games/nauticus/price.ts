import type { Nauticus } from '@tidetable/rules';
import { type Components, priceOf, printedPrice, soldBy } from '@tidetable/rules/nauticus';
import { showsActor } from './seats.ts';

type View = Nauticus.View;
type Tile = Nauticus.TileName;

const spaceOf = ({ spaces }: View, tile: Tile) =>
  spaces.findIndex(({ action }) => soldBy(action).includes(tile));

/** Does the action that sells it run for the player whose things are shown? */
export const isForSale = (view: View, tile: Tile): boolean =>
  showsActor(view) && view.running.action === view.spaces[spaceOf(view, tile)]?.action;

/** Of the first purchase. */
export const firstPrice = (components: Components, view: View, tile: Tile): number =>
  view.phase === 'extra'
    ? components.extra.price
    : printedPrice(components, spaceOf(view, tile), tile);

/** For the player whose things are shown: of the next tile if the action runs for them. */
export const priceShown = (components: Components, view: View, tile: Tile): number =>
  isForSale(view, tile) ? priceOf(components, view, tile) : firstPrice(components, view, tile);
