// Nautilus Island for 2 to 4 players in immutable plain objects, a whole turn as one move.
import { type Random, shuffle } from './random.ts';

type Seat = number;
type Color = number; // 0 to 4, and 5 for the treasures
type Card = { readonly color: Color; readonly object: number };
type Bonus = 'twoPoints' | 'threePoints' | 'perCard' | 'doublePorthole' | 'odd' | 'pair';

type CardSet = {
  readonly cards: readonly Card[];
  readonly bonus: readonly Bonus[];
  readonly porthole: number | null; // the value of the token that closes the set
};

type Castaway = {
  readonly hand: readonly Card[];
  readonly sets: readonly CardSet[]; // by color
  readonly column: number | null; // where the marker is
};

type Column = {
  readonly spaces: number;
  readonly stacks: readonly (readonly Card[])[]; // the top card last
};

type Stage = 'exploring' | 'columnEmptied' | 'finalRound' | 'over';

export type State = {
  readonly stage: Stage;
  readonly order: readonly Seat[]; // of this round
  readonly turn: number; // order[turn] is the seat to play
  readonly columns: readonly Column[]; // from the back
  readonly castaways: readonly Castaway[];
  readonly camp: readonly (Bonus | null)[]; // by color
  readonly bag: readonly Bonus[]; // the next token last
  readonly portholes: readonly (readonly number[])[]; // for sets of 3, 4, 5, 6; top first
};

type Collect = { readonly action: 'collect'; readonly column: number };
type Idle = { readonly action: 'idle'; readonly column: number };
type Store = {
  readonly action: 'store';
  readonly column: number;
  readonly color: Color;
  readonly objects: readonly number[]; // one for each card, in ascending order
  readonly close: boolean;
};
export type Move = Collect | Store | Idle;

const TREASURE: Color = 5;
const STORABLE: readonly Color[] = [0, 1, 2, 3, 4];
const OBJECTS = [0, 1, 2, 3];
const STACK_SIZE = 8;
const SPACES: Readonly<Record<number, readonly number[]>> = {
  2: [1, 2, 2, 3],
  3: [1, 2, 2, 3, 3],
  4: [1, 1, 2, 2, 3, 3],
};
const BONUS_TOKENS: readonly (readonly [Bonus, number])[] = [
  ['twoPoints', 7],
  ['threePoints', 7],
  ['perCard', 6],
  ['doublePorthole', 4],
  ['odd', 5],
  ['pair', 5],
];
const PORTHOLES = [
  [5, 4, 3],
  [8, 6, 4],
  [11, 9, 7],
  [14, 12, 10],
];

// ---- set-up ----

export function setUp(players: number, random: Random): State {
  const columns = dealColumns(shuffle(allCards(), random), SPACES[players]);
  const tokens = BONUS_TOKENS.flatMap(([kind, count]) => Array<Bonus>(count).fill(kind));
  const bag = shuffle(tokens, random);
  const { camp, bag: rest } = refillCamp(Array(STORABLE.length).fill(null), bag, random);
  const first = random(players);
  return {
    stage: 'exploring',
    order: Array.from({ length: players }, (_, i) => (first + i) % players),
    turn: 0,
    columns,
    castaways: Array.from({ length: players }, () => ({
      hand: [],
      sets: STORABLE.map(() => ({ cards: [], bonus: [], porthole: null })),
      column: null,
    })),
    camp,
    bag: rest,
    portholes: PORTHOLES,
  };
}

function allCards(): Card[] {
  return [...STORABLE, TREASURE].flatMap(color =>
    OBJECTS.flatMap(object => Array.from({ length: 4 }, () => ({ color, object }))),
  );
}

function dealColumns(cards: readonly Card[], spacesOf: readonly number[]): Column[] {
  const left = [...cards];
  const dealStack = () => left.splice(0, STACK_SIZE);
  return spacesOf.map(spaces => ({ spaces, stacks: Array.from({ length: spaces }, dealStack) }));
}

/** A short bag fills some of the empty spaces, at random. */
function refillCamp(camp: State['camp'], bag: State['bag'], random: Random) {
  const empty = STORABLE.filter(color => camp[color] === null);
  const newCamp = [...camp];
  const rest = [...bag];
  for (const color of shuffle(empty, random)) newCamp[color] = rest.pop() ?? null;
  return { camp: newCamp, bag: rest };
}

// ---- moves ----

export const seatToPlay = (s: State): Seat => s.order[s.turn];
const castawayToPlay = (s: State): Castaway => s.castaways[seatToPlay(s)];

/** By column from the back: collect, then the stores of one card, of two, of three. */
export function legalMoves(s: State): Move[] {
  const free = freeColumns(s);
  const { hand, sets } = castawayToPlay(s);
  const held = STORABLE.map(color => objectsOf(hand, color));
  const moves: Move[] = [];
  for (const column of free) {
    if (!isEmpty(s.columns[column])) moves.push({ action: 'collect', column });
    for (let n = 1; n <= s.columns[column].spaces; n++) {
      for (const color of STORABLE) {
        if (sets[color].porthole !== null) continue;
        const closable = canClose(s, sets[color].cards.length + n);
        for (const objects of choices(held[color], n)) {
          moves.push({ action: 'store', column, color, objects, close: false });
          if (closable) moves.push({ action: 'store', column, color, objects, close: true });
        }
      }
    }
  }
  return moves.length > 0 ? moves : free.map(column => ({ action: 'idle', column }));
}

function freeColumns(s: State): number[] {
  const taken = s.order.slice(0, s.turn).map(seat => s.castaways[seat].column);
  const own = castawayToPlay(s).column;
  return [...s.columns.keys()].filter(column => column !== own && !taken.includes(column));
}

const objectsOf = (hand: readonly Card[], color: Color): number[] =>
  hand
    .filter(card => card.color === color)
    .map(card => card.object)
    .sort((a, b) => a - b);

/** The ways to choose n of these objects, identical ones counted once. Needs and keeps order. */
function choices(objects: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  const found: number[][] = [];
  for (let i = 0; i + n <= objects.length; i++) {
    if (objects[i] === objects[i - 1]) continue;
    const others = choices(objects.slice(i + 1), n - 1);
    for (const other of others) found.push([objects[i], ...other]);
  }
  return found;
}

const isEmpty = (column: Column): boolean => column.stacks[0].length === 0;

const canClose = (s: State, size: number): boolean =>
  size >= 3 && size <= 6 && s.portholes[size - 3].length > 0;

// ---- a turn ----

export function play(s: State, m: Move, random: Random): State {
  const moved = withCastaway(s, { column: m.column });
  if (m.action === 'collect') return endTurn(collect(moved, m));
  if (m.action === 'store') return endTurn(store(moved, m, random));
  return endTurn(moved);
}

function withCastaway(s: State, change: Partial<Castaway>): State {
  const changed = { ...castawayToPlay(s), ...change };
  return { ...s, castaways: s.castaways.with(seatToPlay(s), changed) };
}

function collect(s: State, m: Collect): State {
  const column = s.columns[m.column];
  const collected = column.stacks.map(stack => stack[stack.length - 1]);
  const rest = { ...column, stacks: column.stacks.map(stack => stack.slice(0, -1)) };
  const stage = s.stage === 'exploring' && isEmpty(rest) ? 'columnEmptied' : s.stage;
  const hand = [...castawayToPlay(s).hand, ...collected];
  return { ...withCastaway(s, { hand }), columns: s.columns.with(m.column, rest), stage };
}

function store(s: State, m: Store, random: Random): State {
  return close(takeBonus(placeCards(s, m), m, random), m);
}

function withSet(s: State, color: Color, change: Partial<CardSet>): State {
  const { sets } = castawayToPlay(s);
  return withCastaway(s, { sets: sets.with(color, { ...sets[color], ...change }) });
}

function placeCards(s: State, m: Store): State {
  const { hand, sets } = castawayToPlay(s);
  const left = [...hand];
  const placed = m.objects.flatMap(object => {
    const i = left.findIndex(card => card.color === m.color && card.object === object);
    return left.splice(i, 1);
  });
  const cards = [...sets[m.color].cards, ...placed];
  return withSet(withCastaway(s, { hand: left }), m.color, { cards });
}

function takeBonus(s: State, m: Store, random: Random): State {
  const token = s.camp[m.color];
  if (token === null) return s;
  const bonus = [...castawayToPlay(s).sets[m.color].bonus, token];
  const camp = s.camp.with(m.color, null);
  const isAlmostEmpty = camp.filter(left => left !== null).length === 1;
  const refilled = isAlmostEmpty ? refillCamp(camp, s.bag, random) : { camp };
  return { ...withSet(s, m.color, { bonus }), ...refilled };
}

function close(s: State, m: Store): State {
  if (!m.close) return s;
  const pile = castawayToPlay(s).sets[m.color].cards.length - 3;
  const [porthole, ...rest] = s.portholes[pile];
  return { ...withSet(s, m.color, { porthole }), portholes: s.portholes.with(pile, rest) };
}

function endTurn(s: State): State {
  if (s.turn + 1 < s.order.length) return { ...s, turn: s.turn + 1 };
  const place = (seat: Seat) => s.castaways[seat].column ?? 0;
  const order = s.order.toSorted((a, b) => place(a) - place(b));
  return { ...s, order, turn: 0, stage: stageAfterRound(s.stage) };
}

function stageAfterRound(stage: Stage): Stage {
  if (stage === 'columnEmptied') return 'finalRound';
  return stage === 'finalRound' ? 'over' : stage;
}

// ---- scoring ----

export function score(s: State, seat: Seat): number {
  const { hand, sets } = s.castaways[seat];
  const treasures = hand.filter(card => card.color === TREASURE).map(card => card.object + 1);
  return sum([...treasures, ...sets.map(scoreOfSet)]);
}

function scoreOfSet(set: CardSet): number {
  const size = set.cards.length;
  const porthole = set.porthole ?? 0;
  const copies = OBJECTS.map(object => set.cards.filter(card => card.object === object).length);
  const pairs = sum(copies.map(n => Math.floor(n / 2)));
  const pairTokens = set.bonus.filter(token => token === 'pair').length;
  const points: Record<Bonus, number> = {
    twoPoints: 2,
    threePoints: 3,
    perCard: size,
    doublePorthole: porthole,
    odd: size % 2 === 1 ? 4 : 0,
    pair: 0, // a card counts for one of these tokens only, so they are counted together
  };
  return porthole + sum(set.bonus.map(token => points[token])) + 5 * Math.min(pairTokens, pairs);
}

/** Most points; in a tie the marker closest to the back. Once over, `order` runs from the back. */
export function winner(s: State): Seat {
  return s.order.reduce((best, seat) => (score(s, seat) > score(s, best) ? seat : best));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
