import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startServer } from './index.ts';

const PAGE = '<!doctype html><title>Tidetable</title>';
const SCRIPT = 'export const tide = 1;'.repeat(20);
const HASHED = '/assets/index-BNnAAe-h.js';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tidetable-server-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const files: Record<string, string> = {
    'index.html': PAGE,
    'sw.js': '// worker',
    'manifest.webmanifest': '{}',
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [HASHED]: SCRIPT,
    'assets/icons-Bh231gfj.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.sources': 'hidden',
    '../secret.txt': 'secret',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  for (const [name, text] of [
    ['index.html', PAGE],
    [HASHED, SCRIPT],
  ]) {
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
  }
  server = await startServer({ port: 0, host: '127.0.0.1', dist });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Asks exactly for that path: nothing is tidied up, decoded or followed. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  port = server.port,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const asked = request(options, async answer => {
      const body = await buffer(answer);
      resolve({ status: answer.statusCode, headers: answer.headers, body });
    });
    asked.on('error', reject).end();
  });

const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } });

describe('what is served', () => {
  test('the page, and the same page for every address of the client', async () => {
    for (const path of ['/', '/index.html', '/play/nautilus-island', '/table/x?ply=3', '/table/']) {
      const { status, headers, body } = await ask(path);
      expect({ path, status, type: headers['content-type'], body: String(body) }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
        body: PAGE,
      });
    }
  });

  test('a file has its own type', async () => {
    const types = await Promise.all(
      [HASHED, '/icon.svg', '/manifest.webmanifest', '/sw.js'].map(
        async path => (await ask(path)).headers['content-type'],
      ),
    );
    expect(types).toEqual([
      'application/javascript; charset=utf-8',
      'image/svg+xml',
      'application/manifest+json',
      'application/javascript; charset=utf-8',
    ]);
  });

  test('HEAD answers like GET, without a body', async () => {
    const { status, headers, body } = await ask('/play/nauticus', { method: 'HEAD' });
    expect({ status, body: body.length }).toEqual({ status: 200, body: 0 });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('health, for whoever watches over the server', async () => {
    const { status, headers, body } = await ask('/healthz');
    expect({ status, body: JSON.parse(String(body)) }).toEqual({
      status: 200,
      body: { status: 'ok' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('what is not there', () => {
  test.each([
    '/assets/index-older.js',
    '/assets/nothing',
    '/nothing.png',
    '/play/nothing.css',
    '/.sources',
    '/.git/config',
    '/assets/.hidden',
  ])('%s is not found, rather than answered with the page', async path => {
    const { status, headers, body } = await ask(path);
    expect({ status, body: String(body) }).toEqual({ status: 404, body: 'Not found\n' });
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//etc/passwd',
    '/%',
    '/%00',
    '/a%00.js',
  ])('%s reaches nothing outside', async path => {
    const { status, body } = await ask(path);
    expect(String(body)).not.toMatch(/^(secret|root:)/);
    expect([400, 403, 404]).toContain(status);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is allowed nowhere, and the answer says what is',
    async method => {
      for (const path of ['/', '/healthz', HASHED, '/table/x', '/nothing.png']) {
        const headers = { 'content-type': 'text/odd' };
        const answer = await ask(path, { method, headers });
        expect({ path, status: answer.status, allow: answer.headers.allow }).toEqual({
          path,
          status: 405,
          allow: 'GET, HEAD',
        });
        expect(String(answer.body)).toBe('Method Not Allowed\n');
      }
    },
  );
});

describe('what is no file of the client', () => {
  let odd: Server;
  let listener: NetServer;

  beforeAll(async () => {
    const dist = join(folder, 'odd');
    const outside = join(folder, 'outside');
    mkdirSync(join(dist, 'sub'), { recursive: true });
    mkdirSync(outside);
    writeFileSync(join(dist, 'index.html'), PAGE);
    writeFileSync(join(dist, 'a.js'), SCRIPT);
    writeFileSync(join(outside, 'secret.js'), 'secret');
    writeFileSync(join(outside, 'index.html'), 'secret');
    writeFileSync(join(outside, 'secret.br'), brotliCompressSync('secret'));
    symlinkSync('a.js', join(dist, 'inside.js'));
    symlinkSync(join(outside, 'secret.js'), join(dist, 'link.js'));
    symlinkSync(join(outside, 'secret.js'), join(dist, 'link'));
    symlinkSync(outside, join(dist, 'folder'));
    symlinkSync(join(outside, 'secret.br'), join(dist, 'a.js.br'));
    symlinkSync(join(outside, 'index.html'), join(dist, 'sub', 'index.html'));
    symlinkSync('/dev/zero', join(dist, 'zero.bin'));
    symlinkSync('loop.js', join(dist, 'loop.js'));
    for (const name of ['fifo.js', 'fifo', 'b.js.gz']) execFileSync('mkfifo', [join(dist, name)]);
    writeFileSync(join(dist, 'b.js'), SCRIPT);
    listener = createServer().listen(join(dist, 'socket.js'));
    await once(listener, 'listening');
    odd = await startServer({ port: 0, host: '127.0.0.1', dist });
  });

  afterAll(async () => {
    listener.close();
    await odd.close();
  });

  test.each([
    '/link.js',
    '/link',
    '/folder',
    '/folder/',
    '/folder/secret.js',
    '/a.js', // its compressed form leads outside
    '/sub',
    '/sub/',
    '/zero.bin',
    '/loop.js',
    '/fifo.js',
    '/fifo',
    '/b.js',
    '/socket.js',
  ])('%s is not found, at once', async path => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, { method, ...accepting('br, gzip') }, odd.port);
      expect({ method, status: answer.status }).toEqual({ method, status: 404 });
      if (method === 'GET') expect(String(answer.body)).toBe('Not found\n');
    }
  });

  test('a link that stays inside is followed, and the page is still there', async () => {
    expect(String((await ask('/inside.js', {}, odd.port)).body)).toBe(SCRIPT);
    expect(String((await ask('/table/x', {}, odd.port)).body)).toBe(PAGE);
  });

  test('a page that is no file is not found either', async () => {
    const dist = join(folder, 'no-page');
    mkdirSync(dist);
    symlinkSync(join(folder, 'outside', 'index.html'), join(dist, 'index.html'));
    const other = await startServer({ port: 0, host: '127.0.0.1', dist });
    for (const path of ['/', '/index.html', '/table/x'])
      expect((await ask(path, {}, other.port)).status).toBe(404);
    await other.close();
  });
});

describe('compression', () => {
  test('the smallest form that the browser takes', async () => {
    const br = await ask(HASHED, accepting('gzip, deflate, br, zstd'));
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(String(brotliDecompressSync(br.body))).toBe(SCRIPT);
    const gzip = await ask(HASHED, accepting('gzip'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(gzip.body))).toBe(SCRIPT);
    const plain = await ask(HASHED, accepting('identity'));
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(String(plain.body)).toBe(SCRIPT);
  });

  test('the page too, whatever its address', async () => {
    for (const path of ['/', '/table/x']) {
      const { headers, body } = await ask(path, accepting('br'));
      expect(headers['content-encoding']).toBe('br');
      expect(String(brotliDecompressSync(body))).toBe(PAGE);
    }
  });

  test('a file without a compressed form comes as it is, and caches are told', async () => {
    const { status, headers } = await ask('/icon.svg', accepting('br, gzip'));
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200 });
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
  });
});

describe('caching', () => {
  test.each([HASHED, '/assets/icons-Bh231gfj.svg'])('%s is kept for ever', async path => {
    for (const encoding of ['br', 'identity'])
      expect((await ask(path, accepting(encoding))).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
  });

  test.each(['/', '/index.html', '/play/nauticus', '/sw.js', '/manifest.webmanifest', '/icon.svg'])(
    '%s is asked for again',
    async path => {
      for (const encoding of ['br', 'identity'])
        expect((await ask(path, accepting(encoding))).headers['cache-control']).toBe('no-cache');
    },
  );

  test('what has not changed is not sent again', async () => {
    const { headers } = await ask('/', accepting('br'));
    const again = await ask('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
    });
    expect({ status: again.status, body: again.body.length }).toEqual({ status: 304, body: 0 });
  });
});

test.each(['/', HASHED, '/table/x', '/assets/nothing.js', '/healthz', '/%'])(
  '%s comes with what protects the page',
  async path => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join().replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  },
);

test('a port that is taken is said, not waited for', async () => {
  const dist = join(folder, 'dist');
  await expect(startServer({ port: server.port, host: '127.0.0.1', dist })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test('a closed server answers nobody', async () => {
  const other = await startServer({ port: 0, host: '127.0.0.1', dist: join(folder, 'dist') });
  const address = `http://127.0.0.1:${other.port}/healthz`;
  expect((await fetch(address)).status).toBe(200);
  await other.close();
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});
