/** Starts the program by its launcher, and finds the processes that are left after a signal. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { familyOf, leftOf, stillRunning } from './processes.ts';
import { listen, Place } from './program.ts';

export const signals = ['SIGKILL', 'SIGHUP', 'SIGQUIT', 'SIGTERM', 'SIGINT'] as const;
export const works = ['serve', 'arena', 'simulate'] as const;
type Signal = (typeof signals)[number];
type Work = (typeof works)[number];
type End = readonly [code: number | null, signal: string | null];

/**
 * A server ends in order, an arena saves, a simulation finishes the file that it writes; SIGQUIT
 * lets nobody do anything.
 */
export const endings: { readonly [W in Work]: { readonly [S in Signal]: End } } = {
  serve: {
    SIGKILL: [null, 'SIGKILL'],
    SIGHUP: [0, null],
    SIGQUIT: [131, null],
    SIGTERM: [0, null],
    SIGINT: [0, null],
  },
  arena: {
    SIGKILL: [null, 'SIGKILL'],
    SIGHUP: [129, null],
    SIGQUIT: [131, null],
    SIGTERM: [143, null],
    SIGINT: [130, null],
  },
  simulate: {
    SIGKILL: [null, 'SIGKILL'],
    SIGHUP: [129, null],
    SIGQUIT: [131, null],
    SIGTERM: [143, null],
    SIGINT: [130, null],
  },
};

const BOT = path.join(import.meta.dirname, 'hostileBot.ts');

/** Resolves once the program is busy. */
export const startWork = async (work: Work): Promise<ChildProcess> => {
  const place = new Place();
  if (work === 'serve') {
    mkdirSync(place.at('client'));
    place.write('client/index.html', '<title>Tidetable</title>');
    const child = place.launch(['serve', '--port', '0', '--dist', 'client']);
    await listen(child);
    return child;
  }
  const bot = `exec:"${process.execPath}" "${BOT}" "hang with a child" mark ready.txt`;
  const child =
    work === 'arena'
      ? place.launch(['arena', 'nautilus-island', '--bots', `random,${bot}`, '--workers', '1'])
      : place.launch(['simulate', 'nautilus-island', '--games', '10000000', '--save', 'games']);
  child.stdout?.resume();
  await place.appears(work === 'arena' ? 'ready.txt' : 'games/nautilus-island-00001.json');
  return child;
};

/** The exit of the launcher after a signal, and the processes that still run then. */
export const killAndLook = async (
  child: ChildProcess,
  signal: Signal,
): Promise<{ end: unknown; left: string[] }> => {
  const family = familyOf(child.pid as number);
  if (family.length < 2) throw new Error('the launcher has started nothing');
  child.kill(signal);
  const end = await once(child, 'exit');
  return { end, left: await leftOf(() => stillRunning(family)) };
};
