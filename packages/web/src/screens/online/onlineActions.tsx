/** What one may do at an online table beside moves: asking the others, giving up, letting a bot play. */
import type { Refused } from '@tidetable/client';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { refusalOf } from './refusalOf.ts';

interface OnlineActionsProps {
  readonly online: OnlineTable;
  readonly close: () => void;
}

export const OnlineActions = ({ online, close }: OnlineActionsProps) => {
  const { card, seat, moment } = useChanges(online);
  const words = say(onlineWords);
  const [problem, setProblem] = useState<string>();
  const [isSure, beSure] = useState(false);
  if (!card || !moment || seat === SPECTATOR || card.phase !== 'running') return null;
  const act = (wish: () => Promise<Refused | undefined>) => async (): Promise<void> => {
    const refused = await wish();
    if (refused) setProblem(refusalOf(words, refused.code));
    else close();
  };
  const own = card.seats[seat];
  const isReplaced = own?.kind === 'person' && own.standIn !== null;
  const last = moment.lines.findLast(line => line.seat === seat && !line.decided)?.ply;
  const replaceable = card.seats.flatMap((other, s) => {
    if (other.kind !== 'person' || s === seat || other.standIn !== null) return [];
    const isAway = other.bot ? moment.toAct === s : !other.connected;
    return isAway ? [{ s, name: other.name ?? '' }] : [];
  });
  const { table } = words;
  const others = card.seats.some((other, s) => other.kind === 'person' && !other.bot && s !== seat);
  return (
    <>
      {others && card.takeBacks === 'ask' && last !== undefined && (
        <Action
          act={act(() => online.ask({ type: 'take-back', to: last }))}
          name={table.askTakeBack}
        />
      )}
      {others && <Action act={act(() => online.ask({ type: 'abort' }))} name={table.askAbort} />}
      {isReplaced ? (
        <Action act={act(() => online.takeSeatBack())} name={table.returnToSeat} />
      ) : (
        <Action act={act(() => online.standIn(seat))} name={table.botForMe} />
      )}
      {replaceable.map(({ s, name }) => (
        <Action key={s} act={act(() => online.standIn(s))} name={table.botFor(name)} />
      ))}
      {isSure ? (
        <Action act={act(() => online.resign())} name={table.resignSure} />
      ) : (
        <Action act={() => beSure(true)} name={table.resign} />
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};

const Action = ({ act, name }: { readonly act: () => unknown; readonly name: string }) => (
  <button type="button" class="button" onClick={() => void act()}>
    {name}
  </button>
);
