import { catalogue } from '../catalogue.ts';
import { nautilusIslandText } from './text.ts';

export type { Words } from '../en/nautilus-island/words.ts';
export { cardText } from './text.ts';

export const words = catalogue('nautilus-island', part => part.words);
export const text = catalogue('nautilus-island', part => nautilusIslandText(part.words));
