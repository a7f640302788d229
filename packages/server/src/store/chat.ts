/** What was said at tables, who does not want to hear whom, and what was reported. */

export type ChatBody = { readonly phrase: string } | { readonly text: string };

export interface NewMessage {
  readonly id: string; // chosen by the client: of several with the same one is kept
  readonly person: string;
  readonly seat: number;
  readonly name: string; // as the person is called there
  readonly body: ChatBody;
}

export interface StoredMessage extends Omit<NewMessage, 'id'> {
  readonly seq: number; // from 1 on, without gaps
  readonly at: number; // milliseconds since 1970
}

export interface MessageRange {
  readonly after?: number | undefined; // a seq
  readonly before?: number | undefined;
  readonly limit: number; // the last ones of the range
  readonly reader?: string | undefined; // whose muted and blocked people are left out
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
  readonly context: readonly StoredMessage[]; // what was said around it
}

export interface Report extends NewReport {
  readonly id: number; // ascending
  readonly at: number; // milliseconds since 1970
}

export interface ChatStore {
  /** Says its number; `most` is how many a table may have. */
  addMessage(table: string, message: NewMessage, most: number): Promise<number | 'chat-full'>;
  readMessages(table: string, range: MessageRange): Promise<StoredMessage[]>;
  /** The number of the last one; 0 if there is none. */
  lastMessage(table: string): Promise<number>;

  ignore(person: string, other: string, kind: Ignoring): Promise<void>;
  unignore(person: string, other: string, kind: Ignoring): Promise<void>;
  listIgnored(person: string): Promise<Ignored[]>;
  /** Who of these people has muted or blocked that one. */
  whoIgnores(other: string, people: readonly string[]): Promise<string[]>;

  /** By the same person about the same message it counts once. */
  addReport(report: NewReport): Promise<void>;
  /** For the operator: those that are not closed, oldest first, behind that id. */
  listReports(page: { after: number; limit: number }): Promise<Report[]>;
  closeReport(id: number): Promise<boolean>;
}
