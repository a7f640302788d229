/** A table on which a recorded match is played again, the learner's moves by the learner. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { DoorRefusal, MatchFile } from '@tidetable/match';
import type { Options, Seat } from '@tidetable/rules';
import { startEngine } from './engine.ts';
import type { Engine, Standing } from './engine.worker.ts';
import type { Pace } from './localTable.ts';
import type { Line } from './rpc.ts';
import type { AdviceInWords, LogLine, Moment, Status, Table, TableCard } from './table.ts';

/** Where the learner sits in every lesson. */
export const LEARNER = 0;

export class LessonTable implements Table {
  readonly card: TableCard;
  readonly hints = 0;
  /** The last move tried, if it was not the one of the lesson. */
  readonly astray = signal<string | undefined>(undefined);
  readonly #status: Signal<Status>;
  readonly #file: MatchFile;
  readonly #engine: Line<Engine>;
  readonly #pace: Pace;

  /** From a ply of the record on. */
  static async open(file: MatchFile, ply: number, pace: Pace): Promise<LessonTable> {
    const engine = startEngine();
    const standing = await engine.calls.open({
      ...file,
      log: file.log.slice(0, ply),
      result: null,
    });
    if ('problem' in standing) throw new Error(`the lesson does not open: ${standing.problem}`);
    return new LessonTable(file, engine, standing, pace);
  }

  constructor(file: MatchFile, engine: Line<Engine>, standing: Standing, pace: Pace) {
    this.card = {
      id: `lesson/${file.game}`,
      game: file.game,
      options: file.options as Options,
      players: file.seats.map(({ name }, seat) => ({ name, ...(seat !== LEARNER && { bot: '' }) })),
      aids: { memory: true, projection: true },
    };
    this.#file = file;
    this.#engine = engine;
    this.#pace = pace;
    this.#status = signal({
      ply: standing.ply,
      toAct: standing.toAct,
      isPractice: true,
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
    return entry && 'move' in entry ? entry.move : undefined;
  }

  async moment(ply: number, viewer: Seat): Promise<Moment> {
    return { ...(await this.#engine.calls.moment(ply, viewer)), undo: {} };
  }

  lines(from: number, viewer: Seat): Promise<readonly LogLine[]> {
    return this.#engine.calls.lines(from, viewer);
  }

  whyNot(seat: Seat, move: string): Promise<DoorRefusal | undefined> {
    return this.#engine.calls.whyNot(seat, move);
  }

  async submit(seat: Seat, ply: number, move: string): Promise<DoorRefusal | undefined> {
    this.astray.value = move === this.expected ? undefined : move;
    if (this.astray.value !== undefined) return undefined;
    const done = await this.#engine.calls.submit(seat, ply, move);
    if ('code' in done) return done;
    this.#status.value = { ...this.#status.value, ply: done.ply, toAct: done.toAct };
    return undefined;
  }

  /** The others play their next move of the record. */
  async playOn(): Promise<void> {
    const { ply, toAct } = this.#status.value;
    const move = this.expected;
    if (move === undefined || toAct === LEARNER) return;
    await new Promise(done => setTimeout(done, this.#pace()));
    await this.submit(toAct, ply, move);
  }

  async undo(): Promise<DoorRefusal> {
    return { code: 'no-such-ply' };
  }

  async advise(): Promise<AdviceInWords> {
    return { move: this.expected ?? '', runnerUp: undefined, lead: 0, reasons: [] };
  }

  async file(): Promise<MatchFile> {
    return this.#file;
  }

  async takeOver(): Promise<void> {
    // nobody else holds a lesson
  }

  close(): void {
    this.#engine.hangUp();
  }
}
