/** Starts the processes of this bench: the real server, with a folder of its own, and the load. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnNode } from '../../../../../tools/endWithParent.cjs';
import { resultOf } from './arrivals.ts';
import type { Errand, LoadPlan, Report, StepPlan, StepResult, StepTimes, Usage } from './errand.ts';
import { socketsAt } from './seats.ts';

const fileOf = (name: string): string => path.join(import.meta.dirname, name);

/** `tidetable serve` as a real process that reports its usage. On a folder of its own, or on the database of `DATABASE_URL`. */
export const startServed = async (folder: string, store: 'folder' | 'database' = 'folder') => {
  const dist = path.join(folder, 'client');
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<title>Tidetable</title>');
  return serving([
    ...['--import', fileOf('usage.ts'), fileOf('../../main.ts'), 'serve', '--port', '0'],
    ...['--dist', dist, '--no-open'],
    ...(store === 'folder' ? ['--data', path.join(folder, 'data')] : []),
  ]);
};

/** A server that prints its address on standard output and reports its usage by message. */
export const serving = async (args: readonly string[]) => {
  const child = spawnNode(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, PUBLIC_URL: '', LIMIT_SCALE: '1000' }, // all its clients share one machine
  });
  return {
    address: await addressOf(child),
    async usage(): Promise<Usage> {
      const answer = once(child, 'message');
      child.send('usage');
      return (await answer)[0];
    },
    end: () => end(child),
  };
};

const addressOf = async (child: ChildProcess): Promise<string> => {
  let said = '';
  for await (const chunk of child.stdout
    ?.setEncoding('utf8')
    .iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk;
    const port = /http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}/`;
  }
  throw new Error(`the server did not start: ${said}`);
};

/** Limit of sockets of one load process: systems often allow some twenty thousand open files. */
const MOST_SOCKETS = 10_000;

export const processesFor = (sockets: number): number => Math.ceil(sockets / MOST_SOCKETS);

/** So many processes, which share tables and moves. */
export const startLoad = (many: number, program = fileOf('load.ts'), ...args: string[]) => {
  const parts = Array.from({ length: many }, () => startPart(program, args));
  /** In parallel: takes as long as the slowest process. */
  const together = async (ready: (part: LoadPart, n: number) => Promise<Ready>) => {
    const all = await Promise.all(parts.map(ready));
    return {
      sockets: all.reduce((sum, one) => sum + one.sockets, 0),
      seconds: Math.max(...all.map(({ seconds }) => seconds)),
    };
  };
  return {
    /** Resolves with the number of open sockets and the time it took. */
    setUp: (plan: LoadPlan) =>
      together(({ ready }, n) => ready({ type: 'set-up', plan: partOf(plan, n, many) })),
    sleep: () => together(({ ready }) => ready({ type: 'sleep' })),
    wake: () => together(({ ready }) => ready({ type: 'wake' })),
    async step({ rate, seconds }: StepPlan): Promise<StepResult> {
      const step = { rate: rate / many, seconds };
      return resultOf(rate, await Promise.all(parts.map((part, n) => part.step(step, n))));
    },
    async end(): Promise<void> {
      for (const part of parts) await part.end();
    },
  };
};

/** The tables of one of so many processes, as evenly as whole numbers can be. */
const partOf = ({ sockets, ...plan }: LoadPlan, n: number, many: number): LoadPlan => {
  const share = (whole: number): number => socketsAt({ ...plan, sockets: whole, tables: many }, n);
  return { ...plan, tables: share(plan.tables), sockets: share(sockets) };
};

type Ready = Extract<Report, { type: 'ready' }>;

/** Rejects if the load fails meanwhile. */
const startPart = (program: string, args: readonly string[]) => {
  const child = spawnNode(process.execPath, [program, ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ask = async (errand: Errand): Promise<Report> => {
    const ended: Report = { type: 'failed', why: 'the load has ended' };
    const answer = Promise.race<Report[]>([
      once(child, 'message'),
      once(child, 'exit').then(() => [ended]),
    ]);
    child.send(errand);
    const [report] = await answer;
    if (report.type === 'failed') throw new Error(report.why);
    return report;
  };
  return {
    async ready(errand: Errand): Promise<Ready> {
      const report = await ask(errand);
      if (report.type !== 'ready') throw new Error(report.type);
      return report;
    },
    async step(step: StepPlan, part: number): Promise<StepTimes> {
      const report = await ask({ type: 'step', step, part });
      if (report.type !== 'step') throw new Error(report.type);
      return report.seen;
    },
    end: () => end(child),
  };
};
type LoadPart = ReturnType<typeof startPart>;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill('SIGKILL');
  await closed;
};

export type Served = Awaited<ReturnType<typeof serving>>;
export type Load = ReturnType<typeof startLoad>;
