/** Finds the listed moves for typed notation or names. */
import { beginOf, begins, plain, wordsOf } from './words.ts';

/** A move with its name. */
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

/** A typed line, split into words without joining ones. */
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

/** `2 x hat`, `2x hat` and `hat x2` count as `2 × hat` and `hat ×2`. */
const withTimes = (line: string): string =>
  line.replace(/(\d)\s?[x*](?=\s?\p{L})/giu, '$1 × ').replace(/(\p{L})\s[x*]\s?(?=\d)/giu, '$1 ×');

/** A move without its details. */
export const headOf = (name: string): string => name.replace(DETAILS, '');

/** The name of a move without its details, if that is unambiguous. */
export const briefName = (name: string, all: readonly string[]): string => {
  const head = headOf(name);
  return all.filter(other => headOf(other) === head).length > 1 ? name : head;
};

const formsOf = (name: string, joining: readonly string[]): string[][] =>
  [name, repeated(name)].map(form => wordsOf(form, joining));

type Fits = (named: NamedMove, typed: Typed) => boolean;

const isWritten: Fits = ({ move }, { line }) => plain(move) === line;

/** The line has every word of the name, so `lay hat` is not `lay hat and boots`. */
const isNamed: Fits = ({ name }, { words, joining }) =>
  [name, headOf(name)]
    .flatMap(part => formsOf(part, joining))
    .some(form => form.length === words.length && beginOf(words, form));

const isInName =
  (partOf: (name: string) => string): Fits =>
  ({ name }, { words, joining }) =>
    words.length > 0 && formsOf(partOf(name), joining).some(form => beginOf(words, form));

/** Kinds of matches, the best first; only moves of the best kind are found. */
const WAYS: readonly Fits[] = [
  isWritten,
  isNamed,
  ({ move }, { line }) => isBegunBy(move, line),
  isInName(headOf),
  isInName(name => name),
];

/** The moves that match a line; none if no move of the list does. */
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

/** The listed moves to which a line can be completed. */
export const movesLike = <M extends NamedMove>(
  line: string,
  listed: readonly M[],
  joining: readonly string[],
): readonly M[] => {
  const typed: Typed = { line: tidy(line), words: wordsOf(withTimes(line), joining), joining };
  return listed.filter(named => WAYS.some(fits => fits(named, typed)));
};

export const tidy = (line: string): string => plain(line.trim().replace(/\s+/g, ' '));
