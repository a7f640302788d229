/** A table on a server: sends own moves, and receives all events. */
import type { Advice } from '@tidetable/bots';
import { isRefusal, type OnlineCard, type SeatMoment } from '@tidetable/client';
import { type Decision, estimatePoints, type MatchRefusal, type SeatView } from '@tidetable/match';
import { type AnyGame, playedEdition, type Seat, SPECTATOR } from '@tidetable/rules';
import type { OnlineTable } from '../online/onlineTable.ts';
import type { Thinkers } from './bots.worker.ts';
import { foresee } from './foresee.ts';
import { callWorker, type Line } from './rpc.ts';
import type { Player, PlayTable, TableCard, Watcher, WatchTable } from './table.ts';

/** Of the match that is over. */
type OpenRecord = (online: OnlineTable) => Promise<Pick<WatchTable, 'momentAt' | 'close'>>;

export class RemoteTable implements WatchTable, PlayTable {
  readonly card: TableCard;
  /** Only where the table has agreed on aids. */
  readonly advise?: (decision: Decision) => Promise<Advice>;
  readonly #online: OnlineTable;
  readonly #game: AnyGame;
  readonly #openRecord: OpenRecord;
  #thinkers: Line<Thinkers> | undefined;
  #record: ReturnType<OpenRecord> | undefined;

  constructor(
    online: OnlineTable,
    card: OnlineCard,
    game: AnyGame,
    openRecord: OpenRecord = async online =>
      (await import('../online/onlineRecord.ts')).openOnlineRecord(online),
  ) {
    const { seat } = online.state;
    this.#online = online;
    this.#game = game;
    this.#openRecord = openRecord;
    if (card.aids) this.advise = decision => this.#advise(decision);
    this.card = {
      id: card.id,
      game: game.id,
      edition: playedEdition(game),
      options: card.options as TableCard['options'],
      players: card.seats.map(playerOf),
      seatsHere: seat === SPECTATOR ? [] : [seat],
      aids: { memory: true, projection: true },
    };
  }

  /** There is one viewpoint: that of the person here. */
  watch(_: readonly Seat[], watcher: Watcher): () => void {
    let told: SeatMoment | undefined;
    const tell = (): void => {
      const { moment } = this.#online.state;
      if (!moment || moment === told) return;
      const lines = moment.lines.slice(told?.ply ?? 0);
      told = moment;
      watcher.moment(this.#withPoints({ ...moment, lines }));
    };
    watcher.status({ isOpen: true });
    tell();
    return this.#online.subscribe(tell);
  }

  /** Opened once; after a failure it may be opened again. */
  #openedRecord(): ReturnType<OpenRecord> {
    this.#record ??= this.#openRecord(this.#online).catch((error: unknown) => {
      this.#record = undefined;
      throw error;
    });
    return this.#record;
  }

  /** Once the match is over, its record knows what other seats saw; until then there is one viewpoint. */
  async momentAt(ply: number, seat: Seat): Promise<SeatView> {
    const { card, seat: own } = this.#online.state;
    if (seat !== own && card?.phase === 'over') {
      return (await this.#openedRecord()).momentAt(ply, seat);
    }
    const past = await this.#online.past(ply);
    if (isRefusal(past)) throw new Error(`no moment ${ply}: ${past.code}`);
    return this.#withPoints(past);
  }

  async submit(_: Seat, ply: number, move: string): Promise<MatchRefusal | undefined> {
    return (await this.#online.play(ply, move)) as MatchRefusal | undefined;
  }

  async undo(_: Seat, ply: number, to: number): Promise<MatchRefusal | undefined> {
    return (await this.#online.undo(ply, to)) as MatchRefusal | undefined;
  }

  foresee(moment: SeatView, move: string): SeatView | undefined {
    return foresee(this.#game, this.card, moment, move);
  }

  /** Found on this device, from what its seat may know. */
  #advise(decision: Decision): Promise<Advice> {
    this.#thinkers ??= callWorker<Thinkers>(
      new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' }),
    );
    const { game, edition, options } = this.card;
    return this.#thinkers.calls.advise({ game, edition, options }, decision);
  }

  /** The server sends no points before the end: the client estimates them from the view. */
  #withPoints(moment: SeatView): SeatView {
    if (moment.result) return moment;
    return { ...moment, ...estimatePoints(this.#game, this.card.options, moment.view) };
  }

  /** The online table stays: it belongs to the page, which may have to sit down at it anew. */
  close(): void {
    this.#thinkers?.hangUp();
    void this.#record?.then(
      record => record.close(),
      () => undefined, // it was never open
    );
  }
}

const playerOf = (seat: OnlineCard['seats'][number]): Player =>
  seat.kind === 'bot'
    ? { name: seat.name, bot: seat.level as NonNullable<Player['bot']> }
    : { name: seat.name ?? '' };
