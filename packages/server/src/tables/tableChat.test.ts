import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { seatedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
let ana: Guest;
let ben: Guest;
beforeAll(async () => {
  await server.start();
  ana = await Guest.named(server.address, 'Ana');
  ben = await Guest.named(server.address, 'Ben');
});
afterAll(() => server.remove());

/** A table at which Ana and Ben sit, and their clients. */
const tableOf = async (chat: string): Promise<[TableClient, TableClient, string]> => {
  const id = await seatedTable([ana, ben], { game: 'nauticus', chat });
  return [await TableClient.at(ana, id), await TableClient.at(ben, id), id];
};
const say = (client: TableClient, text: string, id = client.newId()) =>
  client.ask({ type: 'say', id, text });
const textsOf = ({ said }: TableClient): unknown[] =>
  said.map(({ text, phrase }) => text ?? phrase);

describe('what is said at a table', () => {
  test('is heard by everybody there, in one order; those who only look on do not speak', async () => {
    const [a, b, id] = await tableOf('free');
    const spectator = await TableClient.at(new Guest(server.address), id);
    const answers = await Promise.all([
      say(a, 'Ahoy!'),
      say(b, 'Ohé !'),
      a.ask({ type: 'phrase', id: 'p', phrase: 'good-luck' }),
      say(spectator, 'Me too'),
    ]);
    expect(answers.map(answer => answer?.type)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'refused',
    ]);
    expect(answers[3]).toMatchObject({ code: 'not-seated' });
    for (const client of [a, b, spectator]) await client.until(() => client.chatSeq === 3);
    expect(b.said).toEqual(a.said);
    expect(spectator.said).toEqual(a.said);
    expect(textsOf(a).sort()).toEqual(['Ahoy!', 'Ohé !', 'good-luck']);
    const own = a.said.find(({ text }) => text === 'Ohé !');
    expect(own).toMatchObject({ seat: 1, name: 'Ben' });
    expect(JSON.stringify(a.said)).not.toMatch(/person/);
    for (const client of [a, b, spectator]) client.drop();
  });

  test('counts once however often it is sent, and who was away hears the rest', async () => {
    const [a, b, id] = await tableOf('free');
    for (let time = 0; time < 3; time++)
      expect(await say(a, 'one', 'same')).toEqual({ type: 'accepted', id: 'same' });
    await b.until(() => b.chatSeq === 1);
    b.drop();
    for (const text of ['two', 'three']) await say(a, text);
    await b.connect();
    await b.until(() => b.chatSeq === 3);
    expect(textsOf(b)).toEqual(['one', 'two', 'three']);
    for (const client of [a, b]) client.drop();
    await server.stop();
    await server.start();
    [ana, ben] = [ana, ben].map(({ cookie }) =>
      Object.assign(new Guest(server.address), { cookie }),
    ) as [Guest, Guest];
    const again = await new TableClient(ben, id).connect();
    await again.until(() => again.chatSeq === 3);
    expect(again.said).toEqual(b.said);
    const liar = new TableClient(ana, id);
    liar.chatSeq = 99;
    await liar.connect();
    await liar.until(() => liar.refusals.length > 0);
    expect(liar.refusals).toMatchObject([{ code: 'ahead' }]);
    again.drop();
  });

  test('by another process is heard, too, no later than the next message here', async () => {
    const twin = await new OwnServer(server).start();
    const [a, b, id] = await tableOf('free');
    const guest = Object.assign(new Guest(twin.address), { cookie: ben.cookie });
    const elsewhere = await new TableClient(guest, id).connect();
    await elsewhere.until(() => elsewhere.seat === 1);
    await say(elsewhere, 'from there');
    await say(a, 'from here');
    await b.until(() => b.chatSeq === 2);
    expect(textsOf(b)).toEqual(['from there', 'from here']);
    for (const client of [a, b, elsewhere]) client.drop();
    await twin.stop();
  });

  test('is a phrase only, or nothing, where the owner wishes it so', async () => {
    const [a, b] = await tableOf('phrases');
    expect(await say(a, 'Ahoy!')).toMatchObject({ code: 'phrases-only' });
    const phrase = { type: 'phrase', id: 'p', phrase: 'thanks' } as const;
    expect(await a.ask(phrase)).toMatchObject({ type: 'accepted' });
    await b.until(() => b.chatSeq === 1);
    expect(textsOf(b)).toEqual(['thanks']);
    const [c, d] = await tableOf('off');
    expect(await c.ask(phrase)).toMatchObject({ code: 'chat-off' });
    expect(await say(d, 'Ahoy!')).toMatchObject({ code: 'chat-off' });
    for (const client of [a, b, c, d]) client.drop();
  });

  test('does not hold up the moves of the match, nor is it part of it', async () => {
    const [a, b, id] = await tableOf('free');
    await ana.must(`tables/${id}/start`);
    for (const client of [a, b]) await client.until(() => client.moment !== undefined);
    const mover = a.moment?.toAct === a.seat ? a : b;
    const { seq } = mover;
    const answers = await Promise.all([
      say(a, 'hm'),
      mover.move(mover.moment?.legal[0] ?? ''),
      say(b, 'ah'),
    ]);
    expect(answers.every(answer => answer?.type === 'accepted')).toBe(true);
    expect(await server.store.readLog(id, seq)).not.toEqual([]);
    expect(JSON.stringify(await server.store.readLog(id, 0))).not.toContain('hm"');
    for (const client of [a, b]) client.drop();
  });
});

describe('a reader', () => {
  test('who mutes somebody no longer hears them, and hears them again when that ends', async () => {
    const [a, b, id] = await tableOf('free');
    await say(b, 'before');
    const { ignored } = await ana.must(`tables/${id}/mute`, { seat: 1 });
    expect(ignored).toMatchObject([{ name: 'Ben', kind: 'mute' }]);
    await say(b, 'rude');
    await say(a, 'own');
    for (const client of [a, b]) await client.until(() => client.chatSeq === 3);
    expect(textsOf(a)).toEqual(['before', 'own']);
    expect(textsOf(b)).toEqual(['before', 'rude', 'own']);
    expect(a.heard.join()).not.toContain('rude');
    const later = await new TableClient(ana, id).connect();
    await later.until(() => later.chatSeq === 3);
    expect(textsOf(later)).toEqual(['own']);
    await ana.must(`tables/${id}/mute`, { message: 2, on: false });
    await say(b, 'after');
    await a.until(() => a.chatSeq === 4);
    expect(textsOf(a)).toEqual(['before', 'own', 'after']);
    for (const client of [a, b, later]) client.drop();
  });
});
