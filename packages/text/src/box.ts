/** The texts about components that are not certain; loaded with the page on which players check their box. */
import type { GameId } from '@tidetable/rules';
import type { BoxText } from './boxText.ts';
import { type Catalogue, catalogue } from './catalogue.ts';

export { type BoxPart, type BoxText, boxPartName } from './boxText.ts';

export const boxWords = catalogue('box', ({ words }) => words);

export const boxTexts: Readonly<Record<GameId, Catalogue<BoxText>>> = {
  'nautilus-island': catalogue('box', ({ nautilusIsland }) => nautilusIsland),
  nautilion: catalogue('box', ({ nautilion }) => nautilion),
  nauticus: catalogue('box', ({ nauticus }) => nauticus),
};
