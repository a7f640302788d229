// npm run mutants -- GAME [--file play.ts] [--jobs 2]
// Changes a game's rules in one place at a time and lists the changes that no test of it notices.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { basename, join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { listImports } from './imports.ts';
import type { Outcome, Task } from './mutantRunner.ts';
import { applyMutant, formatMutant, listMutants } from './mutate.ts';
import { isTest, readSources, root, type SourceFile } from './sources.ts';

const USAGE = 'Usage: npm run mutants -- GAME [--file play.ts] [--jobs 2]';
const BASELINE = 'The tests must exist and pass before anything is changed: run them with vitest.';

const stop: (sentence: string) => never = sentence => {
  console.error(sentence);
  process.exit(2);
};

const readArguments = () => {
  try {
    const options = { file: { type: 'string', multiple: true }, jobs: { type: 'string' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return stop((error as Error).message);
  }
};

/** What the game is made of: the files of its folder that its index needs, helpers of tests aside. */
const sourcesOf = (folder: string): SourceFile[] => {
  const sources = readSources([`${folder}/**/*.ts`]).filter(({ file }) => !isTest(file));
  const needed = new Set([`${folder}/index.ts`]);
  for (const file of needed) {
    const source = sources.find(candidate => candidate.file === file);
    for (const { specifier } of source ? listImports(source) : [])
      needed.add(posix.join(posix.dirname(file), specifier));
  }
  return sources.filter(({ file }) => needed.has(file));
};

/** Runs the game's tests in a process that is replaced when a mutant never ends or breaks it. */
class Runner {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starting is no part of the time that a mutant has. */
  async #start(): Promise<ChildProcess> {
    const child = fork(join(root, 'tools', 'mutantRunner.ts'), [this.#folder], {
      execArgv: ['--max-old-space-size=1024'], // a mutant may collect things for ever
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return child;
  }

  async run(task: Task, limit: number): Promise<Outcome | 'died' | 'timed out'> {
    this.#child ??= await this.#start();
    const child = this.#child;
    if (!child.connected) return 'died';
    return new Promise(resolve => {
      const finish = (outcome: Outcome | 'died' | 'timed out') => {
        clearTimeout(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        if (typeof outcome === 'string') this.stop();
        resolve(outcome);
      };
      const timer = setTimeout(finish, limit, 'timed out');
      child.once('message', finish).once('exit', () => finish('died'));
      child.send(task);
    });
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

const { values, positionals } = readArguments();
const [game, ...others] = positionals;
const jobs = Number(values.jobs ?? availableParallelism());
if (game === undefined || others.length > 0 || !(jobs >= 1)) stop(USAGE);
const folder = `packages/rules/src/${game}`;
const sources = sourcesOf(folder).filter(
  ({ file }) => values.file === undefined || values.file.includes(basename(file)),
);
if (sources.length === 0) stop(`There is nothing to change in ${folder}.`);

const runners = Array.from({ length: jobs }, () => new Runner(folder));
const truth = await runners[0].run({ order: [] }, 600_000);
if (typeof truth === 'string' || !truth.passed) stop(BASELINE);
const quickestFirst = truth.times.toSorted((a, b) => a[1] - b[1]).map(([file]) => file);
const limit = 5000 + 3 * truth.times.reduce((sum, [, time]) => sum + time, 0);

const start = performance.now();
const waiting = sources.flatMap(source => listMutants(source).map(mutant => ({ source, mutant })));
const total = waiting.length;
const counts = { killed: 0, survived: 0, 'timed out': 0 };

const work = async (runner: Runner): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { source, mutant } = next;
    const instead = { file: join(root, source.file), text: applyMutant(source.text, mutant) };
    const outcome = await runner.run({ instead, order: quickestFirst }, limit);
    if (outcome === 'timed out') counts['timed out']++;
    else if (outcome === 'died' || !outcome.passed) counts.killed++;
    else {
      counts.survived++;
      console.log(formatMutant(source.text, mutant));
    }
    if (process.stderr.isTTY) process.stderr.write(`${total - waiting.length} of ${total}\r`);
  }
  runner.stop();
};
await Promise.all(runners.map(work));

const seconds = Math.round((performance.now() - start) / 1000);
const summary = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
console.log(`${total} mutants of ${game} in ${seconds} s: ${summary.join(', ')}`);
