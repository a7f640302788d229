/** A table on which a recorded match is played again, the learner's moves by the learner. */

import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Advice } from '@tidetable/bots';
import type { DoorRefusal, MatchFile, SeatView } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { LEARNER } from '../lessons/telling.ts';
import { startEngine } from './engine.ts';
import type { Engine, Opened } from './engine.worker.ts';
import type { Pace } from './localTable.ts';
import type { Line } from './rpc.ts';
import type { Status, Table, TableCard } from './table.ts';

export interface LessonOptions {
  readonly pace: Pace;
  /** Of the learner; empty for the one in the record. */
  readonly name: string;
}

export class LessonTable implements Table {
  readonly card: TableCard;
  readonly hints = 0;
  /** The last move tried, if it was not the one of the lesson. */
  readonly astray = signal<string | undefined>(undefined);
  readonly #status: Signal<Status>;
  readonly #file: MatchFile;
  readonly #engine: Line<Engine>;
  readonly #pace: Pace;
  #isClosed = false;

  /** From a ply of the record on. */
  static async open(file: MatchFile, ply: number, options: LessonOptions): Promise<LessonTable> {
    const engine = startEngine();
    const standing = await engine.calls.open(recordUpTo(file, ply));
    if ('problem' in standing) throw new Error(`the lesson does not open: ${standing.problem}`);
    return new LessonTable(file, engine, standing, options);
  }

  constructor(
    file: MatchFile,
    engine: Line<Engine>,
    opened: Opened,
    { pace, name }: LessonOptions,
  ) {
    this.card = {
      id: `lesson/${file.game}`,
      game: opened.game,
      edition: opened.edition,
      options: opened.options,
      players: file.seats.map((card, seat) =>
        seat === LEARNER ? { name: name || card.name } : { name: card.name, bot: 'mate' },
      ),
      aids: { memory: true, projection: true },
    };
    this.#file = file;
    this.#engine = engine;
    this.#pace = pace;
    this.#status = signal({
      ply: opened.ply,
      toAct: opened.toAct,
      isPractice: false,
      thinking: undefined,
      role: 'playing',
      isUnsaved: false,
    });
  }

  get status(): ReadonlySignal<Status> {
    return this.#status;
  }

  /** The move that the record has next; undefined at its end. */
  get expected(): string | undefined {
    const entry = this.#file.log[this.#status.value.ply];
    return entry?.type === 'move' ? entry.move : undefined;
  }

  /** What the learner plays after that, up to what chance or another decides. */
  get ahead(): readonly string[] {
    const rest = this.#file.log.slice(this.#status.value.ply + 1);
    const end = rest.findIndex(entry => entry.seat !== LEARNER);
    return rest
      .slice(0, end < 0 ? rest.length : end)
      .flatMap(entry => (entry.type === 'move' ? [entry.move] : []));
  }

  /** The learner's own name stands in place of the recorded one. */
  async view(ply: number, seat: Seat, since: number): Promise<SeatView> {
    const names = this.card.players.map(({ name }) => name);
    const seen = await this.#engine.calls.view(ply, seat, since);
    return { ...seen, undo: {}, lines: seen.lines.map(line => ({ ...line, names })) };
  }

  /** Only the recorded move is played; another one is noted, and changes nothing. */
  async submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined> {
    this.astray.value = move === this.expected ? undefined : move;
    return this.astray.value === undefined ? this.#play(seat, ply, move) : undefined;
  }

  /** The others play their next move of the record. */
  async playOn(): Promise<void> {
    const { ply, toAct } = this.#status.value;
    const move = this.expected;
    if (move === undefined || toAct === LEARNER) return;
    await new Promise(done => setTimeout(done, this.#pace()));
    const isLate = this.#isClosed || this.#status.value.ply !== ply;
    if (!isLate) await this.#dare(() => this.#play(toAct, ply, move));
  }

  /** Turns the pages of the record, on or back. */
  async goTo(ply: number): Promise<void> {
    await this.#dare(async () => {
      const standing = await this.#engine.calls.open(recordUpTo(this.#file, ply));
      if (!('problem' in standing)) this.#stand(standing);
    });
  }

  async undo(): Promise<DoorRefusal> {
    return { code: 'no-such-ply' };
  }

  async advise(): Promise<Advice> {
    return { move: this.expected ?? '', runnerUp: undefined, lead: 0, reasons: [] };
  }

  async file(ply = this.#status.value.ply): Promise<MatchFile> {
    return recordUpTo(this.#file, ply);
  }

  async takeOver(): Promise<void> {
    // nobody else holds a lesson
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.hangUp();
  }

  /** What nobody waits for must not fail unseen; that the table was left is no failure. */
  async #dare(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (e) {
      if (!this.#isClosed) this.#status.value = { ...this.#status.value, fault: String(e) };
    }
  }

  async #play(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined> {
    const done = await this.#engine.calls.submit(seat, ply, move);
    if (done === 'overtaken') throw new Error('a lesson is not kept');
    if ('code' in done) return done;
    this.#stand(done.standing);
    return undefined;
  }

  #stand({ ply, toAct }: Pick<Status, 'ply' | 'toAct'>): void {
    this.astray.value = undefined;
    this.#status.value = { ...this.#status.value, ply, toAct };
  }
}

/** The record as it stood after so many entries; its last entry alone ends it. */
const recordUpTo = (file: MatchFile, ply: number): MatchFile =>
  ply >= file.log.length ? file : { ...file, log: file.log.slice(0, ply), result: null };
