/**
 * Clients that say anything at all, over HTTP and over sockets: each is answered as the documents
 * say, no fault of ours is logged, others play on, and what is stored is sound.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  isWireProblem,
  parseTableServerMessage,
  TABLE_PROTOCOL,
  type TableServerMessage,
} from '@tidetable/protocol';
import { codesOf, ROUTES, type Route } from '@tidetable/protocol/api';
import { type Rng, seededRng } from '@tidetable/rules';
import { mutant } from '@tidetable/rules/testkit';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { checkArchive } from '../archive/checkArchive.ts';
import { complaintAt } from './checkedGuest.ts';
import { Guest } from './guest.ts';
import { OwnServer } from './ownServer.ts';
import { seatedTable, startedTable } from './seating.ts';
import { TableClient } from './tableClient.ts';

const PATIENCE = 30_000; // milliseconds until a line without an answer hangs
const HASH = 'ab'.repeat(32);

/** What a client may say, but for its `id`. */
const WISHES: readonly object[] = [
  { type: 'move', ply: 1, move: 'end' },
  { type: 'undo', ply: 1, to: 0 },
  { type: 'ask', ply: 1, subject: { type: 'take-back', to: 0 } },
  { type: 'ask', ply: 1, subject: { type: 'pace', pace: { clock: 'turn', turnMs: 60_000 } } },
  { type: 'answer', ply: 1, request: '0-w1', yes: true },
  { type: 'stand-in', ply: 1, seat: 1 },
  { type: 'return', ply: 1 },
  { type: 'say', text: 'Ahoy!' },
  { type: 'phrase', phrase: 'hello' },
  { type: 'salt', commitment: HASH, salt: HASH },
  { type: 'look', seat: 0 },
  { type: 'past', ply: 0 },
];
const RAW: readonly (string | Buffer)[] = [
  ...[
    '',
    '{',
    'null',
    '[]',
    '"move"',
    '\u0000',
    '[['.repeat(5000),
    '{"type":"move","type":"undo"}',
  ],
  ...[Buffer.from([0xff, 0xfe, 0x00]), Buffer.alloc(3000)],
];
const IDS = ['nowhere', '__proto__', 'constructor', '\u0000', '%', "' OR 1=1 --", '🌊'];

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)]!;

/** So many messages, and as many requests. */
export const fuzzServer = async (times: number, seed: number): Promise<void> => {
  const faults: string[] = [];
  const server = new OwnServer();
  await server.start({
    limits: { scale: 1e6 },
    log: { level: 'error', stream: { write: line => void faults.push(line) } },
  });
  const others = await Promise.all(['Cleo', 'Dan'].map(name => Guest.named(server.address, name)));
  const id = await startedTable(others, { game: 'nauticus' });
  const bystanders = await Promise.all(others.map(guest => TableClient.at(guest, id)));
  const play = async (): Promise<void> => {
    const [first] = bystanders;
    await first?.until(() => bystanders.every(({ moment }) => moment?.seq === first.seq));
    const next = bystanders.find(({ moment, seat }) => moment?.toAct === seat);
    expect(await next?.move(next.moment?.legal[0] ?? '')).toMatchObject({ type: 'accepted' });
  };
  const codes = new Set([
    ...(await fuzzRequests(server, times, seededRng(seed), faults)),
    ...(await fuzzSockets(server, times, seededRng(seed))),
  ]);
  await play();
  for (const client of bystanders) client.drop();
  expect(faults).toEqual([]);
  const wrong: unknown[] = [];
  await checkArchive(server.store, fault => wrong.push(fault));
  expect(wrong).toEqual([]);
  await server.remove();
  // It was no heap of noise that is all refused in the same way.
  for (const code of ['accepted', 'shape', 'not-json', 'stale', 'no-guest', 'no-such-table', 'ok'])
    expect(codes).toContain(code);
};

/** Requests like the examples of the document, with something wrong; the codes that came. */
const fuzzRequests = async (
  server: OwnServer,
  times: number,
  rng: Rng,
  faults: string[],
): Promise<Set<string>> => {
  const { streamEvents: _, ...routes } = ROUTES; // it does not end
  const codes = new Set<string>();
  let people: Guest[] = [];
  let tables: string[] = [];
  const begin = async (): Promise<void> => {
    people = await Promise.all(['Ana', 'Ben'].map(name => Guest.named(server.address, name)));
    tables = [await seatedTable(people), await startedTable(people)];
    people.push(new Guest(server.address)); // who has no name
  };
  for (let n = 0; n < times; n++) {
    if (n % 100 === 0) await begin(); // they may have left, or ended their sign-ins
    const route: Route = pick(Object.values(routes), rng);
    const id = encodeURIComponent(rng(4) === 0 ? pick(IDS, rng) : pick(tables, rng));
    const { code, fault } = await askAnything(pick(people, rng), { route, id, rng });
    codes.add(code);
    if (fault !== undefined) faults.push(fault);
  }
  return codes;
};

/** The code of the answer, or `ok`; and how it differs from the document. */
const askAnything = async (
  { address, headers }: Guest,
  { route, id, rng }: { readonly route: Route; readonly id: string; readonly rng: Rng },
): Promise<{ readonly code: string; readonly fault: string | undefined }> => {
  const { method, path, query, example = {} } = route;
  const sent = rng(4) === 0 ? example : mutant(example, rng);
  const text = rng(8) === 0 ? pick(RAW, rng) : JSON.stringify(sent);
  const search = query ? `?${new URLSearchParams(asQuery(sent))}` : '';
  const answer = await fetch(`${address}api${path.replace('{id}', id)}${search}`, {
    method: method.toUpperCase(),
    headers: { ...headers, 'content-type': 'application/json' },
    ...(method === 'post' && text !== undefined && { body: text as never }),
  });
  const { status } = answer;
  const body = (await answer.json()) as { readonly code?: string };
  const code = status < 300 ? 'ok' : (body.code ?? '');
  const place = ['paths', `/api${path}`, method, 'responses', String(status)];
  const isFine =
    status < 300
      ? complaintAt([...place, 'content', 'application/json', 'schema'], body) === null
      : status < 500 && codesOf(route).includes(code as never);
  const said = [method, path, id, String(text), search, status, JSON.stringify(body)].join(' ');
  return { code, fault: isFine ? undefined : said };
};

const asQuery = (sent: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(sent)).map(([name, value]) => [name, String(value)]));

/** Messages with something wrong, of those who sit there and of others; the codes that came. */
const fuzzSockets = async (server: OwnServer, times: number, rng: Rng): Promise<Set<string>> => {
  const codes = new Set<string>();
  let people: Guest[] = [];
  let lines: AnyLine[] = [];
  const begin = async (): Promise<void> => {
    for (const line of lines) line.drop();
    people = await Promise.all(
      ['Ana', 'Ben', 'Eve'].map(name => Guest.named(server.address, name)),
    );
    const table = await startedTable(people.slice(0, 2), { chat: 'free', visibility: 'public' });
    people.push(new Guest(server.address)); // without a cookie
    lines = people.map(guest => new AnyLine(guest, table, codes));
  };
  for (let n = 0; n < times; n++) {
    if (n % 100 === 0) await begin();
    const line = pick(lines, rng);
    await line.open();
    await line.say(line.anything(rng));
  }
  for (const line of lines) line.drop();
  return codes;
};

/** A socket that is opened again whenever the server has closed it. */
class AnyLine {
  readonly #guest: Guest;
  readonly #table: string;
  readonly #codes: Set<string>;
  #socket: WebSocket | undefined;
  #moment: Extract<TableServerMessage, { type: 'moment' }> | undefined;
  #pongs = 0;
  #said = 0;
  #unreadable: string | undefined;

  constructor(guest: Guest, table: string, codes: Set<string>) {
    this.#guest = guest;
    this.#table = table;
    this.#codes = codes;
  }

  async open(): Promise<void> {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    const { address, headers } = this.#guest;
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { headers });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', data => this.#hear(String(data)));
    await once(socket, 'open');
    const hello = { type: 'hello', protocol: TABLE_PROTOCOL, table: this.#table, since: 0 };
    await this.say(JSON.stringify(hello));
  }

  /** Perhaps a legal move, mostly not. */
  anything(rng: Rng): string | Buffer {
    if (rng(8) === 0) return pick(RAW, rng);
    const { seq: ply = 0, legal = [] } = this.#moment ?? {};
    const id = `w${++this.#said}`;
    const move = { type: 'move', id, ply, move: pick(legal.length > 0 ? legal : ['x'], rng) };
    const wish = rng(3) === 0 ? move : { ...pick(WISHES, rng), id, ...(rng(2) === 0 && { ply }) };
    return JSON.stringify(rng(4) === 0 ? wish : mutant(wish, rng)) ?? '';
  }

  /** Resolves once the server has answered what came after it, or has closed the line. */
  async say(what: string | Buffer): Promise<void> {
    const socket = this.#socket!;
    const pongs = this.#pongs;
    socket.send(what);
    socket.send(JSON.stringify({ type: 'ping', id: 'p' }));
    const deadline = Date.now() + PATIENCE;
    while (this.#pongs === pongs && socket.readyState !== WebSocket.CLOSED) {
      expect(Date.now(), `no answer to ${what}`).toBeLessThan(deadline);
      await pause(1);
    }
    expect(this.#unreadable).toBeUndefined();
  }

  drop(): void {
    this.#socket?.terminate();
  }

  #hear(text: string): void {
    const message = parseTableServerMessage(text);
    if (isWireProblem(message)) this.#unreadable = text;
    else if (message.type === 'moment') this.#moment = message;
    else if (message.type === 'pong') this.#pongs++;
    else if (message.type === 'accepted') this.#codes.add('accepted');
    else if (message.type === 'refused') {
      this.#codes.add(message.code);
      if (message.code === 'unavailable') this.#unreadable = text;
    }
  }
}
