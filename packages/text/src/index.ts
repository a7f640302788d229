/** All texts but lessons and rules at once, for programs that need not count bytes. */
import { type GameId, gameIds } from '@tidetable/rules';
import { catalogue, loadEveryLanguage } from './catalogue.ts';
import type { Notices } from './en/notices.ts';
import type { Terminal } from './en/terminal.ts';
import type { GameText } from './gameText.ts';
import { LANGUAGES, type Language } from './language.ts';
import * as nauticus from './nauticus/index.ts';
import * as nautilion from './nautilion/index.ts';
import * as nautilusIsland from './nautilus-island/index.ts';
import { notices } from './shell.ts';

export type { Words as NauticusWords } from './nauticus/index.ts';
export { kindName, partTexts, priceList } from './nauticus/index.ts';
export type { CardWords, Words as NautilionWords } from './nautilion/index.ts';
export { cardEffect, cardTitle, effectsOf, tokenText } from './nautilion/index.ts';
export { cardName, type Words as NautilusIslandWords } from './nautilus-island/index.ts';
export * from './shell.ts';

await loadEveryLanguage(['notices', 'terminal', ...gameIds]);

const inEveryLanguage = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(LANGUAGES.map(language => [language, make(language)])) as Record<Language, T>;

/** The texts of the terminal that do not depend on the game. */
export type Messages = Notices & Terminal;

const terminal = catalogue('terminal', part => part.terminal);
export const messages = inEveryLanguage(
  (language): Messages => ({ ...notices[language], ...terminal[language] }),
);

export const nautilusIslandWords = nautilusIsland.words;
export const nauticusWords = nauticus.words;
export const nautilionWords = nautilion.words;

/** The texts of every game, by language and id. */
export const gameTexts = inEveryLanguage(
  (language): Readonly<Record<GameId, GameText>> => ({
    'nautilus-island': nautilusIsland.text[language],
    nautilion: nautilion.text[language],
    nauticus: nauticus.text[language],
  }),
);
