/** A recorded match as a table: read-only. */
import {
  type FileProblem,
  type MatchFile,
  type SeatView,
  tableNow,
  type Verification,
} from '@tidetable/match';
import type { Seat } from '@tidetable/rules';
import type { Saved } from '../store/head.ts';
import { startEngine } from './engine.ts';
import type { Engine, Opened } from './engine.worker.ts';
import type { Line } from './rpc.ts';
import type { FileTable, TableCard, Watcher, WatchTable } from './table.ts';
import { Watchers } from './watchers.ts';

export type Recorded = Pick<Saved, 'file' | 'bots' | 'aids'>;

export const openRecord = async (
  id: string,
  recorded: Recorded,
): Promise<RecordTable | FileProblem> => {
  const engine = startEngine();
  const opened = await engine.calls.openRecord(recorded.file);
  if (!('problem' in opened)) return new RecordTable(id, recorded, engine, opened);
  engine.hangUp();
  return opened;
};

export class RecordTable implements WatchTable, FileTable {
  readonly card: TableCard;
  readonly #file: MatchFile;
  readonly #engine: Line<Engine>;
  readonly #watchers = new Watchers();

  constructor(id: string, { file, bots, aids }: Recorded, engine: Line<Engine>, opened: Opened) {
    const { game, edition, options } = opened;
    const players = tableNow(file).players.map(({ name }, seat) => {
      const bot = bots[seat];
      return { name, ...(bot && { bot }) };
    });
    this.card = { id, game, edition, options, players, seatsHere: [], aids };
    this.#file = file;
    this.#engine = engine;
  }

  watch(seats: readonly Seat[], watcher: Watcher): () => void {
    const watching = this.#watchers.add(seats, watcher);
    this.#engine.calls.moments([watching.onlooker]).then(
      moments => this.#watchers.tell([watching], moments),
      e => watcher.status({ isOpen: false, fault: String(e) }),
    );
    return () => this.#watchers.remove(watching);
  }

  momentAt(ply: number, seat: Seat): Promise<SeatView> {
    return this.#engine.calls.momentAt(ply, seat);
  }

  verify(): Promise<Verification> {
    return this.#engine.calls.verify(this.#file);
  }

  async file(ply = this.#file.log.length): Promise<MatchFile> {
    return ply === this.#file.log.length ? this.#file : this.#engine.calls.fileAt(ply);
  }

  close(): void {
    this.#engine.hangUp();
  }
}
