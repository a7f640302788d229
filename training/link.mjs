// Lets our packages find each other in a copied folder in which nothing was installed.
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const scope = path.join(root, 'node_modules', '@tidetable');
mkdirSync(scope, { recursive: true });
const folders = [
  ...readdirSync(path.join(root, 'packages')).map(name => `packages/${name}`),
  'training',
];
for (const folder of folders) {
  const link = path.join(scope, path.basename(folder));
  if (!existsSync(link)) symlinkSync(path.join('..', '..', folder), link, 'dir');
}
