/** A whole match by real processes, with all that people may do beside moving; its file is verified. */
import type { MatchFile } from '@tidetable/match';
import type { Wish } from '@tidetable/protocol';
import { Guest, TableClient } from '@tidetable/server/testkit';
import { afterAll, expect, test } from 'vitest';
import { removePlaces } from '../testkit/program.ts';
import { Serving } from '../testkit/serving.ts';

afterAll(removePlaces);

type WithoutIds<W> = W extends Wish ? Omit<W, 'id' | 'ply'> : never;

/** Repeats the request while another entry comes first. */
const mustWish = async (client: TableClient, wish: WithoutIds<Wish>): Promise<void> => {
  for (;;) {
    const answer = await client.ask({ ...wish, id: client.newId(), ply: client.seq } as Wish);
    if (answer?.type === 'accepted') return;
    if (answer?.code !== 'stale') throw new Error(`${wish.type}: ${answer?.code}`);
  }
};

const connectAll = async (clients: readonly TableClient[]): Promise<void> => {
  for (const client of clients) {
    const { moment } = client;
    await client.connect();
    await client.until(() => client.moment !== moment);
  }
};

const allHear = async (clients: readonly TableClient[]): Promise<void> => {
  const seq = Math.max(...clients.map(client => client.seq));
  for (const client of clients) await client.until(() => client.seq >= seq);
};

/** The others agree. */
const agree = async (clients: readonly TableClient[], asker: TableClient): Promise<void> => {
  for (const client of clients.filter(c => c !== asker)) {
    await client.until(() => client.card?.request?.seat === asker.seat);
    const request = client.card?.request?.id ?? '';
    await mustWish(client, { type: 'answer', request, yes: true });
  }
  await allHear(clients);
};

/** Lets people play until something holds, or the match is over. */
const playUntil = async (
  clients: readonly TableClient[],
  isSo: () => boolean = () => false,
): Promise<void> => {
  const [first] = clients;
  for (;;) {
    await first?.until(() => clients.some(c => c.moment?.result || c.moment?.toAct === c.seat));
    await allHear(clients);
    const next = clients.find(({ moment, seat }) => moment?.toAct === seat);
    if (isSo() || !next || first?.moment?.result) return;
    const { legal = [] } = next.moment ?? {};
    await mustWish(next, { type: 'move', move: legal[next.seq % legal.length] ?? '' });
    await allHear(clients);
  }
};

test('a match with a take-back, a stand-in that hands back, and a time-out', async () => {
  const serving = new Serving();
  await serving.start();
  const people = await Promise.all(['Ana', 'Ben'].map(n => Guest.named(serving.address, n)));
  const [ana, ben] = people;
  const table = await ana!.newTable({
    game: 'nautilus-island',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    onTimeOut: 'stand-in',
    standIn: 'greedy',
  });
  for (const [seat, guest] of people.entries())
    await guest.must(`tables/${table.id}/claim`, { seat });
  await ana!.must(`tables/${table.id}/start`);
  const clients = [ana!, ben!].map(guest => new TableClient(guest, table.id));
  await connectAll(clients);

  const mover = clients.find(({ moment, seat }) => moment?.toAct === seat)!;
  const to = mover.seq;
  await playUntil(clients, () => mover.moment?.toAct !== mover.seat && mover.seq > to + 4);
  await mustWish(mover, { type: 'ask', subject: { type: 'take-back', to } });
  await serving.end('SIGKILL'); // who asked need not ask again
  await serving.start();
  await connectAll(clients);
  await agree(clients, mover);
  expect(mover.moment?.toAct).toBe(mover.seat);

  await mustWish(mover, { type: 'stand-in', seat: mover.seat ?? -1 });
  await mover.until(() => mover.moment?.toAct !== mover.seat);
  await mustWish(mover, { type: 'return' });

  const pace = { clock: 'turn', turnMs: 8000 } as const; // so long that the rest fits in
  await mustWish(mover, { type: 'ask', subject: { type: 'pace', pace } });
  await agree(clients, mover);
  const isOut = () => mover.lines.some(line => line.decided?.type === 'time-out');
  await mover.until(isOut);
  const late = clients.find(c => c.seat === mover.lines.findLast(l => l.decided)?.seat)!;
  const other = clients.find(client => client !== late)!;
  await serving.end('SIGTERM');
  await serving.start();
  await connectAll(clients);
  await mustWish(late, { type: 'return' });
  await mustWish(other, { type: 'ask', subject: { type: 'pace', pace: { clock: 'none' } } });
  await agree(clients, other);
  await playUntil(clients);

  const { status, body } = await ana!.get(`tables/${table.id}/file`);
  expect(status).toBe(200);
  const kinds = (body as unknown as MatchFile).log.map(({ type }) => type);
  for (const kind of ['take-back', 'player', 'pace', 'time-out']) expect(kinds).toContain(kind);
  const file = serving.place.write('match.json', body);
  await serving.end('SIGTERM');
  expect(await serving.place.run(['verify', file])).toMatchObject({ code: 0, stderr: '' });
}, 300_000);
