/** For somebody without a name: gives one, and takes a free seat at once. */
import { isRefusal, type OnlineCard } from '@tidetable/client';
import { LONGEST_NAME } from '@tidetable/match';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import { api } from '../../online/api.ts';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { change, say, settings } from '../../settings.ts';
import { refusalOf } from './refusalOf.ts';
import { isFor } from './waitingSeats.tsx';

interface NameFormProps {
  readonly online: OnlineTable;
  readonly card: OnlineCard;
  readonly setName: (name: string) => void;
}

/** Nothing while all seats are taken: who only looks on needs no name. */
export const NameForm = ({ online, card, setName }: NameFormProps) => {
  const words = say(onlineWords);
  const [wish, setWish] = useState(settings.value.name);
  const [problem, setProblem] = useState<string>();
  const free = card.seats.findIndex(seat => isFor(seat, undefined));
  if (free < 0) return null;
  /** The name is told to the page last: it begins a new connection. */
  const sitDown = async (): Promise<void> => {
    if (wish.trim() === '') return setProblem(words.noName); // the browser would say so in its own language
    const named = await api.nameGuest(wish.trim());
    if (isRefusal(named)) return setProblem(refusalOf(named.code));
    change({ name: named.name });
    const seated = await api.claim(online.address, free);
    if (isRefusal(seated)) setProblem(refusalOf(seated.code));
    else setName(named.name);
  };
  return (
    <form
      class="paper sheet stack"
      onSubmit={e => {
        e.preventDefault();
        void sitDown();
      }}
    >
      <label class="field">
        <span>{words.yourName}</span>
        <input
          type="text"
          value={wish}
          maxLength={LONGEST_NAME}
          autocomplete="nickname"
          aria-required
          aria-describedby="waiting-name-help"
          onInput={e => setWish(e.currentTarget.value)}
        />
      </label>
      <p id="waiting-name-help">{words.nameHelp}</p>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" class="button main">
        {words.sitDown}
      </button>
    </form>
  );
};
