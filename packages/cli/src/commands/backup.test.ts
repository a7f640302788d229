/** Backup, restore and check of what a real server stores, while people play there. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Guest, TableClient } from '@tidetable/server/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outcome, removePlaces } from '../testkit/program.ts';
import { Serving } from '../testkit/serving.ts';

/** A store with three running matches, one that is over, and a table that has not begun. */
const FIXTURE = path.join(import.meta.dirname, '../../../server/fixtures/storeBefore.sqlite.gz');
const PEOPLE = [{ kind: 'person' }, { kind: 'person' }];

const serving = new Serving();
const { place } = serving;
const run = (line: string): Promise<Outcome> => place.run(line.split(' '));
const good = async (line: string): Promise<string> => {
  const { code, stdout, stderr } = await run(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
};
const bytes = (file: string): Buffer => readFileSync(place.at(file));

afterAll(removePlaces);

describe('while people play', () => {
  let client: TableClient;
  let isPlaying = true;
  let playing: Promise<void>;

  /** Nauticus, over and over: a match that is over is followed by the next one. */
  const play = async (): Promise<void> => {
    const ana = await Guest.named(serving.address, 'Ana');
    const ben = await Guest.named(serving.address, 'Ben');
    while (isPlaying) {
      const { id } = await ana.newTable({ game: 'nauticus', seats: PEOPLE });
      await ana.must(`tables/${id}/claim`, { seat: 0 });
      await ben.must(`tables/${id}/claim`, { seat: 1 });
      await ana.must(`tables/${id}/start`);
      const clients = [await TableClient.at(ana, id), await TableClient.at(ben, id)];
      [client] = clients;
      await playOn(clients);
    }
  };
  const playOn = async (clients: readonly TableClient[]): Promise<void> => {
    while (isPlaying && !client.moment?.result) {
      await client.until(() => clients.some(isTurnOf) || client.moment?.result != null);
      const mover = clients.find(isTurnOf);
      const { legal = [] } = mover?.moment ?? {};
      if (mover) await mover.move(legal[mover.seq % legal.length]);
    }
    for (const each of clients) each.drop();
  };
  const isTurnOf = ({ moment, seat }: TableClient): boolean =>
    moment !== undefined && moment.toAct === seat && moment.legal.length > 0;

  beforeAll(async () => {
    await serving.start();
    playing = play();
    while ((client?.seq ?? 0) < 5) await new Promise(resolve => setTimeout(resolve, 20));
  });
  afterAll(() => serving.end('SIGTERM'));

  test('backups are made, and each is restored to a sound store', async () => {
    for (const n of [1, 2]) {
      const said = await good(`backup b${n} --data data`);
      expect(said).toMatch(
        /^\d+ rows are in b\d, as they were at one moment\.\nIt holds the secrets/,
      );
      expect(await good(`restore b${n} --data back${n}`)).toMatch(/^\d+ rows are back in back\d\./);
      expect(await good(`check-archive --data back${n}`)).toMatch(
        /^Checked: (0 tables that have|1 table that has) not begun, \d running match(es)?, and \d+ match(es)? that (is|are) over; \d+ entries replayed\.\nNothing is wrong\.\n$/,
      );
      expect(await good(`backup again${n} --data back${n}`)).toContain(' rows are in ');
      expect(bytes(`again${n}`).equals(bytes(`b${n}`))).toBe(true);
    }
    expect(bytes('b2').equals(bytes('b1'))).toBe(false); // somebody has played on
    expect(statSync(place.at('b1')).mode & 0o777).toBe(0o600);
  });

  test('what is stored now can be checked, too', async () => {
    expect(await good('check-archive --data data')).toMatch(/Nothing is wrong\.\n$/);
    const checked = JSON.parse(await good('check-archive --data data --json'));
    expect(checked).toMatchObject({ faults: [] });
    expect(checked.open).toBeLessThanOrEqual(1); // the next match may be about to begin
    expect(checked.running + checked.over).toBeGreaterThan(0);
    expect(checked.entries).toBeGreaterThan(0);
  });

  test('the match goes on where a backup was restored, with the people and their links', async () => {
    isPlaying = false;
    await playing;
    const { table, seq, guest } = client;
    await good('backup last --data data');
    await good('restore last --data moved');
    const moved = new Serving();
    cpSync(place.at('moved'), moved.place.at('data'), { recursive: true });
    await moved.start();
    guest.address = moved.address;
    const there = await TableClient.at(guest, table);
    await there.until(() => there.seq === seq);
    expect(there.card?.phase).toBe(client.card?.phase);
    there.drop();
    await moved.end('SIGTERM');
  });
});

describe('what a backup is called', () => {
  test('is the time, and nothing is written over', async () => {
    mkdirSync(place.at('old'));
    writeFileSync(place.at('old/tidetable.sqlite'), gunzipSync(readFileSync(FIXTURE)));
    const before = bytes('old/tidetable.sqlite');
    const { file, rows } = JSON.parse(await good('backup --data old --json'));
    expect(file).toMatch(/^tidetable-\d{4}-\d\d-\d\dT\d{6}\.backup$/);
    expect(rows).toBeGreaterThan(100);
    expect(bytes('old/tidetable.sqlite').equals(before)).toBe(true); // it was not even migrated
    place.write('mine', 'mine');
    expect(await run('backup mine --data old')).toMatchObject({
      code: 2,
      stderr: 'mine is there already, and nothing is written over it.\n',
    });
    expect(place.read('mine')).toBe('mine');
    expect((await run('backup no/where --data old')).stderr).toBe('no/where cannot be written.\n');
    expect((await run('backup x --data old --lang fr')).stdout).toMatch(/^\d+ lignes sont dans x/);
  });
});

describe('what is refused', () => {
  const refusals = async (lines: Record<string, string>): Promise<void> => {
    for (const [line, stderr] of Object.entries(lines))
      expect(await run(line)).toMatchObject({ code: 2, stdout: '', stderr: `${stderr}\n` });
  };

  test('no store, no file, no backup, or a store that has something', async () => {
    mkdirSync(place.at('full'));
    writeFileSync(place.at('full/tidetable.sqlite'), gunzipSync(readFileSync(FIXTURE)));
    await good('backup whole --data full');
    const text = gunzipSync(bytes('whole')).toString();
    writeFileSync(place.at('cut'), bytes('whole').subarray(0, 3000));
    writeFileSync(place.at('changed'), gzipSync(text.replace('"Ana"', '"Eva"')));
    writeFileSync(place.at('row'), gzipSync(text.replace(/\n\["due",/, '\n["due","late",')));
    writeFileSync(place.at('newer'), gzipSync(text.replace('backup/1', 'backup/2')));
    place.write('other', 'something else');
    const nothing = 'No server has kept anything in nothing; --data names another folder.';
    await refusals({
      'backup b --data nothing': nothing,
      'check-archive --data nothing': nothing,
      'restore --data nothing': 'FILE is missing.',
      'restore missing --data nothing': 'missing cannot be read.',
      'restore client --data nothing': 'client cannot be read.',
      'restore whole --data full':
        'Something is kept in full already; a backup is restored only where nothing is.',
      'restore whole --data other': 'other cannot be written.',
      'restore other --data nothing': 'other: this is no backup of Tidetable.',
      'restore newer --data nothing':
        'newer: a later version of Tidetable has written this backup.',
      'restore cut --data nothing': 'cut: the backup is cut off: its end is missing.',
      'restore changed --data nothing':
        'changed: the backup was changed or damaged: its checksum does not fit.',
    });
    expect((await run('restore row --data nothing')).stderr).toMatch(
      /^row: line \d+ is no row that could have been stored\.\n$/,
    );
    expect((await run('restore cut --data nothing --lang fr')).stderr).toBe(
      'cut\u00a0: la sauvegarde est tronquée\u00a0: il en manque la fin.\n',
    );
    expect(readdirSync(place.at('nothing'))).toEqual([]);
  });
});

describe('a spoilt store', () => {
  const spoil = (change: (db: DatabaseSync) => void): void => {
    const db = new DatabaseSync(place.at('spoilt/tidetable.sqlite'), {
      enableForeignKeyConstraints: false,
    });
    change(db);
    db.close();
  };
  beforeAll(() => {
    mkdirSync(place.at('spoilt'));
    writeFileSync(place.at('spoilt/tidetable.sqlite'), gunzipSync(readFileSync(FIXTURE)));
  });

  test('is told table by table, and the rest is checked all the same', async () => {
    const listed = JSON.parse(await good('tables list --data spoilt --json'));
    const { id } = listed.find(({ game }: { game: string }) => game === 'nautilus-island');
    spoil(db => db.exec(`DELETE FROM entry WHERE match = '${id}' AND ply = 11`));
    spoil(db => db.exec("INSERT INTO result (match, result) VALUES ('nowhere', '{}')"));
    const { code, stdout } = await run('check-archive --data spoilt');
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'database  damaged: the database is damaged: result → match',
      expect.stringMatching(`^${id}  changed: .+\\.$`),
      expect.stringMatching(
        /^Checked: 1 table that has not begun, 3 running matches, and 1 match /,
      ),
      '2 faults.',
      '',
    ]);
    const french = await run('check-archive --data spoilt --lang fr');
    expect(french).toMatchObject({ code: 1, stdout: expect.stringMatching(/2 défauts\.\n$/) });
  });

  test('may have lost a page; that is said, and no backup is made of it', async () => {
    let root = 0;
    spoil(db => {
      root = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'entry'").get()
        ?.rootpage as number;
    });
    const file = bytes('spoilt/tidetable.sqlite');
    file.fill(0xa5, (root - 1) * 4096, root * 4096);
    writeFileSync(place.at('spoilt/tidetable.sqlite'), file);
    const { code, stdout, stderr } = await run('check-archive --data spoilt');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^database {2}damaged: /);
    expect(stdout).toMatch(/ {2}unreadable: /);
    const backup = await run('backup hopeless --data spoilt');
    expect(backup).toMatchObject({ code: 2, stderr: 'The database in spoilt is damaged.\n' });
    expect(existsSync(place.at('hopeless'))).toBe(false);
    file.fill(0xa5, 0, 4096);
    writeFileSync(place.at('spoilt/tidetable.sqlite'), file);
    const check = await run('check-archive --data spoilt');
    expect(check).toMatchObject({ code: 2, stderr: 'The database in spoilt is damaged.\n' });
  });
});
