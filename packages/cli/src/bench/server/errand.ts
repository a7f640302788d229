/** What the processes of this bench tell each other. */

export interface LoadPlan {
  readonly address: string; // of the server, ends with a slash
  /** Of more processes on the same database: sockets of a table are spread over all. */
  readonly others?: readonly string[];
  readonly tables: number;
  readonly sockets: number; // at all tables together
  /** So many addresses of this machine, from 127.0.0.1 on: each has ports for some ten thousand sockets. */
  readonly addresses: number;
  readonly games: readonly string[]; // in turn
}

export interface StepPlan {
  readonly rate: number; // moves a second
  readonly seconds: number;
}

/** What came of a step; times are in milliseconds. */
export interface StepResult {
  readonly rate: number; // as it was planned
  readonly moves: number;
  readonly turns: number;
  readonly seconds: number; // from the first arrival until everybody had seen the last move
  readonly p50: number;
  readonly p99: number;
  /** How late the load itself was, 99 of 100: what is said about the server cannot be more exact. */
  readonly lateness: number;
  /** Every match was over before the step was. */
  readonly isPlayedOut: boolean;
}

/** What one process of the load has seen of a step; times are in milliseconds, in no order. */
export interface StepTimes extends Pick<StepResult, 'moves' | 'turns' | 'seconds' | 'isPlayedOut'> {
  /** Until everybody had seen a move, one for each arrival; none if all was played out before. */
  readonly times: readonly number[];
  /** How late the load itself was, for each arrival. */
  readonly lateness: readonly number[];
}

export type Errand =
  | { readonly type: 'set-up'; readonly plan: LoadPlan }
  /** Arrivals are others in each part of the load. */
  | { readonly type: 'step'; readonly step: StepPlan; readonly part: number }
  /** Whoever looks at every other table leaves. */
  | { readonly type: 'sleep' }
  /** They come back. */
  | { readonly type: 'wake' };

export type Report =
  /** The sockets that are open, and how long it took until all knew their match. */
  | { readonly type: 'ready'; readonly sockets: number; readonly seconds: number }
  | { readonly type: 'step'; readonly seen: StepTimes }
  | { readonly type: 'failed'; readonly why: string };

/** What a server process uses. */
export interface Usage {
  readonly cpu: number; // milliseconds of processor time since it began, of all its threads
  readonly rss: number; // bytes
}
