import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOT_PROTOCOL,
  type BotMessage,
  formatMessage,
  isWireProblem,
  parseBotMessage,
  parseRefereeMessage,
  type RefereeMessage,
} from './index.ts';

/** By type, so that the compiler asks for each. */
const fromReferee: { [T in RefereeMessage['type']]: Extract<RefereeMessage, { type: T }> } = {
  hello: { type: 'hello', protocol: BOT_PROTOCOL, referee: 'Tidetable' },
  newgame: {
    type: 'newgame',
    game: 'nautilus-island',
    rules: 1,
    options: { seats: 2, short: true, ship: 'C1', modules: ['a', 'b'] },
    seat: 1,
    names: ['Ana', 'Zoé'],
    seed: 2 ** 53 - 1,
  },
  go: { type: 'go', ply: 3, view: { seat: 1 }, legal: ['collect'], clock: { moveMs: 1 } },
  hint: { type: 'hint', ply: 3, view: { seat: 1 }, legal: ['collect'], top: 5 },
  event: { type: 'event', ply: 2, line: { seat: 0, names: ['Ana', 'Ben'], events: [] } },
  tables: { type: 'tables', tables: [{ id: 'ab12', game: 'nauticus', phase: 'open' }] },
  stop: { type: 'stop', ply: 3 },
  ping: { type: 'ping', n: 0 },
  gameover: {
    type: 'gameover',
    result: { points: [1.5, -2], places: [1, 2] },
    view: { seat: 1 },
  },
  error: { type: 'error', code: 'illegal', message: 'column 9' },
  quit: { type: 'quit' },
};

const fromBot: { [T in BotMessage['type']]: Extract<BotMessage, { type: T }> } = {
  hello: { type: 'hello', protocol: BOT_PROTOCOL, name: 'Barnacle', author: 'Ana', events: true },
  pong: { type: 'pong', n: 0 },
  move: {
    type: 'move',
    ply: 3,
    move: 'collect',
    evaluation: { win: 0.5, points: 30.5 },
    reasons: ['two new objects'],
  },
  hint: {
    type: 'hint',
    ply: 3,
    moves: [{ move: 'collect', value: { win: 0.5, points: 30.5 }, reasons: ['blue:+3.2'] }],
  },
  error: { type: 'error', code: 'unknown-game', message: 'chess' },
};

describe('what is written can be read', () => {
  test.each(Object.values(fromReferee))('referee: $type', message => {
    expect(parseRefereeMessage(formatMessage(message))).toEqual(message);
  });
  test.each(Object.values(fromBot))('bot: $type', message => {
    expect(parseBotMessage(formatMessage(message))).toEqual(message);
  });

  test('unknown fields are dropped, unknown types are told apart', () => {
    expect(parseBotMessage('{"type":"pong","n":1,"mood":"good"}')).toEqual({ type: 'pong', n: 1 });
    expect(parseRefereeMessage('{"type":"tea"}')).toEqual({ problem: 'unknown-type' });
    expect(parseBotMessage('{"type":"go"}')).toEqual({ problem: 'unknown-type' });
  });

  test('a message is one line, whatever it holds', () => {
    expect(formatMessage({ ...fromBot.error, message: 'a\nb' })).not.toContain('\n');
  });
});

test.each([
  ['{', { problem: 'not-json' }],
  ['', { problem: 'not-json' }],
  ['{"type":"pong","n":1,"n":2}', { problem: 'not-json' }],
  ['null', { problem: 'shape', where: '' }],
  ['[]', { problem: 'shape' }],
  ['{}', { problem: 'shape', where: 'type' }],
  ['{"type":7}', { problem: 'shape', where: 'type' }],
  ['{"type":"constructor"}', { problem: 'unknown-type' }],
  ['{"type":"pong"}', { problem: 'shape', where: 'n' }],
  ['{"type":"pong","n":-1}', { problem: 'shape', where: 'n' }],
  ['{"type":"pong","n":1.5}', { problem: 'shape', where: 'n' }],
  ['{"type":"pong","n":1e99}', { problem: 'shape', where: 'n' }],
  ['{"type":"move","ply":1}', { problem: 'shape', where: 'move' }],
  ['{"type":"move","ply":1,"move":"a\\u0007"}', { problem: 'shape', where: 'move' }],
  ['{"type":"move","ply":1,"move":"a\\u202e"}', { problem: 'shape', where: 'move' }],
  [
    '{"type":"move","ply":1,"move":"a","evaluation":{"win":2}}',
    { problem: 'shape', where: 'evaluation.win' },
  ],
  [
    `{"type":"move","ply":1,"move":"a","reasons":${JSON.stringify(Array(9).fill('x'))}}`,
    { problem: 'shape', where: 'reasons' },
  ],
  [
    `{"type":"hello","protocol":"x","name":"${'n'.repeat(41)}"}`,
    { problem: 'shape', where: 'name' },
  ],
  [
    '{"type":"hello","protocol":"x","name":"n","events":"yes"}',
    { problem: 'shape', where: 'events' },
  ],
])('a bot may not say %s', (text, problem) => {
  expect(parseBotMessage(text)).toMatchObject(problem);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'a key %s in a view or in options is handed on, so that their reader can refuse it',
  key => {
    const { go, newgame } = fromReferee;
    const read = (text: string): object =>
      parseRefereeMessage(text.replace('{"seat', `{"${key}":1,"seat`));
    expect(Object.keys((read(formatMessage(go)) as typeof go).view)).toEqual([key, 'seat']);
    const { options } = read(formatMessage(newgame)) as typeof newgame;
    expect(Object.keys(options)).toContain(key);
  },
);

test('a name may hold joined emoji', () => {
  const hello = { type: 'hello', protocol: 'x', name: '🏴‍☠️ Jack' } as const;
  expect(parseBotMessage(formatMessage(hello))).toEqual(hello);
});

test('whatever arrives is a message or a problem', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map(json => `{"type":"move",${json}`),
  );
  fc.assert(
    fc.property(anything, text => {
      for (const parse of [parseBotMessage, parseRefereeMessage]) {
        const read = parse(text);
        expect(isWireProblem(read) || 'type' in read).toBe(true);
      }
    }),
  );
});

test('the examples of the document are messages', () => {
  const file = new URL('../../../docs/bot-protocol.md', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  const said = (mark: string): string[] =>
    lines
      .filter(line => line.startsWith(`${mark} {`))
      .map(line => line.slice(2).replaceAll(/,?…/g, ''));
  expect(said('→').map(parseRefereeMessage).filter(isWireProblem)).toEqual([]);
  expect(said('←').map(parseBotMessage).filter(isWireProblem)).toEqual([]);
  expect(said('→').length + said('←').length).toBe(18);
});

test('the document names every type, field and fault of a message', () => {
  const file = new URL('../../../docs/bot-protocol.md', import.meta.url);
  const text = readFileSync(file, 'utf8');
  for (const message of [...Object.values(fromReferee), ...Object.values(fromBot)])
    for (const word of [message.type, ...Object.keys(message)])
      expect(text).toContain(`\`${word}\``);
});
