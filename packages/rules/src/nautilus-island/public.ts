/** What boards, texts and bots may know of the game besides its contract. */
export {
  COLOUR_NAMES,
  type ColourName,
  cardOf,
  colourOfCard,
  formatCard,
  isTreasure,
  objectOfCard,
  SET_COLOURS,
  type SetColour,
  sortCards,
} from './cards.ts';
export { BONUS_NAMES, type BonusName, type Components, components } from './components.ts';
export { type MoveParts, moveNotation, readMove } from './notation.ts';
export * from './preview.ts';
export { pairs, setPoints, treasures } from './score.ts';
export {
  BONUSES,
  Bonus,
  cardAt,
  HEIGHT,
  heldAt,
  OBJECTS,
  SETS,
  SMALLEST_PILE,
  Stage,
  setAt,
} from './state.ts';
