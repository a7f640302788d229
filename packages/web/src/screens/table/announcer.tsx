import { OVER } from '@tidetable/rules';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, say } from '../../settings.ts';
import { sentencesOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import { endSentence } from './ranking.ts';

interface Utterance {
  readonly id: number;
  readonly text: string;
  /** Is it what is asked, and no news? */
  readonly isRequest: boolean;
}

/** So many stay in the page: a reader that is still speaking comes to them. */
const KEPT = 8;

/** Something that was asked for; said again, it is another one. */
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

/** Speaks what happened, when it becomes one's turn, what is asked next, and how it ended; each once, and none in place of another. */
export const Announcer = ({ spoken, ...part }: AnnouncerProps) => {
  const { news, present } = part.state;
  const [said, setSaid] = useState<readonly Utterance[]>([]);
  const wasMine = useRef(false);
  const wasOver = useRef(false);
  const isHeld = part.guide !== undefined && part.wanted === undefined; // the learner only reads
  const isMine = present !== undefined && present.legal.length > 0 && !isHeld;
  // A record has ended long ago; its end is told where it is reached.
  const isOver = present?.toAct === OVER && !part.session.isRecord && !part.guide;
  const request = isMine && !part.guide && !part.state.past ? requestOf(part) : undefined;
  const asked = useRef<string>();
  const utter = (text: string, isRequest = false): void =>
    setSaid(before => [
      ...before.slice(1 - KEPT),
      { id: (before.at(-1)?.id ?? 0) + 1, text, isRequest },
    ]);
  useEffect(() => {
    const sentences = news.flatMap(line => sentencesOf(part, line));
    if (isMine && !wasMine.current) sentences.push(say(tableWords).yourTurn);
    if (present && isOver && !wasOver.current) sentences.push(endSentence(part, present));
    wasMine.current = isMine;
    wasOver.current = isOver;
    if (sentences.length > 0) utter(sentences.join(' '));
  }, [news, isMine, isOver]);
  useEffect(() => {
    if (request !== undefined && request !== asked.current) utter(request, true);
    asked.current = isMine ? (request ?? asked.current) : undefined;
  }, [request, isMine]);
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

/** While others are being followed, nothing is asked yet. */
const requestOf = ({ ui, board, session, state }: PartProps): string | undefined => {
  const ask = (state.news.length === 0 && ui.spokenRequest) || ui.request;
  return session.isFollowing ? undefined : ask?.(board, language.value) || undefined;
};
