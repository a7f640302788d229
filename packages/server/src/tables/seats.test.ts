import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { PERSON } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
let ana: Guest;
let ben: Guest;
beforeAll(async () => {
  await server.start();
  [ana, ben] = (await Promise.all(
    ['Ana', 'Ben'].map(name => Guest.named(server.address, name)),
  )) as [Guest, Guest];
});
afterAll(() => server.remove());

const newTable = async (wish: object = {}): Promise<string> =>
  (await ana.newTable({ game: 'nautilus-island', seats: [PERSON, PERSON], ...wish })).id;
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>): Promise<unknown> =>
  (await answer).body.code;

test('the card has the settings that the owner chose', async () => {
  const settings = { visibility: 'public', aids: false, sharing: true, chat: 'off' };
  const id = await newTable(settings);
  expect((await ben.get(`tables/${id}`)).body).toMatchObject(settings);
  expect((await ben.get(`tables/${await newTable()}`)).body).toMatchObject({
    visibility: 'link',
    aids: true,
    sharing: false,
    chat: 'phrases',
  });
});

describe('the owner', () => {
  test('removes a person before the start, who then only looks on', async () => {
    const id = await newTable();
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    const client = await TableClient.at(ben, id);
    expect(client.seat).toBe(1);
    expect(await codeOf(ben.post(`tables/${id}/remove`, { seat: 1 }))).toBe('not-owner');
    expect(await codeOf(ana.post(`tables/${id}/remove`, { seat: 0 }))).toBe('seat-free');
    expect(await codeOf(ana.post(`tables/${id}/remove`, {}))).toBe('shape');
    await ana.must(`tables/${id}/remove`, { seat: 1 });
    await client.until(() => client.seat === -1 && client.card?.seats[1]?.name === null);
    client.drop();
  });

  test('who leaves passes the table on; who comes to an empty one owns it', async () => {
    const id = await newTable();
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    expect((await ben.get(`tables/${id}`)).body).toMatchObject({ ownerSeat: 0 });
    expect(await ana.must(`tables/${id}/leave`)).toMatchObject({ ownerSeat: 1 });
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    expect(await codeOf(ana.post(`tables/${id}/start`))).toBe('not-owner');
    await ben.must(`tables/${id}/leave`);
    await ana.must(`tables/${id}/leave`);
    expect((await ana.get(`tables/${id}`)).body).toMatchObject({ ownerSeat: -1 });
    expect(await ben.must(`tables/${id}/claim`, { seat: 0 })).toMatchObject({ ownerSeat: 0 });
  });
});

describe('a shared device', () => {
  test('has several seats only where the owner allows it, each under a name of its own', async () => {
    const strict = await newTable();
    expect(await codeOf(ben.post(`tables/${strict}/claim`, { seat: 1, name: 'Zoé' }))).toBe(
      'not-shared',
    );
    const id = await newTable({ sharing: true, seats: [PERSON, PERSON, PERSON] });
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    const claim = (name?: string) => ana.post(`tables/${id}/claim`, { seat: 1, name });
    expect(await codeOf(claim())).toBe('name-taken');
    expect(await codeOf(claim('аna'))).toBe('name-taken');
    expect(await codeOf(claim('\u3164'))).toBe('bad-name');
    expect((await claim('Zoé')).status).toBe(200);
    expect((await ben.get(`tables/${id}`)).body).toMatchObject({
      seats: [{ name: 'Ana' }, { name: 'Zoé' }, { name: null }],
    });
  });

  test('plays each seat with a socket of its own, which never hears the other hand', async () => {
    const id = await newTable({ sharing: true, seats: [PERSON, PERSON, PERSON] });
    await ana.must(`tables/${id}/claim`, { seat: 0 });
    await ana.must(`tables/${id}/claim`, { seat: 2, name: 'Zoé' });
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    await ana.must(`tables/${id}/start`);
    const clients = [
      await TableClient.at(ana, id),
      await TableClient.at(ben, id, 0), // not his: he gets his own
      await TableClient.at(ana, id, 2),
    ];
    expect(clients.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const moved = new Set<number>();
    for (let n = 0; n < 200 && moved.size < 3; n++) {
      for (const client of clients) await client.until(() => client.moment !== undefined);
      const next = clients.find(({ moment, seat }) => moment?.toAct === seat);
      const { legal = [] } = next?.moment ?? {};
      const others = clients.filter(client => client !== next);
      for (const other of others)
        expect(await other.move(legal[0] ?? '')).toMatchObject({ code: 'not-your-turn' });
      expect(await next?.move(legal[0] ?? '')).toMatchObject({ type: 'accepted' });
      moved.add(next?.seat ?? -1);
      for (const client of clients) await client.until(() => client.seq === next?.seq);
    }
    expect(moved.size).toBe(3);
    for (const client of clients) {
      const seen = client.heard.flatMap(text => {
        const { type, seat } = JSON.parse(text);
        return type === 'moment' ? [seat] : [];
      });
      expect(new Set(seen)).toEqual(new Set([client.seat]));
      client.drop();
    }
  });
});
