import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { listen, Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

/** A place with a client of one page. */
const placeWithClient = (): Place => {
  const place = new Place();
  mkdirSync(place.at('client'));
  place.write('client/index.html', '<title>Tidetable</title>');
  return place;
};

/** Connections in the midst of a request: half a head, half a body, an answer that is not read. */
const halfRequests = async (address: string): Promise<Socket[]> => {
  const { port } = new URL(address);
  const open = async (text: string): Promise<Socket> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined).pause(); // it will be cut off
    await once(socket, 'connect');
    await new Promise<void>(resolve => socket.write(text, () => resolve()));
    return socket;
  };
  const sockets = await Promise.all([
    open(''),
    open('GET / HTTP/1.1\r\nHost: tide'),
    open('POST / HTTP/1.1\r\nHost: tide\r\nContent-Length: 100\r\n\r\nhalf'),
    open('GET /long.bin HTTP/1.1\r\nHost: tide\r\n\r\n'),
  ]);
  expect((await fetch(`${address}healthz`)).status).toBe(200); // it has seen them by now
  return sockets;
};

describe.concurrent('serve', () => {
  test('answers at the address that it names, and ends in peace when told to', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const child = placeWithClient().spawn(['serve', '--port', '0', '--dist', 'client']);
      const errors = text(child.stderr!);
      const address = await listen(child);
      expect(address).toMatch(/^http:\/\/localhost:\d+\/$/);
      expect(await (await fetch(`${address}table/x`)).text()).toBe('<title>Tidetable</title>');
      child.kill(signal);
      child.kill(signal); // terminal and npm both send the signal
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(await errors).toBe('');
    }
  });

  test('takes the port from the environment, unless told otherwise', async () => {
    const place = placeWithClient();
    const child = place.spawn(['serve', '--dist', 'client'], { PORT: '0' });
    expect((await fetch(`${await listen(child)}healthz`)).status).toBe(200);
    child.kill();
    const { code, stderr } = await place.run(['serve', '--dist', 'client'], {
      env: { PORT: 'sea' },
    });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'PORT needs a whole number from 0 to 65535.\n',
    });
  });

  test('a bad port is blamed on what named it', async () => {
    const blamed = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> =>
      (await placeWithClient().run(['serve', '--dist', 'client', ...args], { env })).stderr;
    expect(await blamed([], { PORT: 'abc' })).toMatch(/^PORT needs a whole number/);
    expect(await blamed(['--lang=fr'], { PORT: 'abc' })).toMatch(/^PORT demande/);
    expect(await blamed(['--port=abc'], {})).toMatch(/^--port needs a whole number/);
    expect(await blamed(['--port=abc'], { PORT: '0' })).toMatch(/^--port needs/);
  });

  test('an empty PORT counts as none', async () => {
    const taken = createServer().listen(4000, '127.0.0.1');
    await Promise.race([once(taken, 'listening'), once(taken, 'error')]); // taken by either
    const { code, stderr } = await placeWithClient().run(['serve', '--dist', 'client'], {
      env: { PORT: '' },
    });
    taken.close();
    expect(code).toBe(2);
    expect(stderr).toMatch(/^Port 4000 is taken/);
  });

  test('says so when the port is taken, in the language of the reader', async () => {
    const place = placeWithClient();
    const child = place.spawn(['serve', '--port', '0', '--dist', 'client']);
    const { port } = new URL(await listen(child));
    const args = ['serve', '--port', port, '--dist', 'client'];
    const english = await place.run(args);
    const french = await place.run([...args, '--lang', 'fr']);
    child.kill();
    const next = `tidetable serve --port ${Number(port) + 1}`;
    expect(english).toMatchObject({
      code: 2,
      stdout: '',
      stderr: `Port ${port} is taken by another program; try “${next}”.\n`,
    });
    expect(french.stderr).toBe(
      `Le port ${port} est pris par un autre programme ; essayez « ${next} ».\n`,
    );
  });

  test('says so when the host is none of ours', async () => {
    const args = ['serve', '--port', '0', '--dist', 'client', '--host'];
    for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
      const { code, stderr } = await placeWithClient().run([...args, host]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `Nothing can listen on “${host}” here.\n`,
      });
    }
  });

  test('half requests and answers that nobody reads do not keep it', async () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const place = placeWithClient();
      place.write('client/long.bin', 'x'.repeat(32 << 20));
      const child = place.launch(['serve', '--port', '0', '--dist', 'client']);
      const clients = await halfRequests(await listen(child));
      const start = performance.now();
      child.kill(signal);
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(performance.now() - start).toBeLessThan(10_000); // a few seconds, on a busy machine
      for (const client of clients) client.destroy();
    }
  });

  test('a second signal ends it at once', async () => {
    const child = placeWithClient().launch(['serve', '--port', '0', '--dist', 'client']);
    const address = await listen(child);
    const clients = await halfRequests(address);
    child.kill('SIGINT');
    await pause(800); // later than one Ctrl+C that arrives twice, sooner than the end in order
    await expect(fetch(address)).rejects.toThrow('fetch failed'); // it takes no more
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([143, null]);
    for (const client of clients) client.destroy();
  });

  test('whose store is lost ends with an error, so that another one is started', async () => {
    const place = placeWithClient();
    const fault = `import { existsSync } from 'node:fs';
      import { isMainThread, workerData } from 'node:worker_threads';
      const fail = () => {
        if (existsSync(process.env.FAULT)) throw new Error('out of memory');
      };
      if (!isMainThread && workerData?.file) setInterval(fail, 20);`;
    const preload = place.at(place.write('fault.mjs', fault));
    const args = ['serve', '--port', '0', '--dist', 'client', '--data', 'data'];
    const env = { NODE_OPTIONS: `--import=${preload}`, FAULT: place.at('now') };
    const child = place.spawn(args, env);
    const errors = text(child.stderr!);
    await listen(child);
    place.write('now', '');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(await errors).toContain('The store has ended, and the server with it: out of memory\n');
  });

  test('keeps tables in a folder of its own, unless told where', async () => {
    const place = placeWithClient();
    const runs: [string[], NodeJS.ProcessEnv, string][] = [
      [[], {}, 'home/tidetable/server'],
      [[], { DATA_DIR: place.at('there') }, 'there'],
      [['--data', 'here/deep'], { DATA_DIR: place.at('nowhere') }, 'here/deep'],
    ];
    for (const [args, env, folder] of runs) {
      const child = place.spawn(['serve', '--port', '0', '--dist', 'client', ...args], env);
      const ready = await fetch(`${await listen(child)}readyz`);
      expect(await ready.json()).toEqual({ status: 'ready' });
      child.kill();
      await once(child, 'close');
      // Closed in order: nothing is left to be recovered.
      expect(readdirSync(place.at(folder))).toEqual(['tidetable.sqlite']);
    }
    expect(place.list()).not.toContain('nowhere');
  });

  test('a folder that was chosen and cannot be written is refused; without one it serves the client', async () => {
    const place = placeWithClient();
    const file = place.at(place.write('file', ''));
    const args = ['serve', '--port', '0', '--dist', 'client'];
    const chosen = await place.run([...args, '--data', file]);
    expect(chosen).toMatchObject({ code: 2, stdout: '', stderr: `${file} cannot be written.\n` });
    const french = await place.run([...args, '--lang', 'fr'], { env: { DATA_DIR: file } });
    expect(french.stderr).toMatch(/^Impossible d’écrire/);
    const child = place.spawn(args, { XDG_DATA_HOME: file });
    const errors = text(child.stderr!);
    const address = await listen(child);
    expect(await (await fetch(address)).text()).toContain('Tidetable');
    expect((await fetch(`${address}readyz`)).status).toBe(404);
    child.kill();
    expect(await errors).toBe(
      `There are no online tables: ${file}/tidetable/server cannot be written.\n`,
    );
  });

  test('data of a newer version is not touched', async () => {
    const place = placeWithClient();
    mkdirSync(place.at('data'));
    const db = new DatabaseSync(place.at('data/tidetable.sqlite'));
    db.exec('PRAGMA user_version = 999');
    db.close();
    const { code, stderr } = await place.run(['serve', '--dist', 'client', '--data', 'data']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'data was written by a newer version of this program.\n',
    });
  });

  test('the address that people use is whole, or refused', async () => {
    const place = placeWithClient();
    const args = ['serve', '--port', '0', '--dist', 'client'];
    for (const url of ['sea', 'ftp://tide.example', 'https://tide.example/x', 'https://a@b.c']) {
      const { code, stderr } = await place.run(args, { env: { PUBLIC_URL: url } });
      expect(code).toBe(2);
      expect(stderr).toMatch(/^PUBLIC_URL needs an address without a path/);
    }
    const { stderr } = await place.run([...args, '--public-url', 'sea', '--lang', 'fr']);
    expect(stderr).toMatch(/^--public-url demande une adresse/);
    const child = place.spawn(args, { PUBLIC_URL: 'https://tide.example' });
    const address = await listen(child);
    const body = JSON.stringify({ name: 'Ana' });
    const headers = { origin: 'https://tide.example', 'content-type': 'application/json' };
    const answer = await fetch(`${address}api/guest`, { method: 'POST', headers, body });
    child.kill();
    expect(answer.headers.get('set-cookie')).toContain('Secure');
  });

  test('builds the client when none is given', async () => {
    const child = new Place().spawn(['serve', '--port', '0']);
    const page = await (await fetch(await listen(child))).text();
    child.kill();
    expect(page).toContain('<div id="app">');
    expect(page).toMatch(/src="\/assets\/index-\S+\.js"/);
  });
});
