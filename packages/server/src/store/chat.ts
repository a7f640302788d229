/** Chat messages, mutes and blocks, and reports. */

export type ChatBody = { readonly phrase: string } | { readonly text: string };

export interface NewMessage {
  readonly id: string; // chosen by the client; of several messages with the same one, one is stored
  readonly person: string;
  readonly seat: number;
  readonly name: string; // the person's name there
  readonly body: ChatBody;
}

export interface StoredMessage extends Omit<NewMessage, 'id'> {
  readonly seq: number; // from 1 on, without gaps
  readonly at: number; // milliseconds since 1970
}

export interface MessageRange {
  readonly after?: number | undefined; // a seq
  readonly before?: number | undefined;
  readonly limit: number; // the last messages of the range
  readonly reader?: string | undefined; // their muted and blocked people are left out
}

export type Ignoring = 'mute' | 'block';

export interface Ignored {
  readonly person: string;
  readonly name: string;
  readonly kind: Ignoring;
}

export interface NewReport {
  readonly table: string;
  readonly by: string;
  readonly about: string;
  readonly message: number | null; // its seq
  readonly reason: string;
  readonly context: readonly StoredMessage[]; // the messages around it
}

export interface Report extends NewReport {
  readonly id: number; // ascending
  readonly at: number; // milliseconds since 1970
}

export interface ChatStore {
  /** Answers its number; `most` is the limit for a table. */
  addMessage(table: string, message: NewMessage, most: number): Promise<number | 'chat-full'>;
  readMessages(table: string, range: MessageRange): Promise<StoredMessage[]>;
  /** The number of the last message; 0 if there is none. */
  lastMessage(table: string): Promise<number>;

  ignore(person: string, other: string, kind: Ignoring): Promise<void>;
  unignore(person: string, other: string, kind: Ignoring): Promise<void>;
  listIgnored(person: string): Promise<Ignored[]>;
  /** Those of these people who have muted or blocked that person. */
  whoIgnores(other: string, people: readonly string[]): Promise<string[]>;

  /** Repeated reports of the same message by the same person count once. */
  addReport(report: NewReport): Promise<void>;
  /** For the operator: open reports, oldest first, after that id. */
  listReports(page: { after: number; limit: number }): Promise<Report[]>;
  closeReport(id: number): Promise<boolean>;
}
