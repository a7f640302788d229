import { ROUTES } from '@tidetable/protocol/api';
import { expect, test } from 'vitest';
import { apiAt } from './api.ts';

const ID = 'ab12';
const asked: string[] = [];
const api = apiAt('https://tide.example/', async (url, init = {}) => {
  const path = new URL(url).pathname.replace(ID, '{id}');
  asked.push(`${(init.method ?? 'GET').toLowerCase()} ${path}`);
  return new Response('{}');
});

test('the client has a function for every request, and none that no server answers', async () => {
  const table = { id: ID, invitation: 'i' };
  const hash = '00'.repeat(32);
  const calls: { [F in keyof typeof api]: () => unknown } = {
    guest: () => api.guest(),
    nameGuest: () => api.nameGuest('Ana'),
    signIns: () => api.signIns(),
    endSignIns: () => api.endSignIns({ others: true }),
    makeDeviceLink: () => api.makeDeviceLink(),
    deviceLinks: () => api.deviceLinks(),
    answerDeviceLink: () => api.answerDeviceLink('x', true),
    openDeviceLink: () => api.openDeviceLink('x'),
    redeemDeviceLink: () => api.redeemDeviceLink('x'),
    myTables: () => api.myTables(),
    openTables: () => api.openTables({ after: '1-a', limit: 3 }),
    newTable: () => api.newTable({ game: 'nauticus', seats: [] }),
    table: () => api.table(table),
    claim: () => api.claim(table, 0),
    leave: () => api.leave(table),
    bots: () => api.bots(),
    inviteBot: () => api.inviteBot(table, 1, 'Barnacle'),
    freeSeat: () => api.freeSeat(table, 1),
    fixSalt: () => api.fixSalt(table, { commitment: hash, hash }),
    openSalt: () => api.openSalt(table, { commitment: hash, salt: hash }),
    start: () => api.start(table),
    renewInvitation: () => api.renewInvitation(table),
    rematch: () => api.rematch(table),
    setSpectators: () => api.setSpectators(table, true),
    askView: () => api.askView(table, 0),
    consent: () => api.consent(table, { to: 'nobody', delay: null }),
    matchFile: () => api.matchFile(table),
    result: () => api.result(table),
    chat: () => api.chat(table, 3),
    ignore: async () => {
      await api.ignore(table, 'mute', { seat: 1 });
      await api.ignore(table, 'block', { message: 1 });
    },
    report: () => api.report(table, { seat: 1 }, 'rude'),
    ignored: () => api.ignored(),
    endIgnored: () => api.endIgnored('x', 'mute'),
  };
  for (const call of Object.values(calls)) await call();
  const { streamEvents: _, ...rest } = ROUTES; // for that, browsers have EventSource
  const routes = Object.values(rest).map(({ method, path }) => `${method} /api${path}`);
  expect(asked.sort()).toEqual(routes.sort());
});
