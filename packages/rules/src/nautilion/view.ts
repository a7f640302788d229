/** What one seat may know, in the words of the rulebook, and the whole open position likewise. */
import { has, numbersIn } from '../core/bitSet.ts';
import { CHANCE, OVER } from '../core/game.ts';
import { components } from './components.ts';
import type { Event } from './events.ts';
import { tideFrom, tideTo } from './moves.ts';
import { formatReef, formatToken, listTokens } from './notation.ts';
import {
  cabinTokenAt,
  DICE,
  EXPANSION_NAMES,
  Expansion,
  LEVEL_NAMES,
  NO_SEAT,
  NO_TOKEN,
  plays,
  SHIP_NAMES,
  type State,
  type TAKERS,
} from './state.ts';
import {
  OUTCOME_NAMES,
  type OutcomeName,
  STEP_NAMES,
  Step,
  type StepName,
  TASK_NAMES,
  Task,
  type TaskName,
} from './steps.ts';

export type Token = string; // '1' … '9', 'A' … 'C', 'mercenary', 'blank', 'reef3' … 'reef9'

/** What everybody sees. Seats count from 0, spaces, cards and path tokens from 1. */
export interface SharedView {
  seats: number;
  options: {
    ship: (typeof SHIP_NAMES)[number];
    reserve: number;
    expansions: (typeof EXPANSION_NAMES)[number][];
    darkhouse: (typeof LEVEL_NAMES)[number]; // its level
    harpoons: number;
  };
  outcome: OutcomeName;
  turn: number;
  toAct: number | 'chance' | null; // null once the game is over
  active: number; // the seat whose turn it is
  starter: number | null; // the seat that plays the odd turns
  step: StepName; // what is to be decided
  pending: Pending;
  path: Token[]; // from the Happy Isles
  reefs: (Token | null)[]; // beside each token of the path
  nautilion: { after: number; onIsles: boolean; reef: Token | null; stuck: boolean; moves: number };
  phantom: { after: number; onAbyss: boolean; isPast: boolean }; // after: path tokens on the Isles side
  crew: number[]; // spaces of the ship with their crew
  mercenaries: number[]; // spaces of the ship with a mercenary
  cabin: Token[];
  hold: Token[];
  reserve: Token[];
  discarded: Token[];
  dice: { face: number | null; rolls: number; isOpen: boolean; isRolling: boolean }[];
  given: Record<(typeof TAKERS)[number], number | null>;
  admirals: number[][]; // the numbers that each seat may place
  rerolls: number; // partnerships used this turn
  collided: boolean; // and the voyage goes on; a lost collision is an outcome
  reefsBroken: number;
  darkhouse: {
    row: number[];
    card: number | null;
    secondPass: boolean;
    free: boolean;
    used: boolean;
  };
  effects: { reflux: number; calm: boolean; steam: boolean; net: boolean };
}

/** What the present step is part of, and what was already chosen for it. */
export interface Pending {
  task: TaskName;
  owed: number; // tokens still to pay, to lose or to pick
  tide: string | null; // `2 to 4`
  first: number | null; // path token of a Translation
  sacrificed: number | null; // crew that paid for a heroic card
  won: boolean | null; // the collision
  wanted: number[]; // dice still to set, or crew that the Mages' Pact may fetch
  hand: Token | null; // to be placed or inserted
}

/** Heroic cards in the order in which they were opened, and those that still lie open. */
interface Opened {
  opened: number[];
  open: number[];
}

/** All that `seat` may know. */
export interface View extends SharedView {
  seat: number; // SPECTATOR for somebody who watches
  heroics: Opened & { pile: number };
}

/** The whole truth: also the pile of heroic cards, from its top. */
export interface Position extends SharedView {
  heroics: Opened & { pile: number[] };
}

export const view = (s: State, seat: number): View => ({
  seat,
  ...table(s),
  heroics: { ...openedHeroics(s), pile: s.heroics - s.opened }, // [NL105]
});

export const position = (s: State): Position => ({
  ...table(s),
  heroics: { ...openedHeroics(s), pile: [...s.heroic.subarray(s.opened, s.heroics)] },
});

/** Nothing that happens is secret. [NL105] */
export const viewEvent = (e: Event): Event => e;

const openedHeroics = (s: State): Opened => ({
  opened: [...s.heroic.subarray(0, s.opened)],
  open: oneBased(s.revealed),
});

const table = (s: State): SharedView => ({
  seats: s.seats,
  options: {
    ship: SHIP_NAMES[s.ship],
    reserve: s.blanks - (s.seats === 2 ? components.reserve.moreForTwo : 0),
    expansions: EXPANSION_NAMES.filter(name => plays(s, Expansion[name])),
    darkhouse: LEVEL_NAMES[s.level],
    harpoons: s.harpoons,
  },
  outcome: OUTCOME_NAMES[s.outcome],
  turn: s.turn,
  toAct: s.toAct === CHANCE ? 'chance' : s.toAct === OVER ? null : s.toAct,
  active: s.active,
  starter: s.starter === NO_SEAT ? null : s.starter,
  step: STEP_NAMES[s.step],
  pending: pending(s),
  path: Array.from(s.path.subarray(0, s.length), formatToken),
  reefs: Array.from(s.reef.subarray(0, s.length), reefName),
  nautilion: {
    after: s.nautilion,
    onIsles: s.onIsles === 1,
    reef: reefName(s.beside),
    stuck: s.stuck === 1,
    moves: s.moved,
  },
  phantom: { after: s.phantom, onAbyss: s.onAbyss === 1, isPast: s.crossed === 1 },
  crew: oneBased(s.crew),
  mercenaries: oneBased(s.hired),
  cabin: numbersIn(s.cabin).map(space => formatToken(cabinTokenAt(space))),
  hold: listTokens(s.hold),
  reserve: listTokens(s.reserve),
  discarded: listTokens(s.pile),
  dice: Array.from({ length: DICE }, (_, i) => ({
    face: s.die[i] || null,
    rolls: s.rolls[i],
    isOpen: has(s.open, i),
    isRolling: has(s.toRoll, i),
  })),
  given: {
    darkhouse: s.given[0] || null,
    phantom: s.given[1] || null,
    nautilion: s.given[2] || null,
  },
  admirals:
    s.seats === 1
      ? []
      : Array.from(s.admiral.subarray(0, s.seats), card => [...s.sheet.admirals[card]]),
  rerolls: s.rerolls,
  collided: s.collided === 1,
  reefsBroken: s.broken,
  darkhouse: {
    row: plays(s, Expansion.darkhouse) ? [...s.row] : [],
    card: s.card || null,
    secondPass: s.pass === 1,
    free: s.free === 1,
    used: s.fetched === 1,
  },
  effects: { reflux: s.reflux, calm: s.calm === 1, steam: s.steam === 1, net: s.net === 1 },
});

/** Numbers that the step does not need are left over from others, and are not shown. */
const pending = (s: State): Pending => ({
  task: TASK_NAMES[s.task],
  owed: s.owed,
  tide: s.task === Task.tide ? `${tideFrom(s.chosen)} to ${tideTo(s.chosen)}` : null,
  first: s.step === Step.with ? s.chosen + 1 : null,
  sacrificed: isPaidHeroic(s) ? s.chosen + 1 : null,
  won: s.task === Task.spoils ? s.chosen === 1 : null,
  wanted: s.step === Step.set || s.task === Task.pact ? oneBased(s.wanted) : [],
  hand: s.hand === NO_TOKEN ? null : formatToken(s.hand),
});

const isPaidHeroic = (s: State): boolean =>
  s.task > Task.none && s.task < Task.whirlwind && s.step !== Step.sacrifice;

const reefName = (reef: number): Token | null => (reef === 0 ? null : formatReef(reef - 1));

const oneBased = (set: number): number[] => numbersIn(set).map(i => i + 1);
