/** A table on this device: engine and bots in workers, saved as it goes, one tab at a time. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Advice } from '@tidetable/bots';
import {
  type DoorRefusal,
  type FileProblem,
  type MatchFile,
  type SeatView,
  tableNow,
} from '@tidetable/match';
import { type Seat, SPECTATOR } from '@tidetable/rules';
import type { Saved } from '../store/head.ts';
import { forgetUnkept, isUnkept, readMatch, setAside } from '../store/store.ts';
import type { BotTable, Thinkers } from './bots.worker.ts';
import { startEngine } from './engine.ts';
import type { Changed, Engine, Onlooker, Opened, Standing } from './engine.worker.ts';
import { Holding } from './holding.ts';
import { callWorker, type Line, WorkerLost } from './rpc.ts';
import type { Status, Table, TableCard } from './table.ts';

export type OpenProblem = FileProblem | { readonly problem: 'not-found' };

const startThinkers = (): Line<Thinkers> =>
  callWorker(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }));

/** A worker that is lost so often in a row will be lost again. */
const MOST_LOSSES = 3;

/** How long a bot's move stays on the table before the next one, in milliseconds. */
export type Pace = () => number;

/** A kept match in an engine of its own. */
interface Laid {
  readonly saved: Saved;
  readonly engine: Line<Engine>;
  readonly opened: Opened;
}

const layOut = async (id: string): Promise<Laid | OpenProblem> => {
  const saved = await readMatch(id);
  if (!saved) return { problem: 'not-found' };
  const engine = startEngine();
  const opened = await engine.calls.openKept(saved, isUnkept(id));
  if (!('problem' in opened)) return { saved, engine, opened };
  engine.hangUp();
  return opened;
};

export const openLocalTable = async (id: string, pace: Pace): Promise<LocalTable | OpenProblem> => {
  const laid = await layOut(id);
  if ('problem' in laid) return laid;
  const table = new LocalTable(laid, pace);
  await table.claim();
  return table;
};

export class LocalTable implements Table {
  readonly card: TableCard;
  readonly #status: Signal<Status>;
  readonly #pace: Pace;
  readonly #holding: Holding;
  readonly #hasSeed: boolean;
  #engine: Promise<Line<Engine>>;
  #thinkers: Line<Thinkers> | undefined;
  #hints: number;
  #onlooker: Onlooker;
  #latest: SeatView | undefined; // what the onlooker will ask for after a change
  #work: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor({ saved, engine, opened }: Laid, pace: Pace) {
    const { id, file, bots, aids } = saved;
    const { game, edition, options, hints, ...standing } = opened;
    this.card = {
      id,
      game,
      edition,
      options,
      players: tableNow(file).players.map(({ name }, seat) => {
        const bot = bots[seat];
        return { name, ...(bot !== null && { bot }) };
      }),
      aids,
    };
    this.#hasSeed = file.seed !== null;
    this.#engine = Promise.resolve(engine);
    this.#hints = hints;
    this.#onlooker = { seat: SPECTATOR, since: opened.ply };
    this.#pace = pace;
    this.#status = signal({ ...standing, thinking: undefined, role: 'following' });
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
    return this.#hints;
  }

  /** Plays if no other tab does; else follows. */
  async claim(): Promise<void> {
    await this.#take('if-free');
  }

  async takeOver(): Promise<void> {
    await this.#take('in-any-case');
  }

  async #take(how: 'if-free' | 'in-any-case'): Promise<void> {
    if (!this.#hasSeed) return this.#set({ role: 'watching' }); // no chance without it
    if (!(await this.#holding.take(how))) return;
    await this.#follow(); // what another tab did until now
    this.#set({ role: 'playing' });
    void this.#letBotsPlay();
  }

  /** After a change the engine has sent what the onlooker asks for next. */
  async view(ply: number, seat: Seat, since: number): Promise<SeatView> {
    const latest = this.#latest;
    if (ply === this.#status.value.ply) this.#onlooker = { seat, since: ply };
    this.#latest = undefined;
    const isSent = latest?.ply === ply && latest.seat === seat && latest.lines[0]?.ply === since;
    return isSent ? latest : this.#ask(calls => calls.view(ply, seat, since));
  }

  submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined> {
    return this.#change(calls => calls.submit(seat, ply, move, this.#onlooker));
  }

  undo(seat: Seat, ply: number, to: number): Promise<DoorRefusal | undefined> {
    return this.#change(calls => calls.undo(seat, ply, to, this.#onlooker));
  }

  /** Every advice that was asked for is counted. */
  async advise(seat: Seat): Promise<Advice> {
    const decision = await this.#ask(calls => calls.decision());
    if (decision.seat !== seat) throw new Error('advice is for whoever must act');
    const advice = await this.#askBots(calls => calls.advise(this.#botTable, decision));
    if (this.#status.value.role === 'playing')
      await this.#inTurn(async () => this.#stand(await this.#ask(calls => calls.countHint())));
    return advice;
  }

  /** From where it is kept, if that can be read, so that it needs no engine. */
  async file(ply = this.#status.value.ply): Promise<MatchFile> {
    const isNow = ply === this.#status.value.ply;
    const saved = isNow ? await readMatch(this.card.id).catch(() => undefined) : undefined;
    if (saved?.file.log.length === ply) return saved.file;
    return this.#ask(calls => calls.fileAt(ply));
  }

  close(): void {
    this.#isClosed = true;
    void this.#engine.then(
      engine => engine.hangUp(),
      () => undefined, // it never started
    );
    this.#thinkers?.hangUp();
    this.#holding.end();
  }

  get #botTable(): BotTable {
    const { game, edition, options } = this.card;
    return { game, edition, options };
  }

  #set(change: Partial<Status>): void {
    this.#status.value = { ...this.#status.value, ...change };
  }

  /** What changes the engine's match, one after the other. */
  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#work.then(work);
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** The engine saves first, then tells. A refusal changes nothing. */
  #change(
    ask: (calls: Line<Engine>['calls']) => Promise<Changed | DoorRefusal | 'overtaken'>,
  ): Promise<DoorRefusal | undefined> {
    return this.#inTurn(async () => {
      if (this.#status.value.role !== 'playing') return { code: 'not-your-turn' };
      const done = await this.#ask(ask);
      if (done === 'overtaken') {
        forgetUnkept(this.card.id);
        await this.#readAgain();
        void this.#letBotsPlay();
        return { code: 'stale' };
      }
      if ('code' in done) return done;
      this.#latest = done.view;
      await this.#stand(done.standing);
      void this.#letBotsPlay();
      return undefined;
    });
  }

  /** How the match stands after a change; what could not be kept lasts as long as this page. */
  async #stand(standing: Standing): Promise<void> {
    const saved = standing.isUnsaved ? await this.#ask(calls => calls.saved()) : undefined;
    if (saved) setAside(saved);
    else forgetUnkept(this.card.id);
    this.#tell(standing);
    if (!standing.isUnsaved) this.#holding.tellSaved();
  }

  #tell({ hints, ...standing }: Standing): void {
    this.#hints = hints;
    this.#set({ ...standing, thinking: undefined });
  }

  /** What another tab has kept. */
  #follow(): Promise<void> {
    return this.#inTurn(() => this.#readAgain());
  }

  async #readAgain(): Promise<void> {
    const news = await this.#ask(calls => calls.follow()).catch(() => undefined);
    this.#latest = undefined;
    if (news) this.#tell(news);
    else this.#set({ thinking: undefined });
  }

  /** Asks the engine; one that was lost is started again from the log, and asked once more. */
  async #ask<R>(ask: (calls: Line<Engine>['calls']) => Promise<R>): Promise<R> {
    const engine = this.#engine;
    try {
      return await ask((await engine).calls);
    } catch (e) {
      if (!(e instanceof WorkerLost) || this.#isClosed) throw e;
      if (this.#engine === engine) this.#engine = this.#startAgain(); // several may have waited for the lost one
      return ask((await this.#engine).calls);
    }
  }

  /** The lost engine may have kept a move that nobody was told of. */
  async #startAgain(): Promise<Line<Engine>> {
    const laid = await layOut(this.card.id);
    if ('problem' in laid) throw new Error(`the match does not open again: ${laid.problem}`);
    const { ply, toAct, isPractice } = laid.opened;
    this.#latest = undefined;
    if (ply !== this.#status.value.ply) {
      this.#set({ ply, toAct, isPractice, thinking: undefined });
      void this.#letBotsPlay();
    }
    return laid.engine;
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
    const { players } = this.card;
    const level = players[toAct]?.bot;
    if (level === undefined || role !== 'playing' || thinking !== undefined) return;
    this.#set({ thinking: toAct });
    const pause = new Promise(done => setTimeout(done, this.#pace()));
    try {
      const decision = await this.#ask(calls => calls.decision());
      const move = await this.#askBots(calls => calls.think(this.#botTable, decision, level));
      await pause;
      const refusal = await this.submit(toAct, ply, move);
      if (refusal && refusal.code !== 'stale' && this.#status.value.role === 'playing')
        throw new Error(`the bot’s move ${move} was refused: ${refusal.code}`);
    } catch (e) {
      if (!this.#isClosed) this.#set({ thinking: undefined, fault: String(e) });
    }
  }
}
