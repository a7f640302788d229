/** Cards, colours and tokens by number and by name. Objects count from 1 in names, as people do. */
import { BONUS_NAMES, components } from './components.ts';
import { colourOf, KINDS, OBJECTS, SETS, TREASURE } from './state.ts';

export type ColourName = (typeof components.colours)[number];

/** All but the last. */
export type SetColour = typeof components.colours extends readonly [...infer Sets, unknown]
  ? Extract<Sets[number], ColourName>
  : never;

export const COLOUR_NAMES: readonly ColourName[] = components.colours;
/** The colours that have a set; treasures have none. [NI19] [NI21] */
export const SET_COLOURS = COLOUR_NAMES.slice(0, SETS) as readonly SetColour[];

/** `g1` … `y4`: the first letter of the colour, then the object. */
export const formatCard = (card: number): string => CARD_NAMES[card];

const CARD_NAMES = Array.from(
  { length: KINDS },
  (_, card) => `${COLOUR_NAMES[colourOf(card)][0]}${(card % OBJECTS) + 1}`,
);

export const parseCard = (text: string): number | undefined => {
  const card = CARD_NAMES.indexOf(text);
  return card < 0 ? undefined : card;
};

export const parseBonus = (text: string): number | undefined => {
  const bonus = (BONUS_NAMES as readonly string[]).indexOf(text);
  return bonus < 0 ? undefined : bonus;
};

/** The colour of a card that a view names. */
export const colourOfCard = (card: string): ColourName =>
  COLOUR_NAMES[colourOf(CARD_NAMES.indexOf(card))];

/** The object of a card that a view names: 1 … 4. */
export const objectOfCard = (card: string): number => (CARD_NAMES.indexOf(card) % OBJECTS) + 1;

/** The card of a colour with this object, 1 … 4. */
export const cardOf = (colour: ColourName, object: number): string =>
  CARD_NAMES[COLOUR_NAMES.indexOf(colour) * OBJECTS + object - 1];

export const isTreasure = (card: string): boolean =>
  colourOf(CARD_NAMES.indexOf(card)) === TREASURE;

/** By colour, then by object. */
export const sortCards = (cards: readonly string[]): string[] =>
  cards.toSorted((a, b) => CARD_NAMES.indexOf(a) - CARD_NAMES.indexOf(b));
