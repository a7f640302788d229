/** The clock of one table: the time left, when it runs out, and a timer for that moment. */
import type { AnyMatch, Proposal } from '@tidetable/match';
import type { ClockNow } from '@tidetable/protocol';
import { type GameEvent, OVER, type Seat } from '@tidetable/rules';
import type { Outage, Store } from '../store/store.ts';
import { type Clocks, clocksAt, type History } from './clock.ts';
import type { Durations } from './durations.ts';
import { isOurBot } from './standIns.ts';

export interface TableClockParts {
  readonly store: Store;
  readonly durations: Durations;
  readonly match: () => AnyMatch | undefined;
  readonly began: () => number;
  /** Called when a time may have run out. */
  readonly onRing: () => void;
}

const LONGEST_TIMER = 3_600_000; // milliseconds; timers of Node end at 25 days

export class TableClock {
  readonly #parts: TableClockParts;
  #outages: readonly Outage[] = [];
  #shown: ClockNow | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: TableClockParts) {
    this.#parts = parts;
  }

  /** The clock as last computed. */
  get shown(): ClockNow | null {
    return this.#shown;
  }

  /** Reads the outages. */
  async readOutages(): Promise<void> {
    const { store, began, match } = this.#parts;
    if (match()) this.#outages = await store.readOutages(began());
  }

  /** Computes the clock now, and again when it runs out. */
  async look(): Promise<void> {
    const clocks = this.#clocksAt(await this.#parts.store.now());
    this.#shown = clocks ? asShown(clocks) : null;
    this.stop();
    const { running } = clocks ?? {};
    if (running === undefined) return;
    const wait = Math.max(0, clocks?.left[running] ?? 0);
    this.#timer = setTimeout(this.#parts.onRing, Math.min(wait, LONGEST_TIMER)).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The seat whose time has run out. */
  async runOut(at: number): Promise<Seat | undefined> {
    if (runOutOf(this.#clocksAt(at)) === undefined) return undefined;
    // This process may have been suspended, or the store unavailable: then no clock is charged.
    const { store, durations } = this.#parts;
    await store.beat({ isFirst: false, silence: durations.silence });
    await this.readOutages();
    return runOutOf(this.#clocksAt(at));
  }

  /** When a server must next handle the table, even if nobody has opened it. */
  due(at: number, proposal?: Proposal<GameEvent>): number | undefined {
    const match = this.#parts.match();
    const { pace } = proposal?.after.table ?? match?.table ?? {};
    if (!match || pace?.clock === 'none') return undefined; // most tables: the log is not needed
    return dueAt(this.#historyOf(match, proposal), at);
  }

  #clocksAt(at: number): Clocks | undefined {
    const match = this.#parts.match();
    return match && match.table.pace.clock !== 'none'
      ? clocksAt(this.#historyOf(match), at)
      : undefined;
  }

  #historyOf(match: AnyMatch, proposal?: Proposal<GameEvent>): History {
    return historyOf(match, this.#parts.began(), this.#outages, proposal);
  }
}

const historyOf = (
  match: AnyMatch,
  began: number,
  outages: readonly Outage[],
  proposal?: Proposal<GameEvent>,
): History => {
  const steps = match.log.map((entry, ply) => ({ entry, before: match.situationAt(ply) }));
  return {
    began,
    pace: match.tableAtStart.pace,
    steps: proposal ? [...steps, ...proposal.steps] : steps,
    now: proposal?.after ?? match.situationAt(match.ply),
    outages,
  };
};

export const dueAtStart = (match: AnyMatch, began: number): number | undefined =>
  dueAt(historyOf(match, began, []), began);

/** Bots of a live table that nobody has opened do not think; with days for a turn they do. */
const dueAt = (history: History, at: number): number | undefined => {
  const { toAct, table } = history.now;
  if (toAct === OVER || table.pace.clock === 'none') return undefined;
  if (isOurBot(table.players[toAct])) return table.pace.clock === 'turn' ? at : undefined;
  const { left, running } = clocksAt(history, at) ?? {};
  return running === undefined ? undefined : at + (left?.[running] ?? 0);
};

const runOutOf = (clocks: Clocks | undefined): Seat | undefined => {
  const { running, left } = clocks ?? {};
  return running !== undefined && (left?.[running] ?? 0) <= 0 ? running : undefined;
};

const asShown = ({ left, running }: Clocks): ClockNow => ({
  left: left.map(time => time && Math.max(0, time)),
  running: running ?? OVER,
});
