/** Shows moves of others again: step by step, with their sentences. Loaded on request. */
import type { LogLine } from '@tidetable/match';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say, stepTime } from '../../settings.ts';
import { sentencesOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';
import { useSkip } from './useSkip.ts';

/** For people who have turned steps off. */
const SHORTEST = 300; // milliseconds

interface RecapAgainProps extends PartProps {
  /** The announcement before the first step. */
  readonly title: string;
  /** Steps with a sentence. */
  readonly lines: readonly LogLine[];
  readonly end: () => void;
}

export const RecapAgain = ({ title, lines, end, ...part }: RecapAgainProps) => {
  const { session } = part;
  const [at, setAt] = useState(-1); // before the first one
  const skip = useRef<HTMLButtonElement>(null);
  const line = lines[at];
  useEffect(() => {
    skip.current?.focus({ preventScroll: true });
    document.querySelector('.table-board')?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    let isGone = false;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => (at + 1 < lines.length ? setAt(at + 1) : end());
    const look = line ? session.look(line.ply + 1, 'played') : session.look(lines[0].ply);
    void look.then(() => {
      if (!isGone) wait = setTimeout(next, stepTime() || SHORTEST);
    });
    return () => {
      isGone = true;
      clearTimeout(wait);
    };
  }, [at]);
  useSkip(() => true, end);
  return (
    <div class="table-again">
      <p role="status">{line ? sentencesOf(part, line).join(' ') : title}</p>
      <button type="button" class="button" ref={skip} onClick={end}>
        {say(tableWords).toNow}
      </button>
    </div>
  );
};
