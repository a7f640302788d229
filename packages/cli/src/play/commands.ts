/** The words at the prompt that are no moves. */
import { LANGUAGES, type Messages, messages } from '@tidetable/text';

export type Command = keyof Messages['play']['words'];

/** As one types it who has no accents at hand. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** In the words of any language: habits outlast a change of it. */
export const readCommand = (answer: string): Command | undefined => {
  if (answer === '?') return 'help';
  const isAnswer = (word: string): boolean => word === plain(answer);
  return LANGUAGES.flatMap(language => commandsLike(messages[language], isAnswer))[0];
};

/** Those that an answer begins, in the language of the reader. */
export const commandsBegunBy = (m: Messages, answer: string): Command[] =>
  commandsLike(m, word => word.startsWith(plain(answer)));

const commandsLike = ({ play }: Messages, isLike: (word: string) => boolean): Command[] =>
  (Object.keys(play.words) as Command[]).filter(command => isLike(plain(play.words[command])));
