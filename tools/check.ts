// Types, lint and format, boundaries, facts of the rules known once, spec, styles. Prints a line per check, and what the failed ones said.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { checkBoundaries } from './checkBoundaries.ts';
import { checkKnownOnce } from './checkKnownOnce.ts';
import { checkSpec } from './checkSpec.ts';
import { checkStyles } from './checkStyles.ts';
import type { Failure, Tally } from './runTests.ts';
import { root } from './sources.ts';

interface Check {
  readonly name: string;
  /** What is wrong; nothing if all is well. */
  readonly run: () => Promise<string>;
}

/** The output of a program of node_modules if it failed. */
const complaint = (program: string, ...args: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join('node_modules', program), ...args], { cwd: root });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', code => resolve(code === 0 ? '' : output || `exit code ${code}`));
  });

const BIOME = '@biomejs/biome/bin/biome';
const COLOURS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

/** A service worker is typed apart: it knows other globals than a page. */
const PROJECTS = '{packages/{*,web/sw},training}/tsconfig.json';

const checks: Check[] = [
  { name: 'lint', run: () => complaint(BIOME, 'ci', '--error-on-warnings', COLOURS) },
  ...['.', ...globSync(PROJECTS, { cwd: root }).map(dirname).sort()].map(project => ({
    name: `types ${project}`,
    run: () => complaint('typescript/bin/tsc', '-p', project),
  })),
  { name: 'boundaries', run: async () => checkBoundaries().join('\n') },
  { name: 'known once', run: async () => (await checkKnownOnce()).join('\n') },
  { name: 'spec', run: async () => checkSpec().join('\n') },
  { name: 'styles', run: async () => checkStyles().join('\n') },
];

/** Runs every check. */
export const check = async (): Promise<Tally> => {
  const complaints: string[] = [];
  const failures: Failure[] = [];
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, run } = next;
      const start = performance.now();
      const said = await run().catch(String);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${said ? 'FAILED' : 'ok    '} ${seconds.padStart(5)} s  ${name}`);
      if (!said) continue;
      failures.push({ name: 'check', why: name });
      complaints.push(`\n${name}:\n${said.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const text of complaints) console.log(text);
  return { passed: checks.length - failures.length, failures };
};

if (import.meta.main) process.exitCode = (await check()).failures.length > 0 ? 1 : 0;
