import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startThinkers } from '../bots/thinkers.ts';
import { SILENT } from '../telemetry/logger.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnMatch } from '../testkit/match.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { BOT, PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { Tables } from './tables.ts';

const match = new OwnMatch();
beforeAll(() => match.open());
afterAll(() => match.remove());

const ABORT = { type: 'ask', subject: { type: 'abort' } } as const;
const requestOf = (client: TableClient) => client.card?.request;
const answer = (client: TableClient, yes: boolean, request = requestOf(client)?.id ?? '') =>
  match.wish(client, { type: 'answer', request, yes });
const pair = (): [TableClient, TableClient] => [match.clients[0]!, match.clients[1]!];
const lastOf = async () => (await match.log()).at(-1);

describe('a request', () => {
  beforeEach(() => match.begin());

  test('is seen by all, and becomes one entry when the other says yes', async () => {
    const [ana, ben] = pair();
    expect(await match.wish(ana, ABORT, { id: 'a' })).toEqual({ type: 'accepted', id: 'a' });
    await ben.until(() => requestOf(ben) !== null);
    expect(requestOf(ben)).toEqual({
      id: '0-a',
      seat: 0,
      ply: ben.seq,
      subject: { type: 'abort' },
      agreed: [],
    });
    expect(await answer(ben, true)).toMatchObject({ type: 'accepted' });
    await ana.until(() => ana.card?.phase === 'over');
    expect(await lastOf()).toMatchObject({ type: 'abort', seat: 0, agreed: [1] });
    expect(ana.moment?.result).toEqual({ end: 'abort' });
    expect(requestOf(ana)).toBeNull();
  });

  test.each(['who is asked', 'who asked'])('is closed by a no of %s', async who => {
    const [ana, ben] = pair();
    await match.wish(ana, ABORT, { id: 'a' });
    await ben.until(() => requestOf(ben) !== null);
    const id = requestOf(ben)?.id ?? '';
    const { length } = await match.log();
    expect(await answer(who === 'who asked' ? ana : ben, false, id)).toMatchObject({
      type: 'accepted',
    });
    for (const client of [ana, ben]) await client.until(() => requestOf(client) === null);
    expect(await answer(ben, true, id)).toMatchObject({ code: 'no-request' });
    expect(await answer(ben, false, id)).toMatchObject({ type: 'accepted' }); // nothing is left to refuse
    expect(await match.wish(ana, ABORT, { id: 'a' })).toMatchObject({ type: 'accepted' });
    expect(requestOf(ana)).toBeNull(); // it was a repetition
    await match.wish(ana, ABORT, { id: 'b' });
    expect(requestOf(ana)).toMatchObject({ id: '0-b' });
    expect(await match.log()).toHaveLength(length);
  });

  test('lapses when the match goes on', async () => {
    const [ana, ben] = pair();
    await match.wish(ana, ABORT, { id: 'a' });
    await ben.until(() => requestOf(ben) !== null);
    const ply = ben.seq;
    await match.move();
    for (const client of [ana, ben]) await client.until(() => requestOf(client) === null);
    const late = { type: 'answer', request: '0-a', yes: true } as const;
    expect(await match.wish(ben, late, { ply })).toMatchObject({ code: 'stale' });
    expect(await match.wish(ben, late)).toMatchObject({ code: 'no-request' });
    expect(await match.wish(ana, ABORT, { id: 'a', ply })).toMatchObject({ code: 'stale' });
  });

  test('is the only one, and the same when it is sent again', async () => {
    const [ana, ben] = pair();
    for (let time = 0; time < 2; time++)
      expect(await match.wish(ana, ABORT, { id: 'a' })).toMatchObject({ type: 'accepted' });
    expect(await match.wish(ben, ABORT)).toMatchObject({ code: 'request-open' });
    const ply = ana.seq;
    const yes = { type: 'answer', request: '0-a', yes: true } as const;
    for (let time = 0; time < 2; time++)
      expect(await match.wish(ben, yes, { ply })).toMatchObject({ type: 'accepted' });
    expect(await match.wish(ana, ABORT, { id: 'a', ply })).toMatchObject({ type: 'accepted' });
    const refused = await match.wish(ben, { ...yes, yes: false }, { ply });
    expect(refused).toMatchObject({ code: 'stale' });
    expect((await match.log()).filter(({ type }) => type === 'abort')).toHaveLength(1);
  });

  test('is still there after a restart', async () => {
    const [ana, ben] = pair();
    await match.wish(ana, ABORT);
    await match.restart();
    expect(requestOf(ben)).toMatchObject({ seat: 0, subject: { type: 'abort' } });
    await answer(ben, true);
    await ana.until(() => ana.card?.phase === 'over');
  });

  test('to which all said yes as the server ended is entered when somebody comes', async () => {
    const [ana, ben] = pair();
    await match.wish(ana, ABORT, { id: 'a' });
    await match.server.store.agreeToRequest(match.id, '0-a', 1);
    await match.restart();
    await ben.until(() => ben.card?.phase === 'over');
    expect(await lastOf()).toMatchObject({ type: 'abort', agreed: [1] });
  });

  test('is answered at another process too', async () => {
    const twin = await new OwnServer(match.server).start();
    const [ana, ben] = pair();
    const guest = Object.assign(new Guest(twin.address), { cookie: ben.guest.cookie });
    const elsewhere = await new TableClient(guest, match.id).connect();
    await elsewhere.until(() => elsewhere.moment !== undefined);
    await match.wish(ana, ABORT, { id: 'a' });
    expect(await match.wish(elsewhere, ABORT)).toMatchObject({ code: 'request-open' });
    expect(await answer(elsewhere, false, '0-a')).toMatchObject({ type: 'accepted' });
    await match.wish(ana, ABORT, { id: 'b' });
    expect(await answer(elsewhere, true, '0-b')).toMatchObject({ type: 'accepted' });
    expect(await lastOf()).toMatchObject({ type: 'abort', agreed: [1] });
    elsewhere.drop();
    await twin.stop();
  });

  test('of nobody at the table, or for what the door refuses, is none', async () => {
    const [ana] = pair();
    const spectator = await new TableClient(match.people[3]!, match.id).connect();
    await spectator.until(() => spectator.moment !== undefined);
    expect(await match.wish(spectator, ABORT)).toMatchObject({ code: 'not-seated' });
    const tooFar = { type: 'ask', subject: { type: 'take-back', to: 999 } } as const;
    expect(await match.wish(ana, tooFar)).toMatchObject({ code: 'no-such-ply' });
    expect(requestOf(ana)).toBeNull();
    spectator.drop();
  });
});

describe('a take-back', () => {
  /** A move that others have answered. */
  const answeredMove = async (): Promise<[TableClient, number]> => {
    const mover = match.toAct!;
    const to = mover.seq;
    while (match.toAct === mover) await match.move();
    await match.move();
    return [mover, to];
  };

  test('leads back to the ply that it names, once all others agree', async () => {
    await match.begin({ seats: [PERSON, PERSON, PERSON] });
    const [mover, to] = await answeredMove();
    const view = JSON.parse(mover.views.get(to) ?? '');
    const others = match.clients.filter(client => client !== mover);
    const { seq } = mover;
    await match.wish(mover, { type: 'ask', subject: { type: 'take-back', to } });
    for (const [i, other] of others.entries()) {
      await other.until(() => requestOf(other)?.agreed.length === i);
      expect(requestOf(other)?.subject).toEqual({ type: 'take-back', to });
      expect(other.seq).toBe(seq);
      await answer(other, true);
    }
    await match.allHear(seq + 1);
    const agreed = others.map(({ seat }) => seat);
    expect(await lastOf()).toMatchObject({ type: 'take-back', seat: mover.seat, to, agreed });
    expect(mover.view).toEqual(view);
    expect(mover.moment?.toAct).toBe(mover.seat);
  });

  test('is refused where the table has none', async () => {
    await match.begin({ takeBacks: 'none' });
    expect(match.clients[0]?.card).toMatchObject({ takeBacks: 'none' });
    const [mover, to] = await answeredMove();
    const ask = { type: 'ask', subject: { type: 'take-back', to } } as const;
    expect(await match.wish(mover, ask)).toMatchObject({ code: 'no-take-backs' });
  });
});

test('practice and another pace are agreed on like that', async () => {
  await match.begin();
  const [ana, ben] = pair();
  const pace = { clock: 'turn', turnMs: 86_400_000 } as const;
  for (const subject of [{ type: 'practice' }, { type: 'pace', pace }] as const) {
    const { seq } = ana;
    await match.wish(ben, { type: 'ask', subject });
    await ana.until(() => requestOf(ana)?.ply === seq);
    await answer(ana, true);
    await match.allHear(seq + 1);
    expect(await lastOf()).toMatchObject({ ...subject, seat: 1, agreed: [0] });
  }
  expect(ana.moment?.clock?.running).toBe(ana.moment?.toAct);
  const again = { type: 'ask', subject: { type: 'practice' } } as const;
  expect(await match.wish(ana, again)).toMatchObject({ code: 'is-practice' });
});

test('bots are not asked: who is alone with them decides alone', async () => {
  await match.begin({ seats: [PERSON, BOT] });
  const [ana] = pair();
  await ana.until(() => ana.moment?.toAct === 0);
  expect(await match.wish(ana, ABORT)).toMatchObject({ type: 'accepted' });
  expect(await lastOf()).toMatchObject({ type: 'abort', seat: 0, agreed: [] });
});

test('whoever runs the server ends a match without asking', async () => {
  await match.begin();
  const [ana] = pair();
  const metrics = createMetrics();
  const thinkers = startThinkers(metrics);
  const elsewhere = new Tables(match.server.store, thinkers, { log: SILENT, metrics }); // as another process has them
  await elsewhere.use(match.id, table => table.abort());
  await thinkers.close();
  expect(await match.toAct?.move(match.toAct.moment?.legal[0] ?? '')).toMatchObject({
    code: 'stale',
  });
  await ana.until(() => ana.card?.phase === 'over');
  expect(await lastOf()).toMatchObject({ type: 'abort', seat: -3, agreed: [] });
});
