/** Requests to the server that this page, or this program, belongs to. */
import type { OnlineCard, SaltHash, TableList, TableOrder } from '@tidetable/protocol';
import type { Refused } from './tableSocket.ts';

/** A table, and the invitation by which one comes there, if one does. */
export interface Door {
  readonly id: string;
  readonly invitation?: string | undefined;
}

/** The card of a new table, with its invitation unless it is public. */
export type OpenedTable = OnlineCard & { readonly invitation?: string };

type Headers = Record<string, string>;

const invited = ({ invitation }: Door): Headers =>
  invitation === undefined ? {} : { 'tidetable-invitation': invitation };

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Answers are the refusal of the server, or `no-answer`, where there is no other. */
export const apiAt = (address: string, ask: Fetch = fetch) => {
  const request = async <T extends object>(
    path: string,
    init: RequestInit,
  ): Promise<T | Refused> => {
    try {
      const answer = await ask(new URL(`api/${path}`, address).href, init);
      return (await answer.json()) as T | Refused;
    } catch {
      return { code: 'no-answer' }; // no server, or none of ours
    }
  };
  const get = <T extends object>(path: string, headers: Headers = {}) =>
    request<T>(path, { headers });
  const post = <T extends object>(path: string, body: object = {}, headers: Headers = {}) =>
    request<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const at = ({ id }: Door, what: string) => `tables/${encodeURIComponent(id)}${what}`;
  return {
    guest: () => get<{ name: string | null }>('guest'),
    nameGuest: (name: string) => post<{ name: string }>('guest', { name }),
    /** Where this person sits. */
    myTables: () => get<TableList>('me/tables'),
    /** Where anybody may sit down. */
    openTables: () => get<TableList>('tables?open='),
    newTable: (order: TableOrder) => post<OpenedTable>('tables', order),
    claim: (table: Door, seat: number) =>
      post<OnlineCard>(at(table, '/claim'), { seat }, invited(table)),
    leave: (table: Door) => post<OnlineCard>(at(table, '/leave'), {}, invited(table)),
    fixSalt: (table: Door, salt: SaltHash) =>
      post<OnlineCard>(at(table, '/salt-hash'), salt, invited(table)),
    /** The record with all its secrets, once the match is over. */
    matchFile: (table: Door) => get<object>(at(table, '/file'), invited(table)),
    /** Of a match that is over; answers the table where they play again. */
    rematch: (table: Door) => post<OnlineCard>(at(table, '/rematch'), {}, invited(table)),
    ignore: (table: Door, kind: 'mute' | 'block', message: number) =>
      post<object>(at(table, `/${kind}`), { message }, invited(table)),
    report: (table: Door, message: number, reason: string) =>
      post<object>(at(table, '/report'), { message, reason }, invited(table)),
    start: (table: Door) => post<OnlineCard>(at(table, '/start'), {}, invited(table)),
  };
};

export type Api = ReturnType<typeof apiAt>;

export const isRefusal = (answer: object): answer is Refused => 'code' in answer;
