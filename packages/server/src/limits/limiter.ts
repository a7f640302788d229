/** Token buckets: a burst, refilled over time. */

export interface Rate {
  readonly burst: number; // the burst
  readonly perSecond: number; // refilled
}

export interface Bucket {
  /**
   * Takes `cost`: 0 if there was enough, else the seconds until there will be, and nothing is
   * taken.
   */
  take(cost: number, now: number): number;
}

export const createBucket = ({ burst, perSecond }: Rate, start: number): Bucket => {
  let left = burst;
  let last = start; // milliseconds
  return {
    take(cost, now) {
      left = Math.min(burst, left + (Math.max(0, now - last) / 1000) * perSecond);
      last = now;
      if (left < cost) return (cost - left) / perSecond;
      left -= cost;
      return 0;
    },
  };
};

export interface Limiter {
  take(key: string, cost?: number): number;
  readonly size: number;
}

/** A bucket for each key. Beyond `most` keys the least recently used is dropped. */
export const createLimiter = (
  rate: Rate,
  most = 50_000,
  clock: () => number = () => performance.now(),
): Limiter => {
  const buckets = new Map<string, Bucket>();
  return {
    get size() {
      return buckets.size;
    },
    take(key, cost = 1) {
      const now = clock();
      const bucket = buckets.get(key) ?? createBucket(rate, now);
      buckets.delete(key);
      buckets.set(key, bucket);
      if (buckets.size > most) buckets.delete(buckets.keys().next().value ?? '');
      return bucket.take(cost, now);
    },
  };
};

/** Counts open resources, by key and in total. */
export interface Occupancy {
  /** Undefined if there are too many; else a function to call once at the end. */
  enter(key: string): (() => void) | undefined;
  readonly size: number;
}

export const createOccupancy = (mostOfKey: number, mostInAll: number): Occupancy => {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    get size() {
      return all;
    },
    enter(key) {
      const count = counts.get(key) ?? 0;
      if (count >= mostOfKey || all >= mostInAll) return undefined;
      counts.set(key, count + 1);
      all++;
      return () => {
        all--;
        const rest = (counts.get(key) ?? 1) - 1;
        if (rest > 0) counts.set(key, rest);
        else counts.delete(key);
      };
    },
  };
};
