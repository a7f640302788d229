// A process that holds vitest ready and runs a game's tests against one mutant after the other. It
// is told what to run by messages and can be killed at any time: nothing of it is on disk.
import { normalizePath } from 'vite';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { root } from './sources.ts';

export interface Task {
  /** The text that stands in for a file; the files as they are if there is none. */
  readonly instead?: { readonly file: string; readonly text: string };
  /** Test files, those to be run first in front; any others come last. */
  readonly order: readonly string[];
}

export interface Outcome {
  readonly passed: boolean;
  /** Milliseconds by test file. */
  readonly times: readonly (readonly [string, number])[];
}

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

let instead: Task['instead'];

const vitest = await createVitest(
  {
    root,
    watch: false,
    include: [`${process.argv[2]}/**/*.test.ts`],
    reporters: [{}],
    silent: true,
    bail: 1,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: AsGiven },
    fsModuleCache: false, // it would keep mutants under the name of the true source
  },
  {
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        load: id => (id === instead?.file ? instead.text : undefined),
      },
    ],
  },
);
await vitest.standalone();
const tests = await vitest.globTestSpecifications();

const run = async (task: Task): Promise<Outcome> => {
  if (instead) vitest.invalidateFile(instead.file);
  instead = task.instead && { ...task.instead, file: normalizePath(task.instead.file) };
  if (instead) vitest.invalidateFile(instead.file);
  const rank = ({ moduleId }: TestSpecification) => {
    const at = task.order.indexOf(moduleId);
    return at < 0 ? task.order.length : at;
  };
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    tests.toSorted((a, b) => rank(a) - rank(b)),
  );
  return {
    passed:
      testModules.length > 0 &&
      unhandledErrors.length === 0 &&
      testModules.every(file => file.ok()),
    times: testModules.map(file => [file.moduleId, file.diagnostic().duration]),
  };
};

process.on('message', async (task: Task) => process.send?.(await run(task)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
