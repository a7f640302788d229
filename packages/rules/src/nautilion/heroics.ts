/** Heroic cards: their sacrifice, and the choices that follow from some. What each card does: heroicCards/effects.ts. */
import { excluding, has, including, least, NONE, withoutLeast } from '../core/bitSet.ts';
import { ask, openCurrents } from './ask.ts';
import type { Event } from './events.ts';
import { takeHeroicEffect } from './heroicCards/effects.ts';
import { openTop } from './heroicPile.ts';
import { canPick, pickingOf } from './picking.ts';
import { addToReserve, takeFromReserve, takeFromShip } from './reserve.ts';
import { isConnected, mayLeave, occupied } from './ship.ts';
import { admits, CREW, NO_TOKEN, SPACES, type State } from './state.ts';
import { Step } from './steps.ts';

/** May the crew of this space pay for this card? [NL86] */
export const canSacrifice = (s: State, card: number, space: number): boolean =>
  has(s.crew, space) && (mayLeave(s, space) || canRejoinWithout(s, card, space)); // [NL92]

/** Does the card fetch crew that would join the groups which this loss leaves? */
const canRejoinWithout = (s: State, card: number, space: number): boolean => {
  const picking = pickingOf(card);
  if (!picking?.maySplit) return false;
  const left = excluding(occupied(s), space);
  for (let other = 0; other < SPACES; other++) {
    const kind = CREW + other;
    if (s[picking.from][kind] === 0 || has(left, other) || !admits(s, kind)) continue;
    if (isConnected(s, including(left, other))) return true;
  }
  return false;
};

export const sacrifice = (s: State, space: number, events?: Event[]): void => {
  const card = s.task;
  s.pile[takeFromShip(s, space)]++; // [NL85]
  s.revealed = excluding(s.revealed, card - 1);
  s.chosen = space;
  events?.push({ type: 'heroic', card, sacrifice: CREW + space });
  openCurrents(s);
  takeHeroicEffect(s, card, events);
};

/** The token picked for a card or for Castaway. */
export const pick = (s: State, kind: number, events?: Event[]): void => {
  const picking = pickingOf(s.task);
  if (!picking) return;
  const { from, to } = picking;
  take(s, from, kind);
  events?.push({ type: 'picked', token: kind, from });
  picking.afterPick?.(s, kind);
  if (to === 'hand') {
    s.hand = kind;
    ask(s, Step.place, s.task);
    return;
  }
  if (to === 'reserve') addToReserve(s, kind);
  else s.pile[kind]++;
  s.owed--;
  goOnPicking(s);
};

const take = (s: State, from: 'pile' | 'reserve' | 'hold', kind: number): void => {
  if (from === 'reserve') {
    takeFromReserve(s, kind);
    return;
  }
  s[from][kind]--;
  if (from === 'hold') s.holdSize--;
};

const goOnPicking = (s: State): void => {
  if (s.owed > 0 && canPick(s, s.task)) ask(s, Step.pick, s.task);
  else openCurrents(s); // [NL100]
};

/** After a fetched token has been placed. [NL103] */
export const afterFetched = (s: State): void => {
  if (pickingOf(s.task)?.goesOn) goOnPicking(s);
  else openCurrents(s);
};

/** The dice are set from the first to the last. [NL89] */
export const setDie = (s: State, face: number, events?: Event[]): void => {
  const die = least(s.wanted);
  s.wanted = withoutLeast(s.wanted);
  s.die[die] = face;
  events?.push({ type: 'turned', die, face });
  if (s.wanted === NONE) openCurrents(s);
};

export const dropCard = (s: State, card: number, events?: Event[]): void => {
  s.revealed = excluding(s.revealed, card - 1); // [NL90]
  events?.push({ type: 'heroic-dropped', card });
  openTop(s, events);
  openCurrents(s);
};

/** Nothing is in hand any more. */
export const emptyHand = (s: State): number => {
  const token = s.hand;
  s.hand = NO_TOKEN;
  return token;
};
