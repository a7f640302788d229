import type { FileProblem, Finding, MatchRefusalCode } from '@tidetable/match';
import type { Mark } from '../rulesPage.ts';
import { choice, quote } from './grammar.ts';
import { record } from './record.ts';

type ProblemCode = FileProblem['problem'] | Finding['problem'];

const marks: Record<Mark, string> = {
  'likely reading': 'likely reading',
  'house ruling': 'house ruling',
};

/** What is said of a match and its file, whatever the game and wherever it is played. */
export const notices = {
  door: {
    stale: 'The match has moved on since; look again.',
    over: 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    unreadable: 'That is no move of this game.',
    'no-such-ply': 'There is nothing to take back.',
    'not-your-move': 'Only your own moves can be taken back.',
    'log-full':
      'The log is nearly full: only moves are taken now, so that the match can be played to its end.',
    revealed: 'That cannot be taken back: it has shown something that was not known before.',
    'no-such-seat': 'There is no such seat.',
    'not-agreed': 'Not everybody who plays here has agreed.',
    'has-left': 'That player has given up.',
    'not-a-person': 'A bot plays that seat.',
    'no-stand-in': 'Name a bot if the match goes on without the person, and only then.',
    'is-practice': 'It is practice already.',
    'no-clock': 'No clock runs at this table.',
  } satisfies Record<MatchRefusalCode, string> as Record<MatchRefusalCode, string>,

  /** Words of a typed move that only join others. */
  /** A line that begins as a move does, like `column 9`. */
  noSuchMove: (line: string) => `There is no ${quote(line)} in this game.`,

  joining: ['and'],

  marks,
  rule: (rule: string, mark: Mark | undefined) =>
    mark === undefined ? `(rule ${rule})` : `(rule ${rule}, ${marks[mark]})`,

  options: {
    seats: (min: number, max: number) =>
      min === max
        ? `This game is for ${min} players.`
        : `This game is for ${min} to ${max} players.`,
    unknown: (name: string, known: readonly string[]) =>
      known.length === 0
        ? `There is no option “${name}”: this game has none.`
        : `There is no option “${name}”; there is ${choice(known)}.`,
    bad: (name: string, allowed: readonly string[]) =>
      `The option “${name}” can be ${choice(allowed)}.`,
  },

  files: {
    'too-large': () => 'It is too large to be a match file.',
    'not-json': () => 'It is not a match file: it is no JSON, or names a key twice.',
    shape: (p: { where: string }) =>
      p.where === ''
        ? 'It is not a match file.'
        : `It is not a match file: “${p.where}” is missing or wrong.`,
    'unknown-game': (p: { game: string }) => `It is a match of a game we do not have: “${p.game}”.`,
    'other-rules': (p: { rules: number }) =>
      `It was played by version ${p.rules} of the rules, which this program does not have.`,
    'other-components': () => 'It was played with other components than this program has.',
    options: (p: { why: string }) => `Its options do not fit the game. ${p.why}`,
    mix: (p: { why: string }) => `Its options cannot be played together. ${p.why}`,
    deal: (p: { where: string }) => `Its deal is not a possible one: look at “${p.where}”.`,
    entry: (p: { ply: number; why: string }) =>
      `What stands at ply ${p.ply} was not allowed. ${p.why}`,
    seed: () =>
      'Its seed is wrong, or its options, rules or components: they do not fit the commitment.',
    result: () => 'Its result is wrong: the moves lead to another one.',
    fact: (p: { fact: string; file: string; sea: string }) =>
      `The fact “${p.fact}” is wrong: the file says ${p.file}, the sealed sea says ${p.sea}.`,
    changed: (p: { ply: number }) => `The entry at ply ${p.ply} has been changed.`,
    sheet: () => 'Its table of components is not the one that its hash names.',
    'bad-sheet': (p: { why: string }) => `Its component sheet cannot be played with. ${p.why}`,
  } satisfies Record<ProblemCode, unknown>,

  /** Why a table's own component sheet cannot be played with. */
  sheets: {
    shape: (path: string) =>
      path === ''
        ? 'A component sheet is a JSON object.'
        : `“${path}” has another form than in the usual sheet.`,
    unknown: (path: string) => `The game has no component “${path}”.`,
    missing: (path: string) => `“${path}” is missing.`,
    certain: (path: string) => `“${path}” is certain, and cannot differ.`,
    fixed: (path: string) => `“${path}” names things of the program, and cannot differ.`,
    number: (path: string, min: number, max: number) =>
      `“${path}” must be a whole number from ${min} to ${max}.`,
    text: (path: string, pattern: string) => `“${path}” must have the form ${pattern}.`,
    flag: (path: string) => `“${path}” must be true or false.`,
    unplayable: (path: string) =>
      `The game cannot be played with these values together: look at “${path}”.`,
  },

  /** By which version of the rules, and with which components, a table plays. */
  edition: {
    standard: (rules: number) => `Version ${rules} of the rules, with the standard components.`,
    sheet: (rules: number, paths: string) =>
      `Version ${rules} of the rules, with a component sheet of the table’s own; it differs in ${paths}.`,
  },

  /** What an adviser says around its reasons. */
  hint: {
    forced: 'There is only one move.',
    equal: 'Nothing stands out: several moves come to about the same.',
    /** After the theme: where the merits of a move come later. */
    later: (theme: string) => `${theme} It pays in later turns, not in this one.`,
    oneOf: 'It is one of these two:',
    best: 'I would choose:',
    comparedWith: (other: string) => `Compared with ${quote(other)}:`,
    same: (other: string) => `${quote(other)} comes to about the same.`,
    patience: 'What speaks for it comes after this turn.',
    chances: (own: string, other: string) =>
      own === other
        ? `Chance to win: ${own} with either.`
        : `Chance to win: ${own}, with the other ${other}.`,
  },

  record,
};

export type Notices = typeof notices;
