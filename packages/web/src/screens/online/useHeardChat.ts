/** What others say while the chat is out of sight is spoken by the announcer, as everything at the table. */
import type { ChatMessage } from '@tidetable/client';
import { onlineWords } from '@tidetable/text/online';
import { useEffect, useRef } from 'preact/hooks';
import { type OnlineTable, unreadOf } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { saidIn } from './saidIn.ts';

/** A chat that is in sight speaks for itself, and marks as read what it shows, within this time. */
const IN_SIGHT = 500; // milliseconds

export const useHeardChat = (table: OnlineTable, speak: (text: string) => void): void => {
  const { messages } = useChanges(table, state => state.messages);
  const heard = useRef(0); // the number of the last message that was spoken
  const { seq = 0 } = messages.at(-1) ?? {};
  useEffect(() => {
    const timer = setTimeout(() => {
      const unheard = unreadOf(table.state).filter(message => message.seq > heard.current);
      heard.current = seq;
      if (unheard.length > 0) speak(heardText(unheard));
    }, IN_SIGHT);
    return () => clearTimeout(timer);
  }, [seq]);
};

/** Of many, as after an absence, only how many there are. */
const heardText = (messages: readonly ChatMessage[]): string => {
  const { table: words } = say(onlineWords);
  const [message] = messages;
  return message && messages.length === 1
    ? words.heard(message.name, saidIn(message))
    : words.newMessages(messages.length);
};
