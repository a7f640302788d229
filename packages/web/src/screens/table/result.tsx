/** The end of a game: a line that stays in the bar, and the sheet that opens over the table. */
import './result.css';
import { tableWords } from '@tidetable/text/web';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { url } from '../../router.tsx';
import { say } from '../../settings.ts';
import type { PartProps } from './part.ts';
import { leadOf, outcomeOf } from './ranking.ts';
import { useOnceNeeded } from './useOnceNeeded.ts';

/** A game that has just ended opens it; a link to a moment, or a record, does not. */
const opensByItself = ({ session }: PartProps): boolean =>
  !session.isRecord && !url.peek().searchParams.has('ply');

/**
 * Only the end of a game needs the sheet. If it cannot be loaded, the lines beside the table
 * remain.
 */
export const useResult = (part: PartProps, isOver: boolean) => {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => setOpen(isOver && opensByItself(part)), [isOver]);
  const Sheet = useOnceNeeded(isOver, () => import('./resultSheet.tsx'))?.ResultSheet;
  const open = () => setOpen(true);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return { opener, Sheet, isOpen, open, close };
};

interface ResultProps extends PartProps {
  readonly result: ReturnType<typeof useResult>;
}

export const ResultButton = ({ result }: Pick<ResultProps, 'result'>) => (
  <button
    ref={result.opener}
    type="button"
    class="button main table-result-button"
    aria-haspopup="dialog"
    aria-label={say(tableWords).openResult}
    disabled={!result.Sheet}
    onClick={result.open}
  >
    {say(tableWords).result}
  </button>
);

/** In the past there is no other place for the button. */
export const Result = ({ result, ...part }: ResultProps) => {
  const { present: end, past } = part.state;
  const { Sheet, isOpen, close } = result;
  if (!end?.result) return null;
  return (
    <section class="table-result" aria-label={say(tableWords).result}>
      {!past && <Summary {...part} />}
      {(past || part.session.isRecord) && <ResultButton result={result} />}
      {Sheet && isOpen && <Sheet {...part} end={end} close={close} />}
    </section>
  );
};

const Summary = (part: PartProps) => {
  const { moment } = part;
  const lead = leadOf(part, moment);
  return (
    <p>
      <strong>{outcomeOf(part, moment)}</strong>
      {lead && <span class="table-result-lead"> {lead}</span>}
    </p>
  );
};
