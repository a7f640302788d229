/** Spreads the games of an arena over threads, and leaves no process behind. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { killGroup } from './botProcess.ts';
import type { FromLane, LaneData, ToLane } from './lane.ts';
import type { Outcome } from './playGame.ts';

const MOST_PLAYERS = 64; // in one lane: up to 8 bots, each on up to 8 seats

export interface Lanes {
  /** Plays what `next` names, in any order, until it names nothing more. */
  run(
    next: () => number | undefined,
    done: (game: number, outcome: Outcome) => void,
  ): Promise<void>;
  /** Ends every child process at once, as the last thing before the program ends. */
  killAll(): void;
}

export const openLanes = (count: number, data: Omit<LaneData, 'pids'>): Lanes => {
  const pids = Array.from(
    { length: count },
    () => new Int32Array(new SharedArrayBuffer(4 * MOST_PLAYERS)),
  );
  return {
    async run(next, done) {
      await Promise.all(pids.map(own => runLane({ ...data, pids: own }, next, done)));
    },
    killAll() {
      for (const lane of pids) for (const pid of lane) if (pid !== 0) killGroup(pid);
    },
  };
};

const runLane = async (
  data: LaneData,
  next: () => number | undefined,
  done: (game: number, outcome: Outcome) => void,
): Promise<void> => {
  let game = next();
  if (game === undefined) return;
  const worker = new Worker(new URL('./lane.ts', import.meta.url), { workerData: data });
  const say = (message: ToLane): void => worker.postMessage(message);
  worker.on('message', (message: FromLane) => {
    done(message.game, message.outcome);
    game = next();
    say(game === undefined ? { close: true } : { play: game });
  });
  say({ play: game });
  await once(worker, 'exit'); // throws what the worker threw
};
