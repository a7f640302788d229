/** The messages between the processes of this bench. */

export interface LoadPlan {
  readonly address: string; // of the server, ends with a slash
  /** Addresses of more server processes on the same database: the sockets of a table are spread over all. */
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

/** The result of a step; times are in milliseconds. */
export interface StepResult {
  readonly rate: number; // as it was planned
  readonly moves: number;
  readonly turns: number;
  readonly seconds: number; // from the first arrival until every socket had received the last move
  readonly p50: number;
  readonly p99: number;
  /** 99th percentile of the delay of the load itself: the precision of the measurement. */
  readonly lateness: number;
  /** Every match was over before the step was. */
  readonly isPlayedOut: boolean;
}

/** The measurements of a step by one process of the load; times are in milliseconds, in no order. */
export interface StepTimes extends Pick<StepResult, 'moves' | 'turns' | 'seconds' | 'isPlayedOut'> {
  /** Latencies of moves, one for each arrival; none for arrivals after all matches were over. */
  readonly times: readonly number[];
  /** The delay of the load itself, for each arrival. */
  readonly lateness: readonly number[];
}

export type Errand =
  | { readonly type: 'set-up'; readonly plan: LoadPlan }
  /** Each part of the load has different arrivals. */
  | { readonly type: 'step'; readonly step: StepPlan; readonly part: number }
  /** Closes the sockets of every other table. */
  | { readonly type: 'sleep' }
  /** Opens them again. */
  | { readonly type: 'wake' };

export type Report =
  /** The number of open sockets, and the time until all had received their match. */
  | { readonly type: 'ready'; readonly sockets: number; readonly seconds: number }
  | { readonly type: 'step'; readonly seen: StepTimes }
  | { readonly type: 'failed'; readonly why: string };

/** The resources that a server process uses. */
export interface Usage {
  readonly cpu: number; // milliseconds of processor time since it began, of all its threads
  readonly rss: number; // bytes
}
