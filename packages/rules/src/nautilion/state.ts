/** Nautilion: what lies on the table. Rules and their numbers: SPEC.md. */
import { allBelow, type BitSet, has, NONE, setOf } from '../core/bitSet.ts';
import { allocate, bytes, type Columns } from '../core/columns.ts';
import { OVER } from '../core/game.ts';
import { namesOf } from '../core/namesOf.ts';
import type { Options } from '../core/options.ts';
import type { Scalars } from '../core/scalars.ts';
import { components } from './components.ts';
import { copyScalars } from './copyScalars.ts';
import type { Ducts } from './ducts.ts';
import type { Sheet } from './sheet.ts';
import { Card, Outcome, Step, Task } from './steps.ts';

/** A token's kind: crew 1 to 9, then mages, mercenary, blank, and the reefs. */
export const CREW = 0; // + number - 1
export const MAGE = CREW + components.crewNumbers; // + 0 for A, 1 for B, 2 for C
export const MERCENARY = MAGE + components.cabinCrew.length;
export const BLANK = MERCENARY + 1;
export const REEF = BLANK + 1; // + 0 for 3, 1 for 6, 2 for 9
export const REEF_NUMBERS = Object.keys(components.reefs).map(Number);
export const KINDS = REEF + REEF_NUMBERS.length;
export const NO_TOKEN = KINDS;

export const SPACES = components.crewNumbers;
export const FULL_CREW = allBelow(SPACES);
export const DICE = components.dice;
export const ALL_DICE = allBelow(DICE);
export const FACES = components.faces.length;
export const HEROICS = components.heroics;
/** Mages first, then the crew beside them. */
export const CABIN_SPACES = 2 * components.cabinCrew.length;
export const ALL_MAGES = allBelow(components.cabinCrew.length);
export const LONGEST_PATH =
  components.crewNumbers * components.copies +
  components.cabinCrew.length * components.mages +
  components.mercenaries;
export const ROW = components.levels.intro.red + components.levels.intro.blue;
export const NO_SEAT = 255;

export const SHIP_NAMES = Object.keys(components.ships) as (keyof typeof components.ships)[];
export const LEVEL_NAMES = Object.keys(components.levels) as (keyof typeof components.levels)[];
export const Expansion = { mages: 0, mercenaries: 1, reefs: 2, darkhouse: 3, heroics: 4 } as const;
export const EXPANSION_NAMES = namesOf(Expansion);
type ExpansionName = keyof typeof Expansion;

/** Who gets a die, in the order of the plan. */
export const Taker = { darkhouse: 0, phantom: 1, nautilion: 2 } as const;
export const TAKERS = namesOf(Taker);

/** What changes besides the columns, and its value before the deal. `copyScalars.ts` is made from it. */
export const SCALARS = {
  toAct: OVER, // seat, CHANCE or OVER
  step: Step.over,
  task: Task.none, // what the step is part of
  outcome: Outcome.open,
  turn: 0, // 1, 2, …
  active: 0, // the seat whose turn it is
  starter: NO_SEAT, // the seat that plays the odd turns, NO_SEAT until chosen
  pass: 0, // 1 in the second pass of Echo
  card: Card.none, // the Darkhouse card of this turn, 0 without one
  length: 0, // tokens on the path
  nautilion: 0, // tokens on its Isles side
  phantom: 0, // tokens on its Isles side
  onIsles: 1, // 1 while the Nautilion stands on the Happy Isles
  onAbyss: 1, // 1 while the Phantom stands on the Abyss
  crossed: 0, // 1 while the Phantom is on the Isles side of the Nautilion
  crew: NONE, // the ship spaces with their crew, bit 0 for number 1
  hired: NONE, // the ship spaces with a mercenary
  cabin: NONE, // the cabin spaces that are taken
  reserveSize: 0, // tokens in the reserve (derived)
  holdSize: 0, // tokens in the hold (derived)
  collided: 0, // 1 after a collision that was not lost: only then are the fighters gone
  beside: 0, // 1 + the reef beside the Nautilion, 0 for none
  stuck: 0, // 1 in a turn whose reef roll failed, until the reef is taken
  broken: 0, // reefs that left the game
  toRoll: NONE, // the dice still to be rolled
  open: NONE, // the dice that are rolled and not given
  rerolls: 0, // partnerships used this turn
  free: 0, // 1 while Slack Water's free Whirlwind is left
  fetched: 0, // 1 once Castaway was used this turn
  reflux: 0, // turns that the Phantom still runs backward, this one included
  calm: 0, // 1 in a turn in which the Phantom does not move
  steam: 0, // 1 in a turn in which the Nautilion moves twice
  net: 0, // 1 in a turn in which landings net the neighbours
  moved: 0, // moves the Nautilion has made in this pass
  owed: 0, // tokens still to be paid, lost, picked or set
  chosen: 0, // the Tide's two faces, the first token of a Translation, or the sacrificed number
  hand: NO_TOKEN, // the token to be placed or inserted, NO_TOKEN for none
  wanted: NONE, // crew spaces that the Mages' Pact may still fetch
  revealed: NONE, // the open heroic cards, bit 0 for card 1
  opened: 0, // heroic[opened] is the top of the pile
  heroics: 0, // heroic cards in play
  choosy: 0, // 1 if it can matter which token leaves the reserve
};

const COLUMNS = {
  path: bytes(LONGEST_PATH), // path[i] = token, from the Happy Isles to the Abyss
  reef: bytes(LONGEST_PATH), // reef[i] = 1 + reef beside path[i], 0 for none
  reserve: bytes(KINDS), // reserve[kind] = how many
  pile: bytes(KINDS), // pile[kind] = how many are discarded
  hold: bytes(KINDS), // hold[kind] = how many the Phantom carries
  die: bytes(DICE), // die[i] = face, 0 before its first roll
  rolls: bytes(DICE), // rolls[i] = how often it was rolled this turn
  given: bytes(DICE), // given[taker] = face, 0 for none
  admiral: bytes(2), // admiral[seat] = card
  row: bytes(ROW), // Darkhouse cards from the left
  heroic: bytes(HEROICS), // heroic cards in the order in which they are opened
};

export interface State extends Scalars<typeof SCALARS>, Columns<typeof COLUMNS> {
  readonly sheet: Sheet; // shared by all states of a game
  readonly ducts: Ducts; // those of the ship
  readonly seats: number;
  readonly ship: number; // index into SHIP_NAMES
  readonly blanks: number; // reserve tokens at the start
  readonly expansions: BitSet; // of Expansion
  readonly level: number; // index into LEVEL_NAMES
  readonly harpoons: number; // on the Phantom itself
}

export const blank = (sheet: Sheet, o: Options): State => {
  const ship = o.ship as (typeof SHIP_NAMES)[number];
  return {
    sheet,
    ducts: sheet.ducts[ship],
    seats: o.seats,
    ship: SHIP_NAMES.indexOf(ship),
    blanks: Number(o.reserve) + (o.seats === 2 ? components.reserve.moreForTwo : 0), // [NL4] [NL33]
    expansions: expansionSet(o.expansions as ExpansionName[]),
    level: LEVEL_NAMES.indexOf(o.darkhouse as (typeof LEVEL_NAMES)[number]),
    harpoons: Number(o.harpoons),
    ...SCALARS,
    ...allocate(COLUMNS),
  };
};

export const copyInto = (to: State, from: State): void => {
  copyScalars(to, from);
  to.bytes.set(from.bytes);
};

export const expansionSet = (names: readonly ExpansionName[]): BitSet =>
  setOf(names.map(name => Expansion[name]));

export const plays = (s: Pick<State, 'expansions'>, expansion: number): boolean =>
  has(s.expansions, expansion);

export const isCrew = (kind: number): boolean => kind < MAGE;
export const isMage = (kind: number): boolean => kind >= MAGE && kind < MERCENARY;

/** The cabin space of a token, or -1 if it has none. [NL40] */
export const cabinSpaceOf = (kind: number): number => CABIN_SPACE[kind];
/** The token that fits a cabin space. */
export const cabinTokenAt = (space: number): number => CABIN_TOKENS[space];

export const MAGES = components.cabinCrew.length;
const CABIN_TOKENS = Uint8Array.from({ length: CABIN_SPACES }, (_, space) =>
  space < MAGES ? MAGE + space : CREW + components.cabinCrew[space - MAGES] - 1,
);
const CABIN_SPACE = Int8Array.from({ length: KINDS + 1 }, (_, kind) => CABIN_TOKENS.indexOf(kind));

/** Is this crew 2, 5 or 8, or a mercenary? [NL47] */
export const isFighter = (kind: number): boolean => FIGHTS[kind] > 0;
/** Harpoons of a token. [NL51] */
export const harpoonsOf = (kind: number): number => FIGHTS[kind];

const FIGHTS = Uint8Array.from({ length: KINDS }, (_, kind) => {
  if (kind === MERCENARY) return components.harpoons.mercenary;
  const fights = (components.fighters as readonly number[]).includes(kind - CREW + 1);
  return isCrew(kind) && fights ? components.harpoons.crew : 0;
});

/** May the active player place this crew? [NL35] [NL36] */
export const admits = (s: State, kind: number): boolean =>
  s.seats === 1 || has(s.sheet.admits[s.admiral[s.active]], kind - CREW);

/** Mages with their crew beside them. [NL41] */
export const partnerships = (s: Pick<State, 'cabin'>): number => {
  const pairs = s.cabin & (s.cabin >> MAGES) & ALL_MAGES;
  return (pairs & 1) + ((pairs >> 1) & 1) + (pairs >> 2);
};
