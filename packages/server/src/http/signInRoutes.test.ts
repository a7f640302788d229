import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { hashOf } from '../secrets.ts';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { TableClient } from '../testkit/tableClient.ts';
import { SignedInSockets } from './signedInSockets.ts';

const server = new OwnServer();
beforeAll(() => server.start());
afterAll(() => server.remove());

const PERSON = { kind: 'person' };
const TWO = { game: 'nauticus', seats: [PERSON, PERSON] };
const named = (name: string) => Guest.named(server.address, name);

/** Signs a second device in, by all the steps of a link. */
const secondDevice = async (first: Guest): Promise<Guest> => {
  const second = new Guest(server.address);
  const { secret } = await first.must('me/device-links');
  const { ticket } = await second.must('device-links/open', { secret });
  const [link] = (await first.get('me/device-links')).body.links as { id: string }[];
  await first.must('me/device-links/answer', { id: link?.id, isConfirmed: true });
  await second.must('device-links/redeem', { ticket });
  return second;
};
interface Listed {
  readonly id: string;
  readonly isThis: boolean;
}
const signInsOf = async (guest: Guest): Promise<Listed[]> =>
  (await guest.get('me/sign-ins')).body.signIns as Listed[];

describe('a sign-in', () => {
  test('is what the cookie names; neither the person nor the secret is stored in it', async () => {
    const guest = await named('Ana');
    const secret = decodeURIComponent(guest.cookie).split(/[=.]/)[1] ?? '';
    const signIn = await server.store.readSignIn(hashOf(secret));
    expect(signIn).toMatchObject({ name: 'Ana' });
    expect(guest.cookie).not.toContain(signIn?.person);
    expect(await server.store.readSignIn(secret)).toBeUndefined();
    const before = guest.cookie;
    await guest.must('guest', { name: 'Anna' });
    expect(guest.cookie).toBe(before);
    expect(await signInsOf(guest)).toMatchObject([{ isThis: true }]);
  });

  test('lasts longer for who comes again on a later day', async () => {
    const guest = await named('Ana');
    expect((await guest.get('guest')).headers.get('set-cookie')).toBeNull();
    const [{ id } = { id: '' }] = await signInsOf(guest);
    const before = (await server.store.readSignIn(id))?.seenAt ?? 0;
    const { cookie } = guest;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 24 * 3_600_000 });
    const { headers } = await guest.get('guest');
    vi.useRealTimers();
    expect(headers.get('set-cookie')).toMatch(/Max-Age=31536000; Path=\/api; HttpOnly/);
    expect(guest.cookie).toBe(cookie);
    expect((await server.store.readSignIn(id))?.seenAt).toBeGreaterThan(before);
  });

  test('can be ended from another device, and takes its sockets along', async () => {
    const first = await named('Ana');
    const second = await secondDevice(first);
    const { id } = await first.newTable(TWO);
    await second.must(`tables/${id}/claim`, { seat: 0 });
    const [here, there] = [new TableClient(first, id), new TableClient(second, id)];
    for (const client of [here, there]) {
      await client.connect();
      await client.until(() => client.seat === 0);
    }
    const other = (await signInsOf(first)).find(({ isThis }) => !isThis)?.id;
    expect(await first.must('me/sign-ins/end', { id: other })).toEqual({ ended: [other] });
    await there.until(() => there.refusals.length > 0);
    expect(there.refusals).toMatchObject([{ code: 'no-guest' }]);
    expect((await second.get('guest')).body).toEqual({ name: null });
    expect((await second.post(`tables/${id}/leave`)).body).toEqual({ code: 'no-guest' });
    expect((await first.get('guest')).body).toEqual({ name: 'Ana' });
    expect(here.refusals).toEqual([]);
    here.drop();
  });

  test('can be ended by all others at once, and by oneself; not by somebody else', async () => {
    const first = await named('Ana');
    const [second, third] = [await secondDevice(first), await secondDevice(first)];
    const [own] = await signInsOf(third);
    const stranger = await named('Ben');
    expect(await stranger.must('me/sign-ins/end', { id: own?.id })).toEqual({ ended: [] });
    expect(await signInsOf(first)).toHaveLength(3);
    await second.must('me/sign-ins/end', { others: true });
    for (const guest of [first, third])
      expect((await guest.get('me/sign-ins')).body).toEqual({ code: 'no-guest' });
    const [last] = await signInsOf(second);
    const { headers } = await second.post('me/sign-ins/end', { id: last?.id });
    expect(headers.get('set-cookie')).toMatch(/^tidetable-guest=;.*Path=\/api/);
    for (const wrong of [{}, { others: false }, { id: 7 }])
      expect((await stranger.post('me/sign-ins/end', wrong)).body).toEqual({ code: 'shape' });
  });

  test('that another process has ended is noticed while a socket is open', async () => {
    const guest = await named('Ana');
    const [{ id } = { id: '' }] = await signInsOf(guest);
    const { person = '' } = (await server.store.readSignIn(id)) ?? {};
    const sockets = new SignedInSockets(server.store, 20);
    const listener = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    listener.on('connection', socket => sockets.add(id, socket));
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(socket, 'open');
    await pause(100);
    expect(socket.readyState).toBe(socket.OPEN);
    await server.store.endSignIns(person, { only: id });
    expect((await once(socket, 'close'))[0]).toBe(1008);
    sockets.close();
    listener.close();
  });
});

describe('another device', () => {
  test('is signed in once the old one has confirmed what both show', async () => {
    const first = await named('Ana');
    const { secret, lifetime } = await first.must('me/device-links');
    expect(lifetime).toBe(300_000);
    expect((await first.get('me/device-links')).body).toEqual({ links: [] });
    const second = new Guest(server.address);
    const opened = await second.post(
      'device-links/open',
      { secret },
      { 'user-agent': 'A telephone' },
    );
    const { ticket, code } = opened.body;
    expect(code).toMatch(/^\d{6}$/);
    expect(second.cookie).toBe('');
    const redeem = () => second.post('device-links/redeem', { ticket });
    expect((await redeem()).body).toEqual({ code: 'link-waiting' });
    const { links } = (await first.get('me/device-links')).body as { links: { id: string }[] };
    expect(links).toMatchObject([{ code, device: 'A telephone' }]);
    const id = links[0]?.id;
    const stranger = await named('Ben');
    const answer = { id, isConfirmed: true };
    expect((await stranger.post('me/device-links/answer', answer)).status).toBe(404);
    await first.must('me/device-links/answer', answer);
    expect((await redeem()).body).toEqual({ name: 'Ana' });
    expect(await signInsOf(second)).toHaveLength(2);

    // The same person: a seat that one device has claimed is played by the other.
    const table = await first.newTable(TWO);
    await first.must(`tables/${table.id}/claim`, { seat: 1 });
    expect((await second.post(`tables/${table.id}/claim`, { seat: 0 })).body).toEqual({
      code: 'already-seated',
    });
    expect((await redeem()).body).toEqual({ code: 'no-such-link' });
  });

  test('is not signed in by a link that was used, refused, too old, or never made', async () => {
    const first = await named('Ana');
    const thief = new Guest(server.address);
    const { secret } = await first.must('me/device-links');
    const { ticket } = await thief.must('device-links/open', { secret });
    const again = await new Guest(server.address).post('device-links/open', { secret });
    expect([again.status, again.body]).toEqual([404, { code: 'no-such-link' }]);
    const [link] = (await first.get('me/device-links')).body.links as { id: string }[];
    await first.must('me/device-links/answer', { id: link?.id, isConfirmed: false });
    for (const wish of [{ ticket }, { ticket: String(secret) }, { ticket: 'x' }])
      expect((await thief.post('device-links/redeem', wish)).body.code).toBe('no-such-link');

    const [signIn] = await signInsOf(first);
    const { person = '' } = (await server.store.readSignIn(signIn?.id ?? '')) ?? {};
    await server.store.addDeviceLink({ id: hashOf('late'), person, lifetime: 0 });
    expect((await thief.post('device-links/open', { secret: 'late' })).status).toBe(404);
    expect(thief.cookie).toBe('');
  });

  test('is asked for by somebody with a name only', async () => {
    const nobody = new Guest(server.address);
    for (const path of ['me/device-links', 'me/device-links/answer', 'me/sign-ins/end'])
      expect((await nobody.post(path, {})).body).toEqual({ code: 'no-guest' });
    for (const path of ['me/device-links', 'me/sign-ins'])
      expect((await nobody.get(path)).body).toEqual({ code: 'no-guest' });
  });
});
