/** One turn: explore a column, then collect there or store in the camp; and the ends of things. */
import { excluding, including } from '../core/bitSet.ts';
import { CHANCE, OVER } from '../core/game.ts';
import { canClose, canCollectSomewhere } from './legal.ts';
import {
  CLOSE,
  COLLECT,
  COLUMN,
  IDLE,
  LAY,
  LAY_COPIES,
  LAY_SIZES,
  LAYS,
  LEAVE,
  REFILL,
  STORE,
} from './moves.ts';
import {
  addToHand,
  BONUSES,
  cardAt,
  heldAt,
  isFaceUp,
  KINDS,
  OBJECTS,
  Phase,
  SETS,
  SMALLEST_PILE,
  Stage,
  type State,
  setAt,
  topCard,
} from './state.ts';

/** Colours, columns, cards and bonuses are the numbers of state.ts. */
export type Event =
  | { type: 'explored'; seat: number; column: number }
  | { type: 'collected'; seat: number; column: number; cards: Taken[] }
  | { type: 'stored'; seat: number; colour: number; objects: number[] }
  | { type: 'took-bonus'; seat: number; colour: number; bonus: number }
  | { type: 'refilled'; colour: number; bonus: number }
  | { type: 'closed'; seat: number; colour: number; points: number }
  | { type: 'left-open'; seat: number; colour: number }
  | { type: 'idled'; seat: number }
  | { type: 'storing'; seat: number; colour: number }
  | { type: 'column-emptied'; column: number; isFirst: boolean }
  | { type: 'revealed'; card: number; column: number; stack: number }
  | { type: 'round'; round: number; final: boolean; order: number[] }
  | { type: 'over'; hands: number[][] };

/** A card taken from a stack; -1 in the eyes of those who did not see it. */
export interface Taken {
  card: number;
  faceUp: boolean;
}

export const play = (s: State, m: number, events?: Event[]): void => {
  if (m < COLLECT) explore(s, m - COLUMN, events);
  else if (m === COLLECT) collect(s, events);
  else if (m === IDLE) idle(s, events);
  else if (m < LAY) announceStore(s, m - STORE, events);
  else if (m < CLOSE) store(s, m - LAY, events);
  else if (m === CLOSE) close(s, events);
  else if (m === LEAVE) leave(s, events);
  else refillByChance(s, m - REFILL, events);
};

const explore = (s: State, column: number, events?: Event[]): void => {
  const seat = s.toAct;
  s.hasStore = s.height[column] === 0 && canCollectSomewhere(s) ? 1 : 0;
  s.marker[seat] = column; // [NI11] [NI12]
  s.taken = including(s.taken, column);
  s.phase = Phase.act;
  events?.push({ type: 'explored', seat, column });
};

/** Takes the top card of each stack of the column. [NI15] */
const collect = (s: State, events?: Event[]): void => {
  const seat = s.toAct;
  const column = s.marker[seat];
  const spaces = s.spaces[column];
  const cards: Taken[] | undefined = events && [];
  for (let stack = 0; stack < spaces; stack++) {
    const card = topCard(s, column, stack);
    const faceUp = isFaceUp(s, column, stack);
    addToHand(s, seat, card);
    if (faceUp) s.known[cardAt(seat, card)]++; // [NI46]
    cards?.push({ card, faceUp });
  }
  s.height[column]--;
  if (events && cards) {
    events.push({ type: 'collected', seat, column, cards });
    pushRevealed(s, column, events);
  }
  if (s.height[column] === 0) {
    const isFirst = s.stage === Stage.open;
    events?.push({ type: 'column-emptied', column, isFirst });
    if (isFirst) s.stage = Stage.last; // [NI32]
  }
  endTurn(s, events);
};

/** The cards that now lie on top of the face-up stacks. [NI47] */
const pushRevealed = (s: State, column: number, events: Event[]): void => {
  if (s.height[column] === 0) return;
  for (let stack = 0; stack < s.spaces[column]; stack++) {
    if (!isFaceUp(s, column, stack)) continue;
    events.push({ type: 'revealed', card: topCard(s, column, stack), column, stack });
  }
};

const idle = (s: State, events?: Event[]): void => {
  s.idled = including(s.idled, s.toAct); // [NI50]
  events?.push({ type: 'idled', seat: s.toAct });
  endTurn(s, events);
};

const announceStore = (s: State, colour: number, events?: Event[]): void => {
  s.storing = colour;
  s.phase = Phase.lay;
  events?.push({ type: 'storing', seat: s.toAct, colour });
};

/** Lays the cards, then takes the bonus token, then refills the camp, then may close. */
const store = (s: State, lay: number, events?: Event[]): void => {
  const seat = s.toAct;
  const colour = s.storing;
  layCards(s, cardAt(seat, colour * OBJECTS), lay);
  s.held[heldAt(seat, colour)] -= LAY_SIZES[lay];
  if (s.held[heldAt(seat, colour)] === 0) s.storable[seat] = excluding(s.storable[seat], colour);
  s.size[setAt(seat, colour)] += LAY_SIZES[lay]; // [NI21]
  events?.push({ type: 'stored', seat, colour, objects: listObjects(LAYS[lay]) });
  takeBonus(s, seat, colour, events);
  if (s.phase !== Phase.refill) offerClose(s, events);
};

const layCards = (s: State, from: number, lay: number): void => {
  for (let object = 0; object < OBJECTS; object++) {
    const n = LAY_COPIES[lay * OBJECTS + object];
    if (n === 0) continue;
    const at = from + object;
    s.hand[at] -= n;
    s.laid[at] += n;
    s.known[at] = s.known[at] > n ? s.known[at] - n : 0; // [NI46]
  }
};

const listObjects = (copies: readonly number[]): number[] =>
  copies.flatMap((n, object) => new Array<number>(n).fill(object));

const takeBonus = (s: State, seat: number, colour: number, events?: Event[]): void => {
  const token = s.camp[colour];
  if (token === 0) return; // [NI23]
  s.camp[colour] = 0;
  s.camped--;
  s.bonus[setAt(seat, colour) * BONUSES + token - 1]++; // [NI22]
  events?.push({ type: 'took-bonus', seat, colour, bonus: token - 1 });
  if (s.camped === 1) refillCamp(s, events); // [NI24]
};

/** Fills the empty spaces of the camp; a bag too short for that leaves the choice to chance. */
const refillCamp = (s: State, events?: Event[]): void => {
  const left = s.bag.length - s.drawn;
  if (left > 0 && left < SETS - s.camped) {
    s.phase = Phase.refill; // [NI25]
    s.toAct = CHANCE;
  } else if (left > 0) {
    for (let colour = 0; colour < SETS; colour++) {
      if (s.camp[colour] === 0) refillSpace(s, colour, events); // [NI24]
    }
  } // [NI26]
};

/** A token of the short bag; the next one, if any, is again for chance to place. */
const refillByChance = (s: State, colour: number, events?: Event[]): void => {
  refillSpace(s, colour, events);
  if (s.drawn === s.bag.length) offerClose(s, events);
};

const refillSpace = (s: State, colour: number, events?: Event[]): void => {
  const bonus = s.bag[s.drawn++];
  s.camp[colour] = bonus + 1;
  s.camped++;
  events?.push({ type: 'refilled', colour, bonus });
};

const offerClose = (s: State, events?: Event[]): void => {
  s.toAct = s.order[s.turn];
  if (canClose(s, s.toAct, s.storing)) s.phase = Phase.close;
  else endTurn(s, events); // [NI29]
};

const close = (s: State, events?: Event[]): void => {
  const set = setAt(s.toAct, s.storing);
  const pile = s.size[set] - SMALLEST_PILE;
  const points = s.sheet.piles[pile][s.pile[pile]++]; // [NI27]
  s.porthole[set] = points;
  s.storable[s.toAct] = excluding(s.storable[s.toAct], s.storing); // [NI20]
  events?.push({ type: 'closed', seat: s.toAct, colour: s.storing, points });
  endTurn(s, events);
};

const leave = (s: State, events?: Event[]): void => {
  events?.push({ type: 'left-open', seat: s.toAct, colour: s.storing }); // [NI28]
  endTurn(s, events);
};

const endTurn = (s: State, events?: Event[]): void => {
  s.hasStore = 0;
  s.turn++;
  if (s.turn === s.seats && s.stage === Stage.final) {
    endGame(s, events); // [NI35]
    return;
  }
  if (s.turn === s.seats) startRound(s, events);
  s.toAct = s.order[s.turn];
  s.phase = Phase.explore;
};

const startRound = (s: State, events?: Event[]): void => {
  if (s.stage === Stage.last) s.stage = Stage.final; // [NI32]
  s.round++;
  s.turn = 0;
  s.taken = 0;
  orderByMarkers(s);
  const final = s.stage === Stage.final;
  events?.push({ type: 'round', round: s.round, final, order: [...s.order] });
};

/** The marker closest to the back plays first. [NI10] */
const orderByMarkers = (s: State): void => {
  const { order, marker } = s;
  for (let i = 1; i < s.seats; i++) {
    const seat = order[i];
    let j = i;
    for (; j > 0 && marker[order[j - 1]] > marker[seat]; j--) order[j] = order[j - 1];
    order[j] = seat;
  }
};

const endGame = (s: State, events?: Event[]): void => {
  s.phase = Phase.over;
  s.toAct = OVER;
  events?.push({ type: 'over', hands: Array.from({ length: s.seats }, (_, p) => listHand(s, p)) }); // [NI51]
};

/** The cards of a hand, sorted. */
export const listHand = (s: State, seat: number, from: Uint8Array = s.hand): number[] =>
  listCards(from, seat, { first: 0, end: KINDS });

/** Those from one kind up to another, in the hand of a seat or what is counted likewise. */
export const listCards = (
  counts: Uint8Array,
  seat: number,
  { first, end }: { first: number; end: number },
): number[] => {
  const cards: number[] = [];
  for (let card = first; card < end; card++)
    for (let n = counts[cardAt(seat, card)]; n > 0; n--) cards.push(card);
  return cards;
};
