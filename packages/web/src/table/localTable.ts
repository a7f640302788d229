/** A table on this device: engine and bots in workers, saved as it goes, one tab at a time. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DoorRefusal, FileProblem, MatchFile } from '@tidetable/match';
import type { Options, Seat } from '@tidetable/rules';
import { newId } from '../store/newId.ts';
import { type Result, readMatch, type Saved, saveMatch, saveResult } from '../store/store.ts';
import type { Thinkers } from './bots.worker.ts';
import { startEngine } from './engine.ts';
import type { Engine, Standing } from './engine.worker.ts';
import { callWorker, type Line, WorkerLost } from './rpc.ts';
import type {
  AdviceInWords,
  Aids,
  LogLine,
  Moment,
  Player,
  Status,
  Table,
  TableCard,
} from './table.ts';

export interface NewTable {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly aids: Aids;
}

export type OpenProblem = FileProblem | { readonly problem: 'not-found' };

const startThinkers = (): Line<Thinkers> =>
  callWorker(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }));

/** Deals a match and keeps it; answers its id. */
export const newTable = async ({ game, options, players, aids }: NewTable): Promise<string> => {
  const engine = startEngine();
  const seats = players.map(({ name, bot }) => ({
    name,
    kind: bot === undefined ? ('human' as const) : ('bot' as const),
  }));
  const { file } = await engine.calls.deal({ game, options, seats });
  engine.hangUp();
  return keep({ file, bots: players.map(p => p.bot ?? null), aids });
};

/** Keeps a match from elsewhere; answers its id. */
export const keep = async (match: Pick<Saved, 'file' | 'bots' | 'aids'>): Promise<string> => {
  const id = newId();
  const saved = { ...match, id, hints: 0, updated: Date.now() };
  await saveMatch(saved).catch(() => undefined); // it can still be played; the table says so
  return id;
};

/** A match that goes on from a moment, as practice: one person in a seat, bots in the others. Answers its id. */
export const branchOff = async (table: Table, ply: number, seat: Seat): Promise<string> => {
  const file = await table.file(ply);
  const { players, aids } = table.card;
  return keep({
    file: {
      ...file,
      practice: true,
      seats: file.seats.map(({ name }, s) => ({ name, kind: s === seat ? 'human' : 'bot' })),
    },
    bots: players.map(({ bot }, s) => (s === seat ? null : (bot ?? 'mate'))),
    aids,
  });
};

/** What remains of a match that is over. */
const resultOf = ({ id, file, hints, updated }: Saved): Result | undefined =>
  file.result === null
    ? undefined
    : {
        id,
        game: file.game,
        options: file.options,
        ...file.result,
        isPractice: file.practice,
        hints,
        at: updated,
      };

/** A worker that is lost so often in a row will be lost again. */
const MOST_LOSSES = 3;

/** How long a bot's move stays on the table before the next one, in milliseconds. */
export type Pace = () => number;

export const openLocalTable = async (id: string, pace: Pace): Promise<LocalTable | OpenProblem> => {
  const saved = await readMatch(id);
  if (!saved) return { problem: 'not-found' };
  const engine = startEngine();
  const standing = await engine.calls.open(saved.file);
  if ('problem' in standing) {
    engine.hangUp();
    return standing;
  }
  const table = new LocalTable(saved, engine, standing, pace);
  await table.claim();
  return table;
};

export class LocalTable implements Table {
  readonly card: TableCard;
  readonly #status: Signal<Status>;
  readonly #pace: Pace;
  readonly #channel: BroadcastChannel;
  #engine: Line<Engine>;
  #thinkers: Line<Thinkers> | undefined;
  #saved: Saved;
  #release: (() => void) | undefined;
  #losses = 0; // of the bots' worker since its last answer
  #isClosed = false;

  constructor(saved: Saved, engine: Line<Engine>, standing: Standing, pace: Pace) {
    const { id, file, bots, aids } = saved;
    this.card = {
      id,
      game: file.game,
      options: file.options as Options,
      players: file.seats.map(({ name }, seat) => {
        const bot = bots[seat];
        return { name, ...(bot !== null && { bot }) };
      }),
      aids,
    };
    this.#saved = saved;
    this.#engine = engine;
    this.#pace = pace;
    this.#status = signal({
      ply: standing.ply,
      toAct: standing.toAct,
      isPractice: standing.isPractice,
      thinking: undefined,
      role: 'following',
      isUnsaved: false,
    });
    this.#channel = new BroadcastChannel(`tidetable/${id}`);
    this.#channel.addEventListener('message', () => void this.#follow());
  }

  get status(): ReadonlySignal<Status> {
    return this.#status;
  }

  /** How often a hint was asked for. */
  get hints(): number {
    return this.#saved.hints;
  }

  /** Plays if no other tab does; else follows. */
  async claim(steal = false): Promise<void> {
    if (!(await this.#hold(steal))) return;
    if (steal) await this.#follow(); // what the other tab did until now
    this.#set({ role: 'playing' });
    void this.#letBotsPlay();
  }

  async takeOver(): Promise<void> {
    await this.claim(true);
  }

  /** Is this tab the one that plays? Over plain http browsers cannot tell, so each tab is. */
  async #hold(steal: boolean): Promise<boolean> {
    if (!navigator.locks) return true;
    const asked = Promise.withResolvers<boolean>();
    const released = Promise.withResolvers<void>();
    navigator.locks
      .request(`tidetable/${this.card.id}`, steal ? { steal } : { ifAvailable: true }, lock => {
        asked.resolve(lock !== null);
        return lock === null ? undefined : released.promise;
      })
      .catch(() => this.#isClosed || this.#set({ role: 'following', thinking: undefined }));
    this.#release = released.resolve;
    return asked.promise;
  }

  /** Beyond what was revealed only somebody alone against bots may go back. */
  async moment(ply: number, viewer: Seat): Promise<Moment> {
    const moment = await this.#ask(calls => calls.moment(ply, viewer));
    const { practice: _, ...undo } = moment.undo;
    return this.#isAlone() ? moment : { ...moment, undo };
  }

  lines(from: number, viewer: Seat): Promise<readonly LogLine[]> {
    return this.#ask(calls => calls.lines(from, viewer));
  }

  whyNot(seat: Seat, move: string): Promise<DoorRefusal | undefined> {
    return this.#ask(calls => calls.whyNot(seat, move));
  }

  async submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined> {
    return this.#change(calls => calls.submit(seat, ply, move));
  }

  async undo(seat: Seat, ply: number, to: number): Promise<DoorRefusal | undefined> {
    const { undo } = await this.moment(ply, seat);
    return this.#change(calls => calls.undo(seat, ply, to, undo.practice === to));
  }

  /** Every advice that was asked for is counted. */
  async advise(seat: Seat): Promise<AdviceInWords> {
    const thought = await this.#ask(calls => calls.thought());
    if (thought.seat !== seat) throw new Error('advice is for whoever must act');
    this.#thinkers ??= startThinkers();
    const advice = await this.#thinkers.calls.advise(thought);
    await this.#save({ hints: this.#saved.hints + 1 });
    return advice;
  }

  async file(ply = this.#status.value.ply): Promise<MatchFile> {
    const { file } = this.#saved;
    return ply === file.log.length ? file : this.#ask(calls => calls.fileAt(ply));
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.hangUp();
    this.#thinkers?.hangUp();
    this.#release?.();
    this.#channel.close();
  }

  #isAlone(): boolean {
    return this.card.players.filter(p => p.bot === undefined).length === 1;
  }

  #set(change: Partial<Status>): void {
    this.#status.value = { ...this.#status.value, ...change };
  }

  /** Saves first, then tells. A refusal changes nothing. */
  async #change(
    ask: (calls: Line<Engine>['calls']) => Promise<Standing | DoorRefusal>,
  ): Promise<DoorRefusal | undefined> {
    if (this.#status.value.role !== 'playing') return { code: 'not-your-turn' };
    const done = await this.#ask(ask);
    if ('code' in done) return done;
    await this.#save({ file: done.file });
    const { ply, toAct, isPractice } = done;
    this.#set({ ply, toAct, isPractice, thinking: undefined });
    void this.#letBotsPlay();
    return undefined;
  }

  async #save(change: Partial<Saved>): Promise<void> {
    this.#saved = { ...this.#saved, ...change, updated: Date.now() };
    try {
      await saveMatch(this.#saved);
      const result = resultOf(this.#saved);
      if (result) await saveResult(result);
      this.#channel.postMessage('saved');
      if (this.#status.value.isUnsaved) this.#set({ isUnsaved: false });
    } catch {
      this.#set({ isUnsaved: true }); // the game goes on; the screen offers the file
    }
  }

  /** What another tab has saved. */
  async #follow(): Promise<void> {
    const saved = await readMatch(this.card.id);
    if (!saved || this.#isClosed) return;
    this.#saved = saved;
    const standing = await this.#ask(calls => calls.open(saved.file));
    if ('problem' in standing) return;
    const { ply, toAct, isPractice } = standing;
    this.#set({ ply, toAct, isPractice });
  }

  /** Asks the engine; one that was lost is started again from the log, and asked once more. */
  async #ask<R>(ask: (calls: Line<Engine>['calls']) => Promise<R>): Promise<R> {
    try {
      return await ask(this.#engine.calls);
    } catch (e) {
      if (!(e instanceof WorkerLost) || this.#isClosed) throw e;
      this.#engine = startEngine();
      await this.#engine.calls.open(this.#saved.file);
      return ask(this.#engine.calls);
    }
  }

  /** Lets the bot whose turn it is move; the next one follows from that move. */
  async #letBotsPlay(): Promise<void> {
    const { toAct, ply, role, thinking } = this.#status.value;
    const level = this.card.players[toAct]?.bot;
    if (level === undefined || role !== 'playing' || thinking !== undefined) return;
    this.#set({ thinking: toAct });
    const pause = new Promise(done => setTimeout(done, this.#pace()));
    try {
      const thought = await this.#ask(calls => calls.thought());
      this.#thinkers ??= startThinkers();
      const move = await this.#thinkers.calls.think(thought, level);
      this.#losses = 0;
      await pause;
      await this.#change(calls => calls.submit(toAct, ply, move));
    } catch (e) {
      if (this.#isClosed) return;
      this.#thinkers = undefined; // a fresh one thinks again
      this.#set({ thinking: undefined });
      if (e instanceof WorkerLost && ++this.#losses < MOST_LOSSES) void this.#letBotsPlay();
      else this.#set({ fault: String(e) });
    }
  }
}
