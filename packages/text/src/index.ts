import { en, type Messages } from './en.ts';
import { fr } from './fr.ts';
import type { GameText } from './gameText.ts';
import type { Language } from './language.ts';
import { type Words as NauticusWords, en as nauticusEn } from './nauticus/en.ts';
import { fr as nauticusFr } from './nauticus/fr.ts';
import { nauticusText } from './nauticus/text.ts';
import { type Words as NautilionWords, en as nautilionEn } from './nautilion/en.ts';
import { fr as nautilionFr } from './nautilion/fr.ts';
import { nautilionText } from './nautilion/text.ts';
import { type Words as IslandWords, en as islandEn } from './nautilus-island/en.ts';
import { fr as islandFr } from './nautilus-island/fr.ts';
import { nautilusIslandText } from './nautilus-island/text.ts';

export type { Messages } from './en.ts';
export type { GameText } from './gameText.ts';
export { LANGUAGES, type Language, list, pickLanguage, plural } from './language.ts';
export type { Words as NauticusWords } from './nauticus/en.ts';
export { kindName, partTexts, priceList } from './nauticus/moveText.ts';
export { printed as nauticusPrinted, soldBy } from './nauticus/printed.ts';
export type { CardWords, Words as NautilionWords } from './nautilion/en.ts';
export { catchAt, type Landing, nautilionLanding, phantomLanding } from './nautilion/landing.ts';
export { cardTitle, tokenText } from './nautilion/text.ts';
export type { Words as NautilusIslandWords } from './nautilus-island/en.ts';
export { cardText } from './nautilus-island/text.ts';
export type { Chapter, Paragraph, RulesPage } from './rulesPage.ts';

export const messages: Record<Language, Messages> = { en, fr };

export const nautilusIslandWords: Record<Language, IslandWords> = { en: islandEn, fr: islandFr };
export const nauticusWords: Record<Language, NauticusWords> = { en: nauticusEn, fr: nauticusFr };

export const nautilionWords: Record<Language, NautilionWords> = {
  en: nautilionEn,
  fr: nautilionFr,
};

/** The texts of every game, by language and id. */
export const gameTexts: Record<Language, { readonly [game: string]: GameText }> = {
  en: {
    'nautilus-island': nautilusIslandText(islandEn),
    nautilion: nautilionText(nautilionEn),
    nauticus: nauticusText(nauticusEn),
  },
  fr: {
    'nautilus-island': nautilusIslandText(islandFr),
    nautilion: nautilionText(nautilionFr),
    nauticus: nauticusText(nauticusFr),
  },
};

export { optionProblemText, problemText, refusalText } from './sentences.ts';
