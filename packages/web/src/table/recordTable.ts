/** A recorded match as a table: everything can be looked at, nothing can be changed. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Advice } from '@tidetable/bots';
import {
  type DoorRefusal,
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
import type { Status, Table, TableCard } from './table.ts';

export type Recorded = Pick<Saved, 'file' | 'bots' | 'aids'>;

export const openRecord = async (
  id: string,
  recorded: Recorded,
): Promise<RecordTable | FileProblem> => {
  const engine = startEngine();
  const opened = await engine.calls.watch(recorded.file);
  if (!('problem' in opened)) return new RecordTable(id, recorded, engine, opened);
  engine.hangUp();
  return opened;
};

export class RecordTable implements Table {
  readonly card: TableCard;
  readonly hints = 0;
  readonly status: ReadonlySignal<Status>;
  readonly #file: MatchFile;
  readonly #engine: Line<Engine>;

  constructor(id: string, { file, bots, aids }: Recorded, engine: Line<Engine>, opened: Opened) {
    this.card = {
      id,
      game: opened.game,
      edition: opened.edition,
      options: opened.options,
      players: tableNow(file).players.map(({ name }, seat) => {
        const bot = bots[seat];
        return { name, ...(bot && { bot }) };
      }),
      aids,
    };
    const { ply, toAct, isPractice } = opened;
    this.status = signal({
      ply,
      toAct,
      isPractice,
      thinking: undefined,
      role: 'watching',
      isUnsaved: false,
    });
    this.#file = file;
    this.#engine = engine;
  }

  async view(ply: number, seat: Seat, since: number): Promise<SeatView> {
    return { ...(await this.#engine.calls.view(ply, seat, since)), legal: [], undo: {} };
  }

  verify(): Promise<Verification> {
    return this.#engine.calls.verify(this.#file);
  }

  async submit(): Promise<DoorRefusal> {
    return { code: 'not-your-turn' };
  }

  async undo(): Promise<DoorRefusal> {
    return { code: 'not-your-move' };
  }

  async advise(): Promise<Advice> {
    throw new Error('a record asks for no advice');
  }

  async file(ply = this.#file.log.length): Promise<MatchFile> {
    return ply === this.#file.log.length ? this.#file : this.#engine.calls.fileAt(ply);
  }

  async takeOver(): Promise<void> {
    // there is nothing to hold
  }

  close(): void {
    this.#engine.hangUp();
  }
}
