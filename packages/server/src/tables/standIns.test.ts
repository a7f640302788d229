import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OwnMatch } from '../testkit/match.ts';
import { BOT, PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const ABSENCE = 300; // milliseconds
const match = new OwnMatch({ durations: { absence: ABSENCE } });
beforeAll(() => match.open());
afterAll(() => match.remove());

const THREE = [PERSON, PERSON, PERSON];
const seatOf = (client: TableClient | undefined, seat: number) => {
  const card = client?.card?.seats[seat];
  return card?.kind === 'person' ? card : undefined;
};
const pair = (): [TableClient, TableClient] => [match.clients[0]!, match.clients[1]!];
const typesOf = async (seat: number) =>
  (await match.log()).filter(e => e.seat === seat && e.type !== 'move').map(({ type }) => type);

test('everybody hears who is there', async () => {
  await match.begin();
  const [ana, ben] = pair();
  await ana.until(() => seatOf(ana, 1)?.connected === true);
  const second = await new TableClient(ben.guest, match.id).connect(); // on another device
  await second.until(() => second.moment !== undefined);
  ben.drop();
  await pause(100);
  expect(seatOf(ana, 1)?.connected).toBe(true);
  second.drop();
  await ana.until(() => seatOf(ana, 1)?.connected === false);
  expect(seatOf(ana, 0)?.connected).toBe(true);
  await match.connect([ben]);
  await ana.until(() => seatOf(ana, 1)?.connected === true);
});

describe('a bot', () => {
  beforeEach(() => match.begin({ seats: THREE, standIn: 'greedy' }));

  test('stands in for who wishes so, until that person returns', async () => {
    const [ana, ben] = pair();
    const seat = ana.seat ?? -1;
    const leave = { type: 'stand-in', seat } as const;
    expect(await match.wish(ana, leave)).toMatchObject({ type: 'accepted' });
    expect(await match.wish(ana, leave)).toMatchObject({ type: 'accepted' }); // it is so already
    await ben.until(() => seatOf(ben, seat)?.standIn === 'greedy');
    expect(seatOf(ben, seat)?.name).toBe('Ana'); // the seat is still hers
    const move = { type: 'move', move: 'collect' } as const;
    expect(await match.wish(ana, move)).toMatchObject({ code: 'bot-plays' });
    expect(await match.wish(ana, { type: 'resign' })).toMatchObject({ code: 'bot-plays' });
    const ask = { type: 'ask', subject: { type: 'abort' } } as const;
    expect(await match.wish(ana, ask)).toMatchObject({ code: 'bot-plays' });
    while (!(await match.log()).some(e => e.seat === seat && e.type === 'move')) {
      const next = match.toAct;
      if (next && next !== ana) await match.move();
      else await ben.until(() => ben.moment?.toAct !== seat);
    }
    for (;;) {
      const answer = await match.wish(ana, { type: 'return' });
      if (answer?.type === 'accepted') break;
      expect(answer).toMatchObject({ code: 'stale' }); // the bot was faster
    }
    await ben.until(() => seatOf(ben, seat)?.standIn === null);
    expect(await typesOf(seat)).toEqual(['player', 'player']);
    expect((await match.log()).findLast(e => e.type === 'player')).toMatchObject({
      player: { name: 'Ana', kind: 'human' },
    });
  });

  test('is not asked for agreement', async () => {
    const [ana, ben] = pair();
    const cleo = match.clients[2]!;
    await match.wish(cleo, { type: 'stand-in', seat: 2 });
    await match.allHear(cleo.seq);
    // Bots may move in between, and what was asked then lapses.
    while (ana.card?.phase !== 'over') {
      await ana.until(() => ana.moment?.toAct !== 2);
      await match.wish(ana, { type: 'ask', subject: { type: 'abort' } });
      const { request } = ana.card ?? {};
      await match.wish(ben, { type: 'answer', request: request?.id ?? '', yes: true });
    }
    expect((await match.log()).at(-1)).toMatchObject({ type: 'abort', agreed: [1] });
  });

  test('replaces somebody who is away for long, and nobody else', async () => {
    const [ana, ben] = pair();
    const away = match.clients[2]!;
    const replace = { type: 'stand-in', seat: 2 } as const;
    expect(await match.wish(ben, replace)).toMatchObject({ code: 'not-absent' });
    expect(await match.wish(ben, { type: 'stand-in', seat: 7 })).toMatchObject({
      code: 'no-such-seat',
    });
    away.drop();
    await ana.until(() => seatOf(ana, 2)?.connected === false);
    expect(await match.wish(ben, replace)).toMatchObject({ code: 'not-absent' });
    const { awayFor = ABSENCE } = seatOf(ana, 2) ?? {}; // so the others know when it is allowed
    expect(ana.card?.absence).toBe(ABSENCE);
    expect(awayFor).toBeLessThan(ABSENCE);
    expect(seatOf(ana, 1)?.awayFor).toBeUndefined();
    await pause(ABSENCE - awayFor + 50);
    expect(await match.wish(ben, replace)).toMatchObject({ type: 'accepted' });
    await ana.until(() => seatOf(ana, 2)?.standIn === 'greedy');
    await match.connect([away]);
    expect(away.seat).toBe(2);
  });
});

test('nobody is replaced where a turn may take days', async () => {
  await match.begin({ pace: { clock: 'turn', turnMs: 86_400_000 } });
  const [ana, ben] = pair();
  ben.drop();
  await ana.until(() => seatOf(ana, 1)?.connected === false);
  await pause(ABSENCE + 50);
  const replace = { type: 'stand-in', seat: 1 } as const;
  expect(await match.wish(ana, replace)).toMatchObject({ code: 'not-absent' });
  expect(seatOf(ana, 1)?.awayFor).toBeUndefined();
});

test('who made the table but does not sit there may replace who is away', async () => {
  await match.begin({ seats: [PERSON, PERSON] });
  const [, , , dora] = match.people;
  const { id } = await dora!.newTable({ game: 'nautilus-island', seats: [PERSON, BOT] });
  await match.people[0]!.must(`tables/${id}/claim`, { seat: 0 });
  await dora!.must(`tables/${id}/start`);
  const owner = await new TableClient(dora!, id).connect();
  const stranger = await new TableClient(match.people[1]!, id).connect();
  for (const client of [owner, stranger]) await client.until(() => client.moment?.toAct === 0);
  await pause(ABSENCE + 50);
  const replace = { type: 'stand-in', seat: 0 } as const;
  expect(await match.wish(stranger, replace)).toMatchObject({ code: 'not-seated' });
  expect(await match.wish(owner, replace)).toMatchObject({ type: 'accepted' });
  expect(await match.wish(owner, { type: 'resign' })).toMatchObject({ code: 'not-seated' });
  for (const client of [owner, stranger]) client.drop();
});

describe('who resigns', () => {
  test('has lost, if nobody is left to play on', async () => {
    await match.begin();
    const [ana, ben] = pair();
    const ply = ben.seq;
    for (let time = 0; time < 2; time++)
      expect(await match.wish(ben, { type: 'resign' }, { ply })).toMatchObject({
        type: 'accepted',
      });
    await ana.until(() => ana.card?.phase === 'over');
    expect(ana.moment?.result).toMatchObject({ end: 'resign', places: [1, 2] });
    expect(await typesOf(1)).toEqual(['resign']);
  });

  test('leaves a bot that finishes for them, and does not come back', async () => {
    await match.begin({ seats: THREE, standIn: 'random' });
    const [ana, ben] = pair();
    const ply = ben.seq;
    for (let time = 0; time < 2; time++)
      expect(await match.wish(ben, { type: 'resign' }, { ply })).toMatchObject({
        type: 'accepted',
      });
    expect(await typesOf(1)).toEqual(['resign']);
    await ana.until(() => seatOf(ana, 1)?.standIn === 'random');
    for (;;) {
      const answer = await match.wish(ben, { type: 'return' });
      if (answer?.type === 'refused' && answer.code === 'stale') continue;
      expect(answer).toMatchObject({ code: 'has-left' });
      break;
    }
    expect(ana.moment?.left).toMatchObject([{ seat: 1, how: 'resign' }]);
    expect(ana.card?.phase).toBe('running');
  });
});
