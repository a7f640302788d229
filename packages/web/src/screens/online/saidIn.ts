import type { ChatMessage } from '@tidetable/client';
import { chatWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';

/** What a message says, in the reader's language if it is a ready-made phrase. */
export const saidIn = ({ text, phrase = '' }: ChatMessage): string =>
  text ?? (say(chatWords).phrases as Record<string, string>)[phrase] ?? phrase;
