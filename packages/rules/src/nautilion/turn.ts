/**
 * A turn from top to bottom: which phase follows which, and where a player or chance is asked in
 * between. What a phase does stands in the file that it is imported from.
 */
import { ask } from './ask.ts';
import { leaveReef, rollCurrents, useCurrents } from './currentsPhase.ts';
import { freeWhirlwinds, passesOf } from './darkhouseCards/effects.ts';
import { darkhousePhase } from './darkhousePhase.ts';
import type { Event } from './events.ts';
import { Flow } from './flow.ts';
import { machinations } from './machinations.ts';
import { movesAgain, nautilionPhase } from './nautilionPhase.ts';
import { phantomPhase } from './phantomPhase.ts';
import { planDice } from './planPhase.ts';
import { takeReef } from './reefs.ts';
import { ALL_DICE, DICE, Expansion, NO_SEAT, plays, ROW, type State } from './state.ts';
import { Card, Step, Task } from './steps.ts';

export const beginTurn = (s: State, events?: Event[]): void => {
  setUpTurn(s, events);
  // Phase 0. The player gives up a token: back to the path, or to the pile. [NL70]
  if (s.card === Card.none || machinations(s) === Flow.next) afterMachinations(s, events);
};

export const afterMachinations = (s: State, events?: Event[]): void => {
  // Chance rolls a die for a ship beside a reef. [NL61]
  if (leaveReef(s) === Flow.next) afterReef(s, events);
};

export const afterReef = (s: State, events?: Event[]): void => {
  // Phase 1. Chance rolls the dice, unless a card sets them. [NL8]
  if (rollCurrents(s, events) === Flow.next) afterRoll(s);
};

export const afterRoll = (s: State): void => {
  // In the first turn the players choose who begins. Then the player casts spells and plays heroic
  // cards, as many as they like, and gives a die. [NL9] [NL34]
  useCurrents(s);
};

export const afterGive = (s: State, events?: Event[]): void => {
  // Phase 2. The player gives the next die; the last one goes by itself. If a card keeps dice for
  // later, chance rolls them, and the currents are open again. [NL16]
  if (planDice(s, events) === Flow.next) afterPlan(s, events);
};

const afterPlan = (s: State, events?: Event[]): void => {
  // Phase 3. The player loses what the die costs. [NL18]
  if (darkhousePhase(s) === Flow.next) afterDarkhouse(s, events);
};

const afterDarkhouse = (s: State, events?: Event[]): void => {
  // Phase 4. The Phantom moves; the player loses a token to a raid. A collision ends the turn,
  // once the player has its spoils; lost, it ends the voyage. [NL21] [NL49] [NL55]
  const flow = phantomPhase(s, events);
  if (flow === Flow.next) afterPhantom(s, events);
  else if (flow === Flow.endTurn) endTurn(s, events);
};

const afterPhantom = (s: State, events?: Event[]): void => {
  // Phase 5. The Nautilion moves, and the player places what it takes. A collision ends the turn
  // likewise, the Abyss the voyage. [NL25] [NL29] [NL49]
  const flow = nautilionPhase(s, events);
  if (flow === Flow.next) afterNautilion(s, events);
  else if (flow === Flow.endTurn) endTurn(s, events);
};

export const afterNautilion = (s: State, events?: Event[]): void => {
  // Phase 5 once more with Full Steam, phases 2 to 5 with Echo. [NL94] [NL71]
  if (movesAgain(s)) afterPhantom(s, events);
  else if (hasSecondPass(s)) beginSecondPass(s, events);
  else endTurn(s, events);
};

export const endTurn = (s: State, events?: Event[]): void => {
  clearTurn(s, events);
  beginTurn(s, events);
};

/** The player has lost all that was asked for. */
export const afterLoss = (s: State, events?: Event[]): void => {
  if (s.task === Task.toll) afterMachinations(s, events);
  else if (s.task === Task.beam) afterDarkhouse(s, events);
  else afterPhantom(s, events);
};

const setUpTurn = (s: State, events?: Event[]): void => {
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
};

const resetCards = (s: State): void => {
  s.calm = 0;
  s.steam = 0;
  s.net = 0;
  s.fetched = 0;
  s.card = plays(s, Expansion.darkhouse) ? s.row[(s.turn - 1) % ROW] : Card.none; // [NL70]
  s.free = freeWhirlwinds(s); // [NL83]
};

const hasSecondPass = (s: State): boolean => s.pass + 1 < passesOf(s);

/** The dice are given once more as they lie. [NL71] */
const beginSecondPass = (s: State, events?: Event[]): void => {
  s.pass = 1;
  s.moved = 0;
  s.open = ALL_DICE;
  s.given.fill(0);
  events?.push({ type: 'second-pass' });
  ask(s, Step.plan, Task.none);
};

const clearTurn = (s: State, events?: Event[]): void => {
  if (s.stuck === 1) takeReef(s, events); // [NL67]
  s.stuck = 0;
  if (s.reflux > 0) s.reflux--;
};
