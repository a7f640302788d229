/** What happens to a bundle after vite has made it. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { writePrecache } from './precache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidetable-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (files: Record<string, string>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};
const list = (): string[] => (readdirSync(folder, { recursive: true }) as string[]).sort();

test('text is compressed twice, and says the same afterwards', async () => {
  const text = 'tide '.repeat(200);
  write({ 'index.html': text, 'assets/a.js': text });
  await compress(folder);
  expect(list()).toEqual([
    'assets',
    ...['assets/a.js', 'assets/a.js.br', 'assets/a.js.gz'],
    ...['index.html', 'index.html.br', 'index.html.gz'],
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
});

test('what would grow, and what is compressed already, stays alone', async () => {
  write({ 'tiny.js': 'a', 'font.woff2': 'x'.repeat(999), 'icon.png': 'x'.repeat(999) });
  await compress(folder);
  expect(list()).toEqual(['font.woff2', 'icon.png', 'tiny.js']);
});

interface Build {
  readonly version: string;
  readonly files: readonly string[];
}
/** What a service worker with that text would know of its build. */
const readBuild = (): Build =>
  new Function(`${readFileSync(join(folder, 'sw.js'), 'utf8')}\nreturn BUILD;`)();

test('the service worker gets every file of the page, and not itself', () => {
  write({
    'sw.js': '//',
    'index.html': 'a',
    'assets/b.js': 'b',
    'icon-192.png': 'c',
    'screens/fr/nautilion-wide.jpg': 'd',
    '.stamp': '',
  });
  writePrecache(folder);
  expect(readBuild().files).toEqual(['/assets/b.js', '/index.html']);
});

test('the version changes with what a file says, and with its name', () => {
  const versionOf = (files: Record<string, string>): string => {
    rmSync(folder, { recursive: true });
    write({ 'sw.js': '//', ...files });
    writePrecache(folder);
    return readBuild().version;
  };
  const version = versionOf({ 'index.html': 'a' });
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(versionOf({ 'index.html': 'a' })).toBe(version);
  expect(versionOf({ 'index.html': 'b' })).not.toBe(version);
  expect(versionOf({ 'other.html': 'a' })).not.toBe(version);
});
