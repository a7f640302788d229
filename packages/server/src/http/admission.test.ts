import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
let ana: Guest;
let ben: Guest;
/** Somebody who knows no link. */
let stranger: Guest;
beforeAll(async () => {
  await server.start();
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
  stranger = Object.assign(await Guest.named(server.address, 'Cleo'), { hasLinks: false });
});
afterAll(() => server.remove());

const PERSON = { kind: 'person' };
const TWO = { game: 'nautilus-island', seats: [PERSON, PERSON] };
const refusalOf = async (guest: Guest, table: string): Promise<unknown> => {
  const client = await new TableClient(guest, table).connect();
  await client.until(() => client.refusals.length > 0 || client.card !== undefined);
  client.drop();
  const [refusal] = client.refusals;
  return refusal && 'code' in refusal ? refusal.code : undefined;
};

describe('a table that is found by its link', () => {
  test('is not there for who knows only its id', async () => {
    const { id } = await ana.newTable(TWO);
    const nothing = { status: 404, body: { code: 'no-such-table' } };
    for (const path of ['', '/file']) {
      const { status, body } = await stranger.get(`tables/${id}${path}`);
      expect({ status, body }).toEqual(nothing);
    }
    const changes = ['claim', 'leave', 'start', 'remove', 'invitation', 'rematch'];
    for (const change of changes) {
      const { status, body } = await stranger.post(`tables/${id}/${change}`, { seat: 0 });
      expect({ status, body }).toEqual(nothing);
    }
    const wrong = { 'tidetable-invitation': 'x'.repeat(22) };
    expect((await stranger.post(`tables/${id}/claim`, { seat: 0 }, wrong)).body).toEqual({
      code: 'no-such-table',
    });
    expect(await refusalOf(stranger, id)).toBe('no-such-table');
    expect((await server.store.readTable(id))?.claims).toEqual([]);
  });

  test('is there for who has the link, and for its people without it', async () => {
    const { id } = await ana.newTable(TWO);
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    for (const guest of [ana, ben]) {
      const bare = Object.assign(new Guest(server.address), {
        cookie: guest.cookie,
        hasLinks: false,
      });
      expect((await bare.get(`tables/${id}`)).status).toBe(200);
      expect(await refusalOf(bare, id)).toBeUndefined();
    }
  });

  test('keeps no secret that could be read from its store', async () => {
    const { id } = await ana.newTable(TWO);
    const secret = ana.invitationTo(id) ?? '';
    expect(secret.length).toBeGreaterThanOrEqual(22); // 128 bits
    expect(JSON.stringify(await server.store.readTable(id))).not.toContain(secret);
    expect(await server.store.mayEnter(id, undefined, secret)).toBe(false);
  });

  test('gets another link by its owner: the old one is dead at once, who sits there stays', async () => {
    const { id } = await ana.newTable(TWO);
    await ben.must(`tables/${id}/claim`, { seat: 1 });
    const seated = await new TableClient(ben, id).connect();
    const visitor = await new TableClient(await Guest.named(server.address, 'Dora'), id).connect();
    for (const client of [seated, visitor]) await client.until(() => client.card !== undefined);
    expect((await ben.post(`tables/${id}/invitation`)).body).toEqual({ code: 'not-owner' });
    const { invitation } = await ana.must(`tables/${id}/invitation`);
    await visitor.until(() => visitor.refusals.length > 0);
    expect(visitor.refusals).toMatchObject([{ code: 'no-such-table' }]);
    expect((await visitor.guest.get(`tables/${id}`)).status).toBe(404);
    expect(await refusalOf(visitor.guest, id)).toBe('no-such-table');
    const link = { 'tidetable-invitation': String(invitation) };
    expect((await stranger.post(`tables/${id}/claim`, { seat: 0 }, link)).status).toBe(200);
    await seated.until(() => seated.card?.seats[0]?.name === 'Cleo');
    seated.drop();
  });
});

test('what one process has taken back no other process accepts', async () => {
  const twin = await new OwnServer(server).start();
  const at = (guest: Guest, hasLinks: boolean) =>
    Object.assign(new Guest(twin.address), { cookie: guest.cookie, hasLinks });
  const { id } = await ana.newTable(TWO);
  const visitor = await Guest.named(server.address, 'Eva');
  expect((await at(visitor, true).get(`tables/${id}`)).status).toBe(200);
  await ana.must(`tables/${id}/invitation`);
  expect((await at(visitor, true).get(`tables/${id}`)).status).toBe(404);
  expect(await refusalOf(at(visitor, true), id)).toBe('no-such-table');

  const { signIns } = (await visitor.get('me/sign-ins')).body as { signIns: { id: string }[] };
  const kept = at(visitor, false); // with the cookie as it was
  expect((await kept.get('guest')).body).toEqual({ name: 'Eva' });
  await visitor.must('me/sign-ins/end', { id: signIns[0]?.id });
  expect((await kept.get('guest')).body).toEqual({ name: null });
  await twin.stop();
});

test('a public table needs no link, and has none', async () => {
  const { id } = await ana.newTable({ ...TWO, visibility: 'public' });
  expect(ana.invitationTo(id)).toBeUndefined();
  expect((await stranger.get(`tables/${id}`)).status).toBe(200);
  expect(await refusalOf(stranger, id)).toBeUndefined();
  await stranger.must(`tables/${id}/claim`, { seat: 1 });
});
