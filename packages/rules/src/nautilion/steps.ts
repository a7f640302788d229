/** The words for what is to be decided, what it is part of, and how a game ends. */
import { namesOf } from '../core/namesOf.ts';

/** What the seat to act, or chance, has to decide. */
export const Step = {
  escape: 0, // chance: the die against the reef
  roll: 1, // chance: the next die
  start: 2, // who begins
  currents: 3, // cast, play a card, or give the first die
  plan: 4, // give a die
  pay: 5, // which reserve token pays
  exchange: 6, // the first token of a Translation
  with: 7, // its second token
  sacrifice: 8, // which crew pays for a heroic card
  set: 9, // a face for the next open die
  drop: 10, // which other heroic card leaves
  pick: 11, // a token from the pile, the reserve or the hold
  place: 12, // where the token in hand goes
  lose: 13, // which token is discarded
  return: 14, // which token goes back to the path
  insert: 15, // where on the path
  group: 16, // which part of the crew stays
  over: 17,
} as const;
export const STEP_NAMES = namesOf(Step);
export type StepName = keyof typeof Step;

/** What the step is part of; heroic cards have their own number. */
export const Task = {
  none: 0,
  reflux: 1,
  'chosen-currents': 2,
  'change-of-plan': 3,
  calm: 4,
  rescue: 5,
  'call-to-arms': 6,
  steam: 7,
  net: 8,
  salvage: 9,
  pact: 10,
  boarding: 11,
  breaker: 12,
  whirlwind: 13,
  tide: 14,
  translation: 15,
  castaway: 16,
  backwash: 17,
  toll: 18,
  beam: 19,
  raid: 20,
  landing: 21,
  spoils: 22,
} as const;
export const TASK_NAMES = namesOf(Task);
export type TaskName = keyof typeof Task;

/** Numbers of the Darkhouse cards. */
export const Card = {
  none: 0,
  echo: 1,
  blindfold: 2,
  backwash: 3,
  doubleBeam: 4,
  toll: 5,
  crossedStreams: 6,
  ebb: 7,
  earlyHelm: 8,
  fixedSwell: 9,
  dimLight: 10,
  castaway: 11,
  slackWater: 12,
} as const;

export const Outcome = {
  open: 0,
  won: 1,
  'phantom-home': 2,
  'no-crew': 3,
  'no-mages': 4,
  'heroics-left': 5,
  'collision-lost': 6,
} as const;
export const OUTCOME_NAMES = namesOf(Outcome);
export type OutcomeName = keyof typeof Outcome;
