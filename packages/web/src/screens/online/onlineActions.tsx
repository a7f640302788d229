/** Actions at an online table besides moves: requests to the others, resigning, a stand-in. */

import type { Refused } from '@tidetable/client';
import { undonePlies } from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { useState } from 'preact/hooks';
import type { OnlineState, OnlineTable } from '../../online/onlineTable.ts';
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
  if (!card || !moment || seat === SPECTATOR || card.phase !== 'running') return null;
  const act = (wish: () => Promise<Refused | undefined>) => async (): Promise<void> => {
    const refused = await wish();
    if (refused) setProblem(refusalOf(words, refused.code));
    else close();
  };
  const own = card.seats[seat];
  const isReplaced = own?.kind === 'person' && own.standIn !== null;
  const hasLeft = moment.left.some(leaver => leaver.seat === seat);
  const last = lastToldOf(part, moment, seat);
  const replaceable = card.seats.flatMap((other, s) => {
    if (other.kind !== 'person' || s === seat || other.standIn !== null) return [];
    const isAway = other.bot ? moment.toAct === s : !other.connected;
    return isAway ? [{ s, name: other.name ?? '' }] : [];
  });
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
      {replaceable.map(({ s, name }) => (
        <Action key={s} act={act(() => table.standIn(s))} name={said.botFor(name)} />
      ))}
      {!hasLeft &&
        (isSure ? (
          <Action act={act(() => table.resign())} name={said.resignSure} />
        ) : (
          <Action act={() => beSure(true)} name={said.resign} />
        ))}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
};

/** The last move of a seat with a sentence in the log: the end of a turn often has none. */
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
