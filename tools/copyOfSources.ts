/** All sources in a folder of their own, for tests that add something to them. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './sources.ts';

/** Makes the copy, with the packages that are installed here. */
export const copySources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'tidetable-copy-'));
  const isSource = (path: string): boolean => !/node_modules|[/\\](dist|test-output)$/.test(path);
  for (const part of ['packages', 'training', 'tools', 'bench', 'examples'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  for (const file of globSync('*.{json,ts}', { cwd: root }))
    cpSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules', '@tidetable'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tidetable')
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@tidetable', name));
  symlinkSync(join(copy, 'training'), join(copy, 'node_modules', '@tidetable', 'training'));
  return copy;
};

export const changeFile = (path: string, how: (text: string) => string): void => {
  const before = readFileSync(path, 'utf8');
  const after = how(before);
  if (after === before) throw new Error(`nothing to change in ${path}`);
  writeFileSync(path, after);
};

const allProjects = (copy: string): string[] => [
  '.',
  ...globSync('{packages/{*,web/sw},training}/tsconfig.json', { cwd: copy }).map(dirname),
];

/** What the compiler has to say of all projects of the copy, or of some, line by line. */
export const compilerComplaints = async (
  copy: string,
  projects: readonly string[] = allProjects(copy),
): Promise<string[]> =>
  (await Promise.all(projects.map(project => complaintsOf(copy, project)))).flat();

const complaintsOf = (copy: string, project: string): Promise<string[]> => {
  const tsc = join(copy, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', project, '--pretty', 'false'];
  return promisify(execFile)(process.execPath, args, { cwd: copy }).then(
    () => [],
    ({ stdout }) => stdout.split('\n').filter((line: string) => /^\S+\(\d+,\d+\): /.test(line)),
  );
};
