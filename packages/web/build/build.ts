// Makes packages/web/dist: the client bundled, compressed, and able to start without a network.
// With --if-needed, only when what it is made of has changed since.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.ts';
import { addFontLicences } from './licences.ts';
import { writePrecache } from './precache.ts';
import { hashSources } from './sources.ts';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const STAMP = '.sources'; // in dist: the hash of what it was made of

const bundle = async (outDir: string): Promise<void> => {
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite'); // most starts do not need it
  await build({ root: web, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
};

/** Puts the new build in place of the old one; nobody ever finds half of one. */
const swap = (made: string): void => {
  const old = `${made}-old`;
  if (existsSync(dist)) renameSync(dist, old);
  try {
    renameSync(made, dist);
  } catch (error) {
    if (!existsSync(dist)) throw error;
    rmSync(made, { recursive: true }); // somebody else has just built the same
  }
  rmSync(old, { recursive: true, force: true });
};

const isUpToDate = (hash: string): boolean => {
  const stamp = join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
};

const hash = hashSources();
if (!process.argv.includes('--if-needed') || !isUpToDate(hash)) {
  console.error('Building the client…');
  const made = join(web, `.building-${process.pid}`);
  try {
    await bundle(made);
    addFontLicences(made);
    writePrecache(made);
    await compress(made);
    writeFileSync(join(made, STAMP), hash);
    swap(made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
