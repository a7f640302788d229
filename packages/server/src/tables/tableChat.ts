/** The chat of one table. A message is stored before it is sent. */
import type { ChatMessage, ChatWish, TableCode } from '@tidetable/protocol';
import { formatTableMessage } from '@tidetable/protocol';
import { SPECTATOR } from '@tidetable/rules';
import type { StoredMessage } from '../store/chat.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { type Log, shortId } from '../telemetry/logger.ts';
import type { Refused } from './refused.ts';
import { seatOf } from './seats.ts';
import type { Watcher } from './watcher.ts';

/** How many messages a new reader gets; earlier ones are read on request. */
export const CHAT_PAGE = 100;
const MOST_MESSAGES = 2000; // at one table

export class TableChat {
  readonly #store: Store;
  readonly #stored: () => StoredTable;
  readonly #readers = new Set<Watcher>();
  #told = 0; // the last message that was sent to all of them
  readonly #log: Log;
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store, log: Log, stored: () => StoredTable) {
    this.#store = store;
    this.#log = log;
    this.#stored = stored;
  }

  get #table(): string {
    return this.#stored().plan.id;
  }

  /** Sends the messages after a number, and from then on all. */
  add(watcher: Watcher, since: number): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      if (this.#stored().plan.chat === 'off') return undefined;
      const seq = await this.#store.lastMessage(this.#table);
      if (since > seq) return { code: 'ahead' };
      await this.#tellAll(seq); // so that all readers have the same messages
      const range = { after: since, before: seq + 1, limit: CHAT_PAGE, reader: watcher.person };
      const messages = await this.#store.readMessages(this.#table, range);
      if (seq > 0) tell(watcher, seq, messages);
      this.#readers.add(watcher);
      return undefined;
    });
  }

  remove(watcher: Watcher): void {
    this.#readers.delete(watcher);
  }

  /** Undefined once it is stored and sent. */
  say(watcher: Watcher, wish: ChatWish): Promise<Refused | undefined> {
    return this.#inTurn(async () => {
      const stored = this.#stored();
      const { person, wishedSeat } = watcher;
      const seat = seatOf(stored, person, wishedSeat);
      if (person === undefined || seat === SPECTATOR) return { code: 'not-seated' };
      const code = whyNotSay(stored, wish);
      if (code) return { code };
      const name = stored.claims.find(claim => claim.seat === seat)?.name ?? '';
      const body = wish.type === 'say' ? { text: wish.text } : { phrase: wish.phrase };
      const message = { id: wish.id, person, seat, name, body };
      const seq = await this.#store.addMessage(this.#table, message, MOST_MESSAGES);
      if (seq === 'chat-full') return { code: seq };
      await this.#tellAll(seq);
      return undefined;
    });
  }

  /** Another process may have stored messages. */
  catchUp(): Promise<unknown> {
    if (this.#readers.size === 0 || this.#stored().plan.chat === 'off') return Promise.resolve();
    return this.#inTurn(async () => {
      await this.#tellAll(await this.#store.lastMessage(this.#table));
      return undefined;
    });
  }

  /** Finishes running changes. */
  async close(): Promise<void> {
    await this.#last;
  }

  /**
   * Sends the messages up to a number, of this process or another, to all who have not got them.
   */
  async #tellAll(seq: number): Promise<void> {
    if (seq <= this.#told) return;
    const range = { after: this.#told, before: seq + 1, limit: MOST_MESSAGES };
    const messages =
      this.#readers.size === 0 ? [] : await this.#store.readMessages(this.#table, range);
    const deaf = await this.#whoIgnores(messages);
    for (const reader of this.#readers)
      tell(
        reader,
        seq,
        messages.filter(({ person }) => !deaf.get(person)?.has(reader.person ?? '')),
      );
    this.#told = seq;
  }

  /** By author. */
  async #whoIgnores(messages: readonly StoredMessage[]): Promise<Map<string, Set<string>>> {
    const people = [...this.#readers].flatMap(({ person }) => person ?? []);
    const authors = [...new Set(messages.map(({ person }) => person))];
    const ignoring = authors.map(
      async (author): Promise<[string, Set<string>]> => [
        author,
        new Set(await this.#store.whoIgnores(author, people)),
      ],
    );
    return new Map(await Promise.all(ignoring));
  }

  /** One after the other, so that everybody gets them in order. */
  #inTurn(work: () => Promise<Refused | undefined>): Promise<Refused | undefined> {
    const done = this.#last.then(work).catch((error: unknown): Refused => {
      this.#log.error({ err: error, table: shortId(this.#table) }, 'chat has failed');
      return { code: 'unavailable' };
    });
    this.#last = done;
    return done;
  }
}

const whyNotSay = ({ plan }: StoredTable, { type }: ChatWish): TableCode | undefined => {
  if (plan.chat === 'off') return 'chat-off';
  return plan.chat === 'phrases' && type === 'say' ? 'phrases-only' : undefined;
};

const tell = (reader: Watcher, seq: number, messages: readonly StoredMessage[]): void =>
  reader.send(formatTableMessage({ type: 'chat', seq, messages: messages.map(toldMessage) }));

/** Without the person's id. */
export const toldMessage = ({ seq, seat, name, at, body }: StoredMessage): ChatMessage => ({
  seq,
  seat,
  name,
  at,
  ...body,
});
