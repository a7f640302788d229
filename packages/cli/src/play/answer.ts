/** What a line at the prompt means: a move, a command, or neither. */
import type { AnyMatch } from '@tidetable/match';
import type { Messages } from '@tidetable/text';
import type { Choice } from './choices.ts';
import { type Called, type Command, commandsBegunBy, readCommand } from './commands.ts';

export type Answer =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: string } // for the door, which may refuse it
  | ({ readonly kind: 'command' } & Called)
  | { readonly kind: 'no-such-number' }
  /** It begins all of these. */
  | {
      readonly kind: 'ambiguous';
      readonly choices: readonly Choice[];
      readonly commands: readonly Command[];
    };

const tidy = (line: string): string => line.trim().replace(/\s+/g, ' ').toLowerCase();

interface Question {
  readonly match: AnyMatch;
  readonly m: Messages;
  readonly choices: readonly Choice[];
}

export const readAnswer = (line: string, question: Question): Answer => {
  const { match, choices } = question;
  const answer = tidy(line);
  if (answer === '')
    return choices.length === 1 ? { kind: 'move', move: choices[0].move } : { kind: 'nothing' };
  if (/^\d+$/.test(answer)) {
    const choice = choices.find(({ number }) => number === Number(answer));
    return choice ? { kind: 'move', move: choice.move } : { kind: 'no-such-number' };
  }
  const written = moveWritten(match, answer);
  if (written !== undefined) return { kind: 'move', move: written };
  const called = readCommand(answer);
  if (called) return { kind: 'command', ...called };
  return readBeginning(answer, question);
};

/** The move that is written so in full; notation knows capitals, those who type need not. */
const moveWritten = ({ game }: AnyMatch, answer: string): string | undefined =>
  game.parseMove(answer) === undefined
    ? everyMove(game).find(move => move.toLowerCase() === answer)
    : answer;

const everyMove = (game: AnyMatch['game']): string[] =>
  Array.from({ length: game.moveCount }, (_, move) => game.formatMove(move));

/** Moves that are possible now, and commands; only if it begins none of them, any move of the game. */
const readBeginning = (answer: string, { match, m, choices }: Question): Answer => {
  const meant = choices.filter(({ move }) => isBegunBy(move, answer));
  const calls = commandsBegunBy(m, answer);
  const commands = calls.map(({ command }) => command);
  if (meant.length + calls.length > 1) return { kind: 'ambiguous', choices: meant, commands };
  if (calls.length === 1) return { kind: 'command', ...calls[0] };
  const move = meant[0]?.move ?? movesBegunBy(match, answer)[0] ?? answer;
  return { kind: 'move', move };
};

/** All moves of the game, possible or not, that an answer begins; every one, if it is empty. */
export const movesBegunBy = ({ game }: AnyMatch, answer: string): string[] =>
  everyMove(game).filter(move => isBegunBy(move, answer));

/** Word by word, `buy li m` begins `buy lily mast`; a number is whole, or 1 would mean 12. */
const isBegunBy = (move: string, answer: string): boolean => {
  if (answer === '') return true;
  const words = move.toLowerCase().split(' ');
  return answer
    .split(' ')
    .every((word, i) =>
      /^\d+$/.test(word) ? words[i] === word : (words[i]?.startsWith(word) ?? false),
    );
};
