import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Block } from './documents.ts';
import { spawnProgram } from './endWithParent.cjs';
import { root } from './sources.ts';

/** Milliseconds that one command may take. */
export const LIMIT = 100_000;

const folders = new Map<string, string>();

/** The folder of that name, made when it is first asked for. */
const folderOf = (name: string): string => {
  const folder = folders.get(name) ?? mkdtempSync(join(tmpdir(), 'tidetable-docs-'));
  folders.set(name, folder);
  return folder;
};

export const removeFolders = (): void => {
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
  folders.clear();
};

/** Our environment without what the test runner has put there; `$D` is shared by one document. */
const environmentOf = (file: string): NodeJS.ProcessEnv => {
  const ofTheRunner = /^(VITEST.*|NODE_ENV|NODE_OPTIONS|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/;
  const ours = Object.entries(process.env).filter(([name]) => !ofTheRunner.test(name));
  return {
    ...Object.fromEntries(ours),
    PATH: join(root, 'node_modules', '.bin') + delimiter + process.env.PATH,
    TIDETABLE_DOCS: '1',
    TMPDIR: folderOf(`temporary files of ${file}`),
    D: folderOf(file),
    PORT: '0', // for servers: any that is free
  };
};

interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs bash to its end; `hear` gets all that it has said so far, and the process group. */
const bash = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  hear: (output: string, group: number) => void = () => undefined,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawnProgram(['bash', ...args], { cwd: root, env, stdio: [...stdio] });
    const stop = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), LIMIT);
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
        hear(output, -child.pid!);
      });
    child.on('error', reject);
    child.on('close', code => {
      clearTimeout(stop);
      resolve({ code, output });
    });
  });

/** Throws if a command does not end as it should; returns the program that is missing, if any. */
export const runBlock = async (block: Block): Promise<string | undefined> => {
  const env = environmentOf(block.file);
  for (const program of block.needs) {
    const { code } = await bash(['-c', 'command -v "$0"', program], env);
    if (code !== 0) return program;
  }
  for (const command of block.commands) {
    if (block.when === 'always' && block.serves !== undefined) {
      await expectService(command, block.serves, env);
      continue;
    }
    const isRun = block.when === 'always';
    const { code, output } = await bash([isRun ? '-c' : '-nc', command], env);
    const expected = isRun ? block.exit : 0;
    if (code !== expected)
      throw new Error(`${command}\nends with ${code ?? 'a signal'}, not ${expected}:\n${output}`);
    if (!isRun) expectScript(command);
  }
  return undefined;
};

/** It may have ended by itself. */
const endGroup = (group: number): void => {
  try {
    process.kill(group, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Starts a server, asks it at the address that it names, and ends it. */
const expectService = async (
  command: string,
  path: string,
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  let answer: Promise<string> | undefined;
  const ask = async (address: string, group: number): Promise<string> => {
    try {
      const { status } = await fetch(new URL(path, address));
      return status === 200 ? '' : `answers ${status} at ${path}`;
    } catch (error) {
      return `does not answer at ${address}: ${error}`;
    } finally {
      endGroup(group);
    }
  };
  const { output } = await bash(['-c', command], env, (said, group) => {
    const [, address] = /(http:\S+)\s/.exec(said) ?? [];
    if (address !== undefined) answer ??= ask(address, group);
  });
  const problem = answer === undefined ? 'ends without naming an address' : await answer;
  if (problem !== '') throw new Error(`${command}\n${problem}:\n${output}`);
};

/** A command that is not run must at least name a script that exists. */
const expectScript = (command: string): void => {
  const [, name] = /^npm(?: -\S+)* run(?: -\S+)* (\S+)/.exec(command) ?? [];
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (name !== undefined && !(name in scripts)) throw new Error(`${command}\nno script ${name}`);
};
