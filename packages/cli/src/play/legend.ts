/** The meaning of the signs on the board, in rows of two. */
import type { GameId } from '@tidetable/rules';
import { COLOUR_NAMES } from '@tidetable/rules/nautilus-island';
import { type Language, messages, nautilusIslandWords } from '@tidetable/text';

type Row = readonly [sign: string, means: string];

export const legend = (game: GameId, language: Language): readonly Row[] => [
  ...messages[language].signs[game],
  ...(game === 'nautilus-island' ? cardRows(language) : []),
];

const cardRows = (language: Language): Row[] => {
  const { objects, colours } = nautilusIslandWords[language];
  return COLOUR_NAMES.map(colour => [colours[colour], objects[colour].join(', ')]);
};
