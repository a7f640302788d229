import { readFileSync } from 'node:fs';
import { type AnyMatch, Match, sealedSea } from '@tidetable/match';
import { type BotMessage, parseBotMessage } from '@tidetable/protocol';
import { games, isOptionProblem, type Options, readOptions } from '@tidetable/rules';
import { nauticusWords, nautilionWords, nautilusIslandWords } from '@tidetable/text';
import { afterAll, expect, test } from 'vitest';
import { Place, removePlaces } from '../testkit/program.ts';

afterAll(removePlaces);

const newgame = {
  type: 'newgame',
  game: 'nautilus-island',
  rules: 1,
  options: { seats: 2 },
  seat: 0,
  names: ['a', 'b'],
  seed: 1,
};
const dealt = (id: string, given: Options): AnyMatch => {
  const game = games[id];
  const options = readOptions(game, given);
  if (isOptionProblem(options)) throw new Error(options.code);
  const match = Match.deal(game, { options, decide: sealedSea(new Uint8Array(32)) });
  match.letChanceAct(0);
  return match;
};
const go = { type: 'go', ply: 0, view: {}, legal: ['collect'], clock: { moveMs: 1000 } };

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
    { type: 'stop', ply: 0 },
    { type: 'tea', sugar: 2 }, // of a later version
    { type: 'gameover', result: null },
    { type: 'quit' },
    { type: 'ping', n: 5 },
  );
  expect(said).toEqual([
    { type: 'hello', protocol: 'tidetable-bot/1', name: 'Tidetable random' },
    { type: 'pong', n: 4 },
    { type: 'move', ply: 0, move: 'collect' },
  ]);
});

test.each([
  ['nautilus-island', { seats: 2 }],
  ['nautilion', { seats: 1 }],
  ['nauticus', { seats: 2 }],
])('asked for reasons, it says with a move of %s what it is worth, and why', async (id, given) => {
  const match = dealt(id, given);
  const question = {
    ...go,
    ply: match.ply,
    view: match.view(match.toAct),
    legal: match.legalMoves(),
  };
  const table = { ...newgame, game: id, rules: match.game.rules, options: match.options };
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
  ['five seats', [{ ...newgame, options: { seats: 5 } }], 'options'],
  ['unknown options', [{ ...newgame, options: { seats: 2, tide: 'high' } }], 'options'],
  ['a move before a game', [go], 'no-game'],
  ['a legal move that is none', [newgame, { ...go, legal: ['swim'] }], 'legal'],
])('%s is answered by an error, and it goes on', async (_, messages, code) => {
  const said = await talk(...messages, { type: 'ping', n: 1 });
  expect(said).toEqual([
    { type: 'error', code, message: expect.any(String) },
    { type: 'pong', n: 1 },
  ]);
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
