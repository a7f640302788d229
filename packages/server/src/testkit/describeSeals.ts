/** What every store must do with the seals of tables. */
import { describe, expect, test } from 'vitest';
import type { MatchStart, Store, TableSeal } from '../store/store.ts';

const start = { format: 'tidetable-match/2' } as unknown as MatchStart;

const sealAt = (version: number): TableSeal => ({
  version,
  commitment: 'c0'.repeat(32),
  seed: '5e'.repeat(32),
  spoilt: 0,
  spoilers: [],
  isOpening: false,
  salts: [{ seat: 0, person: 'ana', hash: `${version}`.padStart(64, '0'), salt: null }],
});

export const describeSeals = (store: () => Store, newTable: () => Promise<string>): void => {
  describe('seals', () => {
    test('a seal is read as it was put last', async () => {
      const id = await newTable();
      expect(await store().readSeal(id)).toBeUndefined();
      for (const version of [1, 2]) {
        expect(await store().putSeal(id, sealAt(version))).toBe('kept');
        expect(await store().readSeal(id)).toEqual(sealAt(version));
      }
    });

    test('of two that follow the same one, one is kept', async () => {
      const id = await newTable();
      const other = { ...sealAt(1), isOpening: true };
      const outcomes = await Promise.all([
        store().putSeal(id, sealAt(1)),
        store().putSeal(id, other),
      ]);
      expect(outcomes).toEqual(['kept', 'stale']);
      expect(await store().readSeal(id)).toEqual(sealAt(1));
      expect(await store().putSeal(id, sealAt(3))).toBe('stale');
    });

    test('a match begins only with the seal that its starter knows, and then it is fixed', async () => {
      const id = await newTable();
      await store().putSeal(id, sealAt(1));
      expect(await store().startMatch(id, [], start, [])).toBe('stale');
      expect(await store().startMatch(id, [], start, [], { began: 0, seal: 1 })).toBe('begun');
      expect(await store().putSeal(id, sealAt(2))).toBe('stale');
      expect(await store().readSeal(id)).toEqual(sealAt(1));
    });
  });
};
