/**
 * What a choice of the seat to act would cost and bring, read off a view before it is made. The
 * rules themselves answer, about the position that the view shows; `components` are those of the
 * game that the table plays, since its own sheet may have other prices and another storage.
 */
import { type Components, components as standard } from './components.ts';
import type { TileKind } from './events.ts';
import { parseMove } from './formatMove.ts';
import { kindOf as kindOfTile } from './gift.ts';
import { firstOffered } from './legal.ts';
import { MAX_LEGAL } from './moves.ts';
import {
  ACTION_NAMES,
  type ActionName,
  type GoodName,
  TILE_NAMES,
  type TileName,
} from './notation.ts';
import { play } from './play.ts';
import * as prices from './prices.ts';
import { fromView } from './read.ts';
import { goodsDue } from './rewards.ts';
import { setPoints } from './score.ts';
import { sheetOf } from './sheet.ts';
import { BOXES_OF, KINDS, NO_TILE, REGULAR_TILES, type State } from './state.ts';
import * as Storage from './storage.ts';
import { PASS_TILES } from './turn.ts';
import { type View, view as viewOf } from './view.ts';
import { FIRST_OF_BONUS } from './wheel.ts';
import * as Uses from './whyNotUse.ts';
import * as Yard from './yard.ts';

const numberOf = (tile: TileName): number => TILE_NAMES.indexOf(tile);

export const kindOf = (tile: TileName): TileKind => kindOfTile(numberOf(tile));

/** Storage boxes that a tile takes. [NC37] */
export const boxesOf = (tile: TileName): number => BOXES_OF[numberOf(tile)];

/** The four tiles that an action sells, none for the free actions. [NC22] */
export const soldBy = (action: ActionName): readonly TileName[] => {
  const first = ACTION_NAMES.indexOf(action) * KINDS;
  return first < REGULAR_TILES ? TILE_NAMES.slice(first, first + KINDS) : [];
};

/** Taler for a tile, printed at a space. [NC22] [NC72] */
export const printedPrice = ({ prices }: Components, space: number, tile: TileName): number =>
  prices[space][numberOf(tile) % KINDS];

/** Points of a finished ship with so many parts. [NC63] */
export const pointsOfShip = ({ shipPoints }: Components, size: number): number =>
  shipPoints[size - 1];

const read = (components: Components, view: View): State => fromView(sheetOf(components), view);

/** A board asks a dozen questions about one view, which is read once for all of them. */
const known = new WeakMap<View, { readonly components: Components; readonly state: State }>();

/** To look at only. */
const position = (components: Components, view: View): Readonly<State> => {
  const before = known.get(view);
  if (before?.components === components) return before.state;
  const state = read(components, view);
  known.set(view, { components, state });
  return state;
};

/** What everybody sees after a legal move; only the action tiles of a round that it begins are not known. [NC9] */
export const viewAfter = (components: Components, view: View, notation: string): View => {
  const s = read(components, view);
  const move = parseMove(notation);
  if (move !== undefined) play(s, move);
  return viewOf(s, view.seat);
};

/** The player who has to decide. */
export const actor = (view: View): View['players'][number] => view.players[view.toAct ?? 0];

/** Taler for the next tile of a kind in the running action. [NC22] [NC23] [NC58] */
export const priceOf = (components: Components, view: View, tile: TileName): number =>
  prices.priceOf(position(components, view), numberOf(tile) % KINDS);

/** So many workers, blue ones first. [NC20] */
export const payment = (view: View, n: number): { own: number; blue: number } => {
  const own = prices.ownOf(view.running.blue, n);
  return { own, blue: n - own };
};

/** [NC70] */
export const freeBoxes = (components: Components, view: View): number =>
  Storage.freeBoxes(position(components, view), view.toAct ?? 0);

/** [NC37] [NC70] */
export const hasRoomFor = (components: Components, view: View, tile: TileName): boolean =>
  Storage.hasRoomFor(position(components, view), view.toAct ?? 0, numberOf(tile));

/** Is there a place for the tile in the dockyard? [NC29] to [NC35] [NC90] [NC93] */
export const canPlace = (view: View, tile: TileName): boolean =>
  Yard.canPlace(position(standard, view), view.toAct ?? 0, numberOf(tile));

/** Would this purchase be of the last of the four kinds? [NC26] */
export const isFourthKind = (view: View, tile: TileName): boolean =>
  prices.isFourthKind(position(standard, view), numberOf(tile) % KINDS);

/** Would the tile of the bonus at a space be lost for want of room? [NC18] [NC73] */
export const losesBonus = (components: Components, view: View, space: number): boolean => {
  const first = FIRST_OF_BONUS[space];
  const s = position(components, view);
  return (
    first !== NO_TILE &&
    Storage.kindsLeft(s, first) > 0 &&
    !Storage.hasRoomFor(s, view.toAct ?? 0, first)
  );
};

/** Would this purchase bring a gift that is lost, even if a paid tile is placed at once? [NC26] [NC73] */
export const losesGift = (components: Components, view: View, name: TileName): boolean => {
  const s = read(components, view);
  const tile = numberOf(name);
  const seat = view.toAct ?? 0;
  if (!prices.isFourthKind(s, tile % KINDS)) return false;
  if (prices.priceOf(s, tile % KINDS) > 0) s.stack[tile]--;
  else Storage.storeFree(s, seat, tile);
  return Storage.kindsLeft(s, tile - (tile % KINDS)) > 0 && !Storage.hasRoomFor(s, seat, tile);
};

/** The four tiles of which one is taken for nothing, as bonus, gift or reward; a stack may be empty. [NC73] */
export const offered = (view: View): readonly TileName[] => {
  const first = firstOffered(position(standard, view));
  return TILE_NAMES.slice(first, first + KINDS);
};

/** Points of the pass tile that would be flipped, 0 if none is left. [NC47] [NC48] */
export const passTile = (view: View): number => PASS_TILES[actor(view).passed];

/** Points for one more use of Score crowns. [NC44] [NC46] */
export const crownPoints = (view: View): number =>
  prices.crownPointsOf(position(standard, view), view.toAct ?? 0);

/** Goods that are due as one reward, and for how many of them there are boxes. [NC86] */
export const goodsReward = (components: Components, view: View): { due: number; fit: number } => {
  const due = goodsDue(position(components, view));
  return { due, fit: Math.min(due, freeBoxes(components, view)) };
};

/** By how much more the delivered goods are worth with these. [NC64] */
export const worthOf = (view: View, goods: readonly GoodName[]): number => {
  const { delivered } = actor(view);
  return standard.goods.reduce((sum, kind) => {
    const more = goods.filter(good => good === kind).length;
    return sum + setPoints(delivered[kind] + more) - setPoints(delivered[kind]);
  }, 0);
};

/** Where a player's score comes from; the parts add up to it. [NC91] */
export interface ScoreParts {
  readonly ships: number;
  readonly goods: number;
  readonly crowns: number;
  readonly track: number; // all other points that he has already
  readonly exchange: number; // for what is left over
}

/** The roads of a score, the last of them told apart. [NC65] [NC91] */
export const scoreParts = ({ roads, points }: View['players'][number]): ScoreParts => {
  const { rest, ...named } = roads;
  const track = points - roads.crowns;
  return { ...named, track, exchange: rest - track };
};

/** Could the running action be used once more? [NC19] [NC41] [NC76] [NC82] [NC84] */
export const canUse = (components: Components, view: View): boolean => {
  const s = position(components, view);
  if (view.toAct === null || view.running.action === null) return false;
  return Uses.listUses(s, s.toAct, s.action, new Int32Array(MAX_LEGAL), 0) > 0;
};
