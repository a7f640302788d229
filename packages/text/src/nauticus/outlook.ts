/** What a choice would cost and bring, read off a view before it is made. */
import type { Nauticus } from '@tidetable/rules';
import { boxesOf, kindOf, printed, soldBy } from './printed.ts';

type View = Nauticus.View;
type Part = Nauticus.Part;
type Tile = Nauticus.TileName;

/** The player who has to decide. */
export const actor = (view: View): View['players'][number] => view.players[view.toAct ?? 0];

/** Taler for the next tile of a kind in the running action. */
export const priceOf = (view: View, tile: Tile): number => {
  const { action, bought, extra } = view.running;
  if (bought.includes(tile)) return printed.repeatPrice;
  if (extra || action === null) return printed.extra.price;
  return printed.prices[view.chosen ?? 0][soldBy(action).indexOf(tile)];
};

/** So many workers, blue ones first. */
export const payment = (view: View, n: number): { own: number; blue: number } => {
  const blue = Math.min(n, view.running.blue);
  return { own: n - blue, blue };
};

export const freeBoxes = (view: View): number => printed.storage.boxes - actor(view).boxes;

export const hasRoomFor = (view: View, tile: Tile): boolean => boxesOf(tile) <= freeBoxes(view);

/** Is there a place for the tile in the dockyard? */
export const canPlace = (view: View, tile: Tile): boolean =>
  kindOf(tile) === 'hull' ||
  actor(view).ships.some(({ parts }) => fits(parts, tile, view.oneEmblemPerShip));

const fits = (parts: readonly Part[], tile: Tile, oneEmblem: boolean): boolean => {
  const kind = kindOf(tile);
  if (kind === 'good') return parts.some(part => part.good === null);
  const emblem = tile.split(' ')[0];
  const masts = parts.map(part => part.mast);
  const emblems = oneEmblem ? [...masts, ...parts.map(part => part.sail)] : masts;
  const agrees = (shown: readonly (string | null)[]): boolean =>
    emblem === 'crown' || shown.every(other => [null, 'crown', emblem].includes(other));
  if (kind === 'mast') return masts.includes(null) && agrees(emblems);
  return parts.some(
    ({ mast, sail }) =>
      mast !== null &&
      sail === null &&
      (mast === 'crown' ? !oneEmblem || agrees(emblems) : agrees([mast])),
  );
};

/** Would this purchase be of the last of the four kinds? */
export const bringsGift = (view: View, tile: Tile): boolean => {
  const { action, bought } = view.running;
  return action !== null && !bought.includes(tile) && bought.length === soldBy(action).length - 1;
};

/** Does a ship want only this one sail? */
export const wantsOneSail = (parts: readonly Part[]): boolean => {
  const isWhole =
    parts[0].hull === '1-ship' || (parts[0].hull === 'stern' && parts.at(-1)?.hull === 'bow');
  return isWhole && parts.filter(part => part.sail === null).length === 1;
};

const setPoints = (n: number): number => {
  const { goodsPoints, furtherGood } = printed;
  const listed = Math.min(n, goodsPoints.length);
  return (goodsPoints[listed - 1] ?? 0) + furtherGood * (n - listed);
};

/** By how much more the delivered goods are worth with these. */
export const worthOf = (view: View, goods: readonly Nauticus.GoodName[]): number => {
  const { delivered } = actor(view);
  return printed.goods.reduce((sum, kind) => {
    const more = goods.filter(g => g === kind).length;
    return sum + setPoints(delivered[kind] + more) - setPoints(delivered[kind]);
  }, 0);
};
