/** All that may be asked of `/api`. The document, its page and the types of the client are made of it. */
import type * as v from 'valibot';
import { ChatPageSchema, IgnoreSchema, ReportSchema, UnignoreSchema } from '../chatMessages.ts';
import { SaltHashSchema, SaltSchema } from '../sealMessages.ts';
import {
  DeviceAnswerSchema,
  DeviceSecretSchema,
  DeviceTicketSchema,
  EndSignInsSchema,
} from '../signInRequests.ts';
import { AskViewSchema, NewConsentSchema, SpectatorsSchema } from '../spectatorMessages.ts';
import type { TableCode } from '../tableCodes.ts';
import { OpenTablesSchema, PageSchema, TableListSchema } from '../tableLists.ts';
import {
  ClaimSchema,
  card,
  GuestSchema,
  InviteBotSchema,
  NewTableSchema,
  SeatSchema,
} from '../tableMessages.ts';
import * as answers from './answers.ts';

export interface Route {
  readonly method: 'get' | 'post';
  readonly path: string;
  /** A sentence. */
  readonly does: string;
  /** What it is about; a heading of the page. */
  readonly about: 'people' | 'tables' | 'matches' | 'chat';
  /** Only for who has the cookie of a guest. */
  readonly needsGuest?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answer: v.GenericSchema | 'events';
  /** 200 if it is missing. */
  readonly status?: 201;
  /** Why it may be refused, beside what any request may be refused for. */
  readonly codes: readonly TableCode[];
  /** A body, or a query, that would do. */
  readonly example?: object;
}

const HASH = '00'.repeat(32);
const ID = '0123456789abcdef0123456789abcdef';

/** What somebody does at a table; answered by its card. */
const change = { method: 'post', about: 'tables', needsGuest: true, answer: card } as const;

export const ROUTES = {
  readGuest: {
    method: 'get',
    path: '/guest',
    about: 'people',
    does: 'Says who asks; the name is null for somebody who has none here yet.',
    answer: answers.GuestAnswer,
    codes: [],
  },
  nameGuest: {
    method: 'post',
    path: '/guest',
    about: 'people',
    does: 'Makes a guest, whose cookie comes with the answer; a guest with a cookie gets another name.',
    body: GuestSchema,
    example: { name: 'Ana' },
    answer: answers.NameAnswer,
    codes: ['bad-name'],
  },
  listSignIns: {
    method: 'get',
    path: '/me/sign-ins',
    about: 'people',
    needsGuest: true,
    does: 'Lists the devices on which this person is signed in.',
    answer: answers.SignIns,
    codes: [],
  },
  endSignIns: {
    method: 'post',
    path: '/me/sign-ins/end',
    about: 'people',
    needsGuest: true,
    does: 'Ends one sign-in, or all others; their sockets are closed.',
    body: EndSignInsSchema,
    example: { others: true },
    answer: answers.EndedSignIns,
    codes: [],
  },
  makeDeviceLink: {
    method: 'post',
    path: '/me/device-links',
    about: 'people',
    needsGuest: true,
    does: 'Makes a link by which another device becomes the same person.',
    answer: answers.DeviceSecret,
    status: 201,
    codes: [],
  },
  listDeviceLinks: {
    method: 'get',
    path: '/me/device-links',
    about: 'people',
    needsGuest: true,
    does: 'Lists links that were opened elsewhere and wait for an answer.',
    answer: answers.DeviceLinks,
    codes: [],
  },
  answerDeviceLink: {
    method: 'post',
    path: '/me/device-links/answer',
    about: 'people',
    needsGuest: true,
    does: 'Confirms or refuses such a link.',
    body: DeviceAnswerSchema,
    example: { id: HASH, isConfirmed: true },
    answer: answers.Nothing,
    codes: ['no-such-link'],
  },
  openDeviceLink: {
    method: 'post',
    path: '/device-links/open',
    about: 'people',
    does: 'On the other device: opens a link, once; shows the code that the first device shows, too.',
    body: DeviceSecretSchema,
    example: { secret: 'AAAAAAAAAAAAAAAAAAAAAA' },
    answer: answers.OpenedLink,
    codes: ['no-such-link'],
  },
  redeemDeviceLink: {
    method: 'post',
    path: '/device-links/redeem',
    about: 'people',
    does: 'On the other device: the cookie of the person, once the link is confirmed.',
    body: DeviceTicketSchema,
    example: { ticket: 'AAAAAAAAAAAAAAAAAAAAAA' },
    answer: answers.NameAnswer,
    codes: ['no-such-link', 'link-waiting'],
  },
  listOpenTables: {
    method: 'get',
    path: '/tables',
    about: 'tables',
    does: 'Lists public tables with a free seat, newest first.',
    query: OpenTablesSchema,
    example: { open: '', limit: '20' },
    answer: TableListSchema,
    codes: [],
  },
  listMyTables: {
    method: 'get',
    path: '/me/tables',
    about: 'tables',
    needsGuest: true,
    does: 'Lists tables of this person: a seat there, a seat reserved, or made by them; the last that changed first.',
    query: PageSchema,
    example: { limit: '20' },
    answer: TableListSchema,
    codes: [],
  },
  makeTable: {
    method: 'post',
    path: '/tables',
    about: 'tables',
    needsGuest: true,
    does: 'Makes a table. Unless it is public, the answer has its invitation.',
    body: NewTableSchema,
    example: {
      game: 'nautilus-island',
      seats: [{ kind: 'person' }, { kind: 'person' }],
      visibility: 'public',
    },
    answer: answers.MadeTable,
    status: 201,
    codes: ['unknown-game', 'bad-options', 'bad-seats', 'bad-level', 'name-taken'],
  },
  readTable: {
    method: 'get',
    path: '/tables/{id}',
    about: 'tables',
    does: 'The card of a table: game, settings, who sits where, and how far it is.',
    answer: card,
    codes: ['no-such-table'],
  },
  claimSeat: {
    ...change,
    path: '/tables/{id}/claim',
    does: 'Sits down.',
    body: ClaimSchema,
    example: { seat: 0 },
    codes: [
      'no-such-table',
      'no-such-seat',
      'seat-taken',
      'seat-reserved',
      'already-seated',
      'name-taken',
      'bad-name',
      'not-shared',
      'not-welcome',
      'beside-blocked',
      'started',
      'sealing',
      'stale-seal',
      'salt-spoilt',
    ],
  },
  leaveTable: {
    ...change,
    path: '/tables/{id}/leave',
    does: 'Stands up, before the start.',
    codes: ['no-such-table', 'not-seated', 'started', 'sealing'],
  },
  freeSeat: {
    ...change,
    path: '/tables/{id}/remove',
    does: 'By the owner, before the start: nobody sits there any more.',
    body: SeatSchema,
    example: { seat: 1 },
    codes: ['no-such-table', 'not-owner', 'seat-free', 'started', 'sealing'],
  },
  listBots: {
    method: 'get',
    path: '/bots',
    about: 'tables',
    does: 'Lists bots of other people that play here, with the games that each plays.',
    answer: answers.Bots,
    codes: [],
  },
  inviteBot: {
    ...change,
    path: '/tables/{id}/invite-bot',
    does: 'By the owner: one of these bots sits down.',
    body: InviteBotSchema,
    example: { seat: 1, bot: 'Barnacle' },
    codes: [
      'no-such-table',
      'not-owner',
      'no-such-bot',
      'other-game',
      'bot-busy',
      'no-such-seat',
      'seat-taken',
      'seat-reserved',
      'already-seated',
      'name-taken',
      'not-welcome',
      'beside-blocked',
      'started',
      'sealing',
    ],
  },
  fixSalt: {
    ...change,
    path: '/tables/{id}/salt-hash',
    does: 'Fixes the hash of the salt that this seat adds to chance, or takes it back.',
    body: SaltHashSchema,
    example: { commitment: HASH, hash: HASH },
    codes: ['no-such-table', 'not-seated', 'started', 'sealing', 'stale-seal', 'salt-spoilt'],
  },
  openSalt: {
    ...change,
    path: '/tables/{id}/salt',
    does: 'Opens the salt of this seat, while salts are awaited.',
    body: SaltSchema,
    example: { commitment: HASH, salt: HASH },
    codes: [
      'no-such-table',
      'not-seated',
      'started',
      'not-sealing',
      'stale-seal',
      'no-salt-hash',
      'other-salt',
    ],
  },
  startMatch: {
    ...change,
    path: '/tables/{id}/start',
    does: 'By the owner: begins the match, once somebody sits on every seat.',
    codes: ['no-such-table', 'not-owner', 'seats-open', 'started', 'sealing'],
  },
  renewInvitation: {
    ...change,
    path: '/tables/{id}/invitation',
    does: 'By the owner: a new invitation; the old one opens nothing from then on.',
    answer: answers.Invitation,
    codes: ['no-such-table', 'not-owner'],
  },
  playAgain: {
    ...change,
    path: '/tables/{id}/rematch',
    does: 'After the end: sits down at the table where they play again; answers its card.',
    codes: ['no-such-table', 'not-seated', 'not-over', 'name-taken', 'not-welcome', 'started'],
  },
  setSpectators: {
    ...change,
    path: '/tables/{id}/spectators',
    does: 'By the owner: opens or closes the table for those who look on.',
    body: SpectatorsSchema,
    example: { open: true },
    codes: ['no-such-table', 'not-owner'],
  },
  askView: {
    ...change,
    path: '/tables/{id}/ask-view',
    does: 'Asks the person of a seat to show what it sees.',
    body: AskViewSchema,
    example: { seat: 0 },
    codes: [
      'no-such-table',
      'no-such-seat',
      'already-seated',
      'yourself',
      'too-many-asking',
      'no-spectators',
    ],
  },
  consent: {
    ...change,
    path: '/tables/{id}/consent',
    does: 'Says to whom the own seat shows what it sees, and how late.',
    body: NewConsentSchema,
    example: { to: 'everybody', delay: { turns: 2 } },
    codes: ['no-such-table', 'not-seated', 'not-asked'],
  },
  streamEvents: {
    method: 'get',
    path: '/tables/{id}/events',
    about: 'matches',
    does: 'What everybody may see, as it happens: server-sent events, each with a message of the table as its data. Last-Event-ID is the number of log entries that a reader has; it misses none.',
    answer: 'events',
    codes: ['no-such-table', 'no-spectators', 'ahead'],
  },
  readMatchFile: {
    method: 'get',
    path: '/tables/{id}/file',
    about: 'matches',
    does: 'The match file, with all secrets, once the match is over.',
    answer: answers.MatchFileAnswer,
    codes: ['no-such-table', 'running'],
  },
  readResult: {
    method: 'get',
    path: '/tables/{id}/result',
    about: 'matches',
    does: 'Who played and how it ended, once the match is over.',
    answer: answers.ResultAnswer,
    codes: ['no-such-table', 'running'],
  },
  readChat: {
    method: 'get',
    path: '/tables/{id}/chat',
    about: 'chat',
    does: 'The hundred messages before a number, or the last hundred.',
    query: ChatPageSchema,
    example: { before: '100' },
    answer: answers.ChatAnswer,
    codes: ['no-such-table', 'no-spectators'],
  },
  mute: {
    method: 'post',
    path: '/tables/{id}/mute',
    about: 'chat',
    needsGuest: true,
    does: 'Hears somebody no more, or again.',
    body: IgnoreSchema,
    example: { seat: 1 },
    answer: answers.IgnoredAnswer,
    codes: ['no-such-table', 'no-spectators', 'no-such-seat', 'no-such-message', 'yourself'],
  },
  block: {
    method: 'post',
    path: '/tables/{id}/block',
    about: 'chat',
    needsGuest: true,
    does: 'Does not want to meet somebody, or does so again.',
    body: IgnoreSchema,
    example: { seat: 1 },
    answer: answers.IgnoredAnswer,
    codes: ['no-such-table', 'no-spectators', 'no-such-seat', 'no-such-message', 'yourself'],
  },
  report: {
    method: 'post',
    path: '/tables/{id}/report',
    about: 'chat',
    needsGuest: true,
    does: 'Tells whoever runs the server about somebody.',
    body: ReportSchema,
    example: { seat: 1, reason: 'insults' },
    answer: answers.Nothing,
    status: 201,
    codes: ['no-such-table', 'no-spectators', 'no-such-seat', 'no-such-message', 'yourself'],
  },
  listIgnored: {
    method: 'get',
    path: '/me/ignored',
    about: 'chat',
    needsGuest: true,
    does: 'Lists whom this person has muted or blocked.',
    answer: answers.IgnoredAnswer,
    codes: [],
  },
  endIgnored: {
    method: 'post',
    path: '/me/ignored/end',
    about: 'chat',
    needsGuest: true,
    does: 'Ends a muting or a blocking.',
    body: UnignoreSchema,
    example: { person: ID, kind: 'mute' },
    answer: answers.IgnoredAnswer,
    codes: [],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** What a request is answered with, if it is not refused. */
export type AnswerTo<N extends RouteName> = (typeof ROUTES)[N]['answer'] extends infer S
  ? S extends v.GenericSchema
    ? v.InferOutput<S>
    : never
  : never;
