/** What a typed line means: a move, a command, or neither. */
import type { AnyGame } from '@tidetable/rules';
import type { Choice } from './choices.ts';
import { type Called, type Commands, commandCalled, commandsBegunBy } from './commands.ts';
import { isBegunBy, movesMeant, tidy } from './movesMeant.ts';
import { plain } from './words.ts';

/** A choice with what a person reads. */
export interface NamedChoice extends Choice {
  readonly name: string;
}

export interface Question<Command extends string> {
  readonly game: AnyGame;
  readonly choices: readonly NamedChoice[];
  readonly commands: Commands<Command>;
  /** Words that only join others: `and`. */
  readonly joining: readonly string[];
}

export type Answer<Command extends string> =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly move: string } // for the door, which may refuse it
  | ({ readonly kind: 'command' } & Called<Command>)
  | { readonly kind: 'no-such-number' }
  /** It could be all of these. */
  | {
      readonly kind: 'ambiguous';
      readonly choices: readonly NamedChoice[];
      readonly commands: readonly Command[];
    };

export const readAnswer = <Command extends string>(
  typed: string,
  question: Question<Command>,
): Answer<Command> => {
  const { game, choices, commands } = question;
  const line = tidy(typed);
  if (line === '') return { kind: 'nothing' };
  if (/^\d+$/.test(line)) {
    const choice = choices.find(({ number }) => number === Number(line));
    return choice ? { kind: 'move', move: choice.move } : { kind: 'no-such-number' };
  }
  const written = everyMove(game).find(move => plain(move) === line);
  if (written !== undefined) return { kind: 'move', move: written };
  const called = commandCalled(commands, line);
  if (called) return { kind: 'command', ...called };
  return readBeginning(line, question);
};

const everyMove = (game: AnyGame): string[] =>
  Array.from({ length: game.moveCount }, (_, move) => game.formatMove(move));

/** Moves that are possible now, and commands; only if it means none of them, any move of the game. */
const readBeginning = <Command extends string>(
  line: string,
  { game, choices, commands, joining }: Question<Command>,
): Answer<Command> => {
  const calls = commandsBegunBy(commands, line);
  // A command is called by its first letters, though they may stand somewhere in the name of a move.
  const meant =
    calls.length > 0
      ? choices.filter(({ move }) => isBegunBy(move, line))
      : movesMeant(line, choices, joining);
  if (meant.length + calls.length > 1)
    return { kind: 'ambiguous', choices: meant, commands: calls.map(({ command }) => command) };
  if (calls.length === 1) return { kind: 'command', ...calls[0] };
  const move = meant[0]?.move ?? movesBegunBy(game, line)[0] ?? line;
  return { kind: 'move', move };
};

/** All moves of the game, possible or not, that a line begins; every one, if it is empty. */
export const movesBegunBy = (game: AnyGame, line: string): string[] =>
  everyMove(game).filter(move => isBegunBy(move, line));
