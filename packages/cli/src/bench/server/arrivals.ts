/** An open-loop load: moves arrive at times fixed in advance, whether the server keeps up or not. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Rng, seededRng } from '@tidetable/rules';
import type { StepPlan, StepResult, StepTimes } from './errand.ts';

/** A table to which moves come. */
export interface LoadedTable {
  readonly sockets: number; // of players and spectators
  readonly isOver: boolean;
  /** All its sockets are closed. */
  readonly isAsleep?: boolean;
  sleep?(): void;
  /** Resolves once all closed sockets have reconnected and received the match. */
  wake?(): Promise<void>;
  /** Plays as soon as it can; calls `onSeen` once every socket of the table has received the move. */
  play(onSeen: (move: { readonly startsTurn: boolean }) => void): void;
}

/** A step ends when all moves have been seen, or so long after its last arrival; an unseen move counts as this slow. */
const LONGEST_WAIT = 5000; // milliseconds

/** The arrival times of a Poisson process with this rate. Milliseconds, ascending. */
export const arrivalsOf = ({ rate, seconds }: StepPlan, rng: Rng): number[] => {
  const times: number[] = [];
  for (let at = 0; ; times.push(at)) {
    at -= (1000 / rate) * Math.log(1 - rng(1 << 30) / (1 << 30));
    if (at >= 1000 * seconds) return times;
  }
};

/** Cycles through the tables in a random order, so that a table has time between its moves; undefined once all are over. */
const inTurn = (tables: readonly LoadedTable[], rng: Rng): (() => LoadedTable | undefined) => {
  const order = tables.map(table => ({ table, key: rng(1 << 30) }));
  let left = order.sort((a, b) => a.key - b.key).map(({ table }) => table);
  let next = 0;
  return () => {
    for (; next < left.length; next++) if (!left[next].isOver) return left[next++];
    left = left.filter(table => !table.isOver);
    next = 1;
    return left[0];
  };
};

/** The latency of a move counts from its planned arrival, not from the time at which it could be sent. */
export const runStep = async (
  tables: readonly LoadedTable[],
  plan: StepPlan,
  seed: number,
): Promise<StepTimes> => {
  const rng = seededRng(seed);
  const arrivals = arrivalsOf(plan, rng);
  const nextTable = inTurn(
    tables.filter(table => !table.isAsleep),
    rng,
  );
  const times: number[] = [];
  const lateness: number[] = [];
  let turns = 0;
  let last = 0;
  const start = performance.now();
  const arrive = (at: number): boolean => {
    const table = nextTable();
    lateness.push(performance.now() - at);
    table?.play(({ startsTurn }) => {
      last = performance.now();
      times.push(last - at);
      if (startsTurn) turns++;
    });
    return table !== undefined;
  };
  let arrived = 0;
  let isPlayedOut = false;
  while (arrived < arrivals.length && !isPlayedOut) {
    const now = performance.now() - start;
    for (; arrivals[arrived] <= now && !isPlayedOut; arrived++)
      isPlayedOut = !arrive(start + arrivals[arrived]);
    await pause(1);
  }
  const deadline = performance.now() + LONGEST_WAIT;
  while (times.length < arrived && !isPlayedOut && performance.now() < deadline) await pause(5);
  const unseen = Array<number>(isPlayedOut ? 0 : arrived - times.length).fill(LONGEST_WAIT);
  return {
    moves: times.length,
    turns,
    seconds: (last - start) / 1000,
    times: [...times, ...unseen],
    lateness,
    isPlayedOut,
  };
};

/** The measurements of a step by all processes of the load together. */
export const resultOf = (rate: number, seen: readonly StepTimes[]): StepResult => {
  const sum = (of: (part: StepTimes) => number): number => seen.reduce((n, p) => n + of(p), 0);
  const ascending = (of: (part: StepTimes) => readonly number[]): number[] =>
    seen.flatMap(of).sort((a, b) => a - b);
  const all = ascending(({ times }) => times);
  return {
    rate,
    moves: sum(({ moves }) => moves),
    turns: sum(({ turns }) => turns),
    seconds: Math.max(...seen.map(({ seconds }) => seconds)),
    p50: quantile(all, 0.5),
    p99: quantile(all, 0.99),
    isPlayedOut: seen.every(part => part.isPlayedOut),
    lateness: quantile(
      ascending(part => part.lateness),
      0.99,
    ),
  };
};

/** Of an ascending list. */
export const quantile = (ascending: readonly number[], part: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(part * ascending.length))] ?? 0;
