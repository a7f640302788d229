/** Actions at an online table besides moves: requests to the others, resigning, a stand-in. */

import type { Refused } from '@tidetable/client';
import { undonePlies } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineState, OnlineTable } from '../../online/onlineTable.ts';
import { untilReplaceable } from '../../online/standIns.ts';
import { say } from '../../settings.ts';
import { sentencesOf } from '../table/logPanel.tsx';
import { type PartProps, useChanges } from '../table/part.ts';
import { refusalOf } from './refusalOf.ts';

interface OnlineActionsProps extends PartProps {
  readonly table: OnlineTable;
  readonly close: () => void;
}

export const OnlineActions = ({ table, close, ...part }: OnlineActionsProps) => {
  const { card, seat, moment } = useChanges(table);
  const words = say(onlineWords);
  const [problem, setProblem] = useState<string>();
  const [isSure, beSure] = useState(false);
  const replaceable = useReplaceable(table);
  if (!card || !moment || seat === SPECTATOR || card.phase !== 'running') return null;
  const act = (wish: () => Promise<Refused | undefined>) => async (): Promise<void> => {
    const refused = await wish();
    if (refused) setProblem(refusalOf(refused.code));
    else close();
  };
  const own = card.seats[seat];
  const isReplaced = own?.kind === 'person' && own.standIn !== null;
  const hasLeft = moment.left.some(leaver => leaver.seat === seat);
  const last = lastToldOf(part, moment, seat);
  const { table: said } = words;
  const others = card.seats.some((other, s) => other.kind === 'person' && !other.bot && s !== seat);
  return (
    <>
      {others && card.takeBacks === 'ask' && last !== undefined && (
        <Action
          act={act(() => table.ask({ type: 'take-back', to: last }))}
          name={said.askTakeBack}
        />
      )}
      {others && <Action act={act(() => table.ask({ type: 'abort' }))} name={said.askAbort} />}
      {!hasLeft &&
        (isReplaced ? (
          <Action act={act(() => table.takeSeatBack())} name={said.returnToSeat} />
        ) : (
          <Action act={act(() => table.standIn(seat))} name={said.botForMe} />
        ))}
      {replaceable.map(s => (
        <Action
          key={s}
          act={act(() => table.standIn(s))}
          name={said.botFor(card.seats[s]?.name ?? '')}
        />
      ))}
      {!hasLeft &&
        (isSure ? (
          // another button: a second press at its place comes too soon
          <Action key="sure" act={act(() => table.resign())} name={said.resignSure} />
        ) : (
          <Action act={() => beSure(true)} name={said.resign} />
        ))}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};

/** Others for whom a bot may play now, if somebody wishes so. */
const useReplaceable = (table: OnlineTable): readonly Seat[] => {
  const { state } = table;
  const [, draw] = useState({});
  const waits = (state.card?.seats ?? []).map((_, s) =>
    s === state.seat ? undefined : untilReplaceable(state, s),
  );
  const next = Math.min(...waits.flatMap(wait => wait || []));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => draw({}), next + 1);
    return () => clearTimeout(timer);
  });
  return [...waits.keys()].filter(s => waits[s] === 0);
};

/** The last move of a seat that the others can read of: what ends a turn is often told by no sentence. */
const lastToldOf = (
  part: PartProps,
  { lines }: NonNullable<OnlineState['moment']>,
  seat: Seat,
): number | undefined => {
  const undone = undonePlies(lines);
  return lines.findLast(
    line =>
      line.seat === seat &&
      !line.decided &&
      !undone.has(line.ply) &&
      sentencesOf(part, line).length > 0,
  )?.ply;
};

const Action = ({ act, name }: { readonly act: () => unknown; readonly name: string }) => (
  <button type="button" class="button" onClick={() => void act()}>
    {name}
  </button>
);
