import { catalogue } from '../catalogue.ts';
import { nautilusIslandText } from './text.ts';

export type { ExplainWords } from '../en/nautilus-island/explain.ts';
export type { Words } from '../en/nautilus-island/words.ts';
export { cardInColour, cardName, cardNames, countedCards } from './cardNames.ts';

export const words = catalogue('nautilus-island', part => part.words);
/** Loaded with the first explanation of a thing. */
export const explainWords = catalogue('nautilus-island/explain', part => part.explain);
export const text = catalogue('nautilus-island', part => nautilusIslandText(part.words));
/** Loaded with the first query by keyboard. */
export const queryWords = catalogue('nautilus-island/queries', part => part.queries);
