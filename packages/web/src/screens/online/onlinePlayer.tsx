/** In the card of a player: presence and clock. */
import './onlinePlayer.css';
import { SPECTATOR } from '@tidetable/rules';
import { onlineWords } from '@tidetable/text/online';
import { shellWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { Pawn } from '../../look/pawn.tsx';
import { isRunning, type OnlineTable, type ToldClock, timeLeft } from '../../online/onlineTable.ts';
import { region, say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import {
  briefDeadlineText,
  clockText,
  deadlineText,
  isLong,
  isLow,
  untilNextText,
} from './clockText.ts';
import { useLostLine } from './useLostLine.ts';

interface OnlinePlayerProps {
  readonly online: OnlineTable;
  readonly seat: number;
}

export const OnlinePlayer = (props: OnlinePlayerProps) => (
  <>
    <Presence {...props} />
    <Clock {...props} />
  </>
);

const Presence = ({ online, seat }: OnlinePlayerProps) => {
  const { card, seat: own } = useChanges(online);
  const isLost = useLostLine(online);
  const { table: words } = say(onlineWords);
  const sitting = card?.seats[seat];
  if (sitting?.kind !== 'person') return null;
  const { levels } = say(shellWords);
  const { standIn, connected, bot } = sitting;
  if (standIn) return <small>{words.standIn(levels[standIn as keyof typeof levels])}</small>;
  const isAway = !connected || isLost;
  const told = isLost && seat !== own ? words.unknown : isAway ? words.away : words.here;
  return (
    <>
      {bot && <small>{words.isBot}</small>}
      <span class="online-presence" data-away={isAway || undefined} title={told}>
        <span class="hidden">{told}</span>
      </span>
    </>
  );
};

/** A deadline of days is shown only while it runs. */
const isTold = (clock: ToldClock, seat: number): boolean => {
  const left = timeLeft(clock, seat);
  return left !== null && (clock.running === seat || !isLong(left));
};

interface ClockProps extends OnlinePlayerProps {
  /** A short form. */
  readonly isBrief?: boolean;
}

const Clock = ({ online, seat, isBrief = false }: ClockProps) => {
  const { clock } = useChanges(online, state => state.clock);
  const [, draw] = useState({});
  const { table: words } = say(onlineWords);
  const left = clock && timeLeft(clock, seat);
  useEffect(() => {
    if (!clock || !isRunning(clock, seat) || left === null) return;
    const timer = setTimeout(() => draw({}), untilNextText(left));
    return () => clearTimeout(timer);
  });
  if (!clock || left === null || !isTold(clock, seat)) return null;
  const deadline = isBrief ? briefDeadlineText : deadlineText;
  const told = isLong(left)
    ? words.until(deadlineText(left, region()))
    : words.left(clockText(left));
  return (
    <time
      class="online-clock"
      role="timer"
      data-running={clock.running === seat || undefined}
      data-low={isLow(left) || undefined}
      title={told}
    >
      <span class="hidden">{told}</span>
      <span aria-hidden="true">{isLong(left) ? deadline(left, region()) : clockText(left)}</span>
    </time>
  );
};

interface HeadClocksProps {
  readonly online: OnlineTable;
  /** Where a clock takes its room it is for screen readers only. */
  readonly status: string;
}

/** In the header: the own clock and the running one where the cards of players are a sheet, elsewhere the running one in its last minute. */
export const HeadClocks = ({ online, status }: HeadClocksProps) => {
  const { clock, seat: own } = useChanges(online, state => state.clock);
  const seats = [...new Set([own, clock?.running ?? SPECTATOR])].filter(
    seat => clock && isTold(clock, seat),
  );
  if (seats.length === 0) return <>{status}</>;
  return (
    <>
      <span class="online-head-words">{status}</span>
      {seats.map(seat => (
        <span key={seat} class="online-head-clock">
          <Pawn seat={seat} size={14} />
          <Clock online={online} seat={seat} isBrief />
        </span>
      ))}
    </>
  );
};
