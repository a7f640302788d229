import type { LogLine, SeatView } from '@tidetable/match';
import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, say, shortcut } from '../../settings.ts';
import { isWonTogether } from '../../table/wonTogether.ts';
import { announced } from './announced.ts';
import { countRepeated } from './countRepeated.ts';
import { KEYS } from './keys.ts';
import { heardOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import { endSentence } from './ranking.ts';

interface Utterance {
  readonly id: number;
  readonly text: string;
  /** Is it a question, and no news? */
  readonly isRequest: boolean;
}

/** The number of messages that stay in the page, for a reader that is still speaking. */
const KEPT = 8;

/** An announcement on request; a repeated one is a new object. */
interface Spoken {
  readonly text: string;
}

export const useSpoken = (): [Spoken | undefined, (text: string) => void] => {
  const [spoken, setSpoken] = useState<Spoken>();
  return [spoken, text => setSpoken({ text })];
};

interface AnnouncerProps extends PartProps {
  readonly spoken: Spoken | undefined;
}

/**
 * Announces events, the person's turn, the next question, and the result; each once, and none
 * replaces another.
 */
export const Announcer = ({ spoken, ...part }: AnnouncerProps) => {
  const { news, present } = part.state;
  const [said, setSaid] = useState<readonly Utterance[]>([]);
  const wasMine = useRef<string>(); // the turn of the last question
  const wasHopeless = useRef<string>();
  const wasOver = useRef(false);
  const isHeld = part.guide !== undefined && part.wanted === undefined; // the learner only reads
  const isMine = present !== undefined && present.legal.length > 0 && !isHeld;
  // A record has ended long ago; its result is announced where it is reached.
  const isOver = present?.toAct === OVER && !part.session.isRecord && !part.guide;
  const request = isMine && !part.guide && !part.state.past ? requestOf(part) : undefined;
  const asked = useRef<string>();
  const turn = present ? turnOf(present.view) : '';
  const hopeless = present && part.ui.hopeless?.(present.view, language.value);
  const utter = (text: string, isRequest = false): void =>
    setSaid(before => [
      ...before.slice(1 - KEPT),
      { id: (before.at(-1)?.id ?? 0) + 1, text, isRequest },
    ]);
  useEffect(() => {
    const sentences = countRepeated(
      news.flatMap(line => heardOf(part, isOver ? withoutEnd(part, line) : line)),
      say(tableWords).times,
    );
    const isTold = hopeless === undefined || hopeless === wasHopeless.current;
    if (!isTold) sentences.push(hopeless);
    if (isMine && wasMine.current !== turn) sentences.push(say(tableWords).yourTurn);
    if (present && isOver && !wasOver.current) sentences.push(...endOf(part, present));
    wasMine.current = isMine ? turn : undefined;
    wasOver.current = isOver;
    wasHopeless.current = hopeless;
    if (sentences.length > 0) utter(announced(sentences, earlier));
  }, [news, isMine, isOver, turn]);
  useEffect(() => {
    // In another turn the same question is announced again.
    const question = request === undefined ? undefined : `${turn} ${request}`;
    if (request !== undefined && question !== asked.current) utter(request, true);
    asked.current = isMine ? (question ?? asked.current) : undefined;
  }, [request, isMine, turn]);
  useEffect(() => {
    if (spoken) utter(spoken.text);
  }, [spoken]);
  return (
    <div class="hidden" role="log" aria-live="polite">
      {said.map(({ id, text, isRequest }) => (
        <p key={id} data-request={isRequest || undefined}>
          {text}
        </p>
      ))}
    </div>
  );
};

/** Where the rest of the news is told, by a key if there are any. */
const earlier = (n: number): string =>
  say(tableWords).earlier(n, shortcut(KEYS.last)?.toUpperCase());

/** A seat may have two turns in a row: all that tells one from the next. */
const turnOf = (view: object): string => {
  const { round, actionPhase, turn } = view as Readonly<Record<string, unknown>>;
  return [round, actionPhase, turn].join();
};

/** Have all won or lost together? Then the game itself tells how and why. */
const isShared = ({ ui, state }: PartProps): boolean =>
  isWonTogether(ui.id, state.present?.result ?? null) !== undefined;

/** Where each has points of their own, the end is told once: with the standings. */
const withoutEnd = (part: PartProps, line: LogLine): LogLine =>
  isShared(part) ? line : { ...line, events: line.events.filter(({ type }) => type !== 'over') };

const endOf = (part: PartProps, end: SeatView): string[] => {
  const isTold = part.state.news.some(({ events }) => events.some(({ type }) => type === 'over'));
  return isTold && isShared(part) ? [] : [endSentence(part, end)];
};

/** No question while moves of others are being shown. */
const requestOf = ({ ui, board, session, state }: PartProps): string | undefined => {
  const ask = (state.news.length === 0 && ui.spokenRequest) || ui.request;
  return session.isFollowing ? undefined : ask?.(board, language.value) || undefined;
};
