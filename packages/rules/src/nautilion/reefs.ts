/** What becomes of reefs once they are touched. */
import type { Event } from './events.ts';
import { keep } from './reserve.ts';
import { REEF, REEF_NUMBERS, type State } from './state.ts';

/** The least that leaves a reef. [NL62] */
export const ESCAPE = 3;

/** What the crew with the number of the reef beside the ship adds to the roll. [NL68] */
export const reefBonus = (s: Pick<State, 'crew' | 'beside'>): number =>
  (s.crew >> (REEF_NUMBERS[s.beside - 1] - 1)) & 1;

/** Sides of a die that would not leave the reef beside the ship. */
export const holdingSides = (s: State): number => {
  const least = ESCAPE - reefBonus(s);
  let sides = 0;
  for (let face = 1; face < least; face++) sides += s.sheet.odds[face - 1];
  return sides;
};

/** The reef beside the figure joins the reserve. */
export const takeReef = (s: State, events?: Event[]): void => {
  if (s.beside === 0) return; // [NL102]
  keep(s, REEF + s.beside - 1, events); // [NL62]
  s.beside = 0;
};

/** 1 + the reef goes to the discard pile. [NL60] [NL65] */
export const sinkReef = (s: State, reef: number, events?: Event[]): void => {
  s.pile[REEF + reef - 1]++;
  events?.push({ type: 'reef-sunk', reef: reef - 1 });
};

/** A ship that moves on leaves the reef it lay beside. [NL66] */
export const leaveBehind = (s: State, events?: Event[]): void => {
  if (s.beside === 0) return;
  sinkReef(s, s.beside, events);
  s.beside = 0;
};

/** Every reef of this number leaves the game. [NL99] */
export const breakReefs = (s: State, reef: number, events?: Event[]): void => {
  if (reef < 0) return; // [NL100]
  let count = 0;
  for (let i = 0; i < s.length; i++) {
    if (s.reef[i] !== reef + 1) continue;
    s.reef[i] = 0;
    count++;
  }
  if (s.beside === reef + 1) {
    s.beside = 0; // [NL102]
    count++;
  }
  s.broken += count;
  events?.push({ type: 'reefs-broken', reef, count });
};
