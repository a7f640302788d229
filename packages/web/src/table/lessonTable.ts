/** A table that replays a recorded match; the learner makes the learner's moves. */
import type { MatchFile, MatchRefusal, SeatView } from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import { LEARNER } from '../lessons/lessonSteps.ts';
import { WRONG_MOVE } from '../lessons/wrongMove.ts';
import { startEngine } from './engine.ts';
import type { Changed, Engine, Opened } from './engine.worker.ts';
import type { Line } from './rpc.ts';
import type { FileTable, PlayTable, TableCard, Watcher, WatchTable } from './table.ts';
import { onlookersOf, Watchers, type Watching } from './watchers.ts';

/** The pause between moves of others, in milliseconds. */
type Pace = () => number;

export interface LessonOptions {
  readonly pace: Pace;
  /** The learner's name; empty for the recorded one. */
  readonly name: string;
}

export class LessonTable implements WatchTable, PlayTable, FileTable {
  readonly card: TableCard;
  readonly #file: MatchFile;
  readonly #engine: Line<Engine>;
  readonly #pace: Pace;
  readonly #watchers = new Watchers();
  #now: Pick<Opened, 'ply' | 'toAct'>;
  #isClosed = false;

  /** From a ply of the record on. */
  static async open(file: MatchFile, ply: number, options: LessonOptions): Promise<LessonTable> {
    const engine = startEngine();
    const opened = await engine.calls.open(recordUpTo(file, ply));
    if ('problem' in opened) throw new Error(`the lesson does not open: ${opened.problem}`);
    return new LessonTable(file, engine, opened, options);
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
      seatsHere: [LEARNER],
      aids: { memory: true, projection: true },
    };
    this.#file = file;
    this.#engine = engine;
    this.#pace = pace;
    this.#now = opened;
  }

  /** The next move of the record; undefined at its end. */
  get expected(): string | undefined {
    const entry = this.#file.log[this.#now.ply];
    return entry?.type === 'move' ? entry.move : undefined;
  }

  /** The learner's following moves, up to a move of chance or of another player. */
  get ahead(): readonly string[] {
    const rest = this.#file.log.slice(this.#now.ply + 1);
    const end = rest.findIndex(entry => entry.seat !== LEARNER);
    return rest
      .slice(0, end < 0 ? rest.length : end)
      .flatMap(entry => (entry.type === 'move' ? [entry.move] : []));
  }

  watch(seats: readonly Seat[], watcher: Watcher): () => void {
    const watching = this.#watchers.add(seats, watcher);
    void this.#runSafely(async () =>
      this.#tell([watching], await this.#engine.calls.moments([watching.onlooker])),
    );
    return () => this.#watchers.remove(watching);
  }

  momentAt(ply: number, seat: Seat): Promise<SeatView> {
    return this.#engine.calls.momentAt(ply, seat);
  }

  /** Accepts only the recorded move; another one changes nothing. */
  async submit(seat: Seat, ply: number, move: string): Promise<MatchRefusal | undefined> {
    return move === this.expected ? this.#play(seat, ply, move) : { code: WRONG_MOVE };
  }

  /** The others play their next move of the record. */
  async playOn(): Promise<void> {
    const { ply, toAct } = this.#now;
    const move = this.expected;
    if (move === undefined || toAct === LEARNER) return;
    await new Promise(done => setTimeout(done, this.#pace()));
    const isLate = this.#isClosed || this.#now.ply !== ply;
    if (!isLate) await this.#runSafely(() => this.#play(toAct, ply, move));
  }

  /** Moves through the record, forward or back. */
  async goTo(ply: number): Promise<void> {
    await this.#runSafely(async () => {
      const { all } = this.#watchers;
      const record = recordUpTo(this.#file, ply);
      const done = await this.#engine.calls.turnTo(record, onlookersOf(all));
      if (!('problem' in done)) this.#change(all, done);
    });
  }

  async file(ply = this.#now.ply): Promise<MatchFile> {
    return recordUpTo(this.#file, ply);
  }

  close(): void {
    this.#isClosed = true;
    this.#engine.hangUp();
  }

  /** Errors of unawaited promises must be reported, except that the table was left. */
  async #runSafely(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (e) {
      if (!this.#isClosed) this.#watchers.tellStatus({ isOpen: false, fault: String(e) });
    }
  }

  async #play(seat: Seat, ply: number, move: string): Promise<MatchRefusal | undefined> {
    const { all } = this.#watchers;
    const done = await this.#engine.calls.submit(seat, ply, move, onlookersOf(all));
    if (typeof done === 'string') throw new Error('a lesson is not kept');
    if ('code' in done) return done;
    this.#change(all, done);
    return undefined;
  }

  #change(watching: readonly Watching[], { snapshot, moments }: Changed): void {
    this.#now = snapshot;
    this.#tell(watching, moments);
  }

  /** The learner's own name replaces the recorded one. */
  #tell(watching: readonly Watching[], moments: readonly SeatView[]): void {
    const names = this.card.players.map(({ name }) => name);
    const told = moments.map(moment => ({
      ...moment,
      lines: moment.lines.map(line => ({ ...line, names })),
    }));
    this.#watchers.tell(watching, told);
  }
}

/** The record as it stood after so many entries; its last entry alone ends it. */
const recordUpTo = (file: MatchFile, ply: number): MatchFile =>
  ply >= file.log.length ? file : { ...file, log: file.log.slice(0, ply), result: null };
