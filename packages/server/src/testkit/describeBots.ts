/** What every store must know of bots that programs of other people play. */
import { describe, expect, test } from 'vitest';
import { botPersonOf, type NewBot } from '../store/bots.ts';
import type { MatchStart, Store } from '../store/store.ts';
import { entryAt, planOf } from './storeSamples.ts';

const BARNACLE: NewBot = {
  id: botPersonOf('1'),
  name: 'Barnacle',
  look: 'barnac1e',
  games: ['nauticus', 'nautilion'],
  token: 'hash of a token',
};
const LIMPET: NewBot = { ...BARNACLE, id: botPersonOf('2'), name: 'Limpet', look: 'limpet' };

export const describeBots = (store: () => Store): void => {
  describe('bots of other people', () => {
    test('are found by their tokens, listed without them, and removed', async () => {
      expect(await store().addBot(BARNACLE)).toBe(true);
      expect(await store().addBot({ ...LIMPET, look: BARNACLE.look, token: 'x' })).toBe(false);
      await expect(store().addBot(LIMPET)).rejects.toThrow(); // a token is for one of them
      expect(await store().addBot({ ...LIMPET, token: 'y', games: [] })).toBe(true);
      const found = await store().readBot(BARNACLE.token);
      const { id, name, games } = BARNACLE;
      expect(found).toEqual({ id, name, games, madeAt: expect.any(Number), seenAt: null });
      expect(Math.abs((found?.madeAt ?? 0) - (await store().now()))).toBeLessThan(60_000);
      expect(await store().listBots()).toMatchObject([found, { name: 'Limpet', games: [] }]);
      expect(JSON.stringify(await store().listBots())).not.toContain(BARNACLE.token);

      await store().seeBot(id);
      const { seenAt } = (await store().readBot(BARNACLE.token)) ?? {};
      expect(seenAt).toBeGreaterThanOrEqual(found?.madeAt ?? 0);
      expect(await store().removeBot(LIMPET.id)).toBe(true);
      expect(await store().removeBot(LIMPET.id)).toBe(false);
      expect(await store().readBot('y')).toBeUndefined();
      expect(await store().listBots()).toHaveLength(1);
    });

    test('have tables until these are over', async () => {
      const { id: person, name } = BARNACLE;
      await store().putPerson({ id: person, name });
      await store().putPerson({ id: 'dan', name: 'Dan' });
      const claims = [
        { seat: 0, person, name },
        { seat: 1, person: 'dan', name: 'Dan' },
      ];
      for (const id of ['bot-table-2', 'bot-table-1']) {
        await store().createTable({ ...planOf(id), owner: 'dan' });
        for (const claim of claims) await store().claimSeat(id, claim);
      }
      const madeAt = expect.any(Number) as number;
      const first = {
        id: 'bot-table-1',
        game: 'nauticus',
        hasBegun: false,
        owner: 'dan',
        madeAt,
      };
      const second = { ...first, id: 'bot-table-2' };
      expect(await store().listBotTables(person)).toEqual([first, second]);
      await store().startMatch(second.id, claims, {} as MatchStart, [entryAt(0)]);
      expect(await store().listBotTables(person)).toEqual([first, { ...second, hasBegun: true }]);
      const result = { end: 'abort' } as const;
      await store().append({ table: second.id, ply: 1, entries: [entryAt(1)], result });
      expect(await store().listBotTables(person)).toEqual([first]);
      expect(await store().listBotTables('dan')).toEqual([first]);
    });

    test('never own a table, also if all people leave', async () => {
      const { id: person, name } = BARNACLE;
      await store().createTable({ ...planOf('left-to-bots'), owner: 'dan' });
      await store().claimSeat('left-to-bots', { seat: 0, person, name });
      await store().claimSeat('left-to-bots', { seat: 1, person: 'dan', name: 'Dan' });
      await store().leaveSeat('left-to-bots', 'dan');
      expect((await store().readTable('left-to-bots'))?.owner).toBeNull();
    });
  });
};
