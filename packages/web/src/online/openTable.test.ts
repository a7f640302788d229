/** What is asked of the server when a table is opened. */
import { expect, test, vi } from 'vitest';
import { PACES, type PaceName } from './paces.ts';

vi.stubGlobal('location', { origin: 'http://127.0.0.1' });
const { openOnlineTable, orderOf } = await import('./openTable.ts');
const { api } = await import('./api.ts');
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

test('a name that nobody has chosen does not replace that of the guest', async () => {
  const named = vi.spyOn(api, 'nameGuest').mockImplementation(async name => ({ name }));
  const known = vi.spyOn(api, 'guest').mockResolvedValue({ name: 'Ana' });
  vi.spyOn(api, 'newTable').mockResolvedValue({ code: 'unavailable' });
  const open = (isNamed: boolean) =>
    openOnlineTable(
      'nauticus',
      { seats: 2 },
      [{ name: 'Skipper' }, { name: '' }],
      { pace: 'none', chat: 'off', isPublic: false },
      isNamed,
    );
  await open(false);
  expect(named).not.toHaveBeenCalled();
  known.mockResolvedValue({ name: null });
  await open(false);
  expect(named.mock.calls).toEqual([['Skipper']]);
  known.mockResolvedValue({ name: 'Ana' });
  await open(true);
  expect(named.mock.calls).toEqual([['Skipper'], ['Skipper']]);
  vi.restoreAllMocks();
});
