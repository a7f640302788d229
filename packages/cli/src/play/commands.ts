/** The commands of the prompt. */
import { LANGUAGES, type Messages, messages } from '@tidetable/text';
import type { Commands } from '@tidetable/text/typing';

export type Command = keyof Messages['play']['words'];

/** The same in every language. */
const SIGNS = { help: '?' };

export const commandsOf = ({ play }: Messages): Commands<Command> => ({
  words: play.words,
  others: [...LANGUAGES.map(language => messages[language].play.words), SIGNS],
  takeWords: ['rules', 'why'],
});
