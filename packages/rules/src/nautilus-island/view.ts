/** What one seat may know, in the words of the rulebook, and the whole open position likewise. */
import { has } from '../core/bitSet.ts';
import { CHANCE, OVER, SPECTATOR } from '../core/game.ts';
import { COLOUR_NAMES, type ColourName, formatCard } from './cards.ts';
import { BONUS_NAMES, type BonusName } from './components.ts';
import { type Event, listCards, listHand } from './play.ts';
import { asideAt } from './setup.ts';
import {
  BONUSES,
  CARDS,
  HEIGHT,
  isFaceUp,
  NO_COLUMN,
  OBJECTS,
  PHASE_NAMES,
  Phase,
  SETS,
  SMALLEST_PILE,
  STAGE_NAMES,
  type State,
  setAt,
  topCard,
} from './state.ts';

export type Card = string; // 'g1' … 'y4'

/** What everybody sees. Seats count from 0, columns from 1. */
export interface SharedView {
  seats: number;
  round: number;
  side: 'top' | 'bottom'; // where the markers of this round go
  stage: (typeof STAGE_NAMES)[number]; // in the last round a column has emptied, then comes the final one
  phase: (typeof PHASE_NAMES)[number]; // what is to be decided
  toAct: number | 'chance' | null; // null once the game is over
  order: number[]; // the seats in the order of this round
  turn: number; // order[turn] has the turn
  storing: ColourName | null; // the colour being stored in this turn
  hasStore: boolean; // entered an empty column instead of a full one, so it must hold something to store
  camp: Record<string, BonusName | null>; // the bonus token of each colour
  portholes: Record<string, number[]>; // tokens left by size of set, top first
}

interface Player {
  column: number | null; // of the marker
  known: Card[]; // cards in hand that everybody saw being taken
  sets: Record<string, { cards: Card[]; bonus: BonusName[]; porthole: number | null }>;
  idled: boolean; // could do nothing in the final round
}

interface Column<Stack> {
  spaces: number;
  height: number; // cards left in each of its stacks
  taken: boolean; // by a marker, on the side of this round
  stacks: Stack[];
}

/** All that `seat` may know. */
export interface View extends SharedView {
  seat: number; // SPECTATOR for somebody who watches
  columns: Column<{ faceUp: boolean; top: Card | null }>[];
  bag: number; // tokens left in it
  players: (Player & { handSize: number; hand: Card[] | null })[]; // a hand that is secret is null
}

/** The whole truth. Stacks and bag from the top. */
export interface Position extends SharedView {
  columns: Column<{ faceUp: boolean; cards: Card[] }>[];
  aside: Card[];
  bag: BonusName[];
  players: (Player & { hand: Card[] })[];
}

export const view = (s: State, seat: number): View => ({
  seat,
  ...table(s),
  columns: columns(s, (column, stack) => ({
    faceUp: isFaceUp(s, column, stack),
    top:
      isFaceUp(s, column, stack) && s.height[column] > 0
        ? formatCard(topCard(s, column, stack))
        : null, // [NI47]
  })),
  bag: s.bag.length - s.drawn,
  players: Array.from({ length: s.seats }, (_, other) => {
    const hand = listHand(s, other);
    const isOpen = other === seat || s.phase === Phase.over; // [NI45] [NI51]
    const player = playerOf(s, other);
    return { ...player, handSize: hand.length, hand: isOpen ? hand.map(formatCard) : null };
  }),
});

export const position = (s: State): Position => ({
  ...table(s),
  columns: columns(s, (column, stack) => ({
    faceUp: isFaceUp(s, column, stack),
    cards: stackCards(s, column, stack),
  })),
  aside: Array.from(s.deck.subarray(asideAt(s), CARDS), formatCard),
  bag: Array.from(s.bag.subarray(s.drawn), bonus => BONUS_NAMES[bonus]),
  players: Array.from({ length: s.seats }, (_, seat) => ({
    ...playerOf(s, seat),
    hand: listHand(s, seat).map(formatCard),
  })),
});

/** Others do not see what was taken face down. [NI16] */
export const viewEvent = (e: Event, seat: number): Event =>
  e.type !== 'collected' || (e.seat === seat && seat !== SPECTATOR)
    ? e
    : { ...e, cards: e.cards.map(c => (c.faceUp ? c : { ...c, card: -1 })) };

const table = (s: State): SharedView => ({
  seats: s.seats,
  round: s.round,
  side: s.round % 2 === 1 ? 'top' : 'bottom',
  stage: STAGE_NAMES[s.stage],
  phase: PHASE_NAMES[s.phase],
  toAct: s.toAct === CHANCE ? 'chance' : s.toAct === OVER ? null : s.toAct,
  order: [...s.order],
  turn: s.turn,
  storing: isStoring(s) ? COLOUR_NAMES[s.storing] : null,
  hasStore: s.hasStore === 1,
  camp: byColour(colour => (s.camp[colour] === 0 ? null : BONUS_NAMES[s.camp[colour] - 1])),
  portholes: Object.fromEntries(
    s.sheet.piles.map((pile, i) => [SMALLEST_PILE + i, pile.slice(s.pile[i])] as const),
  ),
});

const isStoring = (s: State): boolean =>
  s.phase === Phase.lay || s.phase === Phase.refill || s.phase === Phase.close;

const byColour = <T>(of: (colour: number) => T): Record<string, T> => {
  const all: Record<string, T> = {};
  for (let colour = 0; colour < SETS; colour++) all[COLOUR_NAMES[colour]] = of(colour);
  return all;
};

const kindsOf = (colour: number) => ({ first: colour * OBJECTS, end: (colour + 1) * OBJECTS });

const bonusOf = (s: State, set: number): BonusName[] => {
  const names: BonusName[] = [];
  for (let bonus = 0; bonus < BONUSES; bonus++)
    for (let n = s.bonus[set * BONUSES + bonus]; n > 0; n--) names.push(BONUS_NAMES[bonus]);
  return names;
};

const columns = <Stack>(
  s: State,
  stackOf: (column: number, stack: number) => Stack,
): Column<Stack>[] =>
  s.spaces.map((spaces, column) => ({
    spaces,
    height: s.height[column],
    taken: has(s.taken, column),
    stacks: Array.from({ length: spaces }, (_, i) => stackOf(column, i)),
  }));

const stackCards = (s: State, column: number, stack: number): Card[] => {
  const end = (s.firstStack[column] + stack + 1) * HEIGHT;
  return Array.from(s.deck.subarray(end - s.height[column], end), formatCard);
};

const playerOf = (s: State, seat: number): Player => ({
  column: s.marker[seat] === NO_COLUMN ? null : s.marker[seat] + 1,
  known: listHand(s, seat, s.known).map(formatCard),
  sets: byColour(colour => {
    const set = setAt(seat, colour);
    return {
      cards: listCards(s.laid, seat, kindsOf(colour)).map(formatCard),
      bonus: bonusOf(s, set),
      porthole: s.porthole[set] || null,
    };
  }),
  idled: has(s.idled, seat),
});
