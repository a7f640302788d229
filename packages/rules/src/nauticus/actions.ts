/** The uses of the eight actions, and where the tile in hand goes. */
import { including } from '../core/bitSet.ts';
import { components } from './components.ts';
import type { Event } from './events.ts';
import { finishUse, noteEmptied, takeFree } from './gift.ts';
import { crownPointsOf, crownsOf, isFourthKind, ownOf, priceOf } from './prices.ts';
import { finishShip } from './rewards.ts';
import { deliveredAt, KINDS, NO_TILE, PARTS, Phase, type State, shipAt } from './state.ts';
import { store, unstore } from './storage.ts';
import { addTo, addToCrownMast, beginShip, goodOf, isFinished, sizeOf, unload } from './yard.ts';

/** Returns how many of the seat's own it took. */
const spend = (s: State, seat: number, n: number): number => {
  const own = ownOf(s.blue, n);
  s.blue -= n - own;
  s.workers[seat] -= own;
  return own;
};

export const buy = (s: State, tile: number, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const price = priceOf(s, tile % KINDS);
  const workers = spend(s, seat, 1); // [NC19]
  s.taler[seat] -= price;
  s.uses++;
  events?.push({ type: 'bought', seat, tile, taler: price, workers, blue: 1 - workers });
  if (isFourthKind(s, tile % KINDS)) s.giftDue = 1;
  s.bought = including(s.bought, tile % KINDS);
  if (price === 0) {
    takeFree(s, tile, 'price-0', events); // [NC24] [NC75]
    finishUse(s, events);
    return;
  }
  s.stack[tile]--;
  noteEmptied(s, tile, events);
  s.tile = tile;
  s.phase = Phase.place; // [NC25]
};

export const carry = (s: State, tile: number, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const workers = spend(s, seat, 1); // [NC38]
  unstore(s, seat, tile);
  s.uses++;
  s.tile = tile;
  s.phase = Phase.place;
  events?.push({ type: 'carried', seat, tile, workers, blue: 1 - workers });
};

export const storeTile = (s: State, events: Event[] | undefined): void => {
  const { tile, toAct: seat } = s;
  s.tile = NO_TILE;
  store(s, seat, tile);
  events?.push({ type: 'stored', seat, tile });
  finishUse(s, events);
};

export const layKeel = (s: State, events: Event[] | undefined): void => {
  const { tile, toAct: seat } = s;
  s.tile = NO_TILE;
  const ship = beginShip(s, seat, tile);
  events?.push({ type: 'placed', seat, tile, ship, part: 0, begun: true, onCrownMast: false });
  finishUse(s, events);
};

export const putOnShip = (s: State, ship: number, events: Event[] | undefined): void =>
  put(s, ship, addTo, events);

export const putOnCrownMast = (s: State, ship: number, events: Event[] | undefined): void =>
  put(s, ship, addToCrownMast, events);

/** Only a sail can finish a ship, since it comes last on every part; only one ship at a time. */
const put = (s: State, ship: number, add: typeof addTo, events: Event[] | undefined): void => {
  const { tile, toAct: seat } = s;
  s.tile = NO_TILE;
  const wasFinished = isFinished(s, seat, ship);
  const part = add(s, seat, ship, tile);
  const onCrownMast = add === addToCrownMast;
  events?.push({ type: 'placed', seat, tile, ship, part, begun: false, onCrownMast });
  if (!wasFinished && isFinished(s, seat, ship)) finishShip(s, ship, events);
  else finishUse(s, events);
};

export const withdraw = (s: State, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const workers = spend(s, seat, 1);
  const taler = components.withdrawal; // [NC40]
  s.taler[seat] += taler;
  s.uses++;
  events?.push({ type: 'withdrew', seat, taler, workers, blue: 1 - workers });
};

export const deliver = (s: State, ship: number, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const at = shipAt(seat, ship) * PARTS;
  const size = sizeOf(s, seat, ship);
  const workers = spend(s, seat, size); // [NC42]
  s.uses++;
  events?.push({
    type: 'delivered',
    seat,
    ship,
    goods: Array.from(s.parts.subarray(at, at + size), part => goodOf(part) - 1),
    workers,
    blue: size - workers,
  });
  for (let i = 0; i < size; i++) s.delivered[deliveredAt(seat, goodOf(s.parts[at + i]) - 1)]++; // [NC43]
  unload(s, seat, ship);
};

export const scoreCrowns = (s: State, events: Event[] | undefined): void => {
  const seat = s.toAct;
  const crowns = crownsOf(s, seat);
  const workers = spend(s, seat, 1);
  const points = crownPointsOf(s, seat);
  s.scored += points;
  s.points[seat] += points;
  s.crownPoints[seat] += points;
  s.uses++;
  events?.push({ type: 'scored-crowns', seat, crowns, points, workers, blue: 1 - workers });
};
