export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the wishes (`fr-CA`, `en_GB.UTF-8`…) that we speak, else English. */
export const pickLanguage = (wishes: readonly string[]): Language =>
  wishes
    .map(wish => wish.split(/[-_.@]/)[0].toLowerCase())
    .find((wish): wish is Language => (LANGUAGES as readonly string[]).includes(wish)) ?? 'en';

/** French counts 0 as singular, English does not: only Intl knows. */
export const plural = (
  language: Language,
  n: number,
  forms: { readonly one: string; readonly other: string },
): string => (new Intl.PluralRules(language).select(n) === 'one' ? forms.one : forms.other);

/** `a, b and c`. */
export const list = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items);

/** `a, b or c`. */
export const choice = (language: Language, items: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items);
