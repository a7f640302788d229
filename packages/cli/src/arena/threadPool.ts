/** Spreads the games of an arena over threads, and leaves no process behind. */
import { Worker } from 'node:worker_threads';
import type { BotNames } from './botChoice.ts';
import { killGroup } from './botProcess.ts';
import type { FromThread, ThreadData, ToThread } from './gameThread.ts';
import type { Outcome } from './playGame.ts';

const MOST_PLAYERS = 64; // in one thread: up to 8 bots, each on up to 8 seats

/** Where the games come from and where their outcomes go. */
export interface Games {
  /** The next game to play; undefined once there is none. */
  next(): number | undefined;
  done(game: number, outcome: Outcome, names: BotNames): void;
}

export class ThreadPool {
  readonly #data: readonly ThreadData[];
  readonly #workers: Worker[] = [];

  constructor(count: number, data: Omit<ThreadData, 'pids'>) {
    this.#data = Array.from({ length: count }, () => ({
      ...data,
      pids: new Int32Array(new SharedArrayBuffer(4 * MOST_PLAYERS)),
    }));
  }

  /** Plays until no game is left; the first error of any thread ends them all. */
  async run(games: Games): Promise<void> {
    try {
      await Promise.all(this.#data.map(data => this.#runThread(data, games)));
    } catch (error) {
      await Promise.all(this.#workers.map(worker => worker.terminate()));
      this.killAll();
      throw error;
    }
  }

  /** Ends every child process at once, as the last thing before the program ends. */
  killAll(): void {
    for (const { pids } of this.#data) for (const pid of pids) if (pid !== 0) killGroup(pid);
  }

  async #runThread(data: ThreadData, games: Games): Promise<void> {
    const first = games.next();
    if (first === undefined) return;
    const worker = new Worker(new URL('./gameThread.ts', import.meta.url), { workerData: data });
    this.#workers.push(worker);
    const say = (message: ToThread): void => worker.postMessage(message);
    const ended = new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      worker.on('message', ({ game, outcome, names }: FromThread) => {
        try {
          games.done(game, outcome, names);
          const next = games.next();
          say(next === undefined ? { close: true } : { play: next });
        } catch (error) {
          reject(error);
        }
      });
    });
    say({ play: first });
    await ended;
  }
}
