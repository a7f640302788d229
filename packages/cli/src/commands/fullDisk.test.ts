/** A real server on a disk that is full: nothing is accepted that is not stored, and play goes on later. */
import { mkdirSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Guest, readMetrics, TableClient } from '@tidetable/server/testkit';
import { afterAll, expect, test } from 'vitest';
import { limitFiles } from '../testkit/limitFiles.ts';
import { listen, Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const TWO = { game: 'nauticus', seats: [{ kind: 'person' }, { kind: 'person' }] };

test.runIf(process.platform === 'linux')(
  'a full disk',
  async () => {
    const place = new Place();
    mkdirSync(place.at('client'));
    place.write('client/index.html', '<title>Tidetable</title>');
    const args = ['serve', '--port', '0', '--dist', 'client', '--data', 'data'];
    const child = place.spawn(args, {}, 120_000);
    const errors = text(child.stderr!);
    const address = await listen(child);
    const people = [await Guest.named(address, 'Ana'), await Guest.named(address, 'Ben')];
    const [ana = people[0]!] = people;
    const { id } = await ana.newTable(TWO);
    for (const [seat, guest] of people.entries()) await guest.must(`tables/${id}/claim`, { seat });
    await ana.must(`tables/${id}/start`);
    const clients = people.map(guest => new TableClient(guest, id));
    for (const client of clients) await client.connect();
    const [first = clients[0]!] = clients;
    await first.until(() => first.moment !== undefined);
    const moveOn = async () => {
      await first.until(() => clients.every(({ moment }) => moment?.seq === first.seq));
      const next = clients.find(({ seat, moment }) => moment?.toAct === seat) ?? first;
      return next.move(next.moment?.legal[0] ?? '');
    };

    limitFiles(child.pid!, statSync(place.at('data/tidetable.sqlite-wal')).size);
    const { seq } = first;
    expect(await moveOn()).toMatchObject({ type: 'refused', code: 'unavailable' });
    expect((await ana.post('tables', TWO)).body).toEqual({ code: 'unavailable' });
    expect((await ana.get(`tables/${id}`)).status).toBe(200); // reading goes on
    expect((await fetch(`${address}healthz`)).status).toBe(200);
    expect(clients.map(client => client.seq)).toEqual([seq, seq]); // nobody was told of it
    const metrics = await readMetrics(address);
    expect(metrics.get('tidetable_refusals_total{code="unavailable"}')).toBe(2);

    limitFiles(child.pid!, undefined);
    for (let i = 0; i < 5; i++) expect(await moveOn()).toMatchObject({ type: 'accepted' });
    expect(first.seq).toBeGreaterThan(seq);
    for (const client of clients) client.drop();
    child.kill();
    expect(await errors).toContain('disk');
  },
  120_000,
);
