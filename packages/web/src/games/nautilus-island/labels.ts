/** Names of things on the table, for those who hear them. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  type ColourName,
  type Components,
  cardPoints,
  colourOfCard,
  type PawnPlace,
  type SetView,
} from '@tidetable/rules/nautilus-island';
import { cardInColour, countedCards, type Words } from '@tidetable/text/nautilus-island';

type View = NautilusIsland.View;

/** Of a card in hand; a treasure says what it is worth. */
export const cardLabel = (words: Words, card: string, components: Components): string => {
  const points = cardPoints(components, card);
  const name = `${cardInColour(words, card)}, ${words.categories[colourOfCard(card)]}`;
  return points > 0 ? `${name} (${words.board.points(points)})` : name;
};

/** The top card of each stack, how many cards each has, and who stands there on which side. */
export const columnLabel = (
  words: Words,
  view: View,
  n: number,
  here: readonly string[],
): string => {
  const { stacks, height } = view.columns[n - 1];
  const { board } = words;
  const tops = stacks.map(({ top }) =>
    top === null ? board.aFaceDownCard : cardInColour(words, top),
  );
  const cards = height === 0 ? board.emptySpaces(stacks.length) : words.list(tops);
  return board.columnLabel(n, cards, height, words.list(here));
};

/** Who stands at a column, and on which side. */
export const whoIsAt = (
  { board }: Words,
  pawnPlaces: readonly PawnPlace[],
  n: number,
  names: readonly string[],
): string[] =>
  pawnPlaces
    .filter(({ column }) => column === n)
    .map(({ seat, side }) => board.ashore(names[seat], board[side]));

/** A space of the camp with its token. */
export const campLabel = (words: Words, colour: ColourName, bonus: View['camp'][string]): string =>
  words.board.campSpace(
    words.colours[colour],
    words.categories[colour],
    bonus === null ? words.board.none : words.bonusInFull[bonus],
  );

/** The portholes for one size of set. */
export const pileLabel = (words: Words, size: number, pile: readonly number[]): string => {
  const [top = '', ...below] = pile.map(String);
  return words.board.pile(size, top, words.list(below));
};

/** How many cards a set has, whether it is closed, and what it scores; what it holds is a list of its own. */
export const setLabel = (
  words: Words,
  colour: ColourName,
  { cards, porthole }: SetView,
  points: number,
): string => {
  const { board } = words;
  const state = [
    board.cards(cards.length),
    porthole === null ? board.open : board.closed(porthole),
    board.pointsNow(points),
  ];
  return board.setLabel(
    words.categories[colour],
    board.from.set(words.setColours[colour]),
    cards.length === 0 ? board.empty : state.join(', '),
  );
};

/** The cards of a set by kind, then its tokens. */
export const setContents = (words: Words, { cards, bonus }: SetView): string[] => [
  ...countedCards(words, cards),
  ...bonus.map(token => words.board.token(words.bonus[token])),
];
