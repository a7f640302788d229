// boardgame.io in a folder of its own, so that nothing of ours depends on it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BOARDGAME_IO = 'boardgame.io@0.50.2';
// Its server adds its routes after it has composed them; koa-compose 4.2 no longer sees those.
const PACKAGE = { private: true, overrides: { 'koa-compose': '4.1.0' } };

/** The folder, or undefined without the npm registry. */
export function installBoardgameIo(folder) {
  const cwd = join(folder, 'boardgameio');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(PACKAGE));
  const install = `npm install --no-audit --no-fund --ignore-scripts ${BOARDGAME_IO}`;
  const options = { cwd, shell: true, stdio: 'ignore', timeout: 180_000 };
  const { status, signal } = spawnSync(install, options);
  if (signal === 'SIGINT' || status === 130) throw new Error('interrupted');
  return status === 0 ? cwd : undefined;
}
