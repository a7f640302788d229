import { catalogue } from '../catalogue.ts';
import { nautilionText } from './text.ts';

export type { CardWords, Words } from '../en/nautilion/words.ts';
export { EFFECTS, type Effect, effectsOf } from './effects.ts';
export {
  boardingOf,
  landedText,
  phantomText,
  severalText,
  shipText,
  shipWays,
  tokenText,
} from './landingText.ts';
export { cardEffect, cardTitle } from './text.ts';

export const words = catalogue('nautilion', part => part.words);
export const boardWords = catalogue('nautilion', part => part.board);
export const text = catalogue('nautilion', part => nautilionText(part.words));
export const explainWords = catalogue('nautilion/explain', part => part.explain);
/** Loaded with the first query by keyboard. */
export const queryWords = catalogue('nautilion/queries', part => part.queries);
