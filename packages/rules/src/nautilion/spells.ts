/** The Grimoire, Castaway, and the partnerships of the mages: all that is done to dice and path in phase 1. */

import { only } from '../core/bitSet.ts';
import { ask, openCurrents } from './ask.ts';
import { openDie, rollDice } from './currentsPhase.ts';
import type { Event } from './events.ts';
import { tideFrom, tideTo } from './moves.ts';
import { exchange } from './path.ts';
import { whirlwindPrice } from './prices.ts';
import { discardFromReserve, leastOfReserve } from './reserve.ts';
import type { State } from './state.ts';
import { Step, Task } from './steps.ts';

export const castWhirlwind = (s: State, events?: Event[]): void => {
  const price = whirlwindPrice(s);
  s.free = 0;
  events?.push({ type: 'cast', spell: 'whirlwind', price });
  pay(s, Task.whirlwind, price, events);
};

export const castTide = (s: State, tide: number, events?: Event[]): void => {
  const price = s.sheet.prices.tide;
  s.chosen = tide;
  events?.push({ type: 'cast', spell: 'tide', price });
  pay(s, Task.tide, price, events);
};

export const castTranslation = (s: State, events?: Event[]): void => {
  const price = s.sheet.prices.translation;
  events?.push({ type: 'cast', spell: 'translation', price });
  pay(s, Task.translation, price, events);
};

export const castCastaway = (s: State, events?: Event[]): void => {
  const price = s.sheet.prices.castaway;
  s.fetched = 1;
  events?.push({ type: 'cast', spell: 'castaway', price });
  pay(s, Task.castaway, price, events);
};

const pay = (s: State, spell: number, price: number, events?: Event[]): void => {
  s.owed = price;
  ask(s, Step.pay, spell);
  if (price === 0) takeEffect(s, events);
  else if (s.choosy === 0) while (s.step === Step.pay) payWith(s, leastOfReserve(s), events); // [NL32]
};

export const payWith = (s: State, kind: number, events?: Event[]): void => {
  discardFromReserve(s, kind); // [NL13]
  s.owed--;
  events?.push({ type: 'paid', token: kind });
  if (s.owed === 0) takeEffect(s, events);
};

/** The spell that has been paid for works. */
const takeEffect = (s: State, events?: Event[]): void => {
  if (s.task === Task.whirlwind)
    rollDice(s, s.open); // [NL10]
  else if (s.task === Task.tide) turnDie(s, events);
  else if (s.task === Task.translation) ask(s, Step.exchange, Task.translation);
  else ask(s, Step.pick, Task.castaway); // [NL82]
};

const turnDie = (s: State, events?: Event[]): void => {
  const die = openDie(s, tideFrom(s.chosen));
  s.die[die] = tideTo(s.chosen); // [NL11]
  events?.push({ type: 'turned', die, face: s.die[die] });
  openCurrents(s);
};

/** First the one token of a Translation, then the other. [NL12] [NL15] */
export const chooseToken = (s: State, index: number, events?: Event[]): void => {
  if (s.step === Step.exchange) {
    s.chosen = index;
    ask(s, Step.with, Task.translation);
  } else {
    exchange(s, s.chosen, index);
    events?.push({ type: 'exchanged', first: s.chosen, second: index });
    openCurrents(s);
  }
};

/** A partnership rolls one die again. [NL41] */
export const reroll = (s: State, face: number, events?: Event[]): void => {
  const die = openDie(s, face);
  s.rerolls++;
  events?.push({ type: 'rerolling', die });
  rollDice(s, only(die));
};
