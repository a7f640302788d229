/** What heroic cards do once their sacrifice is made. */

import { excluding, including, least } from '../core/bitSet.ts';
import { ask, openCurrents } from './ask.ts';
import type { Event } from './events.ts';
import { canPick, trioWithout } from './heroics.ts';
import { breakReefs } from './reefs.ts';
import { addToReserve, takeFromReserve, takeFromShip } from './reserve.ts';
import { CREW, isFighter, NO_TOKEN, REEF_NUMBERS, type State } from './state.ts';
import { Step, Task } from './steps.ts';

const REFLUX_TURNS = 2;

export const sacrifice = (s: State, space: number, events?: Event[]): void => {
  const card = s.task;
  s.pile[takeFromShip(s, space)]++; // [NL85]
  s.revealed = excluding(s.revealed, card - 1);
  s.chosen = space;
  events?.push({ type: 'heroic', card, sacrifice: CREW + space });
  openCurrents(s);
  takeEffect(s, card, events);
};

const takeEffect = (s: State, card: number, events?: Event[]): void => {
  switch (card) {
    case Task.reflux:
      s.reflux = REFLUX_TURNS; // [NL88]
      break;
    case Task['chosen-currents']:
      s.wanted = s.open; // [NL89]
      ask(s, Step.set, card);
      break;
    case Task['change-of-plan']:
      if (s.revealed === 0) openTop(s, events);
      else ask(s, Step.drop, card); // [NL90]
      break;
    case Task.calm:
      s.calm = 1; // [NL91]
      break;
    case Task.steam:
      s.steam = 1; // [NL94]
      break;
    case Task.net:
      s.net = 1; // [NL95]
      break;
    case Task.breaker:
      breakReefs(s, REEF_NUMBERS.indexOf(s.chosen + 1), events);
      break;
    default:
      startPicking(s, card);
  }
};

/** Cards that fetch or throw away chosen tokens. */
const startPicking = (s: State, card: number): void => {
  if (card === Task.salvage)
    s.owed = s.sheet.salvage; // [NL96]
  else if (card === Task.boarding)
    s.owed = isFighter(CREW + s.chosen) ? s.sheet.boarders : 0; // [NL98]
  else s.owed = 1;
  if (card === Task.pact) s.wanted = trioWithout(s.chosen); // [NL97]
  goOnPicking(s, card);
};

const goOnPicking = (s: State, card: number): void => {
  if (s.owed > 0 && canPick(s, card)) ask(s, Step.pick, card);
  else openCurrents(s); // [NL100]
};

/** The token picked for a card or for Castaway. */
export const pick = (s: State, kind: number, events?: Event[]): void => {
  const { task } = s;
  if (task === Task['call-to-arms']) takeFromReserve(s, kind);
  else if (task === Task.boarding) s.hold[kind]--;
  else s.pile[kind]--;
  if (events) {
    const from =
      task === Task['call-to-arms'] ? 'reserve' : task === Task.boarding ? 'hold' : 'pile';
    events.push({ type: 'picked', token: kind, from });
  }
  switch (task) {
    case Task.salvage:
      addToReserve(s, kind);
      s.owed--;
      goOnPicking(s, task);
      break;
    case Task.boarding:
      s.holdSize--;
      s.pile[kind]++;
      s.owed--;
      goOnPicking(s, task);
      break;
    case Task.pact:
      s.wanted = excluding(s.wanted, kind - CREW);
      takeInHand(s, kind);
      break;
    default:
      takeInHand(s, kind);
  }
};

const takeInHand = (s: State, kind: number): void => {
  s.hand = kind;
  ask(s, Step.place, s.task);
};

/** After a fetched token has been placed. [NL103] */
export const afterFetched = (s: State): void => {
  if (s.task === Task.pact) goOnPicking(s, Task.pact);
  else openCurrents(s);
};

/** The dice are set from the first to the last. [NL89] */
export const setDie = (s: State, face: number, events?: Event[]): void => {
  const die = least(s.wanted);
  s.wanted &= s.wanted - 1;
  s.die[die] = face;
  events?.push({ type: 'turned', die, face });
  if (s.wanted === 0) openCurrents(s);
};

export const dropCard = (s: State, card: number, events?: Event[]): void => {
  s.revealed = excluding(s.revealed, card - 1); // [NL90]
  events?.push({ type: 'heroic-dropped', card });
  openTop(s, events);
  openCurrents(s);
};

const openTop = (s: State, events?: Event[]): void => {
  const card = s.heroic[s.opened++];
  s.revealed = including(s.revealed, card - 1);
  events?.push({ type: 'heroic-opened', card });
};

/** Nothing is in hand any more. */
export const emptyHand = (s: State): number => {
  const token = s.hand;
  s.hand = NO_TOKEN;
  return token;
};
