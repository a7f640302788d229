/** A whole match at an online table, by real processes: every client sees the entries that are stored. */
import { randomBytes } from 'node:crypto';
import {
  type AnyMatch,
  isProblem,
  isVerified,
  type MatchFile,
  parseMatchFile,
  replayMatch,
  SALT_BYTES,
  saltHash,
  seatView,
  verify,
} from '@tidetable/match';
import { type GameId, seededRng } from '@tidetable/rules';
import { Guest, TableClient } from '@tidetable/server/testkit';
import { expect } from 'vitest';
import type { Serving } from './serving.ts';

const PERSON = { kind: 'person' };
const BOT = { kind: 'bot', name: 'Bob', level: 'greedy' };
/** At least two people each, since undo needs agreement; one game allows two players only. */
export const TABLES: readonly (readonly [GameId, readonly object[]])[] = [
  ['nautilus-island', [PERSON, BOT, PERSON]],
  ['nauticus', [BOT, PERSON, PERSON]],
  ['nautilion', [PERSON, PERSON]],
];

const rng = seededRng(Number(process.env.SEED ?? 1));
const newSalt = (): string => randomBytes(SALT_BYTES).toString('hex');
const oneIn = (n: number): boolean => rng(n) === 0;

/** A person who plays at random, takes moves back, and has a bad connection. */
const playOn = async (client: TableClient): Promise<'move' | 'undo'> => {
  const { moment, seat, seq: ply } = client;
  const { legal = [], undo } = moment ?? {};
  const isUndo = undo?.step !== undefined && oneIn(4);
  const id = client.newId();
  const wish = isUndo
    ? ({ type: 'undo', id, ply, to: undo.step as number } as const)
    : ({ type: 'move', id, ply, move: legal[rng(legal.length)] ?? '' } as const);
  if (oneIn(12)) {
    client.say(wish); // either the request or its answer is lost
    client.drop();
    await client.connect();
    await client.until(() => client.moment !== moment);
  }
  const answer = await client.ask(wish);
  if (answer?.type === 'refused') throw new Error(`seat ${seat} was refused: ${answer.code}`);
  return wish.type;
};

/** The number of people's decisions after which it happens. */
const KILLED_AT = [4, 9];
const TAKES_BACK_AT = 5;
const AWAY_AT = 6;

const mustBeAccepted = (answer: Awaited<ReturnType<TableClient['ask']>>): void => {
  if (answer?.type !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(answer)}`);
};

/** The ply of the last move of a client that counts. */
const lastMoveOf = ({ moment }: TableClient): number | undefined =>
  moment?.undo.step ?? moment?.undo.practice;

/** The person to act takes back their last move, even if others have moved since: all other people agree. */
const takeBack = async (asker: TableClient, clients: readonly TableClient[]): Promise<void> => {
  const { seq: ply } = asker;
  const to = lastMoveOf(asker) ?? -1;
  const subject = { type: 'take-back', to } as const;
  mustBeAccepted(await asker.ask({ type: 'ask', id: asker.newId(), ply, subject }));
  const others = clients.filter(client => (client.seat ?? -1) >= 0 && client !== asker);
  for (const other of others) {
    await other.until(() => other.seq === ply && other.card?.request != null);
    const request = other.card?.request?.id ?? '';
    const id = other.newId();
    mustBeAccepted(await other.ask({ type: 'answer', id, ply, request, yes: true }));
  }
  for (const client of clients) await client.until(() => client.seq > ply);
  expect(asker.lines[ply]?.decided).toMatchObject({ type: 'take-back', to });
};

/** A bot replaces the person to act for a move or more, then the person returns. */
const letBotPlay = async (person: TableClient): Promise<void> => {
  const { seq, seat = -1 } = person;
  mustBeAccepted(await person.ask({ type: 'stand-in', id: person.newId(), ply: seq, seat }));
  const hasMoved = (): boolean =>
    person.lines.slice(seq).some(line => line.seat === seat && line.decided === undefined);
  await person.until(hasMoved);
  for (;;) {
    const answer = await person.ask({ type: 'return', id: person.newId(), ply: person.seq });
    if (answer?.type === 'accepted') return;
    expect(answer).toMatchObject({ code: 'stale' }); // the bot was faster
  }
};

/** People play until the match is over; some disconnect, the server is killed twice, one move is taken back by agreement and a bot replaces a person once. Returns the number of undos. */
const playToTheEnd = async (serving: Serving, clients: readonly TableClient[]): Promise<number> => {
  let turns = 0;
  let undos = 0;
  let hasTakenBack = false;
  let wasAway = false;
  const reconnect = async (): Promise<void> => {
    for (const client of clients) {
      client.drop();
      await client.connect();
    }
  };
  for (;;) {
    const [first] = clients;
    await first?.until(() => clients.some(c => c.moment?.result || c.moment?.toAct === c.seat));
    const next = clients.find(({ moment, seat }) => !moment?.result && moment?.toAct === seat);
    if (!next) {
      for (const client of clients) await client.until(() => client.moment?.result != null);
      expect(turns).toBeGreaterThan(KILLED_AT.at(-1) ?? 0);
      return undos;
    }
    if (turns >= TAKES_BACK_AT && !hasTakenBack && lastMoveOf(next) !== undefined) {
      await takeBack(next, clients);
      hasTakenBack = true;
      continue;
    }
    if (turns >= AWAY_AT && !wasAway) {
      await letBotPlay(next);
      wasAway = true;
      for (const client of clients) await client.until(() => client.seq >= next.seq);
      continue;
    }
    if ((await playOn(next)) === 'undo') undos++;
    for (const client of clients) await client.until(() => client.seq >= next.seq);
    if (oneIn(25)) {
      const away = clients[rng(clients.length)];
      away?.drop();
      await away?.connect();
    }
    if (KILLED_AT.includes(++turns)) {
      await serving.end('SIGKILL');
      await serving.start();
      await reconnect();
    }
  }
};

const expectSeen = (match: AnyMatch, client: TableClient): void => {
  const seat = client.seat ?? -1;
  const asSent = (x: object): unknown => JSON.parse(JSON.stringify(x));
  const { lines, view, points } = seatView(match, seat, 0);
  expect(client.lines).toEqual(asSent([...lines]));
  expect(client.view).toEqual(asSent(view));
  expect(client.moment?.points).toEqual(points);
  const told = [...client.views];
  for (let n = 0; n < 12; n++) {
    const [ply, seen = ''] = told[rng(told.length)] ?? [];
    expect(JSON.parse(seen)).toEqual(asSent(match.upTo(ply ?? 0).view(seat)));
  }
};

/** From making the table to verifying its file, with lost connections and a killed server. */
export const playWholeMatch = async (
  serving: Serving,
  [game, seats]: (typeof TABLES)[number],
): Promise<void> => {
  await serving.start();
  const people = await Promise.all(
    ['Ana', 'Zoé', 'Cleo'].map(name => Guest.named(serving.address, name)),
  );
  const [owner = people[0]!] = people;
  const { id, commitment } = await owner.newTable({ game, seats });
  const open = [...seats.keys()].filter(seat => seats[seat] === PERSON);
  const salts = seats.map((_, seat) => (open.includes(seat) ? newSalt() : null));
  for (const [i, seat] of open.entries()) {
    const hash = saltHash(commitment, seat, salts[seat] ?? '');
    await people[i]?.must(`tables/${id}/claim`, { seat, salt: { commitment, hash } });
  }
  const clients = people.map(guest => new TableClient(guest, id)); // the last ones are spectators
  for (const client of clients) await client.connect();
  await owner.must(`tables/${id}/start`);
  for (const [i, seat] of open.entries())
    await people[i]?.must(`tables/${id}/salt`, { commitment, salt: salts[seat] });
  const undos = await playToTheEnd(serving, clients);

  const { status, body } = await owner.get(`tables/${id}/file`);
  expect(status).toBe(200);
  const name = serving.place.write('match.json', body);
  await serving.end('SIGTERM');
  const file = parseMatchFile(JSON.stringify(body)) as MatchFile;
  expect([file.commitment, file.salts]).toEqual([commitment, salts]);
  expect(isVerified(verify(file))).toBe(true);
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(match.problem);
  for (const client of clients) expectSeen(match, client);
  expect(new Set(clients.map(client => client.seat)).size).toBe(Math.min(3, open.length + 1));
  const count = (type: string): number => match.log.filter(entry => entry.type === type).length;
  expect([count('undo'), count('take-back'), count('player')]).toEqual([undos, 1, 2]); // away, and back
  const verified = await serving.place.run(['verify', name]);
  expect(verified).toMatchObject({ code: 0, stderr: '' });
};
