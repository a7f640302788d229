/** The loaded texts: part by part, each in the languages in use. */
import { folders, LANGUAGES, type Language } from './language.ts';
import type { Part, Parts } from './parts.ts';

type Texts<P extends Part> = Awaited<ReturnType<Parts[P]>>;

/** The words of one subject by language. To read one that has not been loaded is an error. */
export type Catalogue<Words> = Readonly<Record<Language, Words>>;

const loaded = new Map<string, object>();
const keyOf = (language: Language, part: Part): string => `${language}/${part}`;

export const loadTexts = async (language: Language, parts: Iterable<Part>): Promise<void> => {
  const load = async (part: Part): Promise<void> => {
    loaded.set(keyOf(language, part), await folders[language].parts[part]());
  };
  await Promise.all(Array.from(parts, load));
};

/** For programs that need not count bytes. */
export const loadEveryLanguage = async (parts: Iterable<Part>): Promise<void> => {
  await Promise.all(LANGUAGES.map(language => loadTexts(language, parts)));
};

const textsOf = <P extends Part>(language: Language, part: P): Texts<P> => {
  const texts = loaded.get(keyOf(language, part));
  if (texts === undefined) throw new Error(`${keyOf(language, part)} has not been loaded`);
  return texts as Texts<P>;
};

/** Some words of a part, picked for each language when they are first read. */
export const catalogue = <P extends Part, Words>(
  part: P,
  pick: (texts: Texts<P>) => Words,
): Catalogue<Words> => {
  const words = {} as Record<Language, Words>;
  for (const language of LANGUAGES) {
    let picked: Words | undefined;
    const get = (): Words => {
      picked ??= pick(textsOf(language, part));
      return picked;
    };
    Object.defineProperty(words, language, { enumerable: true, get });
  }
  return words;
};
