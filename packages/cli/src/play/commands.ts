/** The words at the prompt that are no moves. */
import { LANGUAGES, type Messages, messages } from '@tidetable/text';

export type Command = keyof Messages['play']['words'];

/** As one types it who has no accents at hand. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What may follow these: `rules porthole`, `why column 2`. */
const TAKES_WORDS: readonly Command[] = ['rules', 'why'];

export interface Called {
  readonly command: Command;
  readonly words: string; // what follows it
}

/** In the words of any language: habits outlast a change of it. */
export const readCommand = (answer: string): Called | undefined => {
  if (answer === '?') return { command: 'help', words: '' };
  const [first, ...rest] = answer.split(' ');
  const isFirst = (word: string): boolean => word === plain(first);
  const command = LANGUAGES.flatMap(language => commandsLike(messages[language], isFirst))[0];
  const isCalled = command !== undefined && (rest.length === 0 || TAKES_WORDS.includes(command));
  return isCalled ? { command, words: rest.join(' ') } : undefined;
};

/** Those that an answer begins, in the language of the reader. */
export const commandsBegunBy = (m: Messages, answer: string): Called[] => {
  const [first, ...rest] = answer.split(' ');
  return commandsLike(m, word => word.startsWith(plain(first)))
    .filter(command => rest.length === 0 || TAKES_WORDS.includes(command))
    .map(command => ({ command, words: rest.join(' ') }));
};

const commandsLike = ({ play }: Messages, isLike: (word: string) => boolean): Command[] =>
  (Object.keys(play.words) as Command[]).filter(command => isLike(plain(play.words[command])));
