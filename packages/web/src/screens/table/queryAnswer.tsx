/**
 * The answer to a query key, shown for a while over nothing that can be pressed; the announcer
 * speaks it.
 */
import './queryAnswer.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { askTable } from './askTable.ts';
import type { PartProps } from './part.ts';
import { boxesOfTargets, placeBeside, windowSize } from './placement.ts';
import type { Query } from './queries.ts';
import { useEscape } from './useEscape.ts';

/** A new one at every press. */
export interface Asked {
  readonly query: Query;
}

interface QueryAnswerProps extends PartProps {
  readonly asked: Asked;
  readonly close: () => void;
}

/** The duration for slow reading: a base, and a time for each character. */
const SHORTEST = 4000; // milliseconds
const EACH = 80;

export const QueryAnswer = ({ asked, close, ...part }: QueryAnswerProps) => {
  const [told, setText] = useState<string>();
  const plate = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let isGone = false;
    void askTable(part, asked.query).then(text => {
      if (isGone) return;
      part.speak(text);
      setText(text);
    });
    return () => {
      isGone = true;
    };
  }, [asked]);
  useEffect(() => {
    if (told === undefined) return;
    const wait = setTimeout(close, SHORTEST + EACH * told.length);
    return () => clearTimeout(wait);
  }, [told, asked]);
  useLayoutEffect(() => {
    const table = plate.current?.closest('.table');
    const bar = table?.querySelector('.table-request');
    if (!plate.current || !table || !bar) return;
    const size = plate.current.getBoundingClientRect();
    const near = bar.getBoundingClientRect();
    const { left, top } = placeBeside(near, size, windowSize(), boxesOfTargets(table));
    Object.assign(plate.current.style, { left: `${left}px`, top: `${top}px` });
  }, [told, asked]);
  useEscape(told === undefined ? undefined : close);
  return told === undefined ? null : (
    <p ref={plate} class="paper table-answer" aria-hidden="true">
      {told}
    </p>
  );
};
