/** The tables where it is this person's turn: polled, since a hidden page has no connection. */
import { useEffect, useState } from 'preact/hooks';
import { findOwnTables } from './ownTables.ts';
import { isWaitingForMe, type Listed } from './tableOrder.ts';

const INTERVAL = 30_000; // milliseconds

/** Also polled when the key changes. */
export const useWaiting = (key: unknown): readonly Listed[] => {
  const [waiting, setWaiting] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isGone = false;
    const look = async (): Promise<void> => {
      const mine = await findOwnTables();
      if (!isGone) setWaiting(mine.filter(isWaitingForMe));
    };
    void look();
    const timer = setInterval(() => void look(), INTERVAL);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [key]);
  return waiting;
};
