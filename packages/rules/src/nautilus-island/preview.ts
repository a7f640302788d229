/** What a view tells before anything is played: where castaways stand, what a move brings, points. */
import {
  cardOf,
  colourOfCard,
  isTreasure,
  objectOfCard,
  SET_COLOURS,
  type SetColour,
} from './cards.ts';
import { BONUS_NAMES, type BonusName, type Components } from './components.ts';
import { pairs, setPoints } from './score.ts';
import { OBJECTS } from './state.ts';
import type { View } from './view.ts';

export type Side = View['side'];

export interface PawnPlace {
  readonly seat: number;
  /** Undefined before the first turn. */
  readonly column: number | undefined;
  readonly side: Side;
}

/** Who has moved stands on the side of this round, the others still on that of the last. [NI11] */
export const pawnPlaces = (view: View): PawnPlace[] =>
  view.players.map(({ column }, seat) => ({
    seat,
    column: column ?? undefined,
    side: hasMoved(view, seat) ? view.side : opposite(view.side),
  }));

const opposite = (side: Side): Side => (side === 'top' ? 'bottom' : 'top');

const hasMoved = (view: View, seat: number): boolean => {
  const turn = view.order.indexOf(seat);
  return turn < view.turn || (turn === view.turn && view.phase !== 'explore');
};

/** The column in which the seat to act collects or stores; undefined before it has explored. [NI14] */
export const activeColumn = (view: View): number | undefined =>
  typeof view.toAct === 'number' && view.phase !== 'explore'
    ? (view.players[view.toAct].column ?? undefined)
    : undefined;

/** How many cards `collect` brings now. [NI15] */
export const cardsToCollect = (view: View): number => {
  const column = activeColumn(view);
  if (column === undefined) return 0;
  const { height, stacks } = view.columns[column - 1];
  return height > 0 ? stacks.length : 0;
};

/** The pile whose top token `close` puts on the set, and its points. [NI27] */
export interface Closing {
  readonly size: number;
  readonly points: number;
}

/** Undefined while nobody may close a set. [NI28] */
export const closing = (view: View): Closing | undefined => {
  if (view.phase !== 'close' || view.storing === null || typeof view.toAct !== 'number')
    return undefined;
  const size = view.players[view.toAct].sets[view.storing].cards.length;
  return { size, points: view.portholes[size][0] };
};

/** Points that `close` brings now: those of the token, and of the tokens that double it. [NI38] [NI41] */
export const closingGain = (view: View): number => {
  const porthole = closing(view)?.points;
  if (porthole === undefined) return 0;
  const set = view.players[view.toAct as number].sets[view.storing as SetColour];
  return pointsOf({ ...set, porthole }) - pointsOf(set);
};

/** Does the end of this turn end the round? [NI31] */
export const isRoundsLastTurn = (view: View): boolean => view.turn === view.order.length - 1;

/** Has the seat to act no later turn? [NI35] */
export const isLastTurn = (view: View): boolean => view.stage === 'final';

/** Is there a porthole left for a set of so many cards, or for a larger one? [NI29] */
export const hasPortholeFrom = (view: View, size: number): boolean =>
  Object.entries(view.portholes).some(([of, pile]) => Number(of) >= size && pile.length > 0);

/** What cards laid now would make of a set. [NI17] [NI22] */
export interface Laying {
  readonly size: number;
  readonly gain: number; // points of the set with its new token; below 0 where it loses some
  readonly closed: number | undefined; // the same if it is closed at once; undefined where it cannot be
}

/** For the seat to act, once it has explored; objects count from 1. */
export const laying = (view: View, colour: SetColour, objects: readonly number[]): Laying => {
  const set = view.players[view.toAct as number].sets[colour];
  const token = view.camp[colour];
  const cards = [...set.cards, ...objects.map(object => cardOf(colour, object))];
  const then = { ...set, cards, bonus: [...set.bonus, ...(token === null ? [] : [token])] };
  const before = pointsOf(set);
  const porthole = view.portholes[cards.length]?.[0];
  return {
    size: cards.length,
    gain: pointsOf(then) - before,
    closed: porthole === undefined ? undefined : pointsOf({ ...then, porthole }) - before,
  };
};

/** Every choice of objects of a colour that the own hand and column allow; none for a closed set. [NI17] [NI18] [NI20] */
export const lays = (view: View, colour: SetColour): number[][] => {
  const { hand, sets } = view.players[view.seat];
  const column = activeColumn(view);
  if (hand === null || column === undefined || sets[colour].porthole !== null) return [];
  const held = hand.filter(card => colourOfCard(card) === colour).map(objectOfCard);
  const choices = new Map<string, number[]>([['', []]]);
  for (const object of held.toSorted((a, b) => a - b))
    for (const choice of [...choices.values()])
      if (choice.length < view.columns[column - 1].spaces)
        choices.set(String([...choice, object]), [...choice, object]);
  return [...choices.values()].slice(1);
};

/** How many cards of a colour the seat to act may lay in a column; a secret hand may hold any number. [NI17] [NI20] */
export const mostToStore = (view: View, colour: SetColour, column: number): number => {
  const { hand, sets } = view.players[view.toAct as number];
  const { spaces } = view.columns[column - 1];
  if (sets[colour].porthole !== null) return 0;
  if (hand === null) return spaces;
  return Math.min(spaces, hand.filter(card => colourOfCard(card) === colour).length);
};

/** Does the token that a store of this colour takes let the camp be refilled? [NI24] [NI26] */
export const isRefilledBy = ({ camp, bag }: View, colour: SetColour): boolean =>
  camp[colour] !== null &&
  bag > 0 &&
  Object.values(camp).filter(token => token !== null).length === 2;

/** The most points that a store brings at once, for the viewer who is to act. */
export const bestStore = (view: View): number =>
  Math.max(0, ...SET_COLOURS.map(colour => bestStoreOf(view, colour) ?? 0));

/** The same for one colour; undefined where nothing of it can be laid. */
export const bestStoreOf = (view: View, colour: SetColour): number | undefined => {
  const all = lays(view, colour)
    .map(objects => laying(view, colour, objects))
    .map(({ gain, closed }) => closed ?? gain);
  return all.length === 0 ? undefined : Math.max(...all);
};

/** Points of a card in hand. [NI42] */
export const cardPoints = ({ treasures }: Components, card: string): number =>
  isTreasure(card) ? treasures[objectOfCard(card) - 1] : 0;

/** Where the points of a seat come from. [NI43] */
export interface Tally {
  /** In the order of the colours, those without a card too. */
  readonly sets: readonly SetTally[];
  readonly treasures: number;
}

export interface SetTally {
  readonly colour: SetColour;
  readonly tokens: number; // points of its bonus tokens
  readonly porthole: number; // 0 while it is open
}

/** What a seat has scored so far, as its viewer may know: treasures in a secret hand are missing. */
export const tally = (components: Components, view: View, seat: number): Tally => {
  const { sets, hand } = view.players[seat];
  return {
    sets: SET_COLOURS.map(colour => {
      const porthole = sets[colour].porthole ?? 0;
      return { colour, porthole, tokens: pointsOf(sets[colour]) - porthole };
    }),
    treasures: sum((hand ?? []).map(card => cardPoints(components, card))),
  };
};

/** The points that all tokens of one sort bring their set. [NI36] … [NI40] */
export const tokenPoints = (set: SetView, sort: BonusName): number =>
  pointsOf(set) - pointsOf({ ...set, bonus: set.bonus.filter(bonus => bonus !== sort) });

/** A set as everybody sees it. */
export type SetView = View['players'][number]['sets'][string];

const pointsOf = ({ cards, bonus, porthole }: SetView): number => {
  const tokens = BONUS_NAMES.map(name => bonus.filter(b => b === name).length);
  const laid = Array.from(
    { length: OBJECTS },
    (_, i) => cards.filter(card => objectOfCard(card) === i + 1).length,
  );
  return setPoints(tokens, 0, cards.length, pairs(laid, 0), porthole ?? 0);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
