/** What each heroic card does once its sacrifice is made. Those that fetch or throw away tokens: picking.ts, too. */
import { excluding, NONE, setOf } from '../../core/bitSet.ts';
import { ask } from '../ask.ts';
import { components } from '../components.ts';
import type { Event } from '../events.ts';
import { openTop } from '../heroicPile.ts';
import { canPick } from '../picking.ts';
import { breakReefs } from '../reefs.ts';
import { CREW, isFighter, REEF_NUMBERS, type State } from '../state.ts';
import { Step, Task } from '../steps.ts';

type Effect = (s: State, events?: Event[]) => void;

const REFLUX_TURNS = 2;
const TRIO = setOf(components.cabinCrew.map(number => number - 1)); // spaces of 1, 4 and 7

/** By card; `s.chosen` is the space of the sacrifice, and the currents are open. */
const EFFECTS: { readonly [card: number]: Effect } = {
  [Task.reflux]: s => {
    s.reflux = REFLUX_TURNS; // [NL88]
  },
  [Task['chosen-currents']]: s => {
    s.wanted = s.open; // [NL89]
    ask(s, Step.set, Task['chosen-currents']);
  },
  [Task['change-of-plan']]: (s, events) => {
    if (s.revealed === NONE) openTop(s, events);
    else ask(s, Step.drop, Task['change-of-plan']); // [NL90]
  },
  [Task.calm]: s => {
    s.calm = 1; // [NL91]
  },
  [Task.rescue]: s => pickUpTo(s, 1, Task.rescue), // [NL92]
  [Task['call-to-arms']]: s => pickUpTo(s, 1, Task['call-to-arms']), // [NL93]
  [Task.steam]: s => {
    s.steam = 1; // [NL94]
  },
  [Task.net]: s => {
    s.net = 1; // [NL95]
  },
  [Task.salvage]: s => pickUpTo(s, s.sheet.salvage, Task.salvage), // [NL96]
  [Task.pact]: s => {
    s.wanted = othersOfTrio(s.chosen); // [NL97]
    pickUpTo(s, 1, Task.pact);
  },
  [Task.boarding]: s =>
    pickUpTo(s, isFighter(CREW + s.chosen) ? s.sheet.boarders : 0, Task.boarding), // [NL98]
  [Task.breaker]: (s, events) => breakReefs(s, REEF_NUMBERS.indexOf(s.chosen + 1), events),
};

export const takeHeroicEffect = (s: State, card: number, events?: Event[]): void =>
  EFFECTS[card](s, events);

/** Nothing happens where there is nothing to pick. [NL100] */
const pickUpTo = (s: State, tokens: number, card: number): void => {
  s.owed = tokens;
  if (tokens > 0 && canPick(s, card)) ask(s, Step.pick, card);
  else s.owed = 0;
};

/** Those that a sacrificed one of the trio calls for; a sacrifice from elsewhere calls for nobody. [NL97] */
const othersOfTrio = (space: number): number => {
  const others = excluding(TRIO, space);
  return others === TRIO ? NONE : others;
};
