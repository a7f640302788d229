/** Nautilion: what lies on the table. Rules and their numbers: SPEC.md. */
import { OVER } from '../core/game.ts';
import type { Options } from '../core/options.ts';
import { components } from './components.ts';
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
export const FULL_CREW = (1 << SPACES) - 1;
export const DICE = components.dice;
export const ALL_DICE = (1 << DICE) - 1;
export const FACES = components.faces.length;
export const HEROICS = components.heroics;
/** Mages first, then the crew beside them. */
export const CABIN_SPACES = 2 * components.cabinCrew.length;
export const ALL_MAGES = (1 << components.cabinCrew.length) - 1;
export const LONGEST_PATH =
  components.crewNumbers * components.copies +
  components.cabinCrew.length * components.mages +
  components.mercenaries;
export const ROW = components.levels.intro.red + components.levels.intro.blue;
export const NO_SEAT = 255;

export const SHIP_NAMES = Object.keys(components.ships) as (keyof typeof components.ships)[];
export const LEVEL_NAMES = Object.keys(components.levels) as (keyof typeof components.levels)[];
export const EXPANSION_NAMES = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] as const;
export const Expansion = { mages: 1, mercenaries: 2, reefs: 4, darkhouse: 8, heroics: 16 } as const;

/** Who gets a die, in the order of the plan. */
export const TAKERS = ['darkhouse', 'phantom', 'nautilion'] as const;
export const Taker = { darkhouse: 0, phantom: 1, nautilion: 2 } as const;

export interface State {
  readonly sheet: Sheet; // shared by all states of a game
  readonly ducts: Ducts; // those of the ship
  readonly seats: number;
  readonly ship: number; // index into SHIP_NAMES
  readonly blanks: number; // reserve tokens at the start
  readonly expansions: number; // bit set of Expansion
  readonly level: number; // index into LEVEL_NAMES
  readonly harpoons: number; // on the Phantom itself
  toAct: number; // seat, CHANCE or OVER
  step: number;
  task: number; // what the step is part of
  outcome: number;
  turn: number; // 1, 2, …
  active: number; // the seat whose turn it is
  starter: number; // the seat that plays the odd turns, NO_SEAT until chosen
  pass: number; // 1 in the second pass of Echo
  card: number; // the Darkhouse card of this turn, 0 without one
  length: number; // tokens on the path
  nautilion: number; // tokens on its Isles side
  phantom: number; // tokens on its Isles side
  onIsles: number; // 1 while the Nautilion stands on the Happy Isles
  onAbyss: number; // 1 while the Phantom stands on the Abyss
  crossed: number; // 1 while the Phantom is on the Isles side of the Nautilion
  crew: number; // bit set of the ship spaces with their crew, bit 0 for number 1
  hired: number; // bit set of the ship spaces with a mercenary
  cabin: number; // bit set of the cabin spaces that are taken
  reserveSize: number; // tokens in the reserve (derived)
  holdSize: number; // tokens in the hold (derived)
  collided: number; // 1 after a collision that was not lost: only then are the fighters gone
  beside: number; // 1 + the reef beside the Nautilion, 0 for none
  stuck: number; // 1 in a turn whose reef roll failed, until the reef is taken
  broken: number; // reefs that left the game
  toRoll: number; // bit set of the dice still to be rolled
  open: number; // bit set of the dice that are rolled and not given
  rerolls: number; // partnerships used this turn
  free: number; // 1 while Slack Water's free Whirlwind is left
  fetched: number; // 1 once Castaway was used this turn
  reflux: number; // turns that the Phantom still runs backward, this one included
  calm: number; // 1 in a turn in which the Phantom does not move
  steam: number; // 1 in a turn in which the Nautilion moves twice
  net: number; // 1 in a turn in which landings net the neighbours
  moved: number; // moves the Nautilion has made in this pass
  owed: number; // tokens still to be paid, lost, picked or set
  chosen: number; // the Tide's two faces, the first token of a Translation, or the sacrificed number
  hand: number; // the token to be placed or inserted, NO_TOKEN for none
  wanted: number; // bit set of crew spaces that the Mages' Pact may still fetch
  revealed: number; // bit set of the open heroic cards, bit 0 for card 1
  opened: number; // heroic[opened] is the top of the pile
  heroics: number; // heroic cards in play
  choosy: number; // 1 if it can matter which token leaves the reserve
  /** Every column below is a view of this buffer, so one copy copies them all. */
  readonly bytes: Uint8Array;
  readonly path: Uint8Array; // path[i] = token, from the Happy Isles to the Abyss
  readonly reef: Uint8Array; // reef[i] = 1 + reef beside path[i], 0 for none
  readonly reserve: Uint8Array; // reserve[kind] = how many
  readonly pile: Uint8Array; // pile[kind] = how many are discarded
  readonly hold: Uint8Array; // hold[kind] = how many the Phantom carries
  readonly die: Uint8Array; // die[i] = face, 0 before its first roll
  readonly rolls: Uint8Array; // rolls[i] = how often it was rolled this turn
  readonly given: Uint8Array; // given[taker] = face, 0 for none
  readonly admiral: Uint8Array; // admiral[seat] = card
  readonly row: Uint8Array; // Darkhouse cards from the left
  readonly heroic: Uint8Array; // heroic cards in the order in which they are opened
}

export const blank = (sheet: Sheet, o: Options): State => {
  const shipName = o.ship as (typeof SHIP_NAMES)[number];
  const expansions = readExpansions(o);
  const sizes = [2 * LONGEST_PATH, 3 * KINDS, 3 * DICE, 2, ROW, HEROICS] as const;
  const bytes = new Uint8Array(sizes.reduce((a, b) => a + b));
  let used = 0;
  const column = (length: number): Uint8Array => {
    used += length;
    return bytes.subarray(used - length, used);
  };
  return {
    sheet,
    ducts: sheet.ducts[shipName],
    seats: o.seats,
    ship: SHIP_NAMES.indexOf(shipName),
    blanks: Number(o.reserve) + (o.seats === 2 ? components.reserve.moreForTwo : 0), // [NL4] [NL33]
    expansions,
    level: LEVEL_NAMES.indexOf(o.darkhouse as (typeof LEVEL_NAMES)[number]),
    harpoons: Number(o.harpoons),
    toAct: OVER,
    step: Step.over,
    task: Task.none,
    outcome: Outcome.open,
    turn: 0,
    active: 0,
    starter: NO_SEAT,
    pass: 0,
    card: Card.none,
    length: 0,
    nautilion: 0,
    phantom: 0,
    onIsles: 1,
    onAbyss: 1,
    crossed: 0,
    crew: 0,
    hired: 0,
    cabin: 0,
    reserveSize: 0,
    holdSize: 0,
    collided: 0,
    beside: 0,
    stuck: 0,
    broken: 0,
    toRoll: 0,
    open: 0,
    rerolls: 0,
    free: 0,
    fetched: 0,
    reflux: 0,
    calm: 0,
    steam: 0,
    net: 0,
    moved: 0,
    owed: 0,
    chosen: 0,
    hand: NO_TOKEN,
    wanted: 0,
    revealed: 0,
    opened: 0,
    heroics: 0,
    choosy: 0,
    bytes,
    path: column(LONGEST_PATH),
    reef: column(LONGEST_PATH),
    reserve: column(KINDS),
    pile: column(KINDS),
    hold: column(KINDS),
    die: column(DICE),
    rolls: column(DICE),
    given: column(DICE),
    admiral: column(2),
    row: column(ROW),
    heroic: column(HEROICS),
  };
};

export const copyInto = (to: State, from: State): void => {
  to.toAct = from.toAct;
  to.step = from.step;
  to.task = from.task;
  to.outcome = from.outcome;
  to.turn = from.turn;
  to.active = from.active;
  to.starter = from.starter;
  to.pass = from.pass;
  to.card = from.card;
  to.length = from.length;
  to.nautilion = from.nautilion;
  to.phantom = from.phantom;
  to.onIsles = from.onIsles;
  to.onAbyss = from.onAbyss;
  to.crossed = from.crossed;
  to.crew = from.crew;
  to.hired = from.hired;
  to.cabin = from.cabin;
  to.reserveSize = from.reserveSize;
  to.holdSize = from.holdSize;
  to.collided = from.collided;
  to.beside = from.beside;
  to.stuck = from.stuck;
  to.broken = from.broken;
  to.toRoll = from.toRoll;
  to.open = from.open;
  to.rerolls = from.rerolls;
  to.free = from.free;
  to.fetched = from.fetched;
  to.reflux = from.reflux;
  to.calm = from.calm;
  to.steam = from.steam;
  to.net = from.net;
  to.moved = from.moved;
  to.owed = from.owed;
  to.chosen = from.chosen;
  to.hand = from.hand;
  to.wanted = from.wanted;
  to.revealed = from.revealed;
  to.opened = from.opened;
  to.heroics = from.heroics;
  to.choosy = from.choosy;
  to.bytes.set(from.bytes);
};

const readExpansions = (o: Options): number => {
  const names = o.expansions as readonly string[];
  return EXPANSION_NAMES.reduce(
    (set, name) => set | (names.includes(name) ? Expansion[name] : 0),
    0,
  );
};

export const plays = (s: Pick<State, 'expansions'>, expansion: number): boolean =>
  (s.expansions & expansion) !== 0;

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
  s.seats === 1 || (s.sheet.admits[s.admiral[s.active]] & (1 << (kind - CREW))) !== 0;

/** Mages with their crew beside them. [NL41] */
export const partnerships = (s: Pick<State, 'cabin'>): number => {
  const pairs = s.cabin & (s.cabin >> MAGES) & ALL_MAGES;
  return (pairs & 1) + ((pairs >> 1) & 1) + (pairs >> 2);
};
