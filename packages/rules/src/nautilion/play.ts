/** What each decision does; turn.ts knows what follows. */
import { including } from '../core/bitSet.ts';
import { ask, openCurrents } from './ask.ts';
import { checkGroups, keepGroup, takeSpoils } from './collision.ts';
import { rollEscape, rollNext } from './currentsPhase.ts';
import type { Event, Source } from './events.ts';
import { Flow } from './flow.ts';
import { afterFetched, dropCard, emptyHand, pick, sacrifice, setDie } from './heroics.ts';
import { legalMoves } from './legal.ts';
import * as Move from './moves.ts';
import { endMove } from './nautilionPhase.ts';
import { insertBeyondPhantom, insertIntoPath } from './path.ts';
import { give } from './planPhase.ts';
import { keep, takeFromCabin, takeFromReserve, takeFromShip } from './reserve.ts';
import { groupAt } from './ship.ts';
import {
  castCastaway,
  castTide,
  castTranslation,
  castWhirlwind,
  chooseToken,
  payWith,
  reroll,
} from './spells.ts';
import { cabinSpaceOf, MERCENARY, type State } from './state.ts';
import { Step, Task } from './steps.ts';
import {
  afterGive,
  afterLoss,
  afterMachinations,
  afterNautilion,
  afterReef,
  afterRoll,
  endTurn,
} from './turn.ts';

export const play = (s: State, m: number, events?: Event[]): void => {
  apply(s, m, events);
  settle(s, events);
};

/** Makes the choices that have a single answer. [NL31] */
export const settle = (s: State, events?: Event[]): void => {
  while (isForcible(s.step) && legalMoves(s, forced) === 1) apply(s, forced[0], events);
};

const forced = new Int32Array(Move.MOVE_COUNT);

/** Steps that are not asked if they have a single answer. */
const isForcible = (step: number): boolean => step >= Step.plan && step < Step.over;

const apply = (s: State, m: number, events?: Event[]): void => {
  if (m < Move.FIRST) roll(s, m - Move.ROLL + 1, events);
  else if (m < Move.WHIRLWIND) begin(s, m - Move.FIRST, events);
  else if (m === Move.WHIRLWIND) castWhirlwind(s, events);
  else if (m < Move.TRANSLATION) castTide(s, m - Move.TIDE, events);
  else if (m === Move.TRANSLATION) castTranslation(s, events);
  else if (m < Move.CASTAWAY) reroll(s, m - Move.REROLL + 1, events);
  else if (m === Move.CASTAWAY) castCastaway(s, events);
  else if (m < Move.GIVE) ask(s, Step.sacrifice, m - Move.HEROIC + 1);
  else if (m < Move.TOKEN) giveDie(s, m - Move.GIVE, events);
  else if (m < Move.INSERT) chooseToken(s, m - Move.TOKEN, events);
  else if (m <= Move.BEYOND) insert(s, m, events);
  else if (m < Move.CABIN) chooseFromShip(s, m - Move.SHIP, events);
  else if (m < Move.RESERVE) yieldToken(s, takeFromCabin(s, m - Move.CABIN), 'cabin', events);
  else if (m < Move.PICK) chooseFromReserve(s, m - Move.RESERVE, events);
  else if (m < Move.SET) pickToken(s, m - Move.PICK, events);
  else if (m < Move.DROP) setDie(s, m - Move.SET + 1, events);
  else if (m < Move.TO_SHIP) dropCard(s, Move.cardOfDrop(m - Move.DROP), events);
  else if (m < Move.TO_CABIN) putOnShip(s, m - Move.TO_SHIP, events);
  else if (m === Move.TO_CABIN) putInCabin(s, events);
  else if (m === Move.KEEP) putInReserve(s, events);
  else if (m < Move.DONE) chooseGroup(s, m - Move.GROUP, events);
  else openCurrents(s);
};

const roll = (s: State, face: number, events?: Event[]): void => {
  if (s.step === Step.escape) {
    rollEscape(s, face, events);
    afterReef(s, events);
  } else if (rollNext(s, face, events) === Flow.next) {
    afterRoll(s);
  }
};

const begin = (s: State, seat: number, events?: Event[]): void => {
  s.starter = seat; // [NL34]
  s.active = seat;
  events?.push({ type: 'starter', seat });
  openCurrents(s);
};

const giveDie = (s: State, choice: number, events?: Event[]): void => {
  give(s, choice, events);
  afterGive(s, events);
};

const chooseFromShip = (s: State, space: number, events?: Event[]): void => {
  if (s.step === Step.sacrifice) sacrifice(s, space, events);
  else yieldToken(s, takeFromShip(s, space), 'ship', events);
};

const chooseFromReserve = (s: State, kind: number, events?: Event[]): void => {
  if (s.step === Step.pay) {
    payWith(s, kind, events);
  } else {
    takeFromReserve(s, kind);
    yieldToken(s, kind, 'reserve', events);
  }
};

/** A token is lost to the pile, or goes back to the path. */
const yieldToken = (s: State, token: number, from: Source, events?: Event[]): void => {
  if (s.step === Step.return) {
    s.hand = token;
    events?.push({ type: 'returned', token, from });
    ask(s, Step.insert, Task.backwash);
    return;
  }
  s.pile[token]++;
  s.owed--;
  events?.push({ type: 'lost', token, from });
  if (s.owed === 0) afterLoss(s, events);
};

const insert = (s: State, m: number, events?: Event[]): void => {
  const token = emptyHand(s);
  const at = m === Move.BEYOND ? s.phantom : m - Move.INSERT;
  if (m === Move.BEYOND) insertBeyondPhantom(s, token);
  else insertIntoPath(s, token, at);
  events?.push({ type: 'inserted', token, at, beyond: m === Move.BEYOND });
  afterMachinations(s, events);
};

const pickToken = (s: State, kind: number, events?: Event[]): void => {
  if (s.task !== Task.spoils) pick(s, kind, events);
  else if (takeSpoils(s, kind, events) === Flow.endTurn) endTurn(s, events);
};

const chooseGroup = (s: State, space: number, events?: Event[]): void => {
  keepGroup(s, groupAt(s, space), events);
  endTurn(s, events);
};

const putOnShip = (s: State, space: number, events?: Event[]): void => {
  const token = emptyHand(s);
  if (token === MERCENARY) s.hired = including(s.hired, space);
  else s.crew = including(s.crew, space);
  events?.push({ type: 'placed', token, on: 'ship', space });
  afterPlaced(s, events);
};

const putInCabin = (s: State, events?: Event[]): void => {
  const token = emptyHand(s);
  const space = cabinSpaceOf(token);
  s.cabin = including(s.cabin, space);
  events?.push({ type: 'placed', token, on: 'cabin', space });
  afterPlaced(s, events);
};

const putInReserve = (s: State, events?: Event[]): void => {
  keep(s, emptyHand(s), events);
  afterPlaced(s, events);
};

const afterPlaced = (s: State, events?: Event[]): void => {
  if (s.task === Task.landing) {
    endMove(s);
    afterNautilion(s, events);
  } else if (s.task !== Task.spoils) {
    afterFetched(s);
  } else if (checkGroups(s) === Flow.endTurn) {
    endTurn(s, events);
  }
};
