/** Typed commands. */
import { plain } from './words.ts';

/** Commands by what they do. */
export interface Commands<Command extends string> {
  /** In the language of the reader; a prefix is enough. */
  readonly words: Readonly<Record<Command, string>>;
  /** In other languages: habits outlast a change of it. */
  readonly others: readonly Readonly<Partial<Record<Command, string>>>[];
  /** Commands that take arguments: `rules porthole`, `why column 2`. */
  readonly takeWords: readonly Command[];
}

export interface Called<Command extends string> {
  readonly command: Command;
  readonly words: string; // the arguments
}

/** A command that is written in full, in any language. */
export const commandCalled = <Command extends string>(
  commands: Commands<Command>,
  line: string,
): Called<Command> | undefined =>
  [commands.words, ...commands.others].flatMap(words =>
    called(commands, words, line, (word, first) => word === first),
  )[0];

/** The commands of which a line is a prefix, in the language of the reader. */
export const commandsBegunBy = <Command extends string>(
  commands: Commands<Command>,
  line: string,
): Called<Command>[] =>
  called(commands, commands.words, line, (word, first) => word.startsWith(first));

const called = <Command extends string>(
  { takeWords }: Commands<Command>,
  words: Readonly<Partial<Record<Command, string>>>,
  line: string,
  isLike: (word: string, first: string) => boolean,
): Called<Command>[] => {
  const [first, ...rest] = line.split(' ');
  return (Object.keys(words) as Command[])
    .filter(command => isLike(plain(words[command] ?? ''), first))
    .filter(command => rest.length === 0 || takeWords.includes(command))
    .map(command => ({ command, words: rest.join(' ') }));
};
