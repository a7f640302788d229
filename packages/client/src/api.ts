/** Requests to the server of this page or program; their types come from its schemas. */
import type { NewConsent, OpenedSalt, SaltHash, TableOrder } from '@tidetable/protocol';
import type { AnswerTo, RouteName } from '@tidetable/protocol/api';
import type { Refused } from './tableSocket.ts';

/** A table, with its invitation if it needs one. */
export interface TableAddress {
  readonly id: string;
  readonly invitation?: string | undefined;
}

type Headers = Record<string, string>;

const invited = ({ invitation }: TableAddress): Headers =>
  invitation === undefined ? {} : { 'tidetable-invitation': invitation };

type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
type Answer<N extends RouteName> = Promise<AnswerTo<N> | Refused>;
/** The start of a page: the `next` of the page before. */
export interface ListPage {
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}
/** A person, by their seat or by one of their messages. */
export type Somebody = { readonly seat: number } | { readonly message: number };

const queryOf = ({ after, limit }: ListPage): string =>
  [after !== undefined && `after=${after}`, limit !== undefined && `limit=${limit}`]
    .filter(Boolean)
    .join('&');

/** Answers are typed, or the refusal of the server, or `no-answer` without any answer. */
export const apiAt = (address: string, ask: Fetch = fetch) => {
  const request = async <N extends RouteName>(path: string, init: RequestInit): Answer<N> => {
    try {
      const answer = await ask(new URL(`api/${path}`, address).href, init);
      return (await answer.json()) as AnswerTo<N> | Refused;
    } catch {
      return { code: 'no-answer' }; // no server, or not ours
    }
  };
  const get = <N extends RouteName>(path: string, headers: Headers = {}): Answer<N> =>
    request<N>(path, { headers });
  const post = <N extends RouteName>(path: string, body: object = {}, headers: Headers = {}) =>
    request<N>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const pathOf = ({ id }: TableAddress, what: string) => `tables/${encodeURIComponent(id)}${what}`;
  const getAt = <N extends RouteName>(table: TableAddress, what: string): Answer<N> =>
    get<N>(pathOf(table, what), invited(table));
  const postAt = <N extends RouteName>(
    table: TableAddress,
    what: string,
    body: object = {},
  ): Answer<N> => post<N>(pathOf(table, what), body, invited(table));
  return {
    guest: () => get<'readGuest'>('guest'),
    nameGuest: (name: string) => post<'nameGuest'>('guest', { name }),
    signIns: () => get<'listSignIns'>('me/sign-ins'),
    endSignIns: (which: { readonly id: string } | { readonly others: true }) =>
      post<'endSignIns'>('me/sign-ins/end', which),
    makeDeviceLink: () => post<'makeDeviceLink'>('me/device-links'),
    deviceLinks: () => get<'listDeviceLinks'>('me/device-links'),
    answerDeviceLink: (id: string, isConfirmed: boolean) =>
      post<'answerDeviceLink'>('me/device-links/answer', { id, isConfirmed }),
    openDeviceLink: (secret: string) => post<'openDeviceLink'>('device-links/open', { secret }),
    redeemDeviceLink: (ticket: string) =>
      post<'redeemDeviceLink'>('device-links/redeem', { ticket }),

    /** Tables of this person. */
    myTables: (page: ListPage = {}) => get<'listMyTables'>(`me/tables?${queryOf(page)}`),
    /** Public tables with a free seat. */
    openTables: (page: ListPage = {}) => get<'listOpenTables'>(`tables?open=&${queryOf(page)}`),
    newTable: (order: TableOrder) => post<'makeTable'>('tables', order),
    table: (table: TableAddress) => getAt<'readTable'>(table, ''),
    claim: (table: TableAddress, seat: number) => postAt<'claimSeat'>(table, '/claim', { seat }),
    leave: (table: TableAddress) => postAt<'leaveTable'>(table, '/leave'),
    /** Bots of other people; the owner of a table invites them. */
    bots: () => get<'listBots'>('bots'),
    inviteBot: (table: TableAddress, seat: number, bot: string) =>
      postAt<'inviteBot'>(table, '/invite-bot', { seat, bot }),
    freeSeat: (table: TableAddress, seat: number) => postAt<'freeSeat'>(table, '/remove', { seat }),
    fixSalt: (table: TableAddress, salt: SaltHash) => postAt<'fixSalt'>(table, '/salt-hash', salt),
    openSalt: (table: TableAddress, salt: OpenedSalt) => postAt<'openSalt'>(table, '/salt', salt),
    start: (table: TableAddress) => postAt<'startMatch'>(table, '/start'),
    renewInvitation: (table: TableAddress) => postAt<'renewInvitation'>(table, '/invitation'),
    /** Of a finished match; answers its rematch. */
    rematch: (table: TableAddress) => postAt<'playAgain'>(table, '/rematch'),
    setSpectators: (table: TableAddress, open: boolean) =>
      postAt<'setSpectators'>(table, '/spectators', { open }),
    askView: (table: TableAddress, seat: number) => postAt<'askView'>(table, '/ask-view', { seat }),
    consent: (table: TableAddress, consent: NewConsent) =>
      postAt<'consent'>(table, '/consent', consent),

    /** The match file with all secrets, once the match is over. */
    matchFile: (table: TableAddress) => getAt<'readMatchFile'>(table, '/file'),
    result: (table: TableAddress) => getAt<'readResult'>(table, '/result'),
    chat: (table: TableAddress, before?: number) =>
      getAt<'readChat'>(table, before === undefined ? '/chat' : `/chat?before=${before}`),
    ignore: (table: TableAddress, kind: 'mute' | 'block', whom: Somebody, on = true) =>
      postAt<'mute' | 'block'>(table, `/${kind}`, { ...whom, on }),
    report: (table: TableAddress, whom: Somebody, reason: string) =>
      postAt<'report'>(table, '/report', { ...whom, reason }),
    ignored: () => get<'listIgnored'>('me/ignored'),
    endIgnored: (person: string, kind: 'mute' | 'block') =>
      post<'endIgnored'>('me/ignored/end', { person, kind }),
  };
};

export type Api = ReturnType<typeof apiAt>;

export const isRefusal = (answer: object): answer is Refused => 'code' in answer;
