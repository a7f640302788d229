import type { Engine } from './engine.worker.ts';
import { callWorker, type Line } from './rpc.ts';

/** A new engine, in a worker of its own. */
export const startEngine = (): Line<Engine> =>
  callWorker(new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }));
