/** A session at a table far away: what is shown before the answer is there, and what becomes of it. */
import { CARD } from '@tidetable/client/testkit';
import type { SeatView } from '@tidetable/match';
import { games } from '@tidetable/rules';
import { afterEach, expect, test } from 'vitest';
import type { OnlineTable } from '../online/onlineTable.ts';
import { RemoteTable } from './remoteTable.ts';
import { TableSession } from './tableSession.ts';
import { FakeRemoteTable, FakeServer } from './testkit/fakeRemote.ts';

const LINE = { delay: 20, patience: 400 };

const sessions: TableSession[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.leave();
});

/** Ann sits here in seat 0, and it is her turn; Ben sits elsewhere. */
const annToAct = async (game: 'nauticus' | 'nautilus-island' = 'nauticus', seed = 1) => {
  const server = new FakeServer(game, seed);
  while (server.match.toAct !== 0) server.playElsewhere();
  const table = new FakeRemoteTable(server, LINE);
  const session = new TableSession({
    table,
    game: server.match.game,
    play: table,
    hasSecrets: true,
  });
  sessions.push(session);
  await until(() => session.state.present !== undefined);
  return { server, table, session, now: server.match.ply };
};

test.each([true, false])('advice is there if the table has agreed on aids: %s', aids => {
  const online = {
    state: { seat: 0, moment: undefined },
    subscribe: () => () => undefined,
  } as unknown as OnlineTable;
  const table = new RemoteTable(online, { ...CARD, aids }, games.nauticus);
  expect(table.advise !== undefined).toBe(aids);
  expect(
    new TableSession({ table, game: games.nauticus, play: table, hasSecrets: true }).hasAdvice,
  ).toBe(aids);
});

test('what another seat knew comes from the record, once the match is over', async () => {
  const view = {} as SeatView;
  const asked: [number, number][] = [];
  const state = { seat: 0, moment: undefined, card: { ...CARD, phase: 'running' } };
  const online = {
    address: { id: 't' },
    state,
    subscribe: () => () => undefined,
    past: async () => ({ ...view, result: {} }),
  } as unknown as OnlineTable;
  const record = {
    momentAt: async (ply: number, seat: number) => {
      asked.push([ply, seat]);
      return view;
    },
    close: () => undefined,
  };
  let isOffline = true;
  const table = new RemoteTable(online, CARD, games.nauticus, async () => {
    if (isOffline) throw new Error('offline');
    return record;
  });
  await table.momentAt(3, 1);
  expect(asked).toEqual([]); // nobody else's view is known yet
  state.card.phase = 'over';
  await expect(table.momentAt(3, 1)).rejects.toThrow('offline');
  isOffline = false; // a failure is not kept
  await table.momentAt(3, 0);
  await table.momentAt(3, 1);
  await table.momentAt(4, 1);
  expect(asked).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

type AtTable = Awaited<ReturnType<typeof annToAct>>;

/** Waits for something that comes over the line; one that never comes fails the test by its time limit. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(done => setTimeout(done, 2));
};

const isQuiet =
  ({ session, server }: AtTable) =>
  (): boolean =>
    !session.state.isPending && session.state.present?.ply === server.match.ply;

/** Two moves in a row whose outcome is certain, and the first of them alone. */
const certainMoves = ({ session, table }: AtTable): { first: string; second: string } => {
  const { present } = session.state;
  for (const first of session.legal) {
    const next = present && table.foresee(present, first);
    const second = next?.legal.find(move => table.foresee(next, move));
    if (second !== undefined) return { first, second };
  }
  throw new Error('nothing is certain here');
};

const uncertainMove = ({ session, table }: AtTable): string | undefined => {
  const { present } = session.state;
  return session.legal.find(move => present && !table.foresee(present, move));
};

test('people who sit elsewhere get no curtain, and nobody asks for what is told', async () => {
  const at = await annToAct('nautilus-island');
  const { server, session } = at;
  const turns = new Set<number>();
  for (let moves = 0; moves < 30; moves++) {
    turns.add(server.match.toAct);
    if (server.match.toAct === 0) await session.play(session.legal[0]);
    else server.playElsewhere();
    await until(isQuiet(at));
    expect(session.state.handOver).toBeUndefined();
    expect(session.viewer).toBe(0);
    expect(session.state.lines.map(({ ply }) => ply)).toEqual([...server.match.log.keys()]);
  }
  expect([...turns].sort()).toEqual([0, 1]);
  expect(server.asked).toMatchObject({ watch: 1, momentAt: 0 });
});

test('an own move whose outcome is certain is shown at once, and is news once', async () => {
  const at = await annToAct();
  const { server, session, now } = at;
  const { first } = certainMoves(at);
  const done = session.play(first);
  expect(session.state).toMatchObject({ isPending: true, present: { ply: now + 1 } });
  expect(server.match.ply).toBe(now);
  const { news } = session.state;
  expect(news.map(({ ply }) => ply)).toEqual([now]);
  const foreseen = session.state.present;
  await done;
  await until(isQuiet(at));
  expect(session.state.present?.view).toEqual(foreseen?.view);
  expect(session.state.present).not.toBe(foreseen);
  expect(session.state.news).toBe(news);
});

test('what is tapped before the answer is there is played in its turn, and nothing twice', async () => {
  const at = await annToAct();
  const { server, session, now } = at;
  const { first, second } = certainMoves(at);
  void session.play(first);
  void session.play(first); // a second tap on what is no longer a choice
  void session.play(second);
  void session.play(second);
  await until(isQuiet(at));
  await until(() => server.match.ply > now + 1);
  await until(isQuiet(at));
  const moves = server.match.log.slice(now).flatMap(e => (e.type === 'move' ? [e.move] : []));
  expect(moves.slice(0, 2)).toEqual([first, second]);
  expect(moves.length).toBe(2);
  expect(session.state.refusal).toBeUndefined();
  expect(server.asked.submit).toBe(2);
});

test('while nobody knows what comes of a move, a second choice is none', async () => {
  let at = await annToAct('nautilus-island');
  for (let seed = 2; uncertainMove(at) === undefined; seed++) {
    await at.session.play(at.session.legal[0]);
    await until(isQuiet(at));
    if (at.server.match.toAct !== 0) at = await annToAct('nautilus-island', seed);
  }
  const { server, session } = at;
  const move = uncertainMove(at) ?? '';
  const [other = move] = session.legal.filter(m => m !== move);
  const { ply } = server.match;
  const { present } = session.state;
  void session.play(move);
  expect(session.state.present).toBe(present); // nothing is made up
  expect(session.state.isPending).toBe(true);
  void session.play(other);
  await until(() => server.match.ply > ply);
  await until(isQuiet(at));
  expect(server.match.log[ply]).toMatchObject({ type: 'move', move });
  expect(session.state.refusal).toBeUndefined();
  expect(server.asked.submit).toBe(server.match.log.filter(e => e.seat === 0).length);
});

test('a refusal takes back what was foreseen, with all that was to follow, and says why', async () => {
  const at = await annToAct();
  const { server, session, now } = at;
  const { first, second } = certainMoves(at);
  void session.play(first);
  void session.play(second);
  expect(session.state.present?.ply).toBe(now + 2);
  server.match.enter(now, { type: 'resign', seat: 1, at: 0 }); // nobody has been told yet
  await until(() => session.state.refusal !== undefined);
  expect(session.state.refusal).toEqual({ code: 'stale' });
  expect(session.state).toMatchObject({ isPending: false, present: { ply: now } });
  expect(session.state.lines.length).toBe(now);
  expect(server.match.ply).toBe(now + 1);
  expect(server.asked.submit).toBe(1);
});

test('a move whose answer was lost is asked for again, and counts once', async () => {
  for (const mishap of ['answer-lost', 'question-lost'] as const) {
    const at = await annToAct();
    const { server, session, now } = at;
    server.mishaps.push(mishap);
    await session.play(certainMoves(at).first);
    await until(isQuiet(at));
    expect(session.state.refusal).toBeUndefined();
    expect(server.match.ply).toBe(now + 1);
    expect(server.asked.submit).toBe(mishap === 'answer-lost' ? 2 : 1);
  }
});

test('if nobody ever answers that is said, and the move is not shown as played', async () => {
  const at = await annToAct();
  const { server, session, now } = at;
  server.mishaps.push('question-lost', 'question-lost', 'question-lost');
  await session.play(certainMoves(at).first);
  expect(session.state.refusal).toEqual({ code: 'no-answer' });
  expect(session.state).toMatchObject({ isPending: false, present: { ply: now } });
  await session.play(certainMoves(at).first);
  await until(() => server.match.ply > now);
  await until(isQuiet(at));
  expect(session.state.refusal).toBeUndefined();
});

test('a moment that comes late does not turn the table back', async () => {
  const at = await annToAct();
  const { server, session, now } = at;
  server.sendOldMoment();
  await session.play(certainMoves(at).first);
  server.sendOldMoment();
  await until(isQuiet(at));
  const { present } = session.state;
  await new Promise(done => setTimeout(done, 3 * LINE.delay));
  expect(session.state.present).toBe(present);
  expect(present?.ply).toBe(now + 1);
});

test('a move that was told of is not reported as unanswered, though every answer was lost', async () => {
  const at = await annToAct();
  const { server, session, now } = at;
  server.mishaps.push('answer-lost', 'answer-lost', 'answer-lost');
  const played = session.play(session.legal[0]);
  await until(() => session.state.present?.ply !== now && !session.state.isPending);
  await played;
  expect(session.state.present?.ply).toBe(server.match.ply);
  expect(session.state.refusal).toBeUndefined();
});
