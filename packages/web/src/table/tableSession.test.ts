import { type AnyMatch, isRefused, Match, pastView, sealedSea } from '@tidetable/match';
import { games, type Options, playedEdition, readOptions, type Seat } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { momentFor } from './momentFor.ts';
import type { Following } from './steps.ts';
import type { Player, PlayTable, TableCard, TableStatus, Watcher, WatchTable } from './table.ts';
import { TableSession } from './tableSession.ts';
import { onlookersOf, Watchers, type Watching } from './watchers.ts';

const ANN = { name: 'Ann' };
const BEN = { name: 'Ben' };
const BOT = { name: 'Nemo', bot: 'mate' } as const;

/** A table of Nautilus Island in practice, without workers or a store; the test plays for the bots. */
class OpenTable implements WatchTable, PlayTable {
  readonly card: TableCard;
  readonly match: AnyMatch;
  /** The plies of which a moment was asked for. */
  readonly asked: number[] = [];
  /** Answers and what is told wait for this. */
  gate: Promise<void> = Promise.resolve();
  readonly #watchers = new Watchers();

  constructor(players: readonly Player[]) {
    const game = games['nautilus-island'];
    const options = readOptions(game, { seats: players.length }) as Options;
    const decide = sealedSea(new Uint8Array(32).fill(3));
    this.match = Match.deal(game, { options, decide });
    const agreed = players.map((_, seat) => seat).slice(1);
    this.match.accept({ type: 'practice', seat: 0, agreed, at: 0 });
    this.card = {
      id: 'x',
      game: game.id,
      edition: playedEdition(game),
      options,
      players,
      seatsHere: players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : [])),
      aids: { memory: true, projection: true },
    };
  }

  set(status: TableStatus): void {
    this.#watchers.tellStatus(status);
  }

  watch(seats: readonly Seat[], watcher: Watcher): () => void {
    const watching = this.#watchers.add(seats, watcher);
    void this.tell([watching]);
    return () => this.#watchers.remove(watching);
  }

  /** Everybody is told what they see now. */
  async tell(watching: readonly Watching[] = this.#watchers.all): Promise<void> {
    const moments = onlookersOf(watching).map(onlooker => momentFor(this.match, onlooker));
    await this.gate;
    this.#watchers.tell(watching, moments);
  }

  /** Somebody else plays the first move of the list; told, or not yet. */
  play(how: 'told' | 'untold' = 'told'): void {
    const { match } = this;
    match.submit(match.toAct, match.ply, match.legalMoves()[0], 0);
    if (how === 'told') void this.tell();
  }

  /** Everybody plays the first move of the list until it is that seat's turn. */
  playUntil(seat: Seat): void {
    while (this.match.toAct !== seat) this.play();
  }

  seen(): Promise<void> {
    return this.#watchers.seen();
  }

  async momentAt(ply: number, seat: Seat) {
    this.asked.push(ply);
    await this.gate;
    return pastView(this.match, seat, ply);
  }

  async submit(seat: Seat, ply: number, move: string) {
    const done = this.match.submit(seat, ply, move, 0);
    if (isRefused(done)) return done;
    await this.tell();
    return undefined;
  }

  async undo(seat: Seat, ply: number, to: number) {
    const done = this.match.undo(seat, ply, to, 0);
    if (isRefused(done)) return done;
    await this.tell();
    return undefined;
  }

  close() {}
}

/** Everything that was begun has come to its end: nothing here waits for more than promises. */
const settled = (): Promise<void> => new Promise(done => setTimeout(done));

const sitDown = async (table: OpenTable, following?: Following): Promise<TableSession> => {
  const session = new TableSession({
    table,
    game: table.match.game,
    play: table,
    hasSecrets: true,
    ...(following && { following }),
  });
  await settled();
  return session;
};

/** Ann sits in seat 0, and it is her turn. */
const annToAct = async (...others: readonly Player[]) => {
  const table = new OpenTable([ANN, ...others]);
  table.playUntil(0);
  const session = await sitDown(table);
  await session.uncover();
  return { table, session, now: table.match.ply };
};

const firstOf = (session: TableSession): string => session.state.present?.legal[0] ?? '';

/** Everything that was ever news at this table, in order. */
const listen = (session: TableSession): number[] => {
  const plies: number[] = [];
  let { news } = session.state;
  session.subscribe(() => {
    if (news === session.state.news) return;
    news = session.state.news;
    plies.push(...news.map(line => line.ply));
  });
  return plies;
};

const shownIn = ({ state }: TableSession) => state.past ?? state.present;

test('a second tap on a move is not a move in what follows', async () => {
  const { table, session, now } = await annToAct(BOT);
  const refusals: unknown[] = [];
  session.subscribe(() => session.state.refusal && refusals.push(session.state.refusal));
  const move = firstOf(session);
  await Promise.all([session.play(move), session.play(move)]);
  await settled();
  expect(table.match.ply).toBe(now + 1);
  expect(refusals).toEqual([]);
});

test('every move is news once, in order, however fast they come', async () => {
  const { table, session, now } = await annToAct(BOT);
  const heard = listen(session);
  const gate = Promise.withResolvers<void>();
  table.gate = gate.promise;
  for (let i = 0; i < 4; i++) table.play();
  table.set({ isOpen: true });
  table.play('untold');
  gate.resolve();
  await settled();
  expect(heard).toEqual([0, 1, 2, 3].map(n => now + n));
  await table.tell();
  table.set({ isOpen: true });
  await settled();
  expect(heard).toEqual([0, 1, 2, 3, 4].map(n => now + n));
  expect(session.state.lines.map(line => line.ply)).toEqual([...table.match.log.keys()]);
});

test('the news stays while nothing but the status changes', async () => {
  const { table, session, now } = await annToAct(BOT);
  await session.play(firstOf(session));
  await settled();
  const { news } = session.state;
  expect(news.map(line => line.ply)).toEqual([now]);
  table.set({ isOpen: true });
  await settled();
  expect(session.state.news).toBe(news);
});

test('who goes back to now is there, whatever was still being fetched', async () => {
  const { table, session } = await annToAct(BOT);
  for (let i = 0; i < 5; i++) table.play();
  await settled();
  const gate = Promise.withResolvers<void>();
  table.gate = gate.promise;
  const looked = session.look(2);
  session.back();
  gate.resolve();
  await looked;
  expect(session.state.past).toBeUndefined();
});

test('of many moments that a slider passes only those are fetched that can still be seen', async () => {
  const { table, session } = await annToAct(BOT);
  for (let i = 0; i < 6; i++) table.play();
  await settled();
  table.asked.length = 0;
  const gate = Promise.withResolvers<void>();
  table.gate = gate.promise;
  const looks = [5, 4, 3, 2, 1].map(ply => session.look(ply));
  gate.resolve();
  await Promise.all(looks);
  expect(session.state.past?.ply).toBe(1);
  expect(table.asked.length).toBeLessThan(3);
});

test('what happened while somebody looked at the past is no news on the way back', async () => {
  const { table, session, now } = await annToAct(BOT);
  for (let i = 0; i < 3; i++) table.play();
  await session.look(1);
  table.play();
  await settled();
  expect(shownIn(session)?.ply).toBe(1);
  session.back();
  expect(session.state.news).toEqual([]);
  expect(shownIn(session)?.ply).toBe(now + 4);
});

test('the screen is handed to whoever must act, also past the bots and while it is covered', async () => {
  const table = new OpenTable([ANN, BEN, BOT]);
  table.playUntil(2);
  const session = await sitDown(table); // loaded again while a bot thinks
  expect(session.state.handOver).toEqual({ to: 0, isCovered: true });
  table.playUntil(1);
  await settled();
  expect(session.state.handOver).toEqual({ to: 1, isCovered: true });
  await session.uncover();
  expect(session.viewer).toBe(1);
  expect(session.legal.length > 0).toBe(true);
});

test('who takes the screen too early hands it on', async () => {
  const table = new OpenTable([ANN, BEN, BOT]);
  table.playUntil(2);
  const session = await sitDown(table);
  await session.uncover();
  table.playUntil(1);
  await settled();
  expect(session.viewer).toBe(0);
  expect(session.state.handOver).toEqual({ to: 1, isCovered: false });
});

test('nobody sees the past by the eyes of whoever sat there before', async () => {
  const { table, session } = await annToAct(BEN);
  table.playUntil(1);
  await session.look(1);
  expect(session.state.past?.seat).toBe(0);
  session.cover();
  expect(shownIn(session)?.ply).toBe(table.match.ply);
  const late = session.look(1); // an address that asks for a moment
  const shown = session.uncover();
  await Promise.all([late, shown]);
  expect(shownIn(session)).toMatchObject({ seat: 1, ply: table.match.ply });
});

test('who has played may take it back before the screen changes hands', async () => {
  const { table, session } = await annToAct(BEN);
  while (table.match.toAct === 0) {
    await session.play(firstOf(session));
    await settled();
  }
  expect(session.state.handOver).toEqual({ to: 1, isCovered: false });
  await session.takeBack(session.undo.step ?? -1);
  await settled();
  expect(session.state.handOver).toBeUndefined();
  expect(session.legal.length > 0).toBe(true);
});

test('why moves are not on the list is told of each of them, and of none while others act', async () => {
  const { table, session } = await annToAct(BOT);
  const { match } = table;
  const columns = (match.view(0) as { columns: readonly unknown[] }).columns;
  const moves = [...columns.map((_, i) => `column ${i + 1}`), 'collect'];
  const reasons = moves.map(move => session.whyNot(move)?.code);
  const isLegal = moves.map(move => match.legalMoves().includes(move));
  expect(reasons.map(code => code === undefined)).toEqual(isLegal);
  expect(reasons.at(-1)).toBe('explore-first');
  await session.play(firstOf(session));
  expect(session.whyNot(moves[0])?.code).toBe('already-explored');
  await session.play('collect');
  await settled();
  expect(session.legal).toEqual([]);
  expect(session.whyNot('collect')).toBeUndefined();
});

test('a move that is not on the list is refused for the reason that the rules have, and asks nobody', async () => {
  const { table, session, now } = await annToAct(BOT);
  const { game } = table.match;
  const moves = Array.from({ length: game.moveCount }, (_, m) => game.formatMove(m));
  const wrong = moves.find(move => !session.state.present?.legal.includes(move)) ?? '';
  table.asked.length = 0;
  await session.play(wrong);
  expect(session.state.refusal).toEqual(
    table.match.propose(now, [{ type: 'move', seat: 0, move: wrong, at: 0 }]),
  );
  await session.play('sail home');
  expect(session.state.refusal).toEqual({ code: 'unreadable' });
  expect(table.asked).toEqual([]);
  table.set({ isOpen: false });
  await settled();
  await session.play(wrong);
  expect(session.state.refusal).toEqual({ code: 'not-your-turn' });
  expect(table.match.ply).toBe(now);
});

test('what can be done is decided in one place: by the table, by the moment, and by who may play', async () => {
  const { table, session } = await annToAct(BOT);
  await session.play(firstOf(session));
  await settled();
  table.playUntil(0);
  await settled();
  expect(session.undo.step).toBeDefined();
  expect(session.legal.length).toBeGreaterThan(0);
  const offers = (of: TableSession) => ({ undo: of.undo, moves: of.legal.length > 0 });
  const nothing = { undo: {}, moves: false };

  await session.look(1);
  expect(offers(session)).toEqual(nothing);
  session.back();
  table.set({ isOpen: false }); // another tab plays
  expect(offers(session)).toEqual(nothing);
  table.set({ isOpen: true });
  expect(offers(session).moves).toBe(true);

  const { game } = table.match;
  const record = new TableSession({ table, game, hasSecrets: true, viewer: 0 });
  const lesson = new TableSession({
    table,
    game,
    play: { submit: (...move) => table.submit(...move) },
    hasSecrets: true,
    viewer: 0,
  });
  await settled();
  expect(offers(record)).toEqual(nothing);
  expect(offers(lesson)).toEqual({ undo: {}, moves: true });
});

describe('who follows what others do', () => {
  /** A step lasts until the test says otherwise. */
  const LONG: Following = { pause: () => 60_000, captions: ({ ply }) => [`${ply}`] };
  const SHORT: Following = { pause: () => 5, captions: ({ ply }) => [`${ply}`] };

  /** The bot is to act, and Ann looks on. */
  const nemoToAct = async (following: Following) => {
    const table = new OpenTable([ANN, BOT]);
    table.playUntil(1);
    const session = await sitDown(table, following);
    return { table, session, now: table.match.ply };
  };

  /** The bot plays its whole turn before anybody is told of it. */
  const playTurn = async (table: OpenTable): Promise<void> => {
    while (table.match.toAct === 1) table.play('untold');
    await table.tell();
    await settled();
  };

  test('sees every step, in order, and may play at the end', async () => {
    const { table, session, now } = await nemoToAct(SHORT);
    const heard = listen(session);
    const seen: (number | undefined)[] = [];
    session.subscribe(() => {
      const { present, step, news } = session.state;
      if (present && present.ply !== seen.at(-1)) seen.push(present.ply);
      if (step) expect(news).toEqual([step.line]);
      if (step) expect(step.seat).toBe(1);
      expect(session.legal.length > 0).toBe(present?.ply === table.match.ply);
    });
    await playTurn(table);
    const plies = [...table.match.log.keys()].slice(now);
    expect(plies.length).toBeGreaterThan(1);
    await expect.poll(() => seen).toEqual(plies.map(ply => ply + 1));
    expect(heard).toEqual(plies);
    await expect.poll(() => session.state.step).toBeUndefined();
  });

  test('skips to the end of the turn: nothing moves, everything is news', async () => {
    const { table, session, now } = await nemoToAct(LONG);
    const heard = listen(session);
    await playTurn(table);
    expect(session.state.present?.ply).toBe(now + 1);
    expect(session.isFollowing).toBe(true);
    session.skip();
    await settled();
    expect(session.state.present?.ply).toBe(table.match.ply);
    expect(session.state).toMatchObject({ fresh: [], step: undefined });
    expect(session.isFollowing).toBe(false);
    expect(heard).toEqual([...table.match.log.keys()].slice(now));
    expect(session.legal.length).toBeGreaterThan(0);
  });

  test('a table that cannot tell the way fails, and nobody waits for it to be seen', async () => {
    const { table, session } = await nemoToAct(LONG);
    table.momentAt = () => Promise.reject(new Error('lost'));
    await playTurn(table);
    expect(session.state.fault).toEqual(new Error('lost'));
    await session.seen();
  });

  test('a turn that was skipped is over at once, the next one is shown again', async () => {
    const { table, session } = await nemoToAct(LONG);
    table.play();
    await settled();
    session.skip();
    await playTurn(table);
    expect(session.state).toMatchObject({ fresh: [], step: undefined });
    while (table.match.toAct === 0) await session.play(firstOf(session));
    session.skip(); // to look at the own move for so long is not wanted here
    await playTurn(table);
    expect(session.state.step?.seat).toBe(1);
  });

  test('a turn that was skipped is shown again once an undo has led back before it', async () => {
    let pause = 60_000;
    const { table, session } = await nemoToAct({ ...LONG, pause: () => pause });
    await playTurn(table);
    session.skip();
    await settled();
    const own = table.match.ply;
    while (table.match.toAct === 0) await session.play(firstOf(session));
    session.skip(); // to look at the own move for so long is not wanted here
    await playTurn(table);
    session.skip();
    await settled();
    expect(session.legal.length).toBeGreaterThan(0);

    await session.takeBack(own);
    expect(table.match.log.at(-1)).toMatchObject({ type: 'undo', to: own });
    pause = 5;
    const shown = new Set<Seat | undefined>();
    session.subscribe(() => shown.add(session.state.step?.seat));
    while (table.match.toAct === 0) await session.play(firstOf(session));
    await playTurn(table);
    await session.seen();
    expect(shown).toContain(1);
  });

  test('bots wait until what they did has been seen, own moves wait for nothing', async () => {
    const { table, session } = await nemoToAct(LONG);
    await playTurn(table);
    let isSeen = false;
    void table.seen().then(() => {
      isSeen = true;
    });
    await settled();
    expect(isSeen).toBe(false);
    session.skip();
    await expect.poll(() => isSeen).toBe(true);
    await session.play(firstOf(session));
    expect(session.state.present?.ply).toBe(table.match.ply);
  });

  test('at once: no step, no question, if no time is to pass', async () => {
    const { table, session } = await nemoToAct({
      pause: () => 0,
      captions: ({ ply }) => [`${ply}`],
    });
    await playTurn(table);
    expect(session.state.present?.ply).toBe(table.match.ply);
    expect(session.state.step).toBeUndefined();
    expect(session.state.fresh.length).toBeGreaterThan(0);
    expect(table.asked).toEqual([]);
  });
});
