/** Plays a match by clients, each choosing their first move, until it is over. */
import type { TableClient } from './tableClient.ts';

export const playToEnd = async (clients: readonly TableClient[]): Promise<void> => {
  const [first] = clients;
  const isOver = () => clients.some(({ moment }) => moment?.result);
  const next = () => clients.find(({ moment, seat }) => moment && moment.toAct === seat);
  for (;;) {
    await first?.until(() => isOver() || next() !== undefined);
    const mover = isOver() ? undefined : next();
    if (!mover) break;
    const { legal = [] } = mover.moment ?? {};
    await mover.move(legal[mover.seq % legal.length] ?? '');
    for (const client of clients) await client.until(() => client.seq >= mover.seq);
  }
  for (const client of clients) await client.until(() => client.moment?.result != null);
};
