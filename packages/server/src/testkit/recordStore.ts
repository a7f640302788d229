/**
 * Records the store of a release, for the test of upgrades: `recordStore.ts CHECKOUT`, a folder with
 * that release, installed. Its own server is asked over the wire, as by a client.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Guest } from './guest.ts';
import { BOT, PERSON } from './seating.ts';
import { TableClient } from './tableClient.ts';

const BANK = 1000 * 60 * 60; // milliseconds
const PACE = { clock: 'bank', bankMs: BANK, incrementMs: 0 };

/** Matches of Ana, a bot and Zoé, so far; the last one to its end. */
const MATCHES = [
  { game: 'nautilus-island', seats: [PERSON, BOT, PERSON], entries: 40, pace: PACE },
  { game: 'nauticus', seats: [BOT, PERSON, PERSON], entries: 60, pace: PACE },
  { game: 'nautilion', seats: [PERSON, BOT], entries: 30, pace: { clock: 'none' } },
  { game: 'nautilion', seats: [PERSON, BOT], entries: Number.POSITIVE_INFINITY, pace: PACE },
];

const FIXTURES = path.join(import.meta.dirname, '../../fixtures');

const [checkout] = process.argv.slice(2);
if (!checkout) throw new Error('CHECKOUT is missing');

const folder = mkdtempSync(path.join(tmpdir(), 'tidetable-record-'));
writeFileSync(path.join(folder, 'index.html'), '<title>Tidetable</title>');
const main = path.join(path.resolve(checkout), 'packages/cli/src/main.ts');
const args = ['serve', '--port', '0', '--dist', folder, '--data', path.join(folder, 'data')];
const server = spawn(process.execPath, [main, ...args], {
  cwd: checkout,
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** The address that it names, once it does. */
const listening = async (): Promise<string> => {
  let said = '';
  for await (const chunk of server.stdout
    .setEncoding('utf8')
    .iterator({ destroyOnReturn: false })) {
    said += chunk;
    const [address] = /http:\S+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`no address:\n${said}`);
};

const isTurnOf = ({ moment, seat }: TableClient): boolean =>
  moment !== undefined && moment.toAct === seat;

/** People play until so much has happened; the bot is in the midst of its turn or not. */
const playOn = async (clients: readonly TableClient[], entries: number): Promise<void> => {
  const first = clients[0]!;
  while (first.seq < entries && !first.moment?.result) {
    await first.until(() => clients.some(isTurnOf) || first.moment?.result != null);
    const mover = clients.find(isTurnOf);
    if (!mover) continue;
    const { legal = [] } = mover.moment ?? {};
    await mover.move(legal[mover.seq % legal.length] ?? '');
    for (const client of clients) await client.until(() => client.seq >= mover.seq);
  }
};

try {
  const address = await listening();
  const ana = await Guest.named(address, 'Ana');
  const zoe = await Guest.named(address, 'Zoé');
  for (const { game, seats, entries, pace } of MATCHES) {
    const { id } = await ana.newTable({ game, seats, pace, chat: 'free' });
    const people = [ana, zoe].slice(0, seats.filter(seat => seat === PERSON).length);
    const free = [...seats.keys()].filter(seat => seats[seat] === PERSON);
    for (const [i, guest] of people.entries())
      await guest.must(`tables/${id}/claim`, { seat: free[i] });
    await ana.must(`tables/${id}/start`);
    const clients = await Promise.all(people.map(guest => TableClient.at(guest, id)));
    await playOn(clients, entries);
    for (const client of clients) client.drop();
    console.log(game, id, clients[0]?.seq);
  }
  await ana.newTable({ game: 'nauticus', seats: [PERSON, PERSON], visibility: 'public' });
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
  const database = readFileSync(path.join(folder, 'data/tidetable.sqlite'));
  writeFileSync(path.join(FIXTURES, 'storeBefore.sqlite.gz'), gzipSync(database, { level: 9 }));
  const cookies = [ana.cookie, zoe.cookie]; // with which they come back
  writeFileSync(
    path.join(FIXTURES, 'storeBefore.json'),
    `${JSON.stringify({ cookies }, null, 2)}\n`,
  );
} finally {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}
