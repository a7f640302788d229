/** For a returning person: the events since their last turn, to be shown step by step. */
import { undonePlies } from '@tidetable/match';
import { CHANCE } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../settings.ts';
import { sentencesOf } from '../table/logPanel.tsx';
import type { PartProps } from '../table/part.ts';
import { sinceLastTurn } from '../table/sinceLastTurn.ts';
import { isMyTurn } from '../table/status.ts';

type Again = typeof import('../table/recapAgain.tsx');

/** After a shorter absence, moves of others are still shown as they happen. */
const ABSENCE = 60_000; // milliseconds

export const AbsenceRecap = (part: PartProps) => {
  const [again, setAgain] = useState<Again>();
  const { ply, offer, close } = useComingBack(part);
  const words = say(onlineWords).table;
  const { lines: all } = part.state;
  const { lines, isFirst } = sinceLastTurn(all, undonePlies(all), part.moment.seat);
  const told = lines.filter(line => sentencesOf(part, line).length > 0);
  const isNews = told.some(({ seat }) => seat !== CHANCE); // the deal needs no recap
  const end = (): void => {
    setAgain(undefined);
    close();
    part.session.back();
  };
  if (again) return <again.RecapAgain {...part} title={words.since} lines={told} end={end} />;
  if (!offer || !isMyTurn(part) || part.state.present?.ply !== ply || !isNews) return null;
  return (
    <div class="table-notice online-away">
      <p>{(isFirst ? words.happenedFirst : words.happened)(told.length)}</p>
      <button
        type="button"
        class="button"
        onClick={async () => setAgain(await import('../table/recapAgain.tsx'))}
      >
        {words.showIt}
      </button>
    </div>
  );
};

/** Offered after the page was loaded, and after it was hidden for long; ends with the next move. */
const useComingBack = ({ state }: PartProps) => {
  const now = state.present?.ply ?? 0;
  const [offer, setOffer] = useState(now > 0);
  const [ply, setPly] = useState(now);
  useEffect(() => {
    let hiddenAt: number | undefined;
    const note = (): void => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt !== undefined && Date.now() - hiddenAt >= ABSENCE) setOffer(true);
    };
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  // Others may move while the offer is open; an own move closes it.
  useEffect(() => {
    if (state.present?.legal.length) setPly(now);
    if (state.lines.at(-1)?.seat === state.present?.seat) setOffer(false);
  }, [now]);
  return { ply, offer, close: () => setOffer(false) };
};
