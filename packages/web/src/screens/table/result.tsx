/** The end of a game beside the table: a few lines that stay, and the sheet that opens over it. */
import './result.css';
import { notices } from '@tidetable/text/shell';
import { tableWords } from '@tidetable/text/web';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Pawn } from '../../look/pawn.tsx';
import { url } from '../../router.tsx';
import { motionTime, say } from '../../settings.ts';
import { nameOf, type PartProps } from './part.ts';
import { leadOf, rankingOf, titleOf } from './ranking.ts';

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
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, open] = useState(() => opensByItself(part));
  const Sheet = useSheet();
  useEffect(() => {
    const behavior = motionTime(1) === 0 ? 'instant' : 'smooth';
    panel.current?.scrollIntoView({ block: 'nearest', behavior });
  }, []);
  if (!end?.result) return null;
  const close = (): void => {
    open(false);
    opener.current?.focus();
  };
  return (
    <section ref={panel} class="paper table-result" aria-label={words.result}>
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
    <>
      <h2>{titleOf(part, moment)}</h2>
      {lead && <p>{lead}</p>}
      <Places {...part} />
    </>
  );
};

const Places = (part: PartProps) => {
  const words = say(tableWords);
  const { left } = part.moment;
  const ranking = rankingOf(part, part.moment);
  if (ranking.length === 0) return null;
  return (
    <ol>
      {ranking.map(({ seat, place, points }) => (
        <li key={seat}>
          <span class="table-result-place">{words.place(place)}</span>
          <Pawn seat={seat} size={24} />
          <span class="table-result-name">
            {nameOf(part, seat)}
            {left
              .filter(leaver => leaver.seat === seat)
              .map(({ how, name }) => (
                <small key={how}> {say(notices).record.left[how](name)}</small>
              ))}
          </span>
          <strong>{words.points(points)}</strong>
        </li>
      ))}
    </ol>
  );
};
