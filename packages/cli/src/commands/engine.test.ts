import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LEVELS } from '@tidetable/bots';
import { type AnyMatch, Match, sealedSea } from '@tidetable/match';
import { type BotMessage, parseBotMessage } from '@tidetable/protocol';
import {
  type GameId,
  games,
  isOptionProblem,
  type NautilusIsland,
  type Options,
  readOptions,
  seededRng,
} from '@tidetable/rules';
import { mutant } from '@tidetable/rules/testkit';
import { nauticusWords, nautilionWords, nautilusIslandWords } from '@tidetable/text';
import { afterAll, describe, expect, test } from 'vitest';
import { answerOf } from '../engine.ts';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const EXAMPLE = path.join(import.meta.dirname, '../../../../examples/bots/hint.ts');

const dealt = (id: GameId, given: Options): AnyMatch => {
  const game = games[id];
  const options = readOptions(game, given);
  if (isOptionProblem(options)) throw new Error(options.code);
  const match = Match.deal(game, { options, decide: sealedSea(new Uint8Array(32)) });
  match.letChanceAct(0);
  return match;
};

/** The messages of a referee: a new game with the seat to act, and a request. */
const opening = (id: GameId, given: Options) => {
  const match = dealt(id, given);
  const { game, options, ply, toAct: seat } = match;
  const { rules } = game;
  const names = Array.from({ length: options.seats }, (_, i) => `bot ${i}`);
  return {
    match,
    newgame: { type: 'newgame', game: id, rules, options, seat, names, seed: 1 },
    go: {
      type: 'go',
      ply,
      view: match.view(seat),
      legal: match.legalMoves(),
      clock: { moveMs: 1000 },
    },
  };
};

const { newgame, go } = opening('nautilus-island', { seats: 2 });

const change = <T>(data: T, by: (copy: T) => void): T => {
  const copy = structuredClone(data);
  by(copy);
  return copy;
};

const talk = (...messages: (object | string)[]): Promise<object[]> => talkTo([], ...messages);

const talkTo = async (args: string[], ...messages: (object | string)[]): Promise<object[]> => {
  const lines = messages.map(m => (typeof m === 'string' ? m : JSON.stringify(m)));
  const { code, stdout, stderr } = await new Place().run(['engine', ...args], {
    input: `${lines.join('\n')}\n`,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').filter(Boolean).map(parseBotMessage);
};

test('a whole conversation', async () => {
  const hello = { type: 'hello', protocol: 'tidetable-bot/1', referee: 'test' };
  const said = await talk(
    hello,
    newgame,
    { type: 'ping', n: 4 },
    go,
    { type: 'event', ply: 0, line: { seat: 0, names: [], events: [] } },
    { type: 'stop', ply: 0 },
    { type: 'tea', sugar: 2 }, // of a later version
    { type: 'gameover', result: null },
    { type: 'quit' },
    { type: 'ping', n: 5 },
  );
  expect(said).toEqual([
    { type: 'hello', protocol: 'tidetable-bot/1', name: 'Tidetable random' },
    { type: 'pong', n: 4 },
    { type: 'move', ply: 0, move: expect.toBeOneOf(go.legal) },
  ]);
});

test('a sheet that cannot be played is refused in one line, whatever its keys', async () => {
  const sheet = { ['x\n'.repeat(600)]: 1 };
  const [said] = await talkTo(['--bots=random'], { ...newgame, sheet });
  expect(said).toMatchObject({ type: 'error', code: 'sheet' });
  expect(parseBotMessage(JSON.stringify(said))).toEqual(said);
});

test.each<[GameId, Options]>([
  ['nautilus-island', { seats: 2 }],
  ['nautilion', { seats: 1 }],
  ['nauticus', { seats: 2 }],
])('asked for reasons, it says with a move of %s what it is worth, and why', async (id, given) => {
  const { match, newgame: table, go: question } = opening(id, given);
  const [said] = await talkTo(['--bots=deckhand', '--reasons'], table, question);
  expect(said).toMatchObject({ type: 'move', ply: match.ply, reasons: expect.any(Array) });
  const { move, reasons, evaluation } = said as Extract<BotMessage, { type: 'move' }>;
  expect(question.legal).toContain(move);
  for (const reason of reasons ?? []) expect(reason).toMatch(/^[a-zA-Z]+:[+-]\d+\.\d$/);
  expect(reasons?.length).toBeGreaterThan(0);
  expect(evaluation !== undefined).toBe(id !== 'nautilion');
  const [silent] = await talkTo(['--bots=deckhand'], table, question);
  expect(silent).toEqual({ type: 'move', ply: match.ply, move });
});

test.each([
  ['Nautilus Island', nautilusIslandWords],
  ['Nautilion', nautilionWords],
  ['Nauticus', nauticusWords],
])('the document of the protocol lists the terms of %s', (title, words) => {
  const page = readFileSync(new URL('../../../../docs/bot-protocol.md', import.meta.url), 'utf8');
  const row = page.split('\n').find(line => line.startsWith(`| ${title} |`)) ?? '';
  const listed = [...row.matchAll(/`(\w+)`/g)].map(([, term]) => term);
  expect(listed).toEqual(Object.keys(words.en.why.terms));
});

test.each([
  ['rubbish', ['{'], 'not-json'],
  ['no message', [{}], 'shape'],
  ['an unknown game', [{ ...newgame, game: 'constructor' }], 'unknown-game'],
  ['rules of tomorrow', [{ ...newgame, rules: 99 }], 'other-rules'],
  [
    'options with a key of every object',
    [JSON.stringify(newgame).replace('{"seats', '{"__proto__":true,"seats')],
    'options',
  ],
  ['five seats', [{ ...newgame, options: { seats: 5 } }], 'options'],
  ['unknown options', [{ ...newgame, options: { seats: 2, tide: 'high' } }], 'options'],
  ['a move before a game', [go], 'no-game'],
  ['no seat of the table', [{ ...newgame, seat: 2 }], 'seat'],
  ['no names', [{ ...newgame, names: [] }], 'names'],
  ['a name for nobody', [{ ...newgame, names: ['a', 'b', 'c'] }], 'names'],
])('%s is answered by an error, and it goes on', async (_, messages, code) => {
  const said = await talk(...messages, { type: 'ping', n: 1 });
  expect(said).toEqual([
    { type: 'error', code, message: expect.any(String) },
    { type: 'pong', n: 1 },
  ]);
});

type Hint = Extract<BotMessage, { type: 'hint' }>;
const hintOn = ({ ply, view, legal }: typeof go, more: object = {}): object => ({
  ...{ type: 'hint', ply, view, legal },
  ...more,
});

describe.each<[GameId, Options]>([
  ['nautilus-island', { seats: 2 }],
  ['nautilion', { seats: 1 }],
  ['nauticus', { seats: 3 }],
])('a hint on a view of %s', (id, given) => {
  const { newgame: table, go: question } = opening(id, given);
  const levels = LEVELS.filter(level => level !== 'random');

  test.each(levels)('%s: the best moves, best first, with values and reasons', async level => {
    const args = ['--bots', level, '--reasons'];
    const [said, again, played] = await talkTo(
      args,
      ...[table, hintOn(question), hintOn(question), question],
    );
    expect(again).toEqual(said);
    const { ply, moves } = said as Hint;
    expect(ply).toBe(question.ply);
    expect(moves.length).toBe(Math.min(5, question.legal.length));
    expect(new Set(moves.map(({ move }) => move)).size).toBe(moves.length);
    for (const { move, value, reasons } of moves) {
      expect(question.legal).toContain(move);
      expect(value).toEqual({
        ...(value.win !== undefined && { win: expect.any(Number) }),
        points: expect.any(Number),
      });
      for (const reason of reasons) expect(reason).toMatch(/^[a-zA-Z]+:[+-]\d+\.\d$/);
    }
    const hasLearnt = level === 'pilot' || level === 'nemo';
    const tellsWin = moves.map(({ value }) => value.win !== undefined);
    expect(tellsWin[0]).toBe(hasLearnt || id !== 'nautilion');
    const others = moves.slice(1).map(({ value }) => value.points ?? 0);
    if (hasLearnt) expect(tellsWin).toEqual(tellsWin.toSorted((a, b) => Number(b) - Number(a)));
    else expect(others).toEqual(others.toSorted((a, b) => b - a));
    // To ask changes nothing: the game goes on as without.
    const [unasked] = await talkTo(args, table, question);
    expect(played).toEqual(unasked);
  });

  test('`top` limits the list, and the reasons of the first say why it is ahead', async () => {
    const [all, one] = await talkTo(
      ['--bots=greedy'],
      ...[table, hintOn(question, { top: 50 }), hintOn(question, { top: 1 })],
    );
    const { moves } = all as Hint;
    expect(moves.length).toBe(Math.min(50, question.legal.length));
    expect((one as Hint).moves).toEqual(moves.slice(0, 1));
    expect(moves[0].reasons.length).toBeGreaterThan(0);
  });
});

test.each(Object.keys(games))('the example asks for a hint on a recorded game of %s', async id => {
  const place = new Place();
  await place.run(['simulate', id, '--players=2', '--games=1', '--save=games']);
  const file = path.join('games', `${id}-00001.json`);
  const { stdout } = await place.run(['replay', file, '--json']);
  const lines = stdout.split('\n').filter(Boolean);
  const ply = lines.findIndex((line, at) => at > 20 && JSON.parse(line).toAct >= 0);
  const asked = execFileSync(process.execPath, [EXAMPLE, place.at(file), String(ply)], {
    input: stdout,
    encoding: 'utf8',
  });
  const said = await talkTo(['--bots=greedy'], ...asked.split('\n').filter(Boolean));
  expect(said).toMatchObject([{ type: 'hint', ply, moves: expect.any(Array) }]);
});

test('a hint where there is no choice has a value, and no reasons', async () => {
  const { match, newgame: table } = opening('nautilus-island', { seats: 2 });
  while (match.legalMoves().length > 1)
    match.submit(match.toAct, match.ply, match.legalMoves()[0], 0);
  const { ply, toAct: seat } = match;
  const question = { type: 'hint', ply, view: match.view(seat), legal: match.legalMoves() };
  const [said] = await talkTo(['--bots=deckhand'], { ...table, seat }, question);
  const value = { win: expect.any(Number), points: expect.any(Number) };
  expect(said).toEqual({
    type: 'hint',
    ply,
    moves: [{ move: question.legal[0], value, reasons: [] }],
  });
});

test.each([
  ['random', [newgame, hintOn(go)], 'no-hint'],
  ['deckhand', [hintOn(go)], 'no-game'],
  ['deckhand', [newgame, hintOn(go, { view: {} })], 'view'],
  ['deckhand', [{ ...newgame, seat: 1 - newgame.seat }, hintOn(go)], 'view'],
  ['deckhand', [newgame, hintOn(go, { legal: [] })], 'shape'],
  ['deckhand', [newgame, hintOn(go, { legal: go.legal.slice(1) })], 'legal'],
  ['deckhand', [newgame, hintOn(go, { legal: [...go.legal, 'swim'] })], 'legal'],
  ['deckhand', [newgame, hintOn(go, { top: 0 })], 'shape'],
  ['deckhand', [newgame, hintOn(go, { top: 51 })], 'shape'],
])('%s: a hint that cannot be given is refused, and it goes on', async (level, messages, code) => {
  const said = await talkTo(['--bots', level], ...messages, { type: 'ping', n: 1 });
  expect(said).toEqual([
    { type: 'error', code, message: expect.any(String) },
    { type: 'pong', n: 1 },
  ]);
});

/** The bad question is refused for that, and the good one after it is answered. */
const expectRefusal = async (code: string, bad: object, table = { newgame, go }): Promise<void> => {
  const said = await talkTo(['--bots=deckhand'], table.newgame, { ...table.go, ...bad }, table.go);
  expect(said).toEqual([
    { type: 'error', code, message: expect.any(String) },
    { type: 'move', ply: table.go.ply, move: expect.toBeOneOf(table.go.legal) },
  ]);
};

test.each<[string, (view: NautilusIsland.View) => object]>([
  ['nothing', () => ({})],
  [
    'a card that there is not',
    v => change(v, w => Object.assign(w.columns[0].stacks[0], { top: 'zz' })),
  ],
  ['nine seats', v => ({ ...v, seats: 9 })],
  ['another seat', v => ({ ...v, seat: 1 - v.seat })],
  [
    'a hand without end',
    v => change(v, w => Object.assign(w.players[1 - w.seat], { handSize: 1e9 })),
  ],
  ['something more', v => ({ ...v, secret: 1 })],
  ['something less', ({ bag, ...v }) => v],
])('a view with %s is refused, and it goes on', async (_, spoil) => {
  await expectRefusal('view', { view: spoil(go.view as NautilusIsland.View) });
});

test('a view with a key of every object is refused', async () => {
  const bad = JSON.stringify(go).replace('"view":{', '"view":{"__proto__":{"seat":0},');
  const said = await talk(newgame, bad, go);
  expect(said).toMatchObject([{ type: 'error', code: 'view' }, { type: 'move' }]);
});

test('a view of Nautilion without dice is refused, and it goes on', async () => {
  const table = opening('nautilion', { seats: 1 });
  await expectRefusal('view', { view: { ...table.go.view, dice: [] } }, table);
});

test('a view in which another seat is to act is refused, and it goes on', async () => {
  const { match } = opening('nautilus-island', { seats: 2 });
  const seat = 1 - match.toAct;
  const waiting = { ...newgame, seat };
  const said = await talk(waiting, { ...go, view: match.view(seat) }, newgame, go);
  expect(said).toMatchObject([{ type: 'error', code: 'view' }, { type: 'move' }]);
});

test.each([
  ['that cannot be read', [...go.legal, 'swim']],
  ['that is not legal now', [...go.legal, 'collect']],
  ['instead of the legal ones', ['collect']],
  ['twice', [...go.legal, go.legal[0]]],
])('a list with a move %s is refused, and it goes on', async (_, legal) => {
  await expectRefusal('legal', { legal });
});

test('a list that lacks a legal move is refused, one in another order is not', async () => {
  await expectRefusal('legal', { legal: go.legal.slice(1) });
  const said = await talk(newgame, { ...go, legal: go.legal.toReversed() });
  expect(said).toEqual([{ type: 'move', ply: 0, move: expect.toBeOneOf(go.legal) }]);
});

const EXPANSIONS = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'];

test.each<[GameId, Options]>([
  ['nautilus-island', { seats: 4 }],
  ['nautilion', { seats: 2, expansions: EXPANSIONS }],
  ['nauticus', { seats: 3 }],
])('no mutant of a view of %s ends it', async (id, given) => {
  const table = opening(id, given);
  const rng = seededRng(1);
  const bad = Array.from({ length: 150 }, () => ({
    ...table.go,
    view: mutant(table.go.view, rng),
  }));
  const said = await talkTo(['--bots=deckhand', '--reasons'], table.newgame, ...bad, table.go);
  expect(said).toHaveLength(bad.length + 1);
  expect(said.at(-1)).toMatchObject({ type: 'move' });
  const codes = new Set(said.map(message => ('code' in message ? message.code : 'move')));
  expect([...codes].sort()).toEqual(expect.arrayContaining(['move', 'view']));
  expect(codes).not.toContain('internal');
});

test('a line that is not UTF-8 is refused, and it goes on', async () => {
  const [before, after] = JSON.stringify(newgame).split('bot 0');
  const input = Buffer.concat([
    Buffer.from(`${before}b\xf6t${after}\n`, 'latin1'),
    Buffer.from(`${JSON.stringify({ ...newgame, names: ['bôt', '🌊'] })}\n${JSON.stringify(go)}\n`),
  ]);
  const { code, stdout } = await new Place().run(['engine'], { input });
  expect(code).toBe(0);
  expect(stdout.split('\n').filter(Boolean).map(parseBotMessage)).toMatchObject([
    { type: 'error', code: 'not-json' },
    { type: 'move', ply: 0 },
  ]);
});

test('a bot that fails is told of as an error of its own, and reported', async () => {
  const bugs: unknown[] = [];
  const bug = new Error('lost at sea');
  const sinking = {
    answer: () => {
      throw bug;
    },
  };
  const said = await answerOf(sinking, Buffer.from('{}'), told => bugs.push(told));
  expect(said).toEqual({ type: 'error', code: 'internal', message: expect.any(String) });
  expect(bugs).toEqual([bug]);
});

test('a game that cannot be played leaves none behind', async () => {
  const said = await talk(newgame, { ...newgame, rules: 99 }, go);
  expect(said).toMatchObject([{ code: 'other-rules' }, { code: 'no-game' }]);
});

test('the end of input is the end', async () => {
  expect(await talk()).toEqual([]);
});

test('an unknown bot, and a line without end, are refused in one sentence', async () => {
  const place = new Place();
  const unknown = await place.run(['engine', '--bots', 'clever']);
  expect(unknown).toMatchObject({ code: 2, stdout: '' });
  expect(unknown.stderr).toMatch(/^There is no bot “clever”; .*\n$/);
  const endless = await place.run(['engine'], { input: 'x'.repeat(5 << 20) });
  expect(endless).toMatchObject({ code: 2, stdout: '' });
  expect(endless.stderr).toMatch(/^It sent a line of more than 4194304 characters\.\n$/);
});
