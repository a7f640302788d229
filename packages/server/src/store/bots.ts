/** Bots of other people: programs that the operator admits, each by a token. */

/** The prefix of the ids of bots: it marks their seats, also after their token was revoked. */
const MARK = 'bot-';

export const botPersonOf = (digits: string): string => MARK + digits;
export const isBotPerson = (person: string): boolean => person.startsWith(MARK);

/**
 * The next owner of a table after its owner has left: the first person who still sits there, never
 * a bot.
 */
export const nextOwner = (claims: readonly { readonly person: string }[]): string | null =>
  claims.find(({ person }) => !isBotPerson(person))?.person ?? null;

export interface StoredBot {
  readonly id: string; // of its person
  readonly name: string;
  readonly games: readonly string[]; // ids of the games that it may play
  readonly madeAt: number; // milliseconds since 1970
  readonly seenAt: number | null; // likewise; null if it never connected
}

export interface NewBot extends Pick<StoredBot, 'id' | 'name' | 'games'> {
  readonly look: string; // equal for names that look alike
  readonly token: string; // its hash
}

/** A table with the bot, not over. */
export interface BotTable {
  readonly id: string;
  readonly game: string;
  readonly hasBegun: boolean;
  readonly owner: string | null; // the person who decides there
  readonly madeAt: number; // milliseconds since 1970
}

export interface BotStore {
  /** False if another bot has a similar name. */
  addBot(bot: NewBot): Promise<boolean>;
  /** By the hash of its token. */
  readBot(token: string): Promise<StoredBot | undefined>;
  /** By name. */
  listBots(): Promise<StoredBot[]>;
  /** It connects now. */
  seeBot(id: string): Promise<void>;
  /** Revokes its token; its seats stay. False if there is no such bot. */
  removeBot(id: string): Promise<boolean>;
  /** The tables with the bot, by id. */
  listBotTables(bot: string): Promise<BotTable[]>;
}
