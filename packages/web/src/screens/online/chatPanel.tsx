/** The chat of a table: phrases in the reader's own language, and free text where it is allowed. */
import './chatPanel.css';
import type { ChatMessage, Refused } from '@tidetable/client';
import { CHAT_PHRASES, LONGEST_CHAT_TEXT } from '@tidetable/protocol';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { chatWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import { type OnlineTable, unreadOf } from '../../online/onlineTable.ts';
import { region, say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { momentText } from './clockText.ts';
import { IgnoredPeople, useIgnored } from './ignoredPeople.tsx';
import { refusalOf } from './refusalOf.ts';
import { saidIn } from './saidIn.ts';
import { useWish } from './useWish.ts';

interface ChatProps {
  readonly online: OnlineTable;
}

/** The title of its tab, with the number of new messages. */
export const ChatName = ({ online }: ChatProps) => {
  const { length: unread } = unreadOf(useChanges(online));
  const { table: words } = say(onlineWords);
  return (
    <>
      {words.chat}
      {unread > 0 && (
        <>
          {' · '}
          <span aria-hidden="true">{unread}</span>
          <span class="hidden">{words.unread(unread)}</span>
        </>
      )}
    </>
  );
};

/** The number of new messages, where the chat is out of sight. */
export const ChatMark = ({ online }: ChatProps) => {
  const { length: unread } = unreadOf(useChanges(online));
  const { table: words } = say(onlineWords);
  if (unread === 0) return null;
  return (
    <>
      <span class="hidden">, {words.newMessages(unread)}</span>
      <span class="chat-mark" aria-hidden="true">
        {unread}
      </span>
    </>
  );
};

export const ChatPanel = ({ online }: ChatProps) => {
  const { messages, seat, card } = useChanges(online);
  const { table: words } = say(onlineWords);
  const end = useRef<HTMLLIElement>(null);
  const ignored = useIgnored();
  useEffect(() => {
    online.markRead();
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [messages.length]);
  return (
    <section class="chat" aria-label={words.chat}>
      <div class="chat-messages" role="log">
        {messages.length === 0 && <p>{words.silence}</p>}
        <ol>
          {messages.map((message, i) => (
            <li key={message.seq} ref={i === messages.length - 1 ? end : null}>
              <Message
                online={online}
                message={message}
                isOwn={message.seat === seat}
                ignores={ignored.take}
              />
            </li>
          ))}
        </ol>
      </div>
      <IgnoredPeople {...ignored} />
      {seat !== SPECTATOR && card && <Say online={online} isFree={card.chat === 'free'} />}
    </section>
  );
};

interface MessageProps extends ChatProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  /** Told whom the reader ignores now. */
  readonly ignores: ReturnType<typeof useIgnored>['take'];
}

const Message = ({ isOwn, ...props }: MessageProps) => {
  const { message } = props;
  const { name, seat, at } = message;
  return (
    <>
      <p>
        <strong data-seat={seat}>{name}</strong> {saidIn(message)}{' '}
        <time class="chat-time" dateTime={new Date(at).toISOString()}>
          {momentText(at, region())}
        </time>
      </p>
      {!isOwn && <About {...props} />}
    </>
  );
};

/** What can be done about somebody who says too much. */
const About = ({ online, message, ignores }: Omit<MessageProps, 'isOwn'>) => {
  const words = say(onlineWords);
  const { table } = words;
  const { name, seq } = message;
  const [told, tell] = useState<string>();
  const [reason, setReason] = useState<string>();
  const act = async (done: Promise<object>, thanks: string): Promise<void> => {
    const answer = (await done) as Partial<Refused>;
    tell(answer.code === undefined ? thanks : refusalOf(answer.code));
    setReason(undefined);
  };
  const ignore = async (kind: 'mute' | 'block', thanks: string): Promise<void> => {
    const answer = api.ignore(online.address, kind, { message: seq });
    await act(answer, thanks);
    ignores(await answer);
  };
  return (
    <details
      class="chat-about"
      onToggle={e => e.currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary aria-label={table.about(name)}>…</summary>
      {told ? (
        <p role="status">{told}</p>
      ) : reason === undefined ? (
        <p class="row">
          <button
            type="button"
            class="button quiet"
            onClick={() => void ignore('mute', table.muted)}
          >
            {table.mute(name)}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => void ignore('block', table.blocked)}
          >
            {table.block(name)}
          </button>
          <button type="button" class="button quiet" onClick={() => setReason('')}>
            {table.report}
          </button>
        </p>
      ) : (
        <form
          class="row"
          onSubmit={e => {
            e.preventDefault();
            void act(api.report(online.address, { message: seq }, reason.trim()), table.reported);
          }}
        >
          <input
            type="text"
            aria-label={table.reason}
            placeholder={table.reason}
            value={reason}
            maxLength={LONGEST_CHAT_TEXT}
            required
            onInput={e => setReason(e.currentTarget.value)}
          />
          <button type="submit" class="button">
            {table.send}
          </button>
        </form>
      )}
    </details>
  );
};

const Say = ({ online, isFree }: ChatProps & { readonly isFree: boolean }) => {
  const words = say(onlineWords);
  const { phrases } = say(chatWords);
  const [text, setText] = useState('');
  const { problem, send } = useWish();
  return (
    <div class="chat-say">
      {isFree && (
        <form
          class="row"
          onSubmit={e => {
            e.preventDefault();
            if (text.trim() !== '') void send(online.say(text.trim()));
            setText('');
          }}
        >
          <input
            type="text"
            aria-label={words.table.write}
            placeholder={words.table.write}
            value={text}
            maxLength={LONGEST_CHAT_TEXT}
            onInput={e => setText(e.currentTarget.value)}
          />
          <button type="submit" class="button">
            {words.table.send}
          </button>
        </form>
      )}
      <fieldset class="chat-phrases">
        <legend class="hidden">{words.table.phrases}</legend>
        {CHAT_PHRASES.map(phrase => (
          <button
            key={phrase}
            type="button"
            class="button"
            onClick={() => void send(online.sayPhrase(phrase))}
          >
            {phrases[phrase]}
          </button>
        ))}
      </fieldset>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};
