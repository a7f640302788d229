/** Which of the listed moves somebody means who types their notation or their name. */
import { beginOf, begins, plain, wordsOf } from './words.ts';

/** A move with what a person reads. */
export interface NamedMove {
  readonly move: string;
  readonly name: string;
}

/** Word by word, `buy li m` begins `buy lily mast`. */
export const isBegunBy = (move: string, line: string): boolean => {
  if (line === '') return true;
  const words = plain(move).split(' ');
  return line.split(' ').every((typed, i) => words[i] !== undefined && begins(typed, words[i]));
};

/** A line in the words that count. */
interface Typed {
  readonly line: string;
  readonly words: readonly string[];
  /** That only join others: `and`. */
  readonly joining: readonly string[];
}

/** Where the name ends and its details begin: `Explore column 3: hat, rod (2 high)`. */
const DETAILS = /\s?[:·(].*$/u;

/** `2 × hat` may be typed `hat, hat`; so may `hat ×2`. */
const repeated = (name: string): string =>
  name
    .replace(/(\d+) × ([\p{L}-]+)/gu, (_, n, word) => `${word} `.repeat(n))
    .replace(/([\p{L}-]+) ×(\d+)/gu, (_, word, n) => `${word} `.repeat(n));

/** Who has no × at hand types `2 x hat`, `2x hat` or `hat x2`. */
const withTimes = (line: string): string =>
  line.replace(/(\d)\s?[x*](?=\s?\p{L})/giu, '$1 × ').replace(/(\p{L})\s[x*]\s?(?=\d)/giu, '$1 ×');

/** A move without its details. */
export const headOf = (name: string): string => name.replace(DETAILS, '');

/** A move without its details, where no other one is called so. */
export const briefName = (name: string, all: readonly string[]): string => {
  const head = headOf(name);
  return all.filter(other => headOf(other) === head).length > 1 ? name : head;
};

const formsOf = (name: string, joining: readonly string[]): string[][] =>
  [name, repeated(name)].map(form => wordsOf(form, joining));

type Fits = (named: NamedMove, typed: Typed) => boolean;

const isWritten: Fits = ({ move }, { line }) => plain(move) === line;

/** Every word of its name is there, so `lay hat` is not `lay hat and boots`. */
const isNamed: Fits = ({ name }, { words, joining }) =>
  [name, headOf(name)]
    .flatMap(part => formsOf(part, joining))
    .some(form => form.length === words.length && beginOf(words, form));

const isInName =
  (partOf: (name: string) => string): Fits =>
  ({ name }, { words, joining }) =>
    words.length > 0 && formsOf(partOf(name), joining).some(form => beginOf(words, form));

/** The better a line fits, the earlier; what fits better is meant, and nothing else. */
const WAYS: readonly Fits[] = [
  isWritten,
  isNamed,
  ({ move }, { line }) => isBegunBy(move, line),
  isInName(headOf),
  isInName(name => name),
];

/** All that a line could mean, none if it means no move of the list. */
export const movesMeant = <M extends NamedMove>(
  line: string,
  listed: readonly M[],
  joining: readonly string[],
): readonly M[] => {
  const typed: Typed = { line: tidy(line), words: wordsOf(withTimes(line), joining), joining };
  for (const fits of WAYS) {
    const found = listed.filter(named => fits(named, typed));
    if (found.length > 0) return found;
  }
  return [];
};

/** All that a line may still become while it is typed, as listed. */
export const movesLike = <M extends NamedMove>(
  line: string,
  listed: readonly M[],
  joining: readonly string[],
): readonly M[] => {
  const typed: Typed = { line: tidy(line), words: wordsOf(withTimes(line), joining), joining };
  return listed.filter(named => WAYS.some(fits => fits(named, typed)));
};

export const tidy = (line: string): string => plain(line.trim().replace(/\s+/g, ' '));
