/** Bots that programs of other people play: whoever runs the server lets them in, each by a token. */

/** The id of a bot's person begins so: whatever becomes of its token, its seats say what sat there. */
const MARK = 'bot-';

export const botPersonOf = (digits: string): string => MARK + digits;
export const isBotPerson = (person: string): boolean => person.startsWith(MARK);

/** Who owns a table once its owner has left: the first person who still sits there, and no bot. */
export const nextOwner = (claims: readonly { readonly person: string }[]): string | null =>
  claims.find(({ person }) => !isBotPerson(person))?.person ?? null;

export interface StoredBot {
  readonly id: string; // of its person
  readonly name: string;
  readonly games: readonly string[]; // ids of those that it may play
  readonly madeAt: number; // milliseconds since 1970
  readonly seenAt: number | null; // likewise; null if it never came
}

export interface NewBot extends Pick<StoredBot, 'id' | 'name' | 'games'> {
  readonly look: string; // the same for names that look alike
  readonly token: string; // its hash
}

/** A table at which a bot sits, and that is not over. */
export interface BotTable {
  readonly id: string;
  readonly game: string;
  readonly hasBegun: boolean;
  readonly owner: string | null; // the person who decides there
  readonly madeAt: number; // milliseconds since 1970
}

export interface BotStore {
  /** False if a bot has a name that looks like it. */
  addBot(bot: NewBot): Promise<boolean>;
  /** By the hash of its token. */
  readBot(token: string): Promise<StoredBot | undefined>;
  /** By name. */
  listBots(): Promise<StoredBot[]>;
  /** It comes now. */
  seeBot(id: string): Promise<void>;
  /** Its token opens nothing any more. Its seats stay. False if there is no such bot. */
  removeBot(id: string): Promise<boolean>;
  /** Those where a bot sits, by id. */
  listBotTables(bot: string): Promise<BotTable[]>;
}
