/**
 * The versions of the table protocol that a server speaks: this one and the one before. What is
 * written in between is written for the latest; an adapter says it to older clients.
 */
import type { OnlineCard, TableClientMessage, TableServerMessage } from './tableMessages.ts';

/** Goes up when an older client could no longer read what is sent, or be read. */
export const TABLE_PROTOCOL = 2;
export const TABLE_PROTOCOLS: readonly number[] = [TABLE_PROTOCOL, TABLE_PROTOCOL - 1];

/** A socket is closed by this code if its tab is too old, or newer than the server: reload the page. */
export const CLOSED_RELOAD = 4426;
/** By this one after any other refusal. */
export const CLOSED_REFUSED = 1008;

interface Adapter {
  /** The types of messages that a client of this version may send. */
  readonly reads: readonly TableClientMessage['type'][];
  /** What it is told instead; undefined if it does not know the like. */
  readonly write: (message: TableServerMessage) => object | undefined;
}

/** Version 1 has moves and undos, and no table that waits for salts. */
const version1: Adapter = {
  reads: ['hello', 'move', 'undo'],
  write: message => {
    switch (message.type) {
      case 'welcome':
        return { ...message, protocol: 1, table: card1(message.table) };
      case 'table':
        return { ...message, table: card1(message.table) };
      case 'moment':
      case 'accepted':
      case 'refused':
        return message;
      default:
        return undefined;
    }
  },
};

const card1 = ({ id, game, rules, options, seats, phase, commitment }: OnlineCard): object => ({
  id,
  game,
  rules,
  options,
  seats,
  phase: phase === 'sealing' ? 'open' : phase,
  commitment,
});

const ADAPTERS: Readonly<Record<number, Adapter>> = { 1: version1 };

export const mayRead = (protocol: number, type: TableClientMessage['type']): boolean =>
  ADAPTERS[protocol]?.reads.includes(type) ?? true;

/** A message of the latest version, as text, for a client of any; undefined if it gets none. */
export const inProtocol = (protocol: number, text: string): string | undefined => {
  const adapter = ADAPTERS[protocol];
  if (!adapter) return text;
  const message = adapter.write(JSON.parse(text) as TableServerMessage);
  return message && JSON.stringify(message);
};
