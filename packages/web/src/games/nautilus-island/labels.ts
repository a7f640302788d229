/** Names of things on the board, for those who hear them. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  type ColourName,
  type Components,
  cardPoints,
  colourOfCard,
  type Standing,
} from '@tidetable/rules/nautilus-island';
import { cardName, cardNames, type Words } from '@tidetable/text/nautilus-island';

type View = NautilusIsland.View;

/** Of a card in hand; a treasure says what it is worth. */
export const cardLabel = (words: Words, card: string, components: Components): string => {
  const name = cardName(words, card);
  const points = cardPoints(components, card);
  return words.board.is(
    words.categories[colourOfCard(card)],
    points > 0 ? `${name} (${words.board.points(points)})` : name,
  );
};

export const columnLabel = (
  words: Words,
  view: View,
  n: number,
  here: readonly string[],
): string => {
  const { stacks, height } = view.columns[n - 1];
  const { board } = words;
  const tops = stacks.map(({ top }) =>
    top === null ? board.aFaceDownCard : board.faceUp(cardName(words, top)),
  );
  return board.columnLabel(
    n,
    height === 0 ? board.empty : words.list(tops),
    height,
    words.list(here),
  );
};

/** Who stands at a column, on either side. */
export const whoIsAt = (
  standings: readonly Standing[],
  n: number,
  names: readonly string[],
): string[] => standings.filter(s => s.column === n).map(s => names[s.seat]);

export const setLabel = (
  words: Words,
  colour: ColourName,
  set: View['players'][number]['sets'][string],
): string => {
  const { board } = words;
  const parts = [
    set.cards.length === 0 ? board.empty : cardNames(words, set.cards),
    ...set.bonus.map(bonus => words.bonus[bonus]),
    ...(set.porthole === null ? [] : [board.closed(set.porthole)]),
  ];
  return board.is(words.categories[colour], parts.join(' · '));
};
