/** Paragraphs of the rules that contain all words of a query, and where those words stand. */
import type { Mark, Paragraph, RulesPage } from './rulesPage.ts';
import { plain } from './typing/words.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const wordsIn = (text: string): string[] => plain(text).match(WORD) ?? [];

/** The words of a query: each is the beginning of a word of the text, or the number of a rule. */
export type Wanted = readonly string[];

export const wantedIn = (query: string): Wanted => wordsIn(query);

export const isWanted = (word: string, wanted: Wanted): boolean =>
  wanted.some(beginning => plain(word).startsWith(beginning));

export const isWantedRule = (rule: string, wanted: Wanted): boolean => wanted.includes(plain(rule));

/** The chapters with the paragraphs that contain every word; those without any are left out. */
export const findRules = (
  page: RulesPage,
  wanted: Wanted,
  markNames: Readonly<Record<Mark, string>>,
): RulesPage => {
  if (wanted.length === 0) return page;
  const isFound = (paragraph: Paragraph): boolean => {
    const { rules, text, example = '', figure = '', mark } = paragraph;
    const words = wordsIn([text, example, figure, mark ? markNames[mark] : ''].join(' '));
    const numbers = rules.map(plain);
    return wanted.every(
      beginning => numbers.includes(beginning) || words.some(word => word.startsWith(beginning)),
    );
  };
  const chapters = page.chapters.map(chapter => ({
    ...chapter,
    paragraphs: chapter.paragraphs.filter(isFound),
  }));
  return { ...page, chapters: chapters.filter(({ paragraphs }) => paragraphs.length > 0) };
};

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text cut at the words that were looked for. */
export const cutAtHits = (text: string, wanted: Wanted): Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isWanted(word, wanted)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isHit: false });
    end = index + word.length;
    pieces.push({ text: word, isHit: true });
  }
  return end < text.length ? [...pieces, { text: text.slice(end), isHit: false }] : pieces;
};
