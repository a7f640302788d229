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

/**
 * The best match for these words: a rule by its number, else a chapter by its title, else the rule
 * that contains them most often, as whole words if any does.
 */
export const ruleAbout = ({ chapters }: RulesPage, query: string): string | undefined => {
  const wanted = wantedIn(query);
  if (wanted.length === 0) return undefined;
  const paragraphs = chapters.flatMap(chapter => chapter.paragraphs);
  const numbered = paragraphs.flatMap(({ rules }) => rules).find(rule => plain(rule) === wanted[0]);
  if (numbered !== undefined && wanted.length === 1) return numbered;
  const chapter = chapters.find(({ title }) => hitsIn(title, wanted, isBegunWith) > 0);
  if (chapter) return chapter.id;
  for (const fits of [isSame, isBegunWith]) {
    const hits = paragraphs.map(({ text, example = '' }) =>
      hitsIn(`${text} ${example}`, wanted, fits),
    );
    const most = Math.max(...hits);
    if (most > 0) return paragraphs[hits.indexOf(most)]?.rules[0];
  }
  return undefined;
};

type Fits = (word: string, wanted: string) => boolean;
const isSame: Fits = (word, wanted) => word === wanted;
const isBegunWith: Fits = (word, wanted) => word.startsWith(wanted);

/** The number of occurrences of these words in a text; 0 unless it contains all of them. */
const hitsIn = (text: string, wanted: Wanted, fits: Fits): number => {
  const words = wordsIn(text);
  const hits = wanted.map(one => words.filter(word => fits(word, one)).length);
  return hits.includes(0) ? 0 : hits.reduce((sum, n) => sum + n, 0);
};

/** Does a text contain all of these words, as they are or as prefixes of longer ones? */
export const saysWords = (text: string, wanted: Wanted): 'whole' | 'begun' | undefined => {
  if (wanted.length === 0) return undefined;
  if (hitsIn(text, wanted, isSame) > 0) return 'whole';
  return hitsIn(text, wanted, isBegunWith) > 0 ? 'begun' : undefined;
};

export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text split at the words of the query. */
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
