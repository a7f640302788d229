/** A table whose server is killed now and then: two people, a bot and a spectator. */
import { setTimeout as pause } from 'node:timers/promises';
import { type GameId, seededRng } from '@tidetable/rules';
import { Guest, TableClient } from '@tidetable/server/testkit';

const PERSON = { kind: 'person' };
const BOT = { kind: 'bot', name: 'Bob', level: 'greedy' };
const ASKED_AGAIN = 100; // milliseconds until a client repeats a request that could not be stored
const BANK = 60 * 60 * 1000; // milliseconds
/** One game allows two players only. */
const TABLES: readonly (readonly [GameId, readonly object[]])[] = [
  ['nautilus-island', [PERSON, BOT, PERSON]],
  ['nauticus', [BOT, PERSON, PERSON]],
  ['nautilion', [PERSON, BOT]],
];

interface MoveWish {
  readonly type: 'move';
  readonly id: string;
  readonly ply: number;
  readonly move: string;
}

export class KilledTable {
  readonly id: string;
  readonly game: GameId;
  readonly clients: readonly TableClient[];
  /** The entries that people received as accepted. */
  readonly accepted: { readonly ply: number; readonly seat: number; readonly move: string }[] = [];
  readonly #begun = Date.now();
  readonly #botSeat: number;
  readonly #rng: (below: number) => number;
  /** A move whose answer was lost. */
  #doubt: { readonly client: TableClient; readonly wish: MoveWish } | undefined;

  private constructor(id: string, clients: readonly TableClient[], n: number) {
    const [game, seats] = TABLES[n % TABLES.length];
    this.id = id;
    this.game = game;
    this.clients = clients;
    this.#botSeat = seats.indexOf(BOT);
    this.#rng = seededRng(n + 1);
  }

  /** The people are spread over servers of one database. */
  static async start(addresses: readonly string[], n: number): Promise<KilledTable> {
    const [game, seats] = TABLES[n % TABLES.length];
    const people = await Promise.all(
      ['Ana', 'Zoé', 'Cleo'].map((name, i) =>
        Guest.named(addresses[(n + i) % addresses.length], name),
      ),
    );
    const [owner] = people;
    const pace = { clock: 'bank', bankMs: BANK, incrementMs: 0 };
    const { id } = await owner.newTable({ game, seats, pace });
    const open = [...seats.keys()].filter(seat => seats[seat] === PERSON);
    for (const [i, seat] of open.entries()) await people[i].must(`tables/${id}/claim`, { seat });
    await owner.must(`tables/${id}/start`);
    return new KilledTable(
      id,
      people.map(guest => new TableClient(guest, id)),
      n,
    );
  }

  get isOver(): boolean {
    return this.clients.some(({ moment }) => moment?.result != null);
  }

  /** Errors of a clock: remaining time that the time since the start does not explain, or the wrong clock running. */
  get wrongClock(): object | undefined {
    const [{ moment }] = this.clients;
    if (!moment?.clock) return this.isOver ? undefined : { clock: 'none' };
    const { left, running } = moment.clock;
    const most = Date.now() - this.#begun;
    const isWrong = left.some(rest => rest !== null && (rest > BANK || BANK - rest > most));
    const isRunning = running === (left[moment.toAct] == null ? -1 : moment.toAct);
    return isWrong || !isRunning ? { ...moment.clock, toAct: moment.toAct, most } : undefined;
  }

  /** Clients of a killed server connect to another one, as behind a proxy. */
  move(from: string, to: string): void {
    for (const { guest } of this.clients) if (guest.address === from) guest.address = to;
  }

  /** The entries that any client has received. */
  get seq(): number {
    return Math.max(...this.clients.map(({ seq }) => seq));
  }

  botMovedSince(ply: number): boolean {
    const [first] = this.clients;
    return first.lines.slice(ply).some(({ seat }) => seat === this.#botSeat);
  }

  /** People reconnect and play until the connection is lost, the match is over, or the condition holds. */
  async playOn(until = (): boolean => false, patience = 60_000): Promise<void> {
    const isDone = (): boolean => until() || this.isOver || this.#isLost;
    try {
      for (const client of this.clients) {
        client.drop();
        await client.connect();
      }
    } catch {
      return; // killed before it could answer
    }
    const deadline = Date.now() + patience;
    while (!isDone() && Date.now() < deadline) if (!(await this.#playOne())) await pause(2);
    if (!this.isOver || this.#isLost) return;
    for (const client of this.clients)
      await client.until(() => client.moment?.result != null || this.#isLost);
  }

  get #isLost(): boolean {
    return this.clients.some(({ socket }) => (socket?.readyState ?? 3) > 1);
  }

  /** The person to act moves; false if it is not a person's turn, or no client knows of it yet. */
  async #playOne(): Promise<boolean> {
    const next = this.#doubt ?? this.#choose();
    if (!next) return false;
    this.#doubt = next;
    const { client, wish } = next;
    const answer = await client.ask(wish);
    if (!answer) return false;
    if (answer.type === 'refused' && answer.code === 'unavailable') {
      await pause(ASKED_AGAIN);
      return false;
    }
    if (answer.type === 'refused') throw new Error(`${this.game} ${this.id}: ${answer.code}`);
    this.accepted.push({ ply: wish.ply, seat: client.seat ?? -1, move: wish.move });
    this.#doubt = undefined;
    return true;
  }

  #choose(): { client: TableClient; wish: MoveWish } | undefined {
    const client = this.clients.find(({ moment, seat }) => moment && moment.toAct === seat);
    const { legal = [] } = client?.moment ?? {};
    if (!client || legal.length === 0) return undefined;
    const move = legal[this.#rng(legal.length)];
    return { client, wish: { type: 'move', id: client.newId(), ply: client.seq, move } };
  }
}
