/** How a turn begins, with the cards that strike before the roll, and how it ends. */
import { ask, demand } from './ask.ts';
import { leaveReef } from './currents.ts';
import type { Event } from './events.ts';
import { takeReef } from './reefs.ts';
import { ALL_DICE, BLANK, DICE, Expansion, NO_SEAT, plays, ROW, type State } from './state.ts';
import { Card, Step, Task } from './steps.ts';

export const beginTurn = (s: State, events?: Event[]): void => {
  s.turn++;
  if (s.starter !== NO_SEAT) s.active = (s.starter + s.turn - 1) % s.seats; // [NL34]
  s.pass = 0;
  s.moved = 0;
  s.open = 0;
  s.rerolls = 0;
  for (let i = 0; i < DICE; i++) {
    s.die[i] = 0;
    s.rolls[i] = 0;
    s.given[i] = 0;
  }
  if (s.expansions !== 0) resetCards(s);
  events?.push({ type: 'turn', turn: s.turn, seat: s.active, card: s.card });
  machinations(s, events);
};

const resetCards = (s: State): void => {
  s.calm = 0;
  s.steam = 0;
  s.net = 0;
  s.fetched = 0;
  s.card = plays(s, Expansion.darkhouse) ? s.row[(s.turn - 1) % ROW] : Card.none; // [NL70]
  s.free = s.card === Card.slackWater ? 1 : 0; // [NL83]
};

/** Phase 0: cards that strike before the roll. [NL70] */
const machinations = (s: State, events?: Event[]): void => {
  if (s.card === Card.backwash && hasReturnable(s))
    ask(s, Step.return, Task.backwash); // [NL74]
  else if (s.card !== Card.toll || !demand(s, 1, Task.toll)) leaveReef(s, events); // [NL76]
};

const hasReturnable = (s: State): boolean => {
  if ((s.crew | s.hired | s.cabin) !== 0) return true;
  for (let kind = 0; kind < BLANK; kind++) if (s.reserve[kind] > 0) return true;
  return false;
};

/** Ends the turn, or the first of Echo's two passes. */
export const endPass = (s: State, events?: Event[]): void => {
  if (s.card !== Card.echo || s.pass === 1) {
    endTurn(s, events);
    return;
  }
  s.pass = 1; // [NL71]
  s.moved = 0;
  s.open = ALL_DICE;
  s.given.fill(0);
  events?.push({ type: 'second-pass' });
  ask(s, Step.plan, Task.none);
};

export const endTurn = (s: State, events?: Event[]): void => {
  if (s.stuck === 1) takeReef(s, events); // [NL67]
  s.stuck = 0;
  if (s.reflux > 0) s.reflux--;
  beginTurn(s, events);
};
