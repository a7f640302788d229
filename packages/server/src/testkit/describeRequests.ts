/** What every store must know of requests: one a match, until somebody says no or the match goes on. */
import type { OpenRequest } from '@tidetable/protocol';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { entryAt } from './storeSamples.ts';

interface Parts {
  readonly store: () => Store;
  readonly begun: () => Promise<string>;
}

const asked = (id: string, ply = 0): OpenRequest => ({
  id,
  seat: 0,
  ply,
  subject: { type: 'abort' },
  agreed: [],
});

export const describeRequests = ({ store, begun }: Parts): void => {
  describe('requests', () => {
    test('one is open at a time; the same one again is the same', async () => {
      const id = await begun();
      expect(await store().readRequest(id)).toBeUndefined();
      const outcomes = await Promise.all([
        store().openRequest(id, asked('a')),
        store().openRequest(id, asked('b')),
        store().openRequest(id, asked('a')),
      ]);
      expect(outcomes).toEqual(['open', 'request-open', 'open']);
      expect(await store().readRequest(id)).toEqual(asked('a'));
    });

    test('yes of several seats at once is lost by none', async () => {
      const id = await begun();
      await store().openRequest(id, asked('a'));
      await Promise.all([2, 1, 2].map(seat => store().agreeToRequest(id, 'a', seat)));
      expect(await store().agreeToRequest(id, 'b', 3)).toBeUndefined();
      expect(await store().readRequest(id)).toEqual({ ...asked('a'), agreed: [1, 2] });
    });

    test('a no closes it, and asking for the same again does not open it', async () => {
      const id = await begun();
      await store().openRequest(id, asked('a'));
      expect(await store().closeRequest(id, 'b')).toBe(false);
      expect(await store().closeRequest(id, 'a')).toBe(true);
      expect(await store().closeRequest(id, 'a')).toBe(false);
      expect(await store().readRequest(id)).toBeUndefined();
      expect(await store().agreeToRequest(id, 'a', 1)).toBeUndefined();
      expect(await store().openRequest(id, asked('a'))).toBe('closed');
      expect(await store().openRequest(id, asked('b'))).toBe('open');
    });

    test('it lapses when the match goes on', async () => {
      const id = await begun();
      expect(await store().openRequest(id, asked('a', 1))).toBe('stale');
      await store().openRequest(id, asked('a'));
      await store().append({ table: id, ply: 0, entries: [entryAt(0)], result: null });
      expect(await store().readRequest(id)).toBeUndefined();
      expect(await store().agreeToRequest(id, 'a', 1)).toBeUndefined();
      expect(await store().closeRequest(id, 'a')).toBe(false);
      expect(await store().openRequest(id, asked('b'))).toBe('stale');
      expect(await store().openRequest(id, asked('b', 1))).toBe('open');
    });
  });
};
