/**
 * A table of this device: engine and bots in workers, saved after every move, one tab at a time.
 */
import type { Advice, Level } from '@tidetable/bots';
import {
  type Decision,
  type FileProblem,
  type MatchFile,
  type MatchRefusal,
  type SeatView,
  tableNow,
} from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import type { Saved } from '../store/head.ts';
import type { NotKept } from '../store/keeper.ts';
import { forgetUnkept, isUnkept, readMatch, setAside } from '../store/store.ts';
import type { BotGame, Thinkers } from './bots.worker.ts';
import { startEngine } from './engine.ts';
import type { Changed, Engine, Opened, Snapshot } from './engine.worker.ts';
import { callWorker, type Line, WorkerLost } from './rpc.ts';
import { TabLock } from './tabLock.ts';
import type {
  Changing,
  FileTable,
  KeptState,
  KeptTable,
  PlayTable,
  TableCard,
  Watcher,
  WatchTable,
} from './table.ts';
import { type Onlooker, onlookersOf, Watchers, type Watching } from './watchers.ts';

export type OpenProblem = FileProblem | { readonly problem: 'not-found' };

const startThinkers = (): Line<Thinkers> =>
  callWorker(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }));

/** After so many losses in a row a worker is not restarted. */
const MOST_LOSSES = 3;

/** Between two moves of bots the page is drawn, even without animation. */
const LEAST_PAUSE = 60; // milliseconds

type Calls = Line<Engine>['calls'];

/** A stored match in an engine of its own. */
interface Laid {
  readonly saved: Saved;
  readonly engine: Line<Engine>;
  readonly opened: Opened;
}

const openEngine = async (id: string): Promise<Laid | OpenProblem> => {
  const saved = await readMatch(id);
  if (!saved) return { problem: 'not-found' };
  const engine = startEngine();
  const opened = await engine.calls.openKept(saved, isUnkept(id));
  if (!('problem' in opened)) return { saved, engine, opened };
  engine.hangUp();
  return opened;
};

/** Without its seed a match is only a record: chance cannot be computed. */
export const openLocalTable = async (id: string): Promise<LocalTable | OpenProblem | 'record'> => {
  const laid = await openEngine(id);
  if ('problem' in laid) return laid;
  if (laid.saved.file.seed === null) {
    laid.engine.hangUp();
    return 'record';
  }
  const table = new LocalTable(laid);
  await table.claim();
  return table;
};

/** A lost engine could not be restarted from the store. */
class MatchDeleted extends Error {}

const deletedOr = (e: unknown): 'deleted' => {
  if (e instanceof MatchDeleted) return 'deleted';
  throw e;
};

export class LocalTable implements WatchTable, PlayTable, FileTable, KeptTable {
  readonly card: TableCard;
  readonly kept: Changing<KeptState>;
  readonly #tabLock: TabLock;
  readonly #watchers = new Watchers();
  readonly #listeners = new Set<() => void>();
  #engine: Promise<Line<Engine>>;
  #thinkers: Line<Thinkers> | undefined;
  #snapshot: Snapshot;
  #kept: KeptState;
  #thinkingAbout: Decision | undefined;
  #work: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ saved, engine, opened }: Laid) {
    const { id, file, bots, aids } = saved;
    const { game, edition, options } = opened;
    const players = tableNow(file).players.map(({ name }, seat) => {
      const bot = bots[seat];
      return { name, ...(bot !== null && { bot }) };
    });
    const seatsHere = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    this.card = { id, game, edition, options, players, seatsHere, aids };
    this.#engine = Promise.resolve(engine);
    this.#snapshot = opened;
    this.#kept = {
      isFollowing: true,
      isUnsaved: opened.unsaved !== undefined,
      isDeleted: false,
      hints: opened.hints,
    };
    const state = (): KeptState => this.#kept;
    this.kept = {
      get state() {
        return state();
      },
      subscribe: listener => {
        this.#listeners.add(listener);
        return () => this.#listeners.delete(listener);
      },
    };
    this.#tabLock = new TabLock(id, {
      saved: () => {
        if (this.#kept.isFollowing) void this.#follow();
      },
      lost: () => {
        this.#setKept({ isFollowing: true });
        void this.#follow();
      },
    });
    this.#watchers.tellStatus({ isOpen: false });
  }

  /** Plays if no other tab does; otherwise follows. */
  async claim(): Promise<void> {
    await this.#take('if-free');
  }

  async takeOver(): Promise<void> {
    await this.#take('in-any-case');
  }

  watch(seats: readonly Seat[], watcher: Watcher): () => void {
    const watching = this.#watchers.add(seats, watcher);
    void this.#runSafely(() =>
      this.#inTurn(async () => {
        const moments = await this.#ask(calls => calls.moments(onlookersOf([watching])));
        this.#watchers.tell([watching], moments);
      }),
    );
    return () => this.#watchers.remove(watching);
  }

  momentAt(ply: number, seat: Seat): Promise<SeatView> {
    return this.#ask(calls => calls.momentAt(ply, seat));
  }

  submit(seat: Seat, ply: number, move: string): Promise<MatchRefusal | undefined> {
    return this.#change((calls, onlookers) => calls.submit(seat, ply, move, onlookers));
  }

  undo(seat: Seat, ply: number, to: number): Promise<MatchRefusal | undefined> {
    return this.#change((calls, onlookers) => calls.undo(seat, ply, to, onlookers));
  }

  /** Counts the hints. */
  async advise(decision: Decision): Promise<Advice> {
    const advice = await this.#askBots(calls => calls.advise(this.#botTable, decision));
    if (this.#isOpen)
      await this.#inTurn(async () => this.#keep(await this.#ask(calls => calls.countHint())));
    return advice;
  }

  /** From the store if it can be read, so that it needs no engine. */
  async file(ply = this.#snapshot.ply): Promise<MatchFile> {
    const isNow = ply === this.#snapshot.ply;
    const saved = isNow ? await readMatch(this.card.id).catch(() => undefined) : undefined;
    if (saved?.file.log.length === ply) return saved.file;
    return this.#ask(calls => calls.fileAt(ply));
  }

  close(): void {
    this.#isClosed = true;
    void this.#engine.then(
      engine => engine.hangUp(),
      () => undefined, // the engine never started
    );
    this.#thinkers?.hangUp();
    this.#tabLock.end();
  }

  get #isOpen(): boolean {
    return !this.#kept.isFollowing && !this.#kept.isDeleted;
  }

  get #botTable(): BotGame {
    const { game, edition, options } = this.card;
    return { game, edition, options };
  }

  #setKept(change: Partial<KeptState>): void {
    const wasOpen = this.#isOpen;
    this.#kept = { ...this.#kept, ...change };
    if (this.#isOpen !== wasOpen) {
      this.#thinkingAbout = undefined;
      this.#watchers.tellStatus({ isOpen: this.#isOpen });
    }
    for (const listener of this.#listeners) listener();
  }

  async #take(how: 'if-free' | 'in-any-case'): Promise<void> {
    if (!(await this.#tabLock.take(how))) return;
    await this.#follow(); // changes of another tab so far
    this.#setKept({ isFollowing: false });
    void this.#letBotsPlay();
  }

  /** Changes of the engine's match, one after the other. */
  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  /**
   * The engine saves first, then answers with the present for every watcher. A refusal changes
   * nothing.
   */
  #change(
    ask: (
      calls: Calls,
      onlookers: readonly Onlooker[],
    ) => Promise<Changed | MatchRefusal | NotKept>,
  ): Promise<MatchRefusal | undefined> {
    return this.#inTurn(async () => {
      if (this.#kept.isDeleted) return { code: 'deleted' };
      if (this.#kept.isFollowing) return { code: 'not-your-turn' };
      const { all } = this.#watchers;
      const done = await this.#ask(calls => ask(calls, onlookersOf(all))).catch(deletedOr);
      if (done === 'deleted') return this.#giveUp();
      if (done === 'overtaken') {
        forgetUnkept(this.card.id);
        await this.#readAgain();
        void this.#letBotsPlay();
        return { code: 'stale' };
      }
      if ('code' in done) return done;
      this.#keep(done.snapshot);
      this.#watchers.tell(all, done.moments);
      void this.#letBotsPlay();
      return undefined;
    });
  }

  /** Entries that could not be stored stay in memory until the page is closed. */
  #keep(snapshot: Snapshot): void {
    const { unsaved } = snapshot;
    if (unsaved) setAside(unsaved);
    else forgetUnkept(this.card.id);
    this.#adopt(snapshot);
    if (!unsaved) this.#tabLock.tellSaved();
  }

  #adopt(snapshot: Snapshot): void {
    const { hints, unsaved } = snapshot;
    this.#snapshot = snapshot;
    this.#setKept({ hints, isUnsaved: unsaved !== undefined });
  }

  #giveUp(): MatchRefusal {
    this.#setKept({ isDeleted: true });
    return { code: 'deleted' };
  }

  /** Entries that another tab has stored. */
  #follow(): Promise<void> {
    return this.#inTurn(() => this.#readAgain());
  }

  async #readAgain(): Promise<void> {
    const { all } = this.#watchers;
    const news = await this.#ask(calls => calls.follow(onlookersOf(all))).catch(() => undefined);
    if (news === 'deleted') this.#giveUp();
    else if (news) this.#tell(all, news);
  }

  #tell(watching: readonly Watching[], { snapshot, moments }: Changed): void {
    this.#adopt(snapshot);
    this.#watchers.tell(watching, moments);
  }

  /** Asks the engine; a lost one is restarted from the log and asked once more. */
  async #ask<R>(ask: (calls: Calls) => Promise<R>): Promise<R> {
    const engine = this.#engine;
    try {
      return await ask((await engine).calls);
    } catch (e) {
      if (!(e instanceof WorkerLost) || this.#isClosed) throw e;
      if (this.#engine === engine) this.#engine = this.#startAgain(); // several calls may have waited for the lost one
      return ask((await this.#engine).calls);
    }
  }

  /** The lost engine may have stored a move without answering. */
  async #startAgain(): Promise<Line<Engine>> {
    const laid = await openEngine(this.card.id);
    if ('problem' in laid && laid.problem === 'not-found') throw new MatchDeleted();
    if ('problem' in laid) throw new Error(`the match does not open again: ${laid.problem}`);
    const { engine, opened } = laid;
    if (opened.ply !== this.#snapshot.ply) {
      const { all } = this.#watchers;
      const fromStart = onlookersOf(all).map(onlooker => ({ ...onlooker, since: 0 }));
      this.#tell(all, { snapshot: opened, moments: await engine.calls.moments(fromStart) });
      void this.#letBotsPlay();
    }
    return engine;
  }

  /** Asks the bots; if their worker was lost, a new one is asked. */
  async #askBots<R>(ask: (calls: Line<Thinkers>['calls']) => Promise<R>): Promise<R> {
    for (let losses = 0; ; ) {
      this.#thinkers ??= startThinkers();
      try {
        return await ask(this.#thinkers.calls);
      } catch (e) {
        this.#thinkers = undefined;
        if (!(e instanceof WorkerLost) || this.#isClosed || ++losses === MOST_LOSSES) throw e;
      }
    }
  }

  /** Errors of unawaited promises must be reported, except that the table was left. */
  async #runSafely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (e) {
      if (!this.#isClosed) this.#watchers.tellStatus({ isOpen: this.#isOpen, fault: String(e) });
    }
  }

  /** Lets the bot whose turn it is move; the next one follows from that move. */
  async #letBotsPlay(): Promise<void> {
    const { decision } = this.#snapshot;
    if (!decision || !this.#isOpen || this.#thinkingAbout === decision) return;
    const level = this.card.players[decision.seat].bot as Level;
    this.#thinkingAbout = decision;
    await this.#runSafely(async () => {
      const pause = new Promise(done => setTimeout(done, LEAST_PAUSE));
      const move = await this.#askBots(calls => calls.think(this.#botTable, decision, level));
      await pause;
      await this.#watchers.seen();
      if (this.#thinkingAbout !== decision) return; // it is no longer asked
      const refusal = await this.submit(decision.seat, decision.ply, move);
      if (refusal && refusal.code !== 'stale' && this.#isOpen)
        throw new Error(`the bot’s move ${move} was refused: ${refusal.code}`);
    });
  }
}
