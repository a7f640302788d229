/** A table on this device: engine and bots in workers, saved as it goes, one tab at a time. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type DoorRefusal,
  type FileProblem,
  isPractice,
  type MatchFile,
  type SeatView,
  standingsOf,
  tableNow,
} from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import {
  isUnkept,
  Overtaken,
  type Result,
  readMatch,
  type Saved,
  saveMatch,
  saveResult,
} from '../store/store.ts';
import type { Thinkers } from './bots.worker.ts';
import { startEngine } from './engine.ts';
import type { Engine, Opened, Standing } from './engine.worker.ts';
import { Holding } from './holding.ts';
import { callWorker, type Line, WorkerLost } from './rpc.ts';
import type { AdviceInWords, Status, Table, TableCard } from './table.ts';

export type OpenProblem = FileProblem | { readonly problem: 'not-found' };

const startThinkers = (): Line<Thinkers> =>
  callWorker(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }));

/** What remains of a match that is over. */
const resultOf = ({ id, file, hints, updated }: Saved): Result | undefined => {
  const standings = standingsOf(file.result);
  return (
    standings && {
      id,
      game: file.game,
      options: file.options,
      ...standings,
      isPractice: isPractice(file.log),
      hints,
      at: updated,
    }
  );
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
  readonly #holding: Holding;
  #engine: Line<Engine>;
  #thinkers: Line<Thinkers> | undefined;
  #saved: Saved;
  #reading: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(saved: Saved, engine: Line<Engine>, opened: Opened, pace: Pace) {
    const { id, file, bots, aids } = saved;
    this.card = {
      id,
      game: opened.game,
      options: opened.options,
      players: tableNow(file).players.map(({ name }, seat) => {
        const bot = bots[seat];
        return { name, ...(bot !== null && { bot }) };
      }),
      aids,
    };
    this.#saved = saved;
    this.#engine = engine;
    this.#pace = pace;
    this.#status = signal({
      ply: opened.ply,
      toAct: opened.toAct,
      isPractice: opened.isPractice,
      thinking: undefined,
      role: 'following',
      isUnsaved: isUnkept(id),
    });
    this.#holding = new Holding(id, {
      saved: () => {
        if (this.#status.value.role !== 'playing') void this.#follow();
      },
      lost: () => {
        this.#set({ role: 'following', thinking: undefined });
        void this.#follow();
      },
    });
  }

  get status(): ReadonlySignal<Status> {
    return this.#status;
  }

  /** How often a hint was asked for. */
  get hints(): number {
    return this.#saved.hints;
  }

  /** Plays if no other tab does; else follows. */
  async claim(): Promise<void> {
    await this.#take('if-free');
  }

  async takeOver(): Promise<void> {
    await this.#take('in-any-case');
  }

  async #take(how: 'if-free' | 'in-any-case'): Promise<void> {
    if (this.#saved.file.seed === null) return this.#set({ role: 'watching' }); // no chance without it
    if (!(await this.#holding.take(how))) return;
    await this.#follow(); // what another tab did until now
    this.#set({ role: 'playing' });
    void this.#letBotsPlay();
  }

  /** Beyond what was revealed only somebody alone against bots may go back. */
  async view(ply: number, seat: Seat, since: number): Promise<SeatView> {
    const seen = await this.#ask(calls => calls.view(ply, seat, since));
    const { practice: _, ...undo } = seen.undo;
    return this.#isAlone() ? seen : { ...seen, undo };
  }

  async submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined> {
    return this.#change(calls => calls.submit(seat, ply, move));
  }

  async undo(seat: Seat, ply: number, to: number): Promise<DoorRefusal | undefined> {
    const { undo } = await this.view(ply, seat, ply);
    return this.#change(calls => calls.undo(seat, ply, to, undo.practice === to));
  }

  /** Every advice that was asked for is counted. */
  async advise(seat: Seat): Promise<AdviceInWords> {
    const { game, options } = this.card;
    const decision = await this.#ask(calls => calls.decision());
    if (decision.seat !== seat) throw new Error('advice is for whoever must act');
    const advice = await this.#askBots(calls => calls.advise(game, options, decision));
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
    this.#holding.end();
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
    if (!(await this.#save({ file: done.file }))) {
      await this.#follow();
      void this.#letBotsPlay();
      return { code: 'stale' };
    }
    const { ply, toAct, isPractice } = done;
    this.#set({ ply, toAct, isPractice, thinking: undefined });
    void this.#letBotsPlay();
    return undefined;
  }

  /** False if another tab has gone on with the match: then what this one did does not count. */
  async #save(change: Partial<Saved>): Promise<boolean> {
    if (this.#status.value.role !== 'playing') return false;
    this.#saved = { ...this.#saved, ...change, updated: Date.now() };
    try {
      await saveMatch(this.#saved);
      const result = resultOf(this.#saved);
      if (result) await saveResult(result);
      this.#holding.tellSaved();
      if (this.#status.value.isUnsaved) this.#set({ isUnsaved: false });
    } catch (e) {
      if (e instanceof Overtaken) return false;
      this.#set({ isUnsaved: true }); // the game goes on; the screen offers the file
    }
    return true;
  }

  /** What another tab has saved; one reading after the other, so that the last one counts. */
  #follow(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readAgain());
    return this.#reading;
  }

  async #readAgain(): Promise<void> {
    const saved = await readMatch(this.card.id).catch(() => undefined);
    if (!saved || this.#isClosed || saved.updated === this.#saved.updated) return;
    this.#saved = saved;
    const standing = await this.#ask(calls => calls.open(saved.file));
    if ('problem' in standing) return;
    const { ply, toAct, isPractice } = standing;
    this.#set({ ply, toAct, isPractice, thinking: undefined });
  }

  /** Asks the engine; one that was lost is started again from the log, and asked once more. */
  async #ask<R>(ask: (calls: Line<Engine>['calls']) => Promise<R>): Promise<R> {
    const engine = this.#engine;
    try {
      return await ask(engine.calls);
    } catch (e) {
      if (!(e instanceof WorkerLost) || this.#isClosed) throw e;
      if (this.#engine === engine) {
        this.#engine = startEngine(); // several may have waited for the lost one
        await this.#engine.calls.open(this.#saved.file);
      }
      return ask(this.#engine.calls);
    }
  }

  /** Asks the bots; if their worker was lost, a fresh one thinks again. */
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

  /** Lets the bot whose turn it is move; the next one follows from that move. */
  async #letBotsPlay(): Promise<void> {
    const { toAct, ply, role, thinking } = this.#status.value;
    const level = this.card.players[toAct]?.bot;
    if (level === undefined || role !== 'playing' || thinking !== undefined) return;
    this.#set({ thinking: toAct });
    const pause = new Promise(done => setTimeout(done, this.#pace()));
    try {
      const { game, options } = this.card;
      const decision = await this.#ask(calls => calls.decision());
      const move = await this.#askBots(calls => calls.think(game, options, decision, level));
      await pause;
      const refusal = await this.#change(calls => calls.submit(toAct, ply, move));
      if (refusal && refusal.code !== 'stale' && this.#status.value.role === 'playing')
        throw new Error(`the bot’s move ${move} was refused: ${refusal.code}`);
    } catch (e) {
      if (!this.#isClosed) this.#set({ thinking: undefined, fault: String(e) });
    }
  }
}
