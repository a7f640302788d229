/** The cards of the hand that are picked to be laid, and the resulting move. */
import {
  colourOfCard,
  moveNotation,
  objectOfCard,
  readMove,
  type SetColour,
} from '@tidetable/rules/nautilus-island';

/** How many cards may be laid at most; 0 if none may be now. */
export const mostToLay = (legal: readonly string[]): number =>
  Math.max(0, ...legal.map(readMove).map(move => (move.type === 'lay' ? move.objects.length : 0)));

/** The places of the largest lay there is: picked until somebody says otherwise; none if there are several. */
export const mostPlaces = (
  hand: readonly string[],
  legal: readonly string[],
  storing: string | null,
): number[] => {
  const most = mostToLay(legal);
  const largest = legal.filter(move => {
    const parts = readMove(move);
    return parts.type === 'lay' && parts.objects.length === most;
  });
  return largest.length === 1 ? placesOf(hand, largest[0], storing) : [];
};

/** Undefined for no card. */
export const layMove = (cards: readonly string[]): string | undefined =>
  cards.length === 0 ? undefined : moveNotation.lay(cards.map(objectOfCard));

/** The move that the picked places of the hand mean, if it may be played. */
export const pickedMove = (
  hand: readonly string[],
  picked: readonly number[],
  legal: readonly string[],
): string | undefined => {
  const move = layMove(picked.map(i => hand[i]));
  return move !== undefined && legal.includes(move) ? move : undefined;
};

/** Does a move lay these cards, perhaps with others? */
export const laysAll = (cards: readonly string[], move: string): boolean => {
  const parts = readMove(move);
  if (parts.type !== 'lay') return false;
  const left = [...parts.objects];
  return cards.map(objectOfCard).every(object => {
    const i = left.indexOf(object);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
};

/** The move of a press on an own set: to store its colour, and once that has begun, the move of OK. */
export const setMove = (
  colour: SetColour,
  storing: string | null,
  offered: string | undefined,
): string => (colour === storing && offered !== undefined ? offered : moveNotation.store(colour));

/** Picks a place or lets it go; beyond `most` the one picked first makes room. */
export const toggle = (picked: readonly number[], place: number, most: number): number[] =>
  picked.includes(place)
    ? picked.filter(p => p !== place)
    : [...picked, place].slice(-Math.max(1, most));

/** The places of a hand that a move is about: the cards it lays, or those of the colour it stores. */
export const placesOf = (
  hand: readonly string[],
  move: string | undefined,
  storing: string | null,
): number[] => {
  const places = [...hand.keys()];
  const parts = move === undefined ? undefined : readMove(move);
  if (parts?.type === 'store') return places.filter(i => colourOfCard(hand[i]) === parts.colour);
  if (parts?.type !== 'lay') return [];
  const used = new Set<number>();
  for (const object of parts.objects) {
    const place = places.find(
      i => !used.has(i) && colourOfCard(hand[i]) === storing && objectOfCard(hand[i]) === object,
    );
    if (place !== undefined) used.add(place);
  }
  return [...used];
};
