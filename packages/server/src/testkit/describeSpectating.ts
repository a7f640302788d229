/** What every store must do with those who look on. */
import { describe, expect, test } from 'vitest';
import type { Consent, Store } from '../store/store.ts';

const ana: Consent = { seat: 0, person: 'ana', to: 'everybody', delay: { turns: 2 } };
const ben: Consent = {
  seat: 1,
  person: 'ben',
  to: [{ person: 'cleo', name: 'Cléo' }],
  delay: null,
};
const asking = (person: string, seat: number) => ({ person, seat, name: person.toUpperCase() });

export const describeSpectating = (store: () => Store, newTable: () => Promise<string>): void => {
  describe('spectating', () => {
    test('a table is open to spectators until it is closed', async () => {
      const id = await newTable();
      const none = { isClosed: false, consents: [], asking: [] };
      expect(await store().readSpectating(id)).toEqual(none);
      for (const isClosed of [true, true, false, false]) {
        await store().setClosed(id, isClosed);
        expect(await store().readSpectating(id)).toEqual({ ...none, isClosed });
      }
    });

    test('each person has one consent, the last', async () => {
      const id = await newTable();
      await store().putConsent(id, ben);
      await store().putConsent(id, { ...ana, to: 'nobody' });
      await store().putConsent(id, ana);
      expect((await store().readSpectating(id)).consents).toEqual([ana, ben]);
    });

    test('a consent answers those who asked that seat', async () => {
      const id = await newTable();
      expect(await store().putAsking(id, asking('x', 0), 2)).toBe('asked');
      expect(await store().putAsking(id, asking('y', 0), 2)).toBe('asked');
      expect(await store().putAsking(id, asking('z', 1), 2)).toBe('full');
      expect(await store().putAsking(id, asking('y', 1), 2)).toBe('asked'); // instead
      const { asking: both } = await store().readSpectating(id);
      expect(both).toEqual([asking('x', 0), asking('y', 1)]);
      await store().putConsent(id, ana);
      expect((await store().readSpectating(id)).asking).toEqual([asking('y', 1)]);
    });
  });
};
