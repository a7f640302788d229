import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite/sqliteStore.ts';
import { Audience } from '../tables/audience.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnMatch } from '../testkit/match.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { readMetrics } from '../testkit/readMetrics.ts';
import { BOT, PERSON, startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const match = new OwnMatch({ heartbeat: 1500 });
beforeAll(() => match.open());
afterAll(() => match.remove());

interface Event {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** Reads events as a browser would. */
class Reader {
  readonly events: Event[] = [];
  readonly #closing = new AbortController();
  hasEnded = false;
  raw = '';

  async open(guest: Guest, id: string, last?: string): Promise<Response> {
    const invitation = guest.invitationTo(id) ?? '';
    const answer = await fetch(`${guest.address}api/tables/${id}/events`, {
      headers: {
        'tidetable-invitation': invitation,
        cookie: guest.cookie,
        ...(last !== undefined && { 'last-event-id': last }),
      },
      signal: this.#closing.signal,
    });
    if (answer.ok) void this.#read(answer).catch(() => undefined);
    return answer;
  }

  async #read({ body }: Response): Promise<void> {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream())) this.#hear(chunk);
    this.hasEnded = true;
  }

  #hear(chunk: string): void {
    this.raw += chunk;
    const blocks = this.raw.split('\n\n').slice(0, -1);
    const fieldOf = (block: string, name: string) =>
      new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    this.events.splice(
      0,
      this.events.length,
      ...blocks
        .filter(block => fieldOf(block, 'data') !== undefined)
        .map(block => ({
          event: fieldOf(block, 'event') ?? '',
          id: fieldOf(block, 'id'),
          data: JSON.parse(fieldOf(block, 'data') ?? ''),
        })),
    );
  }

  get lines(): unknown[] {
    return this.events.flatMap(({ event, data }) =>
      event === 'moment' ? (data.lines as unknown[]) : [],
    );
  }

  close(): void {
    this.#closing.abort();
  }
}

const soon = (isSo: () => boolean) => expect.poll(isSo, { interval: 5, timeout: 5000 }).toBe(true);

test('a reader is told what everybody may see, and goes on where it was cut off', async () => {
  await match.begin();
  const [ana] = match.people as [Guest];
  const [reader, witness] = [new Reader(), new Reader()];
  const answer = await reader.open(ana, match.id);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  await witness.open(ana, match.id);
  for (let n = 0; n < 4; n++) await match.move(n);
  const seq = () => match.clients[0]?.seq ?? 0;
  await soon(() => reader.lines.length === seq());
  expect(reader.events.slice(0, 2).map(({ event }) => event)).toEqual(['welcome', 'moment']);
  expect(reader.events.every(({ event, data }) => event === data.type)).toBe(true);
  // Ana asked, and yet nothing comes that only Ana may know.
  const moments = reader.events.filter(({ event }) => event === 'moment');
  expect(moments.every(({ data }) => data.seat === -1 && (data.legal as []).length === 0)).toBe(
    true,
  );
  const last = moments.at(-1)?.id;
  expect(last).toBe(String(seq()));
  reader.close();

  for (let n = 0; n < 3; n++) await match.move(n);
  const again = new Reader();
  await again.open(ana, match.id, last);
  await soon(() => again.lines.length === seq() - Number(last));
  await soon(() => witness.lines.length === seq());
  expect([...reader.lines, ...again.lines]).toEqual(witness.lines);
  await soon(() => witness.raw.includes('\n:\n')); // a sign of life
  for (const open of [again, witness]) open.close();
});

test('it is refused in the form of a refusal', async () => {
  await match.begin();
  const [ana, , , dora] = match.people as [Guest, Guest, Guest, Guest];
  const refusal = async (...args: Parameters<Reader['open']>) => {
    const answer = await new Reader().open(...args);
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  expect(await refusal(ana, match.id, 'x')).toEqual([400, 'shape']);
  expect(await refusal(ana, match.id, '99999')).toEqual([409, 'ahead']);
  expect(await refusal(ana, 'nowhere')).toEqual([404, 'no-such-table']);
  const stranger = Object.assign(Object.create(dora) as Guest, { hasLinks: false, cookie: '' });
  expect(await refusal(stranger, match.id)).toEqual([404, 'no-such-table']);
});

test('who is no longer admitted is sent away, and nobody is kept by a server that ends', async () => {
  await match.begin();
  const [ana] = match.people as [Guest];
  const [reader, last] = [new Reader(), new Reader()];
  await reader.open(ana, match.id);
  await soon(() => reader.events.length > 0);
  await ana.must(`tables/${match.id}/spectators`, { open: false });
  await soon(() => reader.hasEnded);
  expect(reader.events.at(-1)).toMatchObject({ event: 'refused', data: { code: 'no-spectators' } });
  await ana.must(`tables/${match.id}/spectators`, { open: true });
  await last.open(ana, match.id);
  await soon(() => last.events.length > 0);
  const before = Date.now();
  match.leave();
  await match.server.stop();
  expect(Date.now() - before).toBeLessThan(1500);
  await soon(() => last.hasEnded);
  await match.server.start();
});

test('a reader that is gone before the table has time for it is not kept', async () => {
  const server = new OwnServer();
  let gate: Promise<void> | undefined;
  await server.start({}, async () => {
    const store = await openSqlite(server.data);
    const now = async () => {
      await gate;
      return store.now();
    };
    return { ...store, now };
  });
  const ana = await Guest.named(server.address, 'Ana');
  const id = await startedTable([ana], { seats: [PERSON, BOT] });
  const client = await TableClient.at(ana, id);
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  const sockets = async () => (await readMetrics(server.address)).get('tidetable_sockets');
  const added = vi.spyOn(Audience.prototype, 'add');
  const reader = new Reader();
  const opening = reader.open(ana, id).catch(() => undefined);
  await expect.poll(sockets).toBe(2);
  reader.close();
  await expect.poll(sockets).toBe(1);
  resolve();
  await opening;
  await expect.poll(() => added.mock.calls.length).toBe(1);
  const [audience] = added.mock.contexts as Audience[];
  await expect.poll(() => audience?.size).toBe(1);
  added.mockRestore();
  client.drop();
  await server.remove();
});
