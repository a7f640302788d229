/** Plurals and lists of a language, by Intl. */

/** By Intl's names of plural forms; English and French have `one` and `other`, Polish has four. */
type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Makes a formatter at the first call only: its construction takes far longer than its use. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Marks the pronoun of the person addressed: no name has this character. */
const HEARER = '\u0001';

/** Sentences as they are shown or spoken. */
export const spoken = (sentences: string): string =>
  sentences
    .replace(/(?<=^|\. )\p{Ll}(?=\p{L}*\p{Cc})/gu, letter => letter.toUpperCase())
    .replaceAll(HEARER, '');

export const grammarOf = (language: string, pronoun: string) => {
  const hearer = pronoun + HEARER;
  const pluralRules = once(() => new Intl.PluralRules(language));
  const andList = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const orList = once(() => new Intl.ListFormat(language, { type: 'disjunction' }));
  return {
    /** Replaces the name of the person addressed, in a sentence that is then `spoken`. */
    hearer,
    /** `Ana lays`, `you lay`. */
    does: (name: string, does: string, youDo: string): string =>
      `${name} ${name === hearer ? youDo : does}`,
    /** French counts 0 as singular, English does not: only Intl knows. */
    plural: (n: number, forms: Forms): string => forms[pluralRules().select(n)] ?? forms.other,
    /** `a, b and c`. */
    list: (items: readonly string[]): string => andList().format(items),
    /** `a, b or c`. */
    choice: (items: readonly string[]): string => orList().format(items),
  };
};
