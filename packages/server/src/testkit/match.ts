/** A match of people at a server of a test's own. */
import type { Wish } from '@tidetable/protocol';
import type { ServerOptions } from '../server.ts';
import { Guest } from './guest.ts';
import { OwnServer } from './ownServer.ts';
import { PERSON, startedTable, type WishedTable } from './seating.ts';
import { TableClient } from './tableClient.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];

type WithoutIds<W> = W extends Wish ? Omit<W, 'id' | 'ply'> : never;
type Answer = Awaited<ReturnType<TableClient['ask']>>;

export class OwnMatch {
  readonly server = new OwnServer();
  readonly #options: Partial<ServerOptions>;
  id = '';
  people: Guest[] = [];
  /** By seat of a person, ascending. */
  clients: TableClient[] = [];

  constructor(options: Partial<ServerOptions> = {}) {
    this.#options = options;
  }

  async open(): Promise<void> {
    await this.server.start(this.#options);
    const { address } = this.server;
    this.people = await Promise.all(NAMES.map(name => Guest.named(address, name)));
  }

  /** A new table of the first person, with a person on each open seat; all of them look at it. */
  async begin({ seats = [PERSON, PERSON], ...wish }: WishedTable = {}): Promise<void> {
    this.leave();
    this.id = await startedTable(this.people, { seats, ...wish });
    const open = seats.filter(({ kind }) => kind === 'person').length;
    this.clients = this.people.slice(0, open).map(guest => new TableClient(guest, this.id));
    await this.connect();
  }

  async connect(clients = this.clients): Promise<void> {
    for (const client of clients) {
      await client.connect();
      const { moment } = client;
      await client.until(() => client.moment !== moment);
    }
  }

  leave(): void {
    for (const client of this.clients) client.drop();
  }

  /** The server ends and starts again after a while; everybody comes back, unless nobody is to. */
  async restart({ after = 0, alone = false } = {}): Promise<void> {
    this.leave();
    await this.server.stop();
    await new Promise(resolve => setTimeout(resolve, after));
    await this.server.start(this.#options);
    for (const guest of this.people) guest.address = this.server.address;
    if (!alone) await this.connect();
  }

  /** What somebody wishes at the ply that they see. */
  wish(client: TableClient, wish: WithoutIds<Wish>, ids: { id?: string; ply?: number } = {}) {
    const { id = client.newId(), ply = client.seq } = ids;
    return client.ask({ ...wish, id, ply } as Wish);
  }

  get toAct(): TableClient | undefined {
    const { moment } = this.clients[0] ?? {};
    return this.clients.find(({ seat }) => seat === moment?.toAct);
  }

  /** Who is to act makes one of the legal moves; everybody has heard of it then. */
  async move(n = 0): Promise<Answer> {
    const { toAct } = this;
    const { legal = [] } = toAct?.moment ?? {};
    const answer = await toAct?.move(legal[n % legal.length] ?? '');
    await this.allHear(toAct?.seq ?? 0);
    return answer;
  }

  async allHear(seq: number): Promise<void> {
    for (const client of this.clients) await client.until(() => client.seq >= seq);
  }

  /** What stands in the store. */
  log() {
    return this.server.store.readLog(this.id, 0);
  }

  async remove(): Promise<void> {
    this.leave();
    await this.server.remove();
  }
}
