/**
 * A match in memory behind a slow connection that may lose answers, and the table of its client.
 */
import {
  type AnyMatch,
  isRefused,
  isRepeated,
  Match,
  type MatchRefusal,
  type MoveEntry,
  pastView,
  type SeatView,
  sealedSea,
} from '@tidetable/match';
import {
  type GameId,
  games,
  type Options,
  playedEdition,
  readOptions,
  type Seat,
} from '@tidetable/rules';
import { foresee } from '../foresee.ts';
import { momentFor } from '../momentFor.ts';
import type { PlayTable, TableCard, Watcher, WatchTable } from '../table.ts';
import { onlookersOf, Watchers, type Watching } from '../watchers.ts';

/** The number of requests to the server, by kind. */
export interface Questions {
  submit: number;
  undo: number;
  momentAt: number;
  watch: number;
}

/** The fate of the next answers to a move, in order; later answers all arrive. */
export type Mishap = 'question-lost' | 'answer-lost';

/** The server's side: two people and their match. */
export class FakeServer {
  readonly match: AnyMatch;
  readonly asked: Questions = { submit: 0, undo: 0, momentAt: 0, watch: 0 };
  readonly mishaps: Mishap[] = [];
  readonly #watchers = new Watchers();

  constructor(game: GameId, seed: number) {
    const options = readOptions(games[game], { seats: 2 }) as Options;
    const decide = sealedSea(new Uint8Array(32).fill(seed));
    this.match = Match.deal(games[game], { options, decide });
    this.match.letChanceAct(0);
  }

  /** Plays the first legal move, as if from another device. */
  playElsewhere(): void {
    const { match } = this;
    match.submit(match.toAct, match.ply, match.legalMoves()[0], 0);
    this.#tell();
  }

  watch(seats: readonly Seat[], watcher: Watcher): Watching {
    this.asked.watch++;
    const watching = this.#watchers.add(seats, watcher);
    this.#tell([watching]);
    return watching;
  }

  unwatch(watching: Watching): void {
    this.#watchers.remove(watching);
  }

  momentAt(ply: number, seat: Seat): SeatView {
    this.asked.momentAt++;
    return pastView(this.match, seat, ply);
  }

  /** The same move at the same ply counts once, however often it is sent. */
  submit(seat: Seat, ply: number, move: string): MatchRefusal | undefined {
    this.asked.submit++;
    const entry: MoveEntry = { type: 'move', seat, move, at: 0 };
    if (isRepeated(this.match, ply, [entry])) return undefined;
    return this.#answer(this.match.submit(seat, ply, move, 0));
  }

  undo(seat: Seat, ply: number, to: number): MatchRefusal | undefined {
    this.asked.undo++;
    return this.#answer(this.match.undo(seat, ply, to, 0));
  }

  /** Repeats an earlier moment, as a restored connection might. */
  sendOldMoment(): void {
    for (const { onlooker, watcher } of this.#watchers.all)
      watcher.moment(pastView(this.match, onlooker.seat, Math.max(0, this.match.ply - 3)));
  }

  #answer(done: object): MatchRefusal | undefined {
    if (isRefused(done)) return done;
    this.#tell();
    return undefined;
  }

  #tell(watching: readonly Watching[] = this.#watchers.all): void {
    const moments = onlookersOf(watching).map(onlooker => momentFor(this.match, onlooker));
    this.#watchers.tell(watching, moments);
  }
}

const LOST = Symbol('lost');

export interface Line {
  /** The latency of a message, in milliseconds. */
  readonly delay: number;
  /** The client's timeout before it repeats a request, in milliseconds. */
  readonly patience: number;
}

/** The number of attempts before the client reports no answer. */
const MOST_TRIES = 3;

/** The client's side: one of the two people sits here. */
export class FakeRemoteTable implements WatchTable, PlayTable {
  readonly card: TableCard;
  readonly #server: FakeServer;
  readonly #line: Line;
  #isClosed = false;

  constructor(server: FakeServer, line: Line) {
    const { game, options } = server.match;
    this.#server = server;
    this.#line = line;
    this.card = {
      id: 'remote',
      game: game.id,
      edition: playedEdition(game),
      options,
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      seatsHere: [0],
      aids: { memory: true, projection: true },
    };
  }

  /** A moment before the last one received is dropped. */
  watch(seats: readonly Seat[], watcher: Watcher): () => void {
    let last = 0;
    let unwatch: () => void = () => undefined;
    let isOver = false;
    void this.#travel().then(() => {
      if (isOver) return;
      const watching = this.#server.watch(seats, {
        moment: async moment => {
          const sent = structuredClone(moment);
          await this.#travel();
          if (isOver || this.#isClosed || sent.ply < last) return;
          last = sent.ply;
          watcher.moment(sent);
        },
        status: status => watcher.status(status),
      });
      unwatch = () => this.#server.unwatch(watching);
    });
    return () => {
      isOver = true;
      unwatch();
    };
  }

  async momentAt(ply: number, seat: Seat): Promise<SeatView> {
    await this.#travel();
    const moment = structuredClone(this.#server.momentAt(ply, seat));
    await this.#travel();
    return moment;
  }

  /** Repeats the request without an answer: the server recognises a repeated move. */
  async submit(seat: Seat, ply: number, move: string): Promise<MatchRefusal | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const answer = await Promise.race([this.#submit(seat, ply, move), this.#patience()]);
      if (answer !== LOST) return answer;
    }
    return { code: 'no-answer' };
  }

  async undo(seat: Seat, ply: number, to: number): Promise<MatchRefusal | undefined> {
    await this.#travel();
    const answer = this.#server.undo(seat, ply, to);
    await this.#travel();
    return answer;
  }

  foresee(moment: SeatView, move: string): SeatView | undefined {
    return foresee(this.#server.match.game, this.card, moment, move);
  }

  /** The page leaves the match; messages under way do not arrive. */
  close(): void {
    this.#isClosed = true;
  }

  async #submit(seat: Seat, ply: number, move: string): Promise<MatchRefusal | undefined> {
    const mishap = this.#server.mishaps.shift();
    await this.#travel();
    if (mishap === 'question-lost') await new Promise(() => undefined);
    const answer = this.#server.submit(seat, ply, move);
    await this.#travel();
    if (mishap === 'answer-lost') await new Promise(() => undefined);
    return answer;
  }

  #travel(): Promise<void> {
    return new Promise(done => setTimeout(done, this.#line.delay / 2));
  }

  #patience(): Promise<typeof LOST> {
    return new Promise(done => setTimeout(() => done(LOST), this.#line.patience));
  }
}
