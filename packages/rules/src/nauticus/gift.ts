/** Free tiles, and what follows once a use of an action is finished. */
import type { Event, Free, TileKind } from './events.ts';
import { FIRST_MAST, isGood, isMast, KINDS, Phase, type State } from './state.ts';
import { hasRoomFor, kindsLeft, storeFree } from './storage.ts';

/** Puts a free tile into storage, or leaves it in its stack for want of room. */
export const takeFree = (
  s: State,
  tile: number,
  reason: Free,
  events: Event[] | undefined,
): void => {
  const seat = s.toAct;
  if (!storeFree(s, seat, tile)) {
    events?.push({ type: 'lost', seat, tile, kind: kindOf(tile), reason });
    return;
  }
  if (reason === 'price-0') events?.push({ type: 'stored', seat, tile });
  else events?.push({ type: 'took', seat, tile, reason });
  noteEmptied(s, tile, events);
};

export const noteEmptied = (s: State, tile: number, events: Event[] | undefined): void => {
  if (s.stack[tile] === 0) events?.push({ type: 'stack-emptied', tile }); // [NC3]
};

export const kindOf = (tile: number): TileKind =>
  tile < FIRST_MAST ? 'hull' : isMast(tile) ? 'mast' : isGood(tile) ? 'good' : 'sail';

/** After a use and its rewards: the gift, if it is due, then the next use. [NC77] */
export const finishUse = (s: State, events: Event[] | undefined): void => {
  s.phase = s.giftDue === 1 && isGiftOffered(s, events) ? Phase.gift : Phase.act;
  s.giftDue = 0;
};

const isGiftOffered = (s: State, events: Event[] | undefined): boolean => {
  const first = s.action * KINDS;
  if (kindsLeft(s, first) === 0) return false; // [NC73]
  if (hasRoomFor(s, s.toAct, first)) return true;
  events?.push({ type: 'lost', seat: s.toAct, tile: null, kind: kindOf(first), reason: 'gift' });
  return false;
};

export const takeGift = (s: State, tile: number, events: Event[] | undefined): void => {
  takeFree(s, tile, 'gift', events); // [NC26]
  s.phase = Phase.act;
};
