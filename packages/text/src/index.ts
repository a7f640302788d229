/** All texts at once, for programs that need not count bytes. */
import type { GameId } from '@tidetable/rules';
import type { GameText } from './gameText.ts';
import type { Language } from './language.ts';
import * as nauticus from './nauticus/index.ts';
import * as nautilion from './nautilion/index.ts';
import * as island from './nautilus-island/index.ts';

export type { Words as NauticusWords } from './nauticus/index.ts';
export { kindName, partTexts, priceList } from './nauticus/index.ts';
export type { CardWords, Words as NautilionWords } from './nautilion/en.ts';
export { cardEffect, cardTitle, tokenText } from './nautilion/index.ts';
export { cardText, type Words as NautilusIslandWords } from './nautilus-island/index.ts';
export * from './shell.ts';

export const nautilusIslandWords = island.words;
export const nauticusWords = nauticus.words;
export const nautilionWords = nautilion.words;

/** The texts of every game, by language and id. */
export const gameTexts: Readonly<Record<Language, Readonly<Record<GameId, GameText>>>> = {
  en: {
    'nautilus-island': island.text.en,
    nautilion: nautilion.text.en,
    nauticus: nauticus.text.en,
  },
  fr: {
    'nautilus-island': island.text.fr,
    nautilion: nautilion.text.fr,
    nauticus: nauticus.text.fr,
  },
};
