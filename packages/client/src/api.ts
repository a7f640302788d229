/** Requests to the server that this page, or this program, belongs to. */
import type { NewTable, OnlineCard } from '@tidetable/protocol';
import type { Refused } from './tableSocket.ts';

export type { NewTable, OnlineCard };

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
  const get = <T extends object>(path: string) => request<T>(path, {});
  const post = <T extends object>(path: string, body: object = {}) =>
    request<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const at = (id: string, what = '') => `tables/${encodeURIComponent(id)}${what}`;
  return {
    guest: () => get<{ name: string | null }>('guest'),
    nameGuest: (name: string) => post<{ name: string }>('guest', { name }),
    newTable: (table: NewTable) => post<OnlineCard>('tables', table),
    table: (id: string) => get<OnlineCard>(at(id)),
    claim: (id: string, seat: number) => post<OnlineCard>(at(id, '/claim'), { seat }),
    leave: (id: string) => post<OnlineCard>(at(id, '/leave')),
    start: (id: string) => post<OnlineCard>(at(id, '/start')),
    file: (id: string) => get<object>(at(id, '/file')),
  };
};

export type Api = ReturnType<typeof apiAt>;

export const isRefusal = (answer: object): answer is Refused => 'code' in answer;
