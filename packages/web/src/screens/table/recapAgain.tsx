/** What others did, once more: one step after the other, each with its sentence. Loaded when it is asked for. */
import type { LogLine } from '@tidetable/match';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Settings, say, settings } from '../../settings.ts';
import { sentencesOf } from './logPanel.tsx';
import type { PartProps } from './part.ts';

/** For each step, in milliseconds, by the speed of animations. */
const PAUSES: Readonly<Record<Settings['speed'], number>> = { 0.5: 700, 1: 500, 2: 300, 0: 300 };

interface RecapAgainProps extends PartProps {
  /** What is said before the first step. */
  readonly title: string;
  /** Those with a sentence. */
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
      if (!isGone) wait = setTimeout(next, PAUSES[settings.peek().speed]);
    });
    return () => {
      isGone = true;
      clearTimeout(wait);
    };
  }, [at]);
  useEffect(() => {
    // A key that skips does nothing else: it may stand for a move.
    const press = (e: KeyboardEvent): void => {
      e.preventDefault();
      e.stopImmediatePropagation();
      end();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  return (
    <div class="table-again">
      <p role="status">{line ? sentencesOf(part, line).join(' ') : title}</p>
      <button type="button" class="button" ref={skip} onClick={end}>
        {say(tableWords).toNow}
      </button>
    </div>
  );
};
