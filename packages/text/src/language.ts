export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the wishes (`fr-CA`, `en_GB.UTF-8`…) that we speak, else English. */
export const pickLanguage = (wishes: readonly string[]): Language =>
  wishes
    .map(wish => wish.split(/[-_.@]/)[0].toLowerCase())
    .find((wish): wish is Language => (LANGUAGES as readonly string[]).includes(wish)) ?? 'en';

/** Each language's own, made once: to make one takes far longer than to use it. */
const eachOnce = <T>(make: (language: Language) => T): ((language: Language) => T) => {
  const made = new Map<Language, T>();
  return language => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
};
const pluralRules = eachOnce(language => new Intl.PluralRules(language));
const andLists = eachOnce(language => new Intl.ListFormat(language, { type: 'conjunction' }));
const orLists = eachOnce(language => new Intl.ListFormat(language, { type: 'disjunction' }));

/** French counts 0 as singular, English does not: only Intl knows. */
export const plural = (
  language: Language,
  n: number,
  forms: { readonly one: string; readonly other: string },
): string => (pluralRules(language).select(n) === 'one' ? forms.one : forms.other);

/** In quotation marks; marks inside become those that the language uses there. */
export const quote = (language: Language, text: string): string =>
  language === 'fr'
    ? `«\u00a0${text.replaceAll(/«\s?/g, '“').replaceAll(/\s?»/g, '”')}\u00a0»`
    : `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** `a, b and c`. */
export const list = (language: Language, items: readonly string[]): string =>
  andLists(language).format(items);

/** `a, b or c`. */
export const choice = (language: Language, items: readonly string[]): string =>
  orLists(language).format(items);
