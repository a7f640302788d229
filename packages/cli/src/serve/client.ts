/** The web client as files; it is made by its own package, in a process of its own. */
import { once } from 'node:events';
import path from 'node:path';
import { spawnNode } from '../../../../tools/endWithParent.cjs';

const WEB = path.join(import.meta.dirname, '../../../web');

export const BUILT = path.join(WEB, 'dist');

/** Builds the client unless it is up to date; what goes wrong is told on standard error. */
export const buildClient = async (): Promise<boolean> => {
  const build = path.join(WEB, 'build', 'build.ts');
  const child = spawnNode(process.execPath, [build, '--if-needed'], { stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'close');
  return code === 0;
};
