import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from '../testkit/guest.ts';
import { OwnServer } from '../testkit/ownServer.ts';
import { startedTable } from '../testkit/seating.ts';
import { TableClient } from '../testkit/tableClient.ts';

const server = new OwnServer();
beforeAll(() => server.start({ limits: { scale: 100 } }));
afterAll(() => server.remove());

const PERSON = { kind: 'person' };
const TWO = { game: 'nauticus', seats: [PERSON, PERSON], chat: 'free' };
const OPEN = { ...TWO, visibility: 'public' };
const named = (name: string) => Guest.named(server.address, name);
const codeOf = async (answer: Promise<{ body: Record<string, unknown> }>): Promise<unknown> =>
  (await answer).body.code;

/** A table of Ana's at which Ben has spoken so many times. */
const tableWith = async (messages: number): Promise<{ ana: Guest; ben: Guest; id: string }> => {
  const [ana, ben] = [await named('Ana'), await named('Ben')];
  const { id } = await ana.newTable(TWO);
  await ben.must(`tables/${id}/claim`, { seat: 1 });
  const client = await new TableClient(ben, id).connect();
  await client.until(() => client.seat === 1);
  for (let n = 1; n <= messages; n++)
    await client.ask({ type: 'say', id: `m${n}`, text: `message ${n}` });
  client.drop();
  return { ana, ben, id };
};

test('what was said before is read page by page, by who may enter', async () => {
  const { ana, id } = await tableWith(105);
  const newcomer = await new TableClient(ana, id).connect();
  await newcomer.until(() => newcomer.chatSeq === 105);
  expect(newcomer.said.map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, i) => i + 6));
  newcomer.drop();
  const { messages } = (await ana.get(`tables/${id}/chat?before=6`)).body;
  expect(messages).toMatchObject([1, 2, 3, 4, 5].map(seq => ({ seq, text: `message ${seq}` })));
  expect(JSON.stringify(messages)).not.toContain('person');
  expect(await codeOf(ana.get(`tables/${id}/chat?before=x`))).toBe('shape');
  const stranger = Object.assign(await named('Cleo'), { hasLinks: false });
  expect(await codeOf(stranger.get(`tables/${id}/chat`))).toBe('no-such-table');
});

test('a report keeps the message and what was said around it', async () => {
  const { ana, ben, id } = await tableWith(30);
  const report = { message: 15, reason: 'He is rude.' };
  for (let time = 0; time < 2; time++) await ana.must(`tables/${id}/report`, report);
  const reports = await server.store.listReports({ after: 0, limit: 9 });
  expect(reports).toMatchObject([{ table: id, ...report }]);
  const { context = [], by, about } = reports[0] ?? {};
  expect(context.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, i) => i + 5));
  expect(context.every(({ person }) => person === about)).toBe(true);
  expect(by).not.toBe(about);
  await ana.must(`tables/${id}/report`, { seat: 1, reason: 'His name.' });
  const [, second] = await server.store.listReports({ after: 0, limit: 9 });
  expect(second).toMatchObject({ message: null, reason: 'His name.' });
  expect(second?.context.at(-1)).toMatchObject({ seq: 30 });

  for (const kind of ['report', 'mute', 'block']) {
    const about = (whom: object) => ana.post(`tables/${id}/${kind}`, { ...whom, reason: 'x' });
    expect(await codeOf(about({ seat: 0 }))).toBe('no-such-seat');
    expect(await codeOf(about({ message: 31 }))).toBe('no-such-message');
    expect(await codeOf(about({}))).toBe('shape');
    const own = await ben.post(`tables/${id}/${kind}`, { seat: 1, reason: 'x' });
    expect([own.status, own.body]).toEqual([400, { code: 'yourself' }]);
    const stranger = Object.assign(await named('Cleo'), { hasLinks: false });
    const asks = stranger.post(`tables/${id}/${kind}`, { seat: 1, reason: 'x' });
    expect(await codeOf(asks)).toBe('no-such-table');
    const nobody = new Guest(server.address).post(`tables/${id}/${kind}`, { seat: 1, reason: 'x' });
    expect(await codeOf(nobody)).toBe('no-guest');
  }
});

test('what is said at a table that is closed to spectators is read by its people alone', async () => {
  const { ana, ben, id } = await tableWith(3);
  await ana.must(`tables/${id}/claim`, { seat: 0 });
  await ana.must(`tables/${id}/start`);
  const guest = await named('Cleo'); // with the link
  const asks = () => [
    guest.get(`tables/${id}/chat`),
    ...['mute', 'block', 'report'].map(kind =>
      guest.post(`tables/${id}/${kind}`, { seat: 1, reason: 'x' }),
    ),
  ];
  const codes = async () => Promise.all(asks().map(codeOf));
  expect(await codes()).toEqual(Array(4).fill(undefined));
  await ana.must(`tables/${id}/spectators`, { open: false });
  expect(await codes()).toEqual(Array(4).fill('no-spectators'));
  for (const seated of [ana, ben])
    expect((await seated.get(`tables/${id}/chat`)).body.messages).toHaveLength(3);
});

test('whom somebody ignores has another id in every list', async () => {
  const { ana, ben, id } = await tableWith(1);
  const cleo = await named('Cleo');
  const people = await server.store.listPeople();
  const lists = await Promise.all(
    [ana, cleo].map(guest => guest.must(`tables/${id}/mute`, { seat: 1, on: true })),
  );
  const ids = lists.map(list => (list.ignored as { person: string }[])[0]?.person);
  expect(ids[0]).not.toBe(ids[1]);
  for (const person of people) expect(ids).not.toContain(person.id);
  expect((await ana.get('me/ignored')).body).toEqual(lists[0]);
  expect(await cleo.must('me/ignored/end', { person: ids[0], kind: 'mute' })).toEqual(lists[1]);
  expect(await ana.must('me/ignored/end', { person: ids[0], kind: 'mute' })).toEqual({
    ignored: [],
  });
  expect(await codeOf(ben.get('me/ignored'))).toBeUndefined();
});

test('a person makes ten reports a day', async () => {
  const own = await new OwnServer().start();
  const ana = await Guest.named(own.address, 'Ana');
  const ben = await Guest.named(own.address, 'Ben');
  const id = await startedTable([ana, ben]);
  const report = async (by: Guest, seat: number) =>
    (await by.post(`tables/${id}/report`, { seat, reason: 'x' })).status;
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push(await report(ana, 1));
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  expect(await report(ben, 0)).toBe(201);
  await own.remove();
});

test('who is blocked does not come to my tables; who blocks is told before sitting down beside them', async () => {
  const { ana, ben, id } = await tableWith(0);
  await ana.must(`tables/${id}/block`, { seat: 1 });
  const { id: own } = await ana.newTable(OPEN);
  const refused = await ben.post(`tables/${own}/claim`, { seat: 0 });
  expect([refused.status, refused.body]).toEqual([403, { code: 'not-welcome' }]);
  const listed = async (guest: Guest): Promise<boolean> =>
    JSON.stringify((await guest.get('tables?open')).body).includes(own);
  expect([await listed(ben), await listed(ana)]).toEqual([false, true]);

  const { id: his } = await ben.newTable(OPEN);
  await ben.must(`tables/${his}/claim`, { seat: 0 });
  const claim = (more: object) => ana.post(`tables/${his}/claim`, { seat: 1, ...more });
  expect(await codeOf(claim({}))).toBe('beside-blocked');
  expect((await claim({ anyway: true })).status).toBe(200);

  const { ignored } = (await ana.get('me/ignored')).body as { ignored: { person: string }[] };
  expect(ignored).toMatchObject([{ name: 'Ben', kind: 'block' }]);
  const end = { person: ignored[0]?.person, kind: 'block' };
  expect(await ana.must('me/ignored/end', end)).toEqual({ ignored: [] });
  await ben.must(`tables/${own}/claim`, { seat: 0 });
  expect(await codeOf(new Guest(server.address).get('me/ignored'))).toBe('no-guest');
  expect(await codeOf(ana.post('me/ignored/end', {}))).toBe('shape');
});
