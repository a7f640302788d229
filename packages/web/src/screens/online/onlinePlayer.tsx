/** In the card of a player: whether they are there, and what is left on their clock. */
import './onlinePlayer.css';
import { onlineWords } from '@tidetable/text/online';
import { shellWords } from '@tidetable/text/web';
import { useEffect, useState } from 'preact/hooks';
import { type OnlineTable, timeLeft } from '../../online/onlineTable.ts';
import { language, say } from '../../settings.ts';
import { useChanges } from '../table/part.ts';
import { clockText, deadlineText, isLong, untilNextText } from './clockText.ts';

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
  const { card } = useChanges(online, state => state.card);
  const { table: words } = say(onlineWords);
  const sitting = card?.seats[seat];
  if (sitting?.kind !== 'person') return null;
  const { levels } = say(shellWords);
  const { standIn, connected } = sitting;
  if (standIn) return <small>{words.standIn(levels[standIn as keyof typeof levels])}</small>;
  const told = connected ? words.here : words.away;
  return (
    <span class="online-presence" data-away={!connected || undefined} title={told}>
      <span class="hidden">{told}</span>
    </span>
  );
};

const Clock = ({ online, seat }: OnlinePlayerProps) => {
  const { clock } = useChanges(online, state => state.clock);
  const [, draw] = useState({});
  const { table: words } = say(onlineWords);
  const left = clock && timeLeft(clock, seat);
  const isRunning = clock?.running === seat;
  useEffect(() => {
    if (!isRunning || left === null) return;
    const timer = setTimeout(() => draw({}), untilNextText(left));
    return () => clearTimeout(timer);
  });
  if (left === null) return null;
  const told = isLong(left)
    ? words.until(deadlineText(left, language.value))
    : words.left(clockText(left));
  return (
    <time class="online-clock" role="timer" data-running={isRunning || undefined} title={told}>
      <span class="hidden">{told}</span>
      <span aria-hidden="true">
        {isLong(left) ? deadlineText(left, language.value) : clockText(left)}
      </span>
    </time>
  );
};
