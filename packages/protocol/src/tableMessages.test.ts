import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatTableMessage,
  type OnlineCard,
  parseAskView,
  parseClaim,
  parseConsent,
  parseGuest,
  parseIgnore,
  parseNewTable,
  parseReport,
  parseSalt,
  parseSaltHash,
  parseSpectators,
  parseTableClientMessage,
  parseTableServerMessage,
  parseUnignore,
  TABLE_CODES,
  TABLE_PROTOCOL,
  type TableClientMessage,
  type TableServerMessage,
} from './index.ts';

const table: OnlineCard = {
  id: '0123456789abcdef0123456789abcdef',
  game: 'nauticus',
  rules: 1,
  options: { seats: 2 },
  seats: [
    { kind: 'person', name: null, connected: false, standIn: null },
    { kind: 'bot', name: 'Bob', level: 'mate' },
  ],
  phase: 'open',
  commitment: 'ab'.repeat(32),
  pace: { clock: 'bank', bankMs: 600_000, incrementMs: 5000 },
  onTimeOut: 'stand-in',
  standIn: 'mate',
  takeBacks: 'ask',
  request: { id: '0-a3', seat: 0, ply: 8, subject: { type: 'take-back', to: 3 }, agreed: [] },
  visibility: 'link',
  aids: true,
  sharing: false,
  chat: 'phrases',
  ownerSeat: 0,
  rematch: null,
  saltHashes: ['cd'.repeat(32), null],
  salts: [null, null],
  spoilt: 1,
  spectators: true,
  shown: [
    { to: 'some', delay: { turns: 2 } },
    { to: 'nobody', delay: null },
  ],
};

const seen = {
  seat: 0,
  toAct: 1,
  legal: [],
  undo: {},
  points: [1, 2],
  guessed: [false, true],
  result: null,
  left: [],
  lines: [{ ply: 3, seat: 0, turn: 1, names: ['Ana', 'Bob'], events: [] }],
};

/** By type, so that the compiler asks for each. */
const fromClient: { [T in TableClientMessage['type']]: Extract<TableClientMessage, { type: T }> } =
  {
    hello: {
      type: 'hello',
      protocol: TABLE_PROTOCOL,
      table: table.id,
      since: 7,
      chatSince: 3,
      invitation: 'cd'.repeat(16),
      seat: 1,
    },
    move: { type: 'move', id: 'a1', ply: 7, move: 'collect' },
    undo: { type: 'undo', id: 'a2', ply: 8, to: 7 },
    ask: { type: 'ask', id: 'a3', ply: 8, subject: { type: 'take-back', to: 3 } },
    answer: { type: 'answer', id: 'a4', ply: 8, request: '0-a3', yes: true },
    resign: { type: 'resign', id: 'a5', ply: 8 },
    'stand-in': { type: 'stand-in', id: 'a6', ply: 8, seat: 1 },
    return: { type: 'return', id: 'a7', ply: 8 },
    say: { type: 'say', id: 'a3', text: 'Ahoy!' },
    phrase: { type: 'phrase', id: 'a4', phrase: 'good-luck' },
    salt: { type: 'salt', id: 's1', commitment: table.commitment, salt: '5a'.repeat(32) },
    look: { type: 'look', id: 'l1', seat: 1 },
    past: { type: 'past', id: 'l2', ply: 2 },
    ping: { type: 'ping', id: 'p1' },
  };
const fromServer: { [T in TableServerMessage['type']]: Extract<TableServerMessage, { type: T }> } =
  {
    welcome: { type: 'welcome', protocol: 1, seat: -1, table: table },
    table: { type: 'table', seat: 0, table: table },
    moment: {
      type: 'moment',
      since: 3,
      seq: 4,
      whole: false,
      set: { purse: 3 },
      gone: ['offer'],
      clock: { left: [5000, null], running: 0 },
      ...seen,
    },
    past: { type: 'past', id: 'l2', ply: 2, view: { purse: 1 }, ...seen },
    accepted: { type: 'accepted', id: 'a1' },
    refused: { type: 'refused', id: 'a1', code: 'stale' },
    chat: {
      type: 'chat',
      seq: 4,
      messages: [
        { seq: 3, seat: 0, name: 'Ana', at: 1, text: 'Ahoy!' },
        { seq: 4, seat: 1, name: 'Ben', at: 2, phrase: 'good-luck' },
      ],
    },
    consent: {
      type: 'consent',
      to: [{ id: 'c1', name: 'Cleo' }],
      delay: { seconds: 60 },
      asking: [{ id: 'd1', name: 'Dora' }],
    },
    pong: { type: 'pong', id: 'p1' },
  };

describe('what is written can be read', () => {
  test.each(Object.values(fromClient))('client: $type', message => {
    expect(parseTableClientMessage(formatTableMessage(message))).toEqual(message);
  });
  test.each(Object.values(fromServer))('server: $type', message => {
    expect(parseTableServerMessage(formatTableMessage(message))).toEqual(message);
  });
});

test.each([
  ['{', { problem: 'not-json' }],
  ['{"type":"move","type":"move"}', { problem: 'not-json' }],
  ['[]', { problem: 'shape' }],
  ['{"type":"accepted","id":"a"}', { problem: 'unknown-type' }],
  ['{"type":"hello","protocol":1}', { problem: 'shape', where: 'table' }],
  ['{"type":"hello","protocol":1,"table":"a","since":-1}', { problem: 'shape', where: 'since' }],
  ['{"type":"move","id":"a","ply":1.5,"move":"x"}', { problem: 'shape', where: 'ply' }],
  ['{"type":"move","id":"a","ply":1,"move":"x\\n"}', { problem: 'shape', where: 'move' }],
  ['{"type":"move","ply":1,"move":"x"}', { problem: 'shape', where: 'id' }],
  ['{"type":"undo","id":"a","ply":1}', { problem: 'shape', where: 'to' }],
  ['{"type":"ask","id":"a","ply":1,"subject":{"type":"wine"}}', { problem: 'shape' }],
  ['{"type":"ask","id":"a","ply":1,"subject":{"type":"take-back"}}', { problem: 'shape' }],
  ['{"type":"answer","id":"a","ply":1,"request":"r","yes":1}', { problem: 'shape', where: 'yes' }],
  ['{"type":"stand-in","id":"a","ply":1,"seat":-1}', { problem: 'shape', where: 'seat' }],
  ['{"type":"say","id":"a","text":" "}', { problem: 'shape', where: 'text' }],
  ['{"type":"say","id":"a","text":"a\\nb"}', { problem: 'shape', where: 'text' }],
  [`{"type":"say","id":"a","text":"${'x'.repeat(301)}"}`, { problem: 'shape', where: 'text' }],
  ['{"type":"phrase","id":"a","phrase":"rude"}', { problem: 'shape', where: 'phrase' }],
])('a client may not say %s', (text, problem) => {
  expect(parseTableClientMessage(text)).toMatchObject(problem);
});

test.each([
  [parseGuest, { name: 7 }],
  [parseGuest, null],
  [parseClaim, { seat: -1 }],
  [parseIgnore, {}],
  [parseIgnore, { seat: 0, on: 'yes' }],
  [parseReport, { message: 1 }],
  [parseReport, { message: 0, reason: 'rude' }],
  [parseUnignore, { person: 'ana', kind: 'love' }],
  [parseClaim, { seat: 0, salt: { hash: 'ab'.repeat(32) } }],
  [parseSaltHash, { commitment: table.commitment, hash: 'AB'.repeat(32) }],
  [parseConsent, { to: 'somebody' }],
  [parseConsent, { to: 'everybody', delay: { turns: 1, seconds: 1 } }],
  [parseConsent, { to: Array(51).fill('c1') }],
  [parseSpectators, { open: 1 }],
  [parseAskView, { seat: -1 }],
  [parseSalt, { commitment: table.commitment, salt: null }],
  [parseNewTable, { game: 'nauticus', seats: Array(9).fill({ kind: 'person' }) }],
  [parseNewTable, { game: 'nauticus', seats: [{ kind: 'ghost' }] }],
  [parseNewTable, { game: 'nauticus', seats: [], options: [] }],
  [parseNewTable, { game: 'nauticus', seats: [], pace: { clock: 'sun' } }],
  [parseNewTable, { game: 'nauticus', seats: [], pace: { clock: 'turn', turnMs: 1e12 } }],
  [parseNewTable, { game: 'nauticus', seats: [], takeBacks: 'always' }],
])('a request is read by its shape: %#', (parse, body) => {
  expect(parse(body)).toMatchObject({ problem: 'shape' });
});

test('a table without wishes is found by its link, and has aids, phrases and one seat for each', () => {
  const seats = [{ kind: 'person' }];
  expect(parseNewTable({ game: 'nauticus', seats })).toMatchObject({
    visibility: 'link',
    aids: true,
    sharing: false,
    chat: 'phrases',
  });
  for (const wrong of [{ visibility: 'all' }, { aids: 1 }, { sharing: 'yes' }, { chat: 'loud' }])
    expect(parseNewTable({ game: 'nauticus', seats, ...wrong })).toMatchObject({
      problem: 'shape',
      where: Object.keys(wrong)[0],
    });
});

test('whatever arrives, reading does not throw', () => {
  const parts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(...Object.values(fromClient)).map(formatTableMessage),
  );
  fc.assert(
    fc.property(parts, text => {
      expect(typeof parseTableClientMessage(text)).toBe('object');
      expect(typeof parseTableServerMessage(text)).toBe('object');
    }),
  );
});

test('every code is named once', () => {
  expect(new Set(TABLE_CODES).size).toBe(TABLE_CODES.length);
});
