/** The end of a game: a line that stays in the bar, and the sheet that opens over the table. */
import './result.css';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { url } from '../../router.tsx';
import { say } from '../../settings.ts';
import type { PartProps } from './part.ts';
import { leadOf, titleOf } from './ranking.ts';

type Sheet = typeof import('./resultSheet.tsx')['ResultSheet'];

/** Only the end of a game needs it. Without a network the lines beside the table must do. */
const useSheet = (): Sheet | undefined => {
  const [sheet, setSheet] = useState<{ readonly Sheet: Sheet }>();
  useEffect(() => {
    let isGone = false;
    import('./resultSheet.tsx').then(
      ({ ResultSheet }) => isGone || setSheet({ Sheet: ResultSheet }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return sheet?.Sheet;
};

/** A game that has just ended says so at once; a link to a moment, or a record, is for looking. */
const opensByItself = ({ session }: PartProps): boolean =>
  !session.isRecord && !url.peek().searchParams.has('ply');

export const Result = (part: PartProps) => {
  const { present: end, past } = part.state;
  const words = say(tableWords);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(() => opensByItself(part));
  const Sheet = useSheet();
  if (!end?.result) return null;
  const close = (): void => {
    open(false);
    opener.current?.focus();
  };
  return (
    <section class="table-result" aria-label={words.result}>
      {!past && <Summary {...part} />}
      <button
        ref={opener}
        type="button"
        class="button main"
        aria-haspopup="dialog"
        disabled={!Sheet}
        onClick={() => open(true)}
      >
        {words.openResult}
      </button>
      {Sheet && isOpen && <Sheet {...part} end={end} close={close} />}
    </section>
  );
};

const Summary = (part: PartProps) => {
  const { moment } = part;
  const lead = leadOf(part, moment);
  return (
    <p>
      <strong>{titleOf(part, moment)}</strong> {lead}
    </p>
  );
};
