/**
 * Shows that it is the person's turn, here or elsewhere: in the title of the window, on the icon of
 * the app, and as a link.
 */
import { onlineWords } from '@tidetable/text/online';
import { useEffect, useRef } from 'preact/hooks';
import type { OnlineTable } from '../../online/onlineTable.ts';
import { Link } from '../../router.tsx';
import { say, settings } from '../../settings.ts';
import type { PartProps } from '../table/part.ts';
import { isMyTurn } from '../table/status.ts';
import { attention } from '../useArrival.ts';
import { useWaiting } from './useWaiting.ts';

interface TurnsProps extends PartProps {
  readonly table: OnlineTable;
}

export const Turns = ({ table, ...part }: TurnsProps) => {
  const isMine = isMyTurn(part);
  const waiting = useWaiting(isMine);
  const others = waiting.filter(({ table: { id } }) => id !== table.address.id);
  const isMineHere = document.hidden ? waiting.length > others.length : isMine;
  useAttention(others.length + (isMineHere ? 1 : 0));
  if (isMine || others.length === 0) return null;
  return (
    <p class="table-next">
      <Link class="button" to={`/t/${others[0].table.id}`}>
        {say(onlineWords).list.next(others.length)}
      </Link>
    </p>
  );
};

/** For a hidden window: the number of waiting tables. */
export const useAttention = (count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    attention.value = count;
    showBadge(count);
    if (count > before.current && document.hidden) void ring();
    before.current = count;
  }, [count]);
  useEffect(
    () => () => {
      attention.value = 0;
      showBadge(0);
    },
    [],
  );
};

/** On the icon of an installed app; missing in some browsers, and over plain http. */
const showBadge = (count: number): void => {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  done.catch(() => undefined); // the system refuses
};

const ring = async (): Promise<void> => {
  const { volume } = settings.peek();
  if (volume > 0) await (await import('../../look/sound.ts')).sound('turn', volume);
};
