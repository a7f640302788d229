/** Notation in the language of the reader: `colonne 3` for `column 3`. */
import type { AnyGame } from '@tidetable/rules';
import { isBegunBy } from './movesMeant.ts';
import { plain, wordsOf } from './words.ts';

/** The words of a language for those of a game's notation; an empty one for a word that adds nothing. */
export type NotationWords = Readonly<Record<string, string>>;

/** A game with its notation in the language of the reader. */
export interface Written {
  readonly game: AnyGame;
  readonly notationWords: NotationWords;
}

/** Parses a complete move, in notation or in words of the language. */
export const moveWritten = (written: Written, line: string): string | undefined => {
  const moves = everyMove(written.game);
  const words = translated(written, line);
  return (
    moves.find(move => plain(move) === line) ??
    moves.find(move => hasSameWords(wordsOf(move, []), words))
  );
};

/** All moves of the game, legal or not, that start with the line. */
export const movesBegunBy = (written: Written, line: string): string[] => {
  const moves = everyMove(written.game);
  const begun = moves.filter(move => isBegunBy(move, line));
  if (begun.length > 0) return begun;
  const words = translated(written, line).join(' ');
  return words === '' ? [] : moves.filter(move => isBegunBy(move, words));
};

/** Does a line that is no move begin as one does, like `column 9`? */
export const isLikeMove = (written: Written, line: string): boolean => {
  const [first] = translated(written, line);
  return everyMove(written.game).some(move => wordsOf(move, [])[0] === first);
};

/** Translates notation to the words of the language. */
export const inOwnWords = (words: NotationWords, line: string): string => {
  const own = new Map(
    Object.entries(words)
      .filter(([, word]) => word !== '')
      .map(([mine, word]) => [word, mine]),
  );
  return line.replace(/\S+/g, word => own.get(word) ?? word);
};

const everyMove = (game: AnyGame): string[] =>
  Array.from({ length: game.moveCount }, (_, move) => game.formatMove(move));

const translated = ({ notationWords }: Written, line: string): string[] => {
  const known = new Map(Object.entries(notationWords).map(([own, word]) => [plain(own), word]));
  return wordsOf(line, []).flatMap(word => wordsOf(known.get(word) ?? word, []));
};

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** In any order, as languages have theirs; only numbers stay in their own. */
const hasSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  isSame(a.toSorted(), b.toSorted()) && isSame(a.filter(isNumber), b.filter(isNumber));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, i) => word === b[i]);
