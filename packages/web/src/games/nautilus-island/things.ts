/** The explained things on the table: the values of `data-explain`, for `explain.ts`. */
import type { BonusName, ColourName } from '@tidetable/rules/nautilus-island';

/** Seats count from 0, columns from 1. */
export const things = {
  card: (card: string) => `card/${card}`,
  back: () => 'back',
  column: (n: number) => `column/${n}`,
  height: (n: number) => `height/${n}`,
  landing: () => 'landing',
  castaway: (seat: number) => `castaway/${seat}`,
  camp: (colour: ColourName) => `camp/${colour}`,
  bag: () => 'bag',
  pile: (size: number) => `pile/${size}`,
  set: (seat: number, colour: ColourName) => `set/${seat}/${colour}`,
  token: (seat: number, colour: ColourName, bonus: BonusName) => `token/${seat}/${colour}/${bonus}`,
  porthole: (seat: number, colour: ColourName) => `porthole/${seat}/${colour}`,
  worth: (seat: number, colour: ColourName) => `worth/${seat}/${colour}`,
  hand: (seat: number) => `hand/${seat}`,
  score: (seat: number) => `score/${seat}`,
} as const;

/** The first word of each. */
export type Kind = keyof typeof things;

/** A card, or the back of one. */
export const thingOfCard = (card: string | null): string =>
  card === null ? things.back() : things.card(card);
