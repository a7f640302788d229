/** Names of things on the board, for those who hear them. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  type ColourName,
  colourOfCard,
  objectOfCard,
  type Standing,
} from '@tidetable/rules/nautilus-island';
import type { Words } from '@tidetable/text/nautilus-island';
import { countKinds } from './cards.ts';

type View = NautilusIsland.View;

export const cardName = (words: Words, card: string): string =>
  words.objects[colourOfCard(card)][objectOfCard(card) - 1];

const times = (n: number, name: string): string => (n === 1 ? name : `${n} × ${name}`);

/** `2 × boots and hat`. */
export const cardNames = (words: Words, cards: readonly string[]): string =>
  words.list(countKinds(cards).map(([card, n]) => times(n, cardName(words, card))));

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
