/** What is answered to who asks by a key, and what a typed line is answered. Loaded with the first of them. */
import { list, plural, quote } from '../grammar.ts';

export const typing = {
  /** An answer about a moment of the past. */
  atMoment: (moment: string, told: string) => `${moment}: ${told}`,
  watching: 'You only watch: nothing here is yours.',
  score: (standings: readonly string[]) => `Points: ${list(standings)}.`,
  /** Where some cards are hidden. */
  about: (name: string, n: number) =>
    `${name} about ${plural(n, { one: '1 point', other: `${n} points` })}`,
  scoreAtEnd: 'At this table points are shown at the end only.',
  since: (told: string) => `Since your last turn: ${told}`,
  beforeFirst: (told: string) => `Before your first turn: ${told}`,
  yourLast: (told: string) => `Your last move: ${told}`,
  /** To who only watches. */
  lately: (told: string) => `Lately: ${told}`,
  /** Where it was too much to tell. */
  logOpen: 'The log is open.',
  earlier: 'The log tells what came before.',

  howTo: 'Name or notation of a move, or “help”; a semicolon between several.',
  offers: 'What fits',
  /** Several moves or commands. */
  ambiguous: (n: number) =>
    plural(n, { one: 'That could be 1 thing.', other: `That could be ${n} things: choose one.` }),
  confirm: (move: string) => `${move}: Enter once more plays it.`,
  played: (moves: readonly string[]) => `Played: ${list(moves.map(quote))}.`,
  /** What was typed, and why it cannot be. */
  refused: (line: string, why: string) => `Not played: ${quote(line)}. ${why}`,
  /** What would have come after it. */
  leftOut: (lines: readonly string[]) => `Nor what follows: ${list(lines.map(quote))}.`,
  lookingBack: 'You are looking back: return to now first.',
  noMoves: 'There is nothing to play now.',
  /** A move of the list, after others. */
  numbered: (n: number, move: string) => `${n}: ${move}.`,
  /** A move, and what it loses. */
  warned: (move: string, warning: string) => `${move} – warning: ${warning}`,
  /** A move with a number that nothing has. */
  /** Nothing on the board is called so. */
  notOnBoard: (word: string) => `The board has nothing called ${quote(word)}.`,
  noRule: (word: string) => `The rules do not speak of ${quote(word)}.`,
  /** A command beside moves. */
  offer: (word: string, does: string) => `${word} – ${does}`,
  /** A command and what it does, after others. */
  command: (word: string, does: string) => `${word}: ${does}.`,
  /** What one types that is no move, and what it does. */
  words: {
    help: 'help',
    moves: 'moves',
    hand: 'hand',
    score: 'score',
    rivals: 'rivals',
    board: 'board',
    last: 'last',
    now: 'now',
    round: 'round',
    undo: 'undo',
    hint: 'hint',
    log: 'log',
    notation: 'notation',
    rules: 'rules',
  },
  helps: {
    help: 'what can be typed',
    moves: 'what you may play, with numbers',
    hand: 'what you have',
    score: 'the points of all',
    rivals: 'what the others have',
    board: 'what lies on the board; a word that follows chooses some of it',
    last: 'what happened since your last turn',
    now: 'what is asked now',
    round: 'round and time',
    undo: 'take back',
    hint: 'ask for a hint',
    log: 'open the log',
    notation: 'how moves are written',
    rules: 'open the rules, at a word that follows',
  },
};

export type TypingWords = typeof typing;
