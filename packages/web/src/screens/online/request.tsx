/** What somebody at the table asks all others for, and the answers to it. */
import './request.css';
import type { OnlineCard } from '@tidetable/client';
import { onlineWords } from '@tidetable/text/online';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../settings.ts';
import { sentencesOf } from '../table/logPanel.tsx';
import { nameOf, type PartProps } from '../table/part.ts';
import { ScrollSheet } from '../table/scrollSheet.tsx';

interface RequestProps extends PartProps {
  readonly request: NonNullable<OnlineCard['request']>;
  readonly own: number;
  readonly answer: (yes: boolean) => void;
}

export const Request = (part: RequestProps) => {
  const { request, own, answer } = part;
  const { table: words } = say(onlineWords);
  const { seat, agreed, subject } = request;
  const hasSpoken = seat === own || agreed.includes(own);
  const [text, isCut] = useIsCut();
  const [isReading, read] = useState(false);
  const undone = undoneBy(part);
  return (
    <>
      <div class="table-notice online-request" data-urgent role="alert">
        <p ref={text}>
          {seat === own ? words.asked[subject.type] : hasSpoken ? words.agreed : askedOf(part)}
          {!hasSpoken && undone.length > 0 && <em> {undone.join(' ')}</em>}
        </p>
        {isCut && (
          <button type="button" class="button quiet" onClick={() => read(true)}>
            {words.readAll}
          </button>
        )}
        {own >= 0 && !hasSpoken && (
          <button
            type="button"
            class={`button ${subject.type === 'abort' ? '' : 'main'}`} // what cannot be undone is not proposed
            onClick={() => answer(true)}
          >
            {words.agree}
          </button>
        )}
        {own >= 0 && (
          <button type="button" class="button" onClick={() => answer(false)}>
            {seat === own ? words.withdraw : words.decline}
          </button>
        )}
      </div>
      {isReading && (
        <ScrollSheet class="online-undone" title={askedOf(part)} onClose={() => read(false)}>
          <ol>
            {undone.map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ol>
        </ScrollSheet>
      )}
    </>
  );
};

/** There is room for a few lines: is there more to read? */
const useIsCut = (): [RefObject<HTMLParagraphElement>, boolean] => {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = text.current ?? {};
    setCut(scrollHeight > clientHeight);
  });
  return [text, isCut];
};

/** Who asks for what. */
const askedOf = (part: RequestProps): string => {
  const { subject, seat } = part.request;
  return say(onlineWords).table.asks[subject.type](nameOf(part, seat));
};

/** Of a take-back, what would no longer count. */
const undoneBy = (part: RequestProps): string[] => {
  const { subject } = part.request;
  if (subject.type !== 'take-back') return [];
  return part.state.lines.slice(subject.to).flatMap(line => sentencesOf(part, line));
};
