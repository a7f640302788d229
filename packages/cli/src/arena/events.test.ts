/** Events for bots that asked for them: complete, in order, and without hidden information. */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMatch,
  isProblem,
  parseMatchFile,
  replayMatch,
  seatExport,
} from '@tidetable/match';
import { parseRefereeMessage, type RefereeMessage } from '@tidetable/protocol';
import type { NautilusIsland } from '@tidetable/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { Place, removePlaces, Session } from '../testkit/program.ts';

afterAll(removePlaces);

const BOT = path.join(import.meta.dirname, '../testkit/recordingBot.ts');
const recorder = (file: string, more: object = {}): string =>
  `exec:"${process.execPath}" "${BOT}" ${file} '${JSON.stringify(more)}'`;
const asking = (file: string): string => recorder(file, { events: true });

const heardBy = (place: Place, file: string): RefereeMessage[] =>
  place
    .read(file)
    .split('\n')
    .filter(Boolean)
    .map(line => parseRefereeMessage(line) as RefereeMessage);

type Heard<T extends RefereeMessage['type']> = Extract<RefereeMessage, { type: T }>;
const ofType = <T extends RefereeMessage['type']>(
  heard: readonly RefereeMessage[],
  type: T,
): Heard<T>[] => heard.filter((message): message is Heard<T> => message.type === type);

const matchIn = (place: Place, file: string): AnyMatch => {
  const read = parseMatchFile(place.read(file));
  const match = isProblem(read) ? read : replayMatch(read);
  if (isProblem(match)) throw new Error(match.problem);
  return match;
};

const expected = (match: AnyMatch, seat: number): object[] =>
  seatExport(match, seat).lines.map(({ ply, ...line }) => ({ type: 'event', ply, line }));

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** Without the cards that only their owner has seen. */
const veiled = (events: readonly NautilusIsland.Event[]): object[] =>
  events.map(event =>
    event.type === 'collected'
      ? { ...event, cards: event.cards.map(c => (c.faceUp ? c : { ...c, card: -1 })) }
      : event,
  );

describe.concurrent('events', () => {
  test.each([
    ['nautilus-island', 'collected'],
    ['nautilion', 'rolled'],
    ['nauticus', 'chose'],
  ])(
    '%s: each seat is told the whole log as it may know it, and its last view',
    async (game, type) => {
      const place = new Place();
      const bots = [asking('0.jsonl'), asking('1.jsonl')].join();
      const args = ['play', game, '--players=2', '--humans=0', '--save=match.json', '--bots', bots];
      expect(await place.run(args)).toMatchObject({ code: 0, stderr: '' });
      const match = matchIn(place, 'match.json');
      for (const seat of [0, 1]) {
        const heard = heardBy(place, `${seat}.jsonl`);
        expect(ofType(heard, 'event')).toEqual(plain(expected(match, seat)));
        expect(JSON.stringify(heard)).toContain(`{"type":"${type}"`);
        expect(heard.slice(-2)).toEqual([
          { type: 'gameover', result: expect.any(Object), view: plain(match.view(seat)) },
          { type: 'quit' },
        ]);
      }
    },
  );

  test('a card that was drawn face down is in the events of its owner alone', async () => {
    const place = new Place();
    const bots = [asking('0.jsonl'), asking('1.jsonl')].join();
    const command = ['nautilus-island', '--players=2', '--humans=0', '--save=match.json'];
    await place.run(['play', ...command, '--bots', bots]);
    const [first, second] = ['0.jsonl', '1.jsonl'].map(file =>
      ofType(heardBy(place, file), 'event'),
    );
    let hidden = 0;
    for (const [ply, { line }] of first.entries()) {
      const other = second[ply].line;
      if (isDeepStrictEqual(line, other)) continue;
      const [known, unknown] = line.seat === 0 ? [line, other] : [other, line];
      expect(unknown).toEqual({ ...known, events: veiled(known.events as NautilusIsland.Event[]) });
      hidden++;
    }
    expect(hidden).toBeGreaterThan(3);
  });

  test('in the arena they come before each go and before gameover, and only to who asked', async () => {
    const place = new Place();
    const bots = [asking('asked.jsonl'), recorder('silent.jsonl')].join();
    const args = ['arena', 'nautilus-island', '--games=2', '--workers=1', '--bots', bots];
    expect((await place.run(args)).code).toBe(0);
    const asked = heardBy(place, 'asked.jsonl');
    let next = 0;
    for (const message of asked) {
      if (message.type === 'newgame') next = 0;
      if (message.type === 'event') expect(message.ply).toBe(next++);
      if (message.type === 'go') expect(message.ply).toBe(next);
    }
    expect(ofType(asked, 'gameover').map(({ view }) => view?.phase)).toEqual(['over', 'over']);

    const silent = heardBy(place, 'silent.jsonl');
    expect(new Set(silent.map(({ type }) => type))).toEqual(
      new Set(['hello', 'newgame', 'ping', 'go', 'gameover', 'quit']),
    );
    for (const message of ofType(silent, 'gameover'))
      expect(Object.keys(message)).toEqual(['type', 'result']);
  });

  test('an undo is an event, and a bot that comes later hears of everything', async () => {
    const place = new Place();
    const play = ['play', 'nautilus-island', '--players=2', '--practice', '--save=match.json'];
    const session = new Session(place, [...play, '--bots', asking('first.jsonl')]);
    await session.question();
    for (const answer of ['1', '1', 'undo', '1', '1', '1', '1']) await session.answer(answer);
    session.end();
    expect((await session.outcome()).code).toBe(0);
    const match = matchIn(place, 'match.json');
    expect(match.log.map(({ type }) => type)).toEqual(expect.arrayContaining(['practice', 'undo']));
    const heard = heardBy(place, 'first.jsonl');
    expect(ofType(heard, 'event')).toEqual(plain(expected(match, 1)));
    expect(ofType(heard, 'gameover')).toMatchObject([{ result: null, view: { seat: 1 } }]);

    const resume = ['play', '--resume=match.json', '--bots', asking('later.jsonl')];
    await place.run(resume, { input: '1\n1\n1\n1\n' });
    const later = ofType(heardBy(place, 'later.jsonl'), 'event');
    expect(later).toEqual(plain(expected(matchIn(place, 'match.json'), 1)));
    expect(later.length).toBeGreaterThan(match.ply);
  });
});
