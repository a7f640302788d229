/** Schedules bots: owners in turn, watched tables first, and a limit for each owner. */

export interface Queued {
  readonly owner: string; // the owner that the job counts for
  readonly isWatched: boolean; // a person waits for it
}

export interface FairQueue<T extends Queued> {
  readonly length: number;
  add(job: T): void;
  /** False if it is running already. */
  remove(job: T): boolean;
  /** The next job that may run; it counts as running until it is done. */
  next(): T | undefined;
  done(job: T): void;
}

/** `quota`: how many jobs of one owner run at once. */
export const createFairQueue = <T extends Queued>(quota: number): FairQueue<T> => {
  const waiting = new Map<string, T[]>(); // owners in the order of their turns, none without a job
  const running = new Map<string, number>();
  let length = 0;

  const take = (owner: string, job: T): T => {
    const rest = (waiting.get(owner) ?? []).filter(other => other !== job);
    waiting.delete(owner); // and to the end of the queue
    if (rest.length > 0) waiting.set(owner, rest);
    length--;
    return job;
  };
  const find = (isWanted: (job: T) => boolean): T | undefined => {
    for (const [owner, jobs] of waiting) {
      if ((running.get(owner) ?? 0) >= quota) continue;
      const job = jobs.find(isWanted);
      if (job) return take(owner, job);
    }
    return undefined;
  };

  return {
    get length() {
      return length;
    },
    add(job) {
      waiting.set(job.owner, [...(waiting.get(job.owner) ?? []), job]);
      length++;
    },
    remove(job) {
      const jobs = waiting.get(job.owner) ?? [];
      if (!jobs.includes(job)) return false;
      const rest = jobs.filter(other => other !== job);
      if (rest.length > 0) waiting.set(job.owner, rest);
      else waiting.delete(job.owner);
      length--;
      return true;
    },
    next() {
      const job = find(({ isWatched }) => isWatched) ?? find(() => true);
      if (job) running.set(job.owner, (running.get(job.owner) ?? 0) + 1);
      return job;
    },
    done({ owner }) {
      const rest = (running.get(owner) ?? 1) - 1;
      if (rest > 0) running.set(owner, rest);
      else running.delete(owner);
    },
  };
};
