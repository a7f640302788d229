/** What is asked of the server when a table is opened. */
import { expect, test, vi } from 'vitest';
import { PACES, type PaceName } from './paces.ts';

vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
const { orderOf } = await import('./openTable.ts');
vi.unstubAllGlobals();

const orderAt = (pace: PaceName, timeOut?: 'lost') =>
  orderOf('nauticus', { seats: 2 }, [{ name: 'Ana' }, { name: '' }], {
    pace,
    timeOut,
    chat: 'phrases',
    isPublic: false,
  });

test('a table of days goes on without who does not come back, unless something else was chosen', () => {
  const days = Object.keys(PACES).filter(pace => orderAt(pace as PaceName).onTimeOut !== 'noted');
  expect(days).toEqual(['day', 'week']);
  expect(orderAt('day').onTimeOut).toBe('stand-in');
  expect(orderAt('day', 'lost').onTimeOut).toBe('lost');
  expect(orderAt('quick', 'lost').onTimeOut).toBe('lost');
});
