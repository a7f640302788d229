import type { Nauticus } from '@tidetable/rules';
import {
  actor,
  boxesOf,
  type Components,
  canPlace,
  crownPoints,
  goodsReward,
  hasRoomFor,
  isFourthKind,
  kindOf,
  landOn,
  type MoveParts,
  passTile,
  payment,
  priceOf,
  printedPrice,
  readMove,
  shownOn,
  soldBy,
  components as standard,
  wants,
  worthOf,
} from '@tidetable/rules/nauticus';
import type { Words } from '../en/nauticus/words.ts';
import { headOf } from '../typing/movesMeant.ts';

type View = Nauticus.View;
type Tile = Nauticus.TileName;
type Action = Nauticus.ActionName;

/** The inputs of a move's text. */
interface MoveContext {
  readonly view: View;
  readonly components: Components; // of the game that is played
}

/** A legal move as a choice: what it costs, what it brings. */
export const moveText = (
  words: Words,
  notation: string,
  view: View,
  components: Components,
): string => {
  const table: MoveContext = { view, components };
  const { moves } = words;
  const move = readMove(notation);
  switch (move.type) {
    case 'choose':
      return chooseText(words, move.action, table);
    case 'extra':
      return moves.extra(components.extra.workers);
    case 'pass': {
      const saved = passTile(view);
      return saved === 0 ? moves.passForNothing : moves.pass(saved);
    }
    case 'end': {
      const { action, blue } = view.running;
      return action === null ? moves.endTurn : moves.endAction(words.actions[action], blue);
    }
    case 'buy':
      return buyText(words, move.tile, table);
    case 'store': {
      const tile = inHand(view);
      const needed = boxesOf(tile);
      const full = actor(view).boxes + needed;
      return moves.store(words.tiles[tile], needed, full, components.storage.boxes);
    }
    case 'place':
      return placeText(words, move, view);
    case 'transport':
      return moves.transport(words.tiles[move.tile], spentText(words, view, 1));
    case 'withdraw':
      return moves.withdraw(components.withdrawal, spentText(words, view, 1));
    case 'deliver':
      return deliverText(words, move.ship, view);
    case 'score': {
      const { scored } = view.running;
      const { mostCrownPoints } = components;
      return moves.scoreCrowns(
        crownPoints(view),
        spentText(words, view, 1),
        scored,
        mostCrownPoints,
      );
    }
    case 'take':
      return moves.take(words.tiles[move.tile], words.reasons[takenAs(view)]);
    case 'reward':
      return rewardText(words, move.reward, table);
  }
};

/** The name of a move that may be illegal, without its cost; undefined if the view lacks the thing it moves. */
export const calledText = (
  words: Words,
  notation: string,
  table: MoveContext,
): string | undefined => {
  const { moves, tiles } = words;
  const { view, components } = table;
  const move = readMove(notation);
  switch (move.type) {
    case 'choose':
      return words.actions[move.action];
    case 'buy':
      return moves.buying(tiles[move.tile]);
    case 'store':
      return view.running.tile === null ? undefined : moves.storing(tiles[view.running.tile]);
    case 'place':
      return placeName(words, move, view);
    case 'transport':
      return moves.carrying(tiles[move.tile]);
    case 'deliver':
      return moves.delivering(words.ship(move.ship));
    case 'score':
    case 'withdraw':
      return words.actions[move.type === 'score' ? 'crowns' : 'money'];
    case 'take':
      return moves.taking(tiles[move.tile]);
    case 'reward':
      return moves.reward(rewardName(words, move.reward, components));
    default:
      return headOf(moveText(words, notation, view, components));
  }
};

const placeName = (
  words: Words,
  { ship, onCrownMast }: Extract<MoveParts, { type: 'place' }>,
  view: View,
): string | undefined => {
  const { moves, tiles } = words;
  const { tile } = view.running;
  if (tile === null) return undefined;
  if (ship === null) return moves.newShip(tiles[tile], actor(view).ships.length + 1);
  const place = onCrownMast ? moves.onCrownMast : moves.place[kindOf(tile)];
  return place(tiles[tile], words.ship(ship));
};

const inHand = (view: View): Tile => view.running.tile ?? 'bow';

const takenAs = ({ phase }: View): Nauticus.Free =>
  phase === 'bonus' || phase === 'gift' ? phase : 'reward';

const spentText = (words: Words, view: View, n: number): string => {
  const { own, blue } = payment(view, n);
  return words.spent(own, blue);
};

/** `lion 3, eagle 0, lily 1, tower 2`; no line breaks between a kind and its price. */
export const priceList = (
  words: Words,
  action: Action,
  space: number,
  components: Components,
): string =>
  soldBy(action)
    .map(tile => `${kindName(words, tile)}\u00a0${printedPrice(components, space, tile)}`)
    .join(', ');

/** A tile among others of its sort. */
export const kindName = (words: Words, tile: Tile): string => words.kinds[shownOn(tile)];

const chooseText = (words: Words, action: Action, { view, components }: MoveContext): string => {
  const { moves } = words;
  if (view.phase === 'extra') return extraText(words, action, { view, components });
  const space = view.spaces.findIndex(s => s.action === action);
  const { blue } = view.spaces[space];
  const bonus = components.bonuses[space];
  const gain = words.gain(bonus);
  if (bonus.tile !== null) gain.push(words.anyTile[bonus.tile]);
  const head = moves.choose(
    words.actions[action],
    words.list(gain),
    blue === 0 ? words.noBlueWorkers : words.blueWorkers(blue),
  );
  const prices = (): string => moves.prices(priceList(words, action, space, components));
  return `${head} · ${freeText(words, action, view) ?? prices()}`;
};

const extraText = (words: Words, action: Action, { view, components }: MoveContext): string => {
  const { moves, actions } = words;
  const prices = (): string => moves.extraPrices(components.extra.price, components.repeatPrice);
  return moves.extraChoice(actions[action], freeText(words, action, view) ?? prices());
};

/** The gain of an action that sells nothing. */
const freeText = ({ free, moves }: Words, action: Action, view: View): string | undefined =>
  action === 'crowns' ? moves.crowns(actor(view).crowns) : free[action];

const buyText = (words: Words, tile: Tile, { view, components }: MoveContext): string => {
  const { moves } = words;
  const price = priceOf(components, view, tile);
  const hasRoom = hasRoomFor(components, view, tile);
  const notes: string[] = [];
  if (price === 0) notes.push(hasRoom ? moves.toStorage : moves.noRoom);
  else if (!hasRoom) notes.push(moves.mustPlace);
  else if (!canPlace(view, tile)) notes.push(moves.mustStore[kindOf(tile)]);
  if (isFourthKind(view, tile)) notes.push(moves.fourthKind);
  const bought = moves.buy(words.tiles[tile], spentText(words, view, 1), price);
  return [bought, ...notes].join(' · ');
};

const placeText = (
  words: Words,
  { ship: number, onCrownMast }: Extract<MoveParts, { type: 'place' }>,
  view: View,
): string => {
  const { moves, tiles } = words;
  const tile = inHand(view);
  const { ships } = actor(view);
  if (number === null) return moves.newShip(tiles[tile], ships.length + 1);
  const { parts } = ships[number - 1];
  const ship = `${words.ship(number)} (${partNames(words, parts).join(' · ')})`;
  const text = onCrownMast
    ? moves.onCrownMast(tiles[tile], ship)
    : moves.place[kindOf(tile)](tiles[tile], ship);
  const landing = landOn(parts, tile, { ...view, onCrownMast });
  return landing?.finishes ? `${text} · ${moves.finishes(parts.length)}` : text;
};

/** `at least a bow, 2 masts (lily), and 2 sails`, of an unfinished ship. */
export const wantsText = (words: Words, parts: readonly Nauticus.Part[]): string => {
  const { ends, masts, sails } = wants(parts);
  const { list, tiles, kinds, wanted } = words;
  const emblem = parts.find(({ mast }) => mast !== null && mast !== 'crown')?.mast;
  const missing = list([
    ...ends.map(end => tiles[end].a),
    ...(masts > 0 ? [wanted.masts(masts, emblem ? kinds[emblem] : '')] : []),
    ...(sails > 0 ? [wanted.sails(sails)] : []),
  ]);
  return ends.length > 0 ? wanted.atLeast(missing) : missing;
};

/** The load of a part of a ship. */
const carriedBy = ({ kinds, tiles }: Words, { mast, sail, good }: Nauticus.Part): string[] => [
  ...(mast === null ? [] : [tiles[`${mast} mast`].name]),
  ...(sail === null ? [] : [tiles[`${sail} sail`].name]),
  ...(good === null ? [] : [kinds[good]]),
];

/** The parts of a ship from the stern, each `stern: lion mast, lion sail, coffee`. */
export const partNames = (words: Words, parts: readonly Nauticus.Part[]): string[] =>
  parts.map(part => {
    const carried = carriedBy(words, part);
    const name = words.kinds[part.hull];
    return carried.length === 0 ? name : words.board.is(name, carried.join(', '));
  });

/** The same for a list that is heard, with full names: `middle part: empty`. */
export const shipParts = (words: Words, parts: readonly Nauticus.Part[]): string[] =>
  parts.map(part => {
    const carried = carriedBy(words, part);
    const { tiles, board } = words;
    return board.is(tiles[part.hull].name, carried.join(', ') || board.empty);
  });

/** The same in a column of the terminal, each `stern lion/– +coffee`. */
export const partTexts = ({ kinds }: Words, parts: readonly Nauticus.Part[]): string[] =>
  parts.map(({ hull, mast, sail, good }) => {
    const rig = mast === null ? '–' : `${kinds[mast]}/${sail === null ? '–' : kinds[sail]}`;
    return `${kinds[hull]} ${rig}${good === null ? '' : ` +${kinds[good]}`}`;
  });

const deliverText = (words: Words, number: number, view: View): string => {
  const { parts } = actor(view).ships[number - 1];
  const goods = parts.flatMap(({ good }) => (good === null ? [] : [good]));
  return words.moves.deliver(
    goodsText(words, goods),
    words.ship(number),
    spentText(words, view, goods.length),
    worthOf(view, goods),
  );
};

/** `coffee ×2 and fish`. */
export const goodsText = (words: Words, goods: readonly Nauticus.GoodName[]): string =>
  words.list(
    standard.goods
      .map(kind => ({ kind, n: goods.filter(good => good === kind).length }))
      .filter(({ n }) => n > 0)
      .map(({ kind, n }) => words.times(words.kinds[kind], n)),
  );

const rewardText = (
  words: Words,
  reward: Nauticus.RewardName,
  { view, components }: MoveContext,
): string => {
  const { moves } = words;
  const what = moves.reward(rewardName(words, reward, components));
  if (reward === 'crown mast' || reward === 'crown sail') {
    return `${what} · ${hasRoomFor(components, view, reward) ? moves.needs(boxesOf(reward)) : moves.noRoom}`;
  }
  if (reward !== 'goods') return what;
  const { due, fit } = goodsReward(components, view);
  const goods = moves.reward(moves.rewardGoods(due));
  return fit < due ? `${goods} · ${moves.rewardGoodsFit(fit)}` : goods;
};

export const rewardName = (
  words: Words,
  reward: Nauticus.RewardName,
  components: Components,
): string => {
  switch (reward) {
    case 'points':
    case 'taler':
    case 'workers':
      return words[reward](components.reward[reward]);
    case 'goods':
      return words.moves.rewardGoods(components.reward.goods);
    default:
      return words.tiles[reward].a;
  }
};
