/** The words for what is to be decided, what it is part of, and how a game ends. */

/** What the seat to act, or chance, has to decide. */
export const STEP_NAMES = [
  'escape', // chance: the die against the reef
  'roll', // chance: the next die
  'start', // who begins
  'currents', // cast, play a card, or give the first die
  'plan', // give a die
  'pay', // which reserve token pays
  'exchange', // the first token of a Translation
  'with', // its second token
  'sacrifice', // which crew pays for a heroic card
  'set', // a face for the next open die
  'drop', // which other heroic card leaves
  'pick', // a token from the pile, the reserve or the hold
  'place', // where the token in hand goes
  'lose', // which token is discarded
  'return', // which token goes back to the path
  'insert', // where on the path
  'group', // which part of the crew stays
  'over',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const Step = {
  escape: 0,
  roll: 1,
  start: 2,
  currents: 3,
  plan: 4,
  pay: 5,
  exchange: 6,
  with: 7,
  sacrifice: 8,
  set: 9,
  drop: 10,
  pick: 11,
  place: 12,
  lose: 13,
  return: 14,
  insert: 15,
  group: 16,
  over: 17,
} as const;

/** What the step is part of; heroic cards have their own number. */
export const TASK_NAMES = [
  'none',
  'reflux',
  'chosen-currents',
  'change-of-plan',
  'calm',
  'rescue',
  'call-to-arms',
  'steam',
  'net',
  'salvage',
  'pact',
  'boarding',
  'breaker',
  'whirlwind',
  'tide',
  'translation',
  'castaway',
  'backwash',
  'toll',
  'beam',
  'raid',
  'landing',
  'spoils',
] as const;
export type TaskName = (typeof TASK_NAMES)[number];
export const Task = {
  none: 0,
  reflux: 1,
  chosenCurrents: 2,
  changeOfPlan: 3,
  calm: 4,
  rescue: 5,
  callToArms: 6,
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

export const OUTCOME_NAMES = [
  'open',
  'won',
  'phantom-home',
  'no-crew',
  'no-mages',
  'heroics-left',
  'collision-lost',
] as const;
export type OutcomeName = (typeof OUTCOME_NAMES)[number];
export const Outcome = {
  open: 0,
  won: 1,
  phantomHome: 2,
  noCrew: 3,
  noMages: 4,
  heroicsLeft: 5,
  collisionLost: 6,
} as const;
