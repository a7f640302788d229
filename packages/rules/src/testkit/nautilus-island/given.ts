/** For tests: a position as a reader would describe it; the rest of the box fills what is not said. */

import {
  COLOUR_NAMES,
  type ColourName,
  formatCard,
  parseCard,
} from '../../nautilus-island/cards.ts';
import { BONUS_NAMES, type BonusName, components } from '../../nautilus-island/components.ts';
import { nautilusIsland } from '../../nautilus-island/index.ts';
import { CARDS, HEIGHT, type State } from '../../nautilus-island/state.ts';
import type { Card, Position } from '../../nautilus-island/view.ts';
import { byNotation } from '../byNotation.ts';

type Storable = Exclude<ColourName, 'yellow'>;

/** The objects of a set, `1 1 3`, alone or with its tokens. */
type GivenSet = string | { cards: string; bonus?: string; porthole?: number };

/** The start of a turn. Seats count from 0, columns from 1 at the back. */
export interface Given {
  seats?: number;
  /** Cards by seat: `g1 g1 y4`. The last seat also holds whatever else has left the stacks. */
  hands?: readonly string[];
  /** Those of them that everybody saw being taken. */
  known?: readonly string[];
  sets?: readonly { readonly [Colour in Storable]?: GivenSet }[];
  /** The column of each marker; unsaid, seat 0 stands at the back, seat 1 before it, and so on. */
  markers?: readonly number[];
  /** Cards left in the stacks of each column; unsaid, as many as hands and sets allow. */
  heights?: readonly number[];
  /** The topmost cards of each stack of some columns: `{ 3: ['g1 r2', 'y1'] }`. */
  stacks?: { readonly [column: number]: readonly string[] };
  /** null for an empty space; a space unsaid holds any token. */
  camp?: { readonly [Colour in Storable]?: BonusName | null };
  /** All tokens of the bag, the next one first; the others then lie on the last seat's sets. */
  bag?: string;
  stage?: Position['stage'];
  round?: number;
  /** Once some seats have had their turn: the order of the round. Unsaid, that of the markers. */
  order?: readonly number[];
  turn?: number;
}

/** Sixteen cards: all there are of a colour. */
export const WHOLE_COLOUR = '1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4';

const { sound, ...rest } = byNotation(nautilusIsland);
export const { played, legal, refusal } = rest;

export const given = (g: Given): State => sound(positionOf(g));

/** What lies before one seat, in the words of the view. */
export const setOf = (s: State, seat: number, colour: Storable): Player['sets'][string] =>
  nautilusIsland.view(s, seat).players[seat].sets[colour];

export const handOf = (s: State, seat: number): string =>
  nautilusIsland.view(s, seat).players[seat].hand!.join(' ');

export const campOf = (s: State): Position['camp'] => nautilusIsland.view(s, 0).camp;

type Player = Position['players'][number];

const positionOf = (g: Given): Position => {
  const seats = g.seats ?? 2;
  const spaces: readonly number[] = components.columns[seats as keyof typeof components.columns];
  const cards = supply(ALL_CARDS);
  const tokens = supply(ALL_TOKENS);
  const players = Array.from({ length: seats }, (_, seat) => readPlayer(g, seat));
  const sets = players.flatMap(p => Object.values(p.sets));
  for (const { hand } of players) cards.take(hand);
  for (const set of sets) {
    cards.take(set.cards);
    tokens.take(set.bonus);
  }
  const stacks = spaces.map((n, column) =>
    Array.from({ length: n }, (_, i) => cards.take(words(g.stacks?.[column + 1]?.[i]))),
  );
  const placed = CARDS - cards.left() - stacks.flat(2).length;
  const heights = g.heights ?? heightsFor(spaces, placed);
  const collected = collectedFrom(spaces, heights);
  const last = players[seats - 1];
  last.hand = sortCards([...last.hand, ...cards.takeAny(collected - placed)]);
  const camp = fillCamp(g, tokens);
  const bag = g.bag === undefined ? tokens.takeAny(tokens.left()) : words<BonusName>(g.bag);
  for (const set of Object.values(last.sets)) {
    const room = Math.min(tokens.left(), set.cards.length - set.bonus.length);
    set.bonus = sortTokens([...set.bonus, ...tokens.takeAny(room)]);
  }
  if (tokens.left() > 0) throw new Error('the sets of the last seat have no room for the tokens');
  return {
    seats,
    ...timeOf(g, players, heights, collected),
    phase: 'explore',
    storing: null,
    hasStore: false,
    camp,
    portholes: portholesLeft(sets),
    columns: spaces.map((n, column) => ({
      spaces: n,
      height: heights[column],
      taken: takenColumns(g).includes(column + 1),
      stacks: stacks[column].map((top, i) => ({
        faceUp: components.faceUp[n as 1 | 2 | 3][i],
        cards: [...top, ...cards.takeAny(heights[column] - top.length)],
      })),
    })),
    aside: cards.takeAny(cards.left()),
    bag,
    players,
  };
};

const readPlayer = (g: Given, seat: number): Player => ({
  column: g.markers?.[seat] ?? seat + 1,
  known: sortCards(words(g.known?.[seat])),
  sets: byColour(colour => {
    const said = g.sets?.[seat]?.[colour] ?? '';
    const set = typeof said === 'string' ? { cards: said } : said;
    return {
      cards: sortCards(words(set.cards).map(object => colour[0] + object)),
      bonus: sortTokens(words(set.bonus)),
      porthole: set.porthole ?? null,
    };
  }),
  idled: false,
  hand: sortCards(words(g.hands?.[seat])),
});

/** Collects from the tallest column, the rearmost of them, until so many cards have left the stacks. */
const heightsFor = (spaces: readonly number[], cards: number): number[] => {
  const heights: number[] = spaces.map(() => HEIGHT);
  while (collectedFrom(spaces, heights) < cards) heights[heights.indexOf(Math.max(...heights))]--;
  return heights;
};

const collectedFrom = (spaces: readonly number[], heights: readonly number[]): number =>
  spaces.reduce((sum, n, column) => sum + n * (HEIGHT - heights[column]), 0);

const fillCamp = (g: Given, tokens: Supply<BonusName>): Record<string, BonusName | null> => {
  tokens.take(Object.values(g.camp ?? {}).filter(token => token !== null));
  tokens.take(words(g.bag));
  return byColour(colour => {
    const token = g.camp?.[colour];
    return token === undefined ? tokens.takeAny(1)[0] : token;
  });
};

/** A round late enough for all that has happened, and whose turn it is in it. */
const timeOf = (
  g: Given,
  players: readonly Player[],
  heights: readonly number[],
  collected: number,
): Pick<Position, 'round' | 'side' | 'stage' | 'toAct' | 'order' | 'turn'> => {
  const enough = Math.max(HEIGHT - Math.min(...heights), Math.ceil(collected / players.length));
  const round = g.round ?? 2 + enough;
  const seats = players.map((_, seat) => seat);
  const order = g.order ?? seats.toSorted((a, b) => players[a].column! - players[b].column!);
  const turn = g.turn ?? 0;
  return {
    round,
    side: round % 2 === 1 ? 'top' : 'bottom',
    stage: g.stage ?? (heights.includes(0) ? 'final' : 'open'),
    toAct: order[turn],
    order: [...order],
    turn,
  };
};

const takenColumns = (g: Given): number[] =>
  (g.order ?? []).slice(0, g.turn ?? 0).map(seat => g.markers?.[seat] ?? seat + 1);

const portholesLeft = (sets: readonly Player['sets'][string][]): Record<string, number[]> =>
  Object.fromEntries(
    Object.entries(components.portholes).map(([size, pile]) => [
      size,
      pile.filter(
        points => !sets.some(set => set.porthole === points && set.cards.length === Number(size)),
      ),
    ]),
  );

const byColour = <T>(of: (colour: Storable) => T): Record<string, T> =>
  Object.fromEntries(
    COLOUR_NAMES.filter(colour => colour !== 'yellow').map(colour => [colour, of(colour)]),
  );

const words = <Word extends string>(text = ''): Word[] => text.split(' ').filter(Boolean) as Word[];

/** Treasures come last, so that nobody is given one unasked while there are other cards. */
const ALL_CARDS: readonly Card[] = Array.from({ length: CARDS }, (_, i) =>
  formatCard(Math.trunc(i / components.copies)),
);
const ALL_TOKENS: readonly BonusName[] = BONUS_NAMES.flatMap(name =>
  new Array<BonusName>(components.bonus[name]).fill(name),
);

const sortCards = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => (parseCard(a) ?? -1) - (parseCard(b) ?? -1));

const sortTokens = (tokens: readonly BonusName[]): BonusName[] =>
  tokens.toSorted((a, b) => BONUS_NAMES.indexOf(a) - BONUS_NAMES.indexOf(b));

interface Supply<Item> {
  /** Takes just these out of the box. */
  take(items: readonly Item[]): Item[];
  takeAny(n: number): Item[];
  left(): number;
}

const supply = <Item extends string>(all: readonly Item[]): Supply<Item> => {
  const left = [...all];
  return {
    take: items =>
      items.map(item => {
        const at = left.indexOf(item);
        if (at < 0) throw new Error(`the box holds no further ${item}`);
        return left.splice(at, 1)[0];
      }),
    takeAny: n => {
      if (n < 0 || n > left.length) throw new Error(`${n} of ${left.length} cannot be taken`);
      return left.splice(0, n);
    },
    left: () => left.length,
  };
};
