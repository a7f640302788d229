/** The real table screen at a fake remote table: a page of its own, which no client carries. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { OwnServer } from './serving.ts';

const web = join(import.meta.dirname, '..');

export const serveRemotePage = async (): Promise<OwnServer> => {
  const outDir = mkdtempSync(join(tmpdir(), 'tidetable-remote-'));
  try {
    await build({
      configFile: false,
      root: join(web, 'src/table/testkit'),
      publicDir: join(web, 'public'),
      logLevel: 'warn',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
      worker: { format: 'es' },
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    });
    return new OwnServer(outDir);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
};
