/** Urgent notices: a lost connection, a request of others, a clock that runs out. */
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { shellWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { keepRecordOf } from '../../online/keepRecord.ts';
import { isRunning, type OnlineTable, timeLeft } from '../../online/onlineTable.ts';
import { say } from '../../settings.ts';
import { type PartProps, useChanges } from '../table/part.ts';
import { AbsenceRecap } from './absenceRecap.tsx';
import { isLong } from './clockText.ts';
import { isLate } from './isLate.ts';
import { Request } from './request.tsx';
import { Turns } from './turns.tsx';
import { useHeardChat } from './useHeardChat.ts';
import { useLostLine } from './useLostLine.ts';
import { useWish } from './useWish.ts';

interface OnlineNoticeProps extends PartProps {
  readonly table: OnlineTable;
}

export const OnlineNotice = (part: OnlineNoticeProps) => {
  const { hasLostSeat, hasWithheldSalt, card, seat, moment } = useChanges(part.table);
  const { table: words } = say(onlineWords);
  const isLost = useLostLine(part.table);
  const request = card?.request;
  const sitting = card?.seats[seat];
  const isReplaced = sitting?.kind === 'person' && sitting.standIn !== null;
  useHeardChat(part.table, part.speak);
  useRecord(part.table, card?.phase === 'over' && seat !== SPECTATOR);
  const { problem, answer } = useAnswer(part.table);
  const hasLeft = moment?.left.some(leaver => leaver.seat === seat);
  return (
    <>
      {isLost && (
        <div class="table-notice" role="status">
          <p>{say(onlineWords).noLine}</p>
        </div>
      )}
      {!isLost && request && <Request {...part} request={request} own={seat} answer={answer} />}
      {problem && (
        <div class="table-notice" role="alert">
          <p>{problem}</p>
        </div>
      )}
      {!isLost && !request && <Declined table={part.table} />}
      {card?.phase === 'running' && isReplaced && !hasLeft && <Replaced table={part.table} />}
      {!isLost && card?.phase === 'running' && seat === SPECTATOR && (
        <div class="table-notice">
          <p>{hasLostSeat ? words.lostSeat : words.watching}</p>
        </div>
      )}
      {hasWithheldSalt && card?.phase === 'running' && <WithheldSalt />}
      {!request && <AbsenceRecap {...part} />}
      {card?.phase === 'running' && seat !== SPECTATOR && <Turns {...part} />}
      <LowTime table={part.table} />
    </>
  );
};

/** Adds a finished match to the games of its players; fetched in the background. */
const useRecord = (table: OnlineTable, isOver: boolean): void =>
  useEffect(() => {
    if (isOver) void keepRecordOf(table).catch(() => undefined); // the storage is not available
  }, [isOver]);

/** Chance may not be what was agreed on; whoever has read that need not keep it in sight. */
const WithheldSalt = () => {
  const [isRead, read] = useState(false);
  if (isRead) return null;
  return (
    <div class="table-notice" role="alert">
      <p>{say(onlineWords).table.withheldSalt}</p>
      <button type="button" class="button" onClick={() => read(true)}>
        {say(shellWords).close}
      </button>
    </div>
  );
};

/** Answers what is asked. Why an answer was refused outlives the question, until the match goes on. */
const useAnswer = (table: OnlineTable) => {
  const { problem, send } = useWish();
  const [ply, setPly] = useState<number>();
  const answer = async (yes: boolean): Promise<void> => {
    await send(table.answer(yes));
    setPly(table.state.moment?.ply);
  };
  const isNow = ply === table.state.moment?.ply;
  return { problem: isNow ? problem : undefined, answer: (yes: boolean) => void answer(yes) };
};

/** A bot plays for the person here, until they say otherwise. */
const Replaced = ({ table }: { readonly table: OnlineTable }) => {
  const { table: words } = say(onlineWords);
  const { problem, send } = useWish();
  const { moment, seat } = useChanges(table);
  return (
    <div class="table-notice" role="status">
      <p>{isLate(moment?.lines ?? [], seat) ? words.botPlaysLate : words.botPlays}</p>
      <button type="button" class="button" onClick={() => void send(table.takeSeatBack())}>
        {words.returnToSeat}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
};

/** A declined request of this person; shown until the next entry. */
const Declined = ({ table }: { readonly table: OnlineTable }) => {
  const { declined, moment, card, seat } = useChanges(table);
  if (!declined || declined.ply !== moment?.ply) return null;
  const { table: words } = say(onlineWords);
  const others = card?.seats.filter(
    (other, s) => s !== seat && other.kind === 'person' && !other.bot && other.standIn === null,
  );
  const only = others?.length === 1 ? others[0].name : null; // of several nobody knows who it was
  return (
    <div class="table-notice" role="status">
      <p>
        {words.asked[declined.subject.type]} {words.declined(only)}
      </p>
    </div>
  );
};

const MINUTE = 60_000; // milliseconds
const SECONDS = 10_000;

/** Announces at exactly two moments that the own time runs out. */
const LowTime = ({ table }: { readonly table: OnlineTable }) => {
  const { clock, seat } = useChanges(table, state => state.clock);
  const [said, tell] = useState('');
  const { table: words } = say(onlineWords);
  useEffect(() => {
    const left = clock && timeLeft(clock, seat);
    if (!clock || left === null || !isRunning(clock, seat) || isLong(left)) return tell('');
    const tellAt = (mark: number, text: string) =>
      left > mark ? setTimeout(() => tell(text), left - mark) : undefined;
    const timers = [tellAt(MINUTE, words.minuteLeft), tellAt(SECONDS, words.secondsLeft)];
    return () => timers.forEach(clearTimeout);
  }, [clock, seat]);
  return (
    <p class="hidden" role="status">
      {said}
    </p>
  );
};
