import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatTableMessage,
  type OnlineCard,
  parseClaim,
  parseGuest,
  parseNewTable,
  parseTableClientMessage,
  parseTableServerMessage,
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
    { kind: 'person', name: null },
    { kind: 'bot', name: 'Bob', level: 'mate' },
  ],
  phase: 'open',
  commitment: 'ab'.repeat(32),
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
    hello: { type: 'hello', protocol: TABLE_PROTOCOL, table: table.id, since: 7 },
    move: { type: 'move', id: 'a1', ply: 7, move: 'collect' },
    undo: { type: 'undo', id: 'a2', ply: 8, to: 7 },
    look: { type: 'look', id: 'a3', ply: 2 },
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
      ...seen,
    },
    past: { type: 'past', id: 'a3', ply: 2, view: { purse: 1 }, ...seen },
    accepted: { type: 'accepted', id: 'a1' },
    refused: { type: 'refused', id: 'a1', code: 'stale' },
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
])('a client may not say %s', (text, problem) => {
  expect(parseTableClientMessage(text)).toMatchObject(problem);
});

test.each([
  [parseGuest, { name: 7 }],
  [parseGuest, null],
  [parseClaim, { seat: -1 }],
  [parseNewTable, { game: 'nauticus', seats: Array(9).fill({ kind: 'person' }) }],
  [parseNewTable, { game: 'nauticus', seats: [{ kind: 'ghost' }] }],
  [parseNewTable, { game: 'nauticus', seats: [], options: [] }],
])('a request is read by its shape: %#', (parse, body) => {
  expect(parse(body)).toMatchObject({ problem: 'shape' });
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
