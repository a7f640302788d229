/** What every store must do with what people say, and with those who do not want to hear it. */
import { describe, expect, test } from 'vitest';
import type { NewMessage } from '../store/chat.ts';
import type { Store } from '../store/store.ts';
import { planOf } from './storeSamples.ts';

const MOST = 50;

export const describeChat = (store: () => Store): void => {
  let tables = 0;
  const newTable = async (): Promise<string> => {
    const id = `chat${++tables}`;
    await store().createTable(planOf(id, { visibility: 'public' }));
    return id;
  };
  const saying = (person: string, text: string): NewMessage => ({
    id: `id of ${text}`,
    person,
    seat: person === 'ana' ? 0 : 1,
    name: person,
    body: { text },
  });
  const say = (table: string, person: string, text: string, most = MOST) =>
    store().addMessage(table, saying(person, text), most);
  const texts = async (table: string, range = {}): Promise<unknown[]> =>
    (await store().readMessages(table, { limit: 9, ...range })).map(({ body }) => body);

  describe('messages', () => {
    test('are numbered without gaps, each once, and read from any number on', async () => {
      const [id, other] = [await newTable(), await newTable()];
      expect(await store().lastMessage(id)).toBe(0);
      expect(await say(id, 'ana', 'a')).toBe(1);
      expect(await say(other, 'ana', 'elsewhere')).toBe(1);
      const both = await Promise.all([say(id, 'ben', 'b'), say(id, 'ana', 'c')]);
      expect(both).toEqual([2, 3]);
      expect(await say(id, 'ana', 'a')).toBe(1);
      expect(await say(id, 'ben', 'a')).toBe(4); // of somebody else the same id is another
      expect(await store().lastMessage(id)).toBe(4);
      const [first] = await store().readMessages(id, { limit: 9 });
      expect(first).toMatchObject({ seq: 1, person: 'ana', seat: 0, name: 'ana' });
      expect(first).not.toHaveProperty('id');
      expect(Math.abs((first?.at ?? 0) - Date.now())).toBeLessThan(60_000);
      expect(await texts(id, { after: 1, before: 4 })).toEqual([{ text: 'b' }, { text: 'c' }]);
      expect(await texts(id, { limit: 2 })).toEqual([{ text: 'c' }, { text: 'a' }]);
    });

    test('are not more than a table may have', async () => {
      const id = await newTable();
      for (const text of ['a', 'b']) await say(id, 'ana', text, 2);
      expect(await say(id, 'ana', 'c', 2)).toBe('chat-full');
      expect(await say(id, 'ana', 'b', 2)).toBe(2);
      expect(await store().lastMessage(id)).toBe(2);
    });

    test.each(['mute', 'block'] as const)('of people under a %s are left out', async kind => {
      const id = await newTable();
      for (const person of ['ana', 'ben']) await say(id, person, person);
      await store().ignore('ana', 'ben', kind);
      await store().ignore('ana', 'ben', kind); // a second time changes nothing
      expect(await texts(id, { reader: 'ana' })).toEqual([{ text: 'ana' }]);
      expect(await texts(id, { reader: 'ben' })).toHaveLength(2);
      expect(await texts(id)).toHaveLength(2);
      expect(await store().listIgnored('ana')).toEqual([{ person: 'ben', name: 'Ben', kind }]);
      expect(await store().whoIgnores('ben', ['ana', 'cleo'])).toEqual(['ana']);
      expect(await store().whoIgnores('ben', ['cleo'])).toEqual([]);
      await store().unignore('ana', 'ben', kind);
      expect(await store().listIgnored('ana')).toEqual([]);
      expect(await texts(id, { reader: 'ana' })).toHaveLength(2);
    });
  });

  test('who is blocked does not sit at tables of that person, nor beside them, nor finds them', async () => {
    const people = ['fay', 'gus', 'hal'];
    for (const id of people) await store().putPerson({ id, name: id });
    const [fay, gus, hal] = people.map((person, seat) => ({ seat, person, name: person }));
    if (!fay || !gus || !hal) throw new Error('nobody');
    await store().ignore('fay', 'gus', 'block');
    await store().ignore('fay', 'hal', 'mute');
    const opens = async (person?: string, table = ''): Promise<boolean> =>
      (await store().listOpenTables({ limit: 50 }, person)).some(({ plan }) => plan.id === table);

    const own = `chat${++tables}`;
    await store().createTable(planOf(own, { owner: 'fay', visibility: 'public' }));
    expect(await store().claimSeat(own, gus, { isKnowing: true })).toBe('not-welcome');
    expect([await opens('gus', own), await opens('hal', own), await opens(undefined, own)]).toEqual(
      [false, true, true],
    );
    expect(await store().claimSeat(own, hal)).toBe('claimed');

    const beside = await newTable();
    await store().claimSeat(beside, fay);
    expect(await store().claimSeat(beside, gus)).toBe('not-welcome');
    expect(await opens('gus', beside)).toBe(false);

    const other = await newTable();
    await store().claimSeat(other, gus);
    expect(await store().claimSeat(other, fay)).toBe('beside-blocked');
    expect(await store().claimSeat(other, fay, { isKnowing: true })).toBe('claimed');
  });

  test('a report is kept once, with its surroundings, until it is closed', async () => {
    const table = await newTable();
    await say(table, 'ben', 'rude');
    const context = await store().readMessages(table, { limit: 9 });
    const about = { table, by: 'ana', about: 'ben', message: 1, reason: 'rude', context };
    for (const report of [about, { ...about, reason: 'again' }, { ...about, message: null }])
      await store().addReport(report);
    const reports = await store().listReports({ after: 0, limit: 9 });
    expect(reports).toMatchObject([about, { ...about, message: null }]);
    const [first, second] = reports;
    expect(Math.abs((first?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await store().listReports({ after: first?.id ?? 0, limit: 9 })).toEqual([second]);
    expect(await store().closeReport(first?.id ?? 0)).toBe(true);
    expect(await store().closeReport(first?.id ?? 0)).toBe(false);
    expect(await store().listReports({ after: 0, limit: 9 })).toEqual([second]);
  });
};
