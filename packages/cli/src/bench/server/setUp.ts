/** Makes the guests, tables and sockets of a load through the server's public interface. */
import { Agent, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { OnlineCard } from '@tidetable/protocol';
import { type BenchTable, tables as benchTables } from '../benchTables.ts';
import type { LoadPlan } from './errand.ts';
import { seatsAt, socketsAt } from './seats.ts';
import { type Place, TableUnderLoad } from './tableUnderLoad.ts';

const AT_ONCE = 64; // tables that are set up at the same time

/** Sends requests from one of the addresses of this machine, on a connection that is kept alive. */
const asker = (address: string, localAddress: string) => {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: 4 });
  const origin = new URL(address).origin;
  return {
    localAddress,
    async post(
      path: string,
      body: object,
      cookie = '',
    ): Promise<{ body: unknown; cookie: string }> {
      const headers = { origin, cookie, 'content-type': 'application/json' };
      const url = `${address}api/${path}`;
      const { promise, resolve, reject } = Promise.withResolvers<{
        body: unknown;
        cookie: string;
      }>();
      request(url, { method: 'POST', agent, headers }, async answer => {
        const said = await json(answer).catch(() => undefined);
        if (answer.statusCode && answer.statusCode < 300)
          resolve({ body: said, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '' });
        else reject(new Error(`${path}: ${answer.statusCode} ${JSON.stringify(said)}`));
      })
        .on('error', reject)
        .end(JSON.stringify(body));
      return promise;
    },
    close: () => agent.destroy(),
  };
};
type Asker = ReturnType<typeof asker>;

export const setUp = async (
  plan: LoadPlan,
  onFailure: (why: string) => void,
): Promise<TableUnderLoad[]> => {
  const servers = [plan.address, ...(plan.others ?? [])];
  const askers = Array.from({ length: plan.addresses }, (_, i) =>
    asker(servers[i % servers.length], `127.0.0.${i + 1}`),
  );
  const mix = benchTables.filter(({ game }) => plan.games.includes(game.id));
  const made: TableUnderLoad[] = [];
  let next = 0;
  const makeTables = async (): Promise<void> => {
    while (next < plan.tables) {
      const n = next++;
      made.push(await makeTable(plan, { n, kind: mix[n % mix.length], askers }, onFailure));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeTables));
  for (const { close } of askers) close();
  await made[0]?.expectRefusal();
  return made;
};

const makeTable = async (
  plan: LoadPlan,
  { n, kind, askers }: { n: number; kind: BenchTable; askers: readonly Asker[] },
  onFailure: (why: string) => void,
): Promise<TableUnderLoad> => {
  const { post, localAddress } = askers[n % askers.length];
  const sockets = Math.max(kind.game.seats.min, socketsAt(plan, n));
  const seats = seatsAt(kind.game, sockets, n);
  const cookies: string[] = [];
  for (let i = 0; i < sockets; i++)
    cookies.push((await post('guest', { name: `Guest ${i + 1}` })).cookie);
  const { body } = await post(
    'tables',
    { game: kind.game.id, seats: Array(seats).fill({ kind: 'person' }), visibility: 'public' },
    cookies[0],
  );
  const { id } = body as OnlineCard;
  for (let seat = 0; seat < seats; seat++)
    await post(`tables/${id}/claim`, { seat }, cookies[seat]);
  const table = new TableUnderLoad({ id, seed: n, startsTurn: kind.startsTurn, onFailure });
  const servers = [plan.address, ...(plan.others ?? [])];
  const places = cookies.map((cookie, i): Place => {
    const address = servers[(n + i) % servers.length];
    const headers = { origin: new URL(address).origin, cookie };
    return { address, localAddress, headers };
  });
  await Promise.all(places.map(place => table.watch(place)));
  await post(`tables/${id}/start`, {}, cookies[0]);
  await table.begun();
  return table;
};
