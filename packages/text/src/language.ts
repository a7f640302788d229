import * as languages from './languages.ts';
import type { LanguageFolder } from './parts.ts';

export type Language = keyof typeof languages;

export const folders: Readonly<Record<Language, LanguageFolder>> = languages;

export const LANGUAGES = Object.keys(folders) as readonly Language[];

/** The name of a language in itself. */
export const languageName = (language: Language): string => folders[language].name;

/** What browsers write behind the tag where the system names no country: `en-US@posix`. */
const NO_TAG = /[@.].*$/;

/** The first of the wishes that is this language of some country (`en-GB`); else the language alone. */
export const regionalVariant = (language: Language, wishes: readonly string[]): string =>
  wishes.find(wish => wish.startsWith(`${language}-`))?.replace(NO_TAG, '') ?? language;

/** The first of the wishes (`fr-CA`, `en_GB.UTF-8`…) that is supported, else English. */
export const pickLanguage = (wishes: readonly string[]): Language =>
  wishes
    .map(wish => wish.split(/[-_.@]/)[0].toLowerCase())
    .find((wish): wish is Language => Object.hasOwn(folders, wish)) ?? 'en';
