/** The interpretation of a typed line: a move, a command, or neither. */
import type { Choice } from './choices.ts';
import { type Called, type Commands, commandCalled, commandsBegunBy } from './commands.ts';
import { isBegunBy, movesMeant, tidy } from './movesMeant.ts';
import { movesBegunBy, moveWritten, type Written } from './ownNotation.ts';

/** A choice with its text. */
export interface NamedChoice extends Choice {
  readonly name: string;
}

export interface Question<Command extends string> extends Written {
  readonly choices: readonly NamedChoice[];
  readonly commands: Commands<Command>;
  /** Words that only join others: `and`. */
  readonly joining: readonly string[];
}

export type Answer<Command extends string> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: string } // for the match, which may refuse it
  | ({ readonly kind: 'command' } & Called<Command>)
  | { readonly kind: 'no-such-number' }
  /** The line is ambiguous between these. */
  | {
      readonly kind: 'ambiguous';
      readonly choices: readonly NamedChoice[];
      readonly commands: readonly Command[];
    };

export const readAnswer = <Command extends string>(
  typed: string,
  question: Question<Command>,
): Answer<Command> => {
  const { choices, commands } = question;
  const line = tidy(typed);
  if (line === '') return { kind: 'nothing' };
  if (/^\d+$/.test(line)) {
    const choice = choices.find(({ number }) => number === Number(line));
    return choice ? { kind: 'move', move: choice.move } : { kind: 'no-such-number' };
  }
  const written = moveWritten(question, line);
  if (written !== undefined) return { kind: 'move', move: written };
  const called = commandCalled(commands, line);
  if (called) return { kind: 'command', ...called };
  return readBeginning(line, question);
};

/** Between a move as it is listed and what it brings about. */
const CONSEQUENCE = ' – ';

/** Moves that are possible now, and commands; only if it means none of them, any move of the game. */
const readBeginning = <Command extends string>(
  line: string,
  question: Question<Command>,
): Answer<Command> => {
  const { choices, commands, joining } = question;
  const calls = commandsBegunBy(commands, line);
  // A prefix of a command wins over words within the name of a move.
  const meant =
    calls.length > 0
      ? choices.filter(({ move }) => isBegunBy(move, line))
      : movesMeant(line, choices, joining);
  if (meant.length + calls.length > 1)
    return { kind: 'ambiguous', choices: meant, commands: calls.map(({ command }) => command) };
  if (calls.length === 1) return { kind: 'command', ...calls[0] };
  const [name, ...consequence] = line.split(CONSEQUENCE);
  if (meant.length === 0 && consequence.length > 0) return readAnswer(name, question);
  const move = meant[0]?.move ?? movesBegunBy(question, line)[0] ?? line;
  return { kind: 'move', move };
};
