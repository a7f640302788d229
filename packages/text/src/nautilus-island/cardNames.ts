import { colourOfCard, objectOfCard } from '@tidetable/rules/nautilus-island';
import type { Words } from '../en/nautilus-island/words.ts';

export const cardName = (words: Words, card: string): string =>
  words.objects[colourOfCard(card)][objectOfCard(card) - 1];

/** `green hat`, for readers who do not see its colour. */
export const cardInColour = (words: Words, card: string): string =>
  words.board.inColour(cardName(words, card), words.colours[colourOfCard(card)]);

/** `2 × boots, hat and an unseen card`. */
export const cardNames = (
  words: Words,
  cards: readonly (string | undefined)[],
  nameOf: (words: Words, card: string) => string = cardName,
): string => words.list(countedCards(words, cards, nameOf));

/** The same, one by one. */
export const countedCards = (
  words: Words,
  cards: readonly (string | undefined)[],
  nameOf: (words: Words, card: string) => string = cardName,
): string[] => {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const name = card ? nameOf(words, card) : words.unseenCard;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, n]) => (n === 1 ? name : `${n} × ${name}`));
};
