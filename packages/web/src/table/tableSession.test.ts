import { signal } from '@preact/signals';
import { type AnyMatch, isRefused, Match, sealedSea } from '@tidetable/match';
import { games, type Options, playedEdition, readOptions, type Seat } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { Sitting } from './sitting.ts';
import type { Player, Status, Table } from './table.ts';
import { viewAt } from './viewAt.ts';

const ANN = { name: 'Ann' };
const BEN = { name: 'Ben' };
const BOT = { name: 'Nemo', bot: 'mate' } as const;

/** A table of Nautilus Island in practice, without workers or a store; the test plays for the bots. */
class OpenTable implements Table {
  readonly card;
  readonly status;
  readonly hints = 0;
  readonly match: AnyMatch;
  /** The plies of which a view was asked for. */
  readonly asked: number[] = [];
  /** Answers wait for this. */
  gate: Promise<void> = Promise.resolve();

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
      aids: { memory: true, projection: true },
    };
    this.status = signal<Status>({
      ply: this.match.ply,
      toAct: this.match.toAct,
      isPractice: false,
      thinking: undefined,
      role: 'playing',
      isUnsaved: false,
    });
  }

  set(change: Partial<Status>): void {
    this.status.value = { ...this.status.value, ...change };
  }

  tell(): void {
    this.set({ ply: this.match.ply, toAct: this.match.toAct });
  }

  /** Somebody else plays the first move of the list; told, or not yet. */
  play(how: 'told' | 'untold' = 'told'): void {
    const { match } = this;
    match.submit(match.toAct, match.ply, match.legalMoves()[0], 0);
    if (how === 'told') this.tell();
  }

  /** Everybody plays the first move of the list until it is that seat's turn. */
  playUntil(seat: Seat): void {
    while (this.match.toAct !== seat) this.play();
  }

  async view(ply: number, seat: Seat, since: number) {
    this.asked.push(ply);
    await this.gate;
    return viewAt(this.match, ply, seat, since);
  }

  async submit(seat: Seat, ply: number, move: string) {
    const done = this.match.submit(seat, ply, move, 0);
    if (isRefused(done)) return done;
    this.tell();
    return undefined;
  }

  async undo(seat: Seat, ply: number, to: number) {
    const done = this.match.undo(seat, ply, to, 0);
    if (isRefused(done)) return done;
    this.tell();
    return undefined;
  }

  advise = (): never => {
    throw new Error('nobody advises here');
  };
  file = this.advise;
  async takeOver() {}
  close() {}
}

/** Everything that was begun has come to its end: nothing here waits for more than promises. */
const settled = (): Promise<void> => new Promise(done => setTimeout(done));

const sitDown = async (table: OpenTable): Promise<Sitting> => {
  const sitting = new Sitting(table, true);
  await settled();
  return sitting;
};

/** Ann sits in seat 0, and it is her turn. */
const annToAct = async (...others: readonly Player[]) => {
  const table = new OpenTable([ANN, ...others]);
  table.playUntil(0);
  const sitting = await sitDown(table);
  await sitting.uncover();
  return { table, sitting, now: table.match.ply };
};

const firstOf = (sitting: Sitting): string => sitting.present.value?.legal[0] ?? '';

/** Everything that was ever news at this table, in order. */
const listen = (sitting: Sitting): number[] => {
  const plies: number[] = [];
  sitting.news.subscribe(news => plies.push(...news.map(line => line.ply)));
  return plies;
};

test('a second tap on a move is not a move in what follows', async () => {
  const { table, sitting, now } = await annToAct(BOT);
  const refusals: unknown[] = [];
  sitting.refusal.subscribe(refusal => refusal && refusals.push(refusal));
  const move = firstOf(sitting);
  await Promise.all([sitting.play(move), sitting.play(move)]);
  await settled();
  expect(table.match.ply).toBe(now + 1);
  expect(refusals).toEqual([]);
});

test('every move is news once, in order, however fast they come', async () => {
  const { table, sitting, now } = await annToAct(BOT);
  const heard = listen(sitting);
  const gate = Promise.withResolvers<void>();
  table.gate = gate.promise;
  for (let i = 0; i < 4; i++) table.play();
  table.set({ thinking: 1 });
  table.play('untold');
  gate.resolve();
  await settled();
  expect(heard).toEqual([0, 1, 2, 3].map(n => now + n));
  table.tell();
  table.set({ thinking: undefined });
  await settled();
  expect(heard).toEqual([0, 1, 2, 3, 4].map(n => now + n));
  expect(sitting.lines.value.map(line => line.ply)).toEqual([...table.match.log.keys()]);
});

test('the news stays while a bot begins to think', async () => {
  const { table, sitting, now } = await annToAct(BOT);
  await sitting.play(firstOf(sitting));
  await settled();
  const { value: news } = sitting.news;
  expect(news.map(line => line.ply)).toEqual([now]);
  table.set({ thinking: 1 });
  await settled();
  expect(sitting.news.value).toBe(news);
});

test('who goes back to now is there, whatever was still being fetched', async () => {
  const { table, sitting } = await annToAct(BOT);
  for (let i = 0; i < 5; i++) table.play();
  await settled();
  const gate = Promise.withResolvers<void>();
  table.gate = gate.promise;
  const looked = sitting.look(2);
  sitting.back();
  gate.resolve();
  await looked;
  expect(sitting.past.value).toBeUndefined();
});

test('of many moments that a slider passes only those are fetched that can still be seen', async () => {
  const { table, sitting } = await annToAct(BOT);
  for (let i = 0; i < 6; i++) table.play();
  await settled();
  table.asked.length = 0;
  const gate = Promise.withResolvers<void>();
  table.gate = gate.promise;
  const looks = [5, 4, 3, 2, 1].map(ply => sitting.look(ply));
  gate.resolve();
  await Promise.all(looks);
  expect(sitting.past.value?.ply).toBe(1);
  expect(table.asked.length).toBeLessThan(3);
});

test('what happened while somebody looked at the past is no news on the way back', async () => {
  const { table, sitting, now } = await annToAct(BOT);
  for (let i = 0; i < 3; i++) table.play();
  await sitting.look(1);
  table.play();
  await settled();
  expect(sitting.shown.value?.ply).toBe(1);
  sitting.back();
  expect(sitting.news.value).toEqual([]);
  expect(sitting.shown.value?.ply).toBe(now + 4);
});

test('the screen is handed to whoever must act, also past the bots and while it is covered', async () => {
  const table = new OpenTable([ANN, BEN, BOT]);
  table.playUntil(2);
  const sitting = await sitDown(table); // loaded again while a bot thinks
  expect(sitting.handOver.value).toEqual({ to: 0, isCovered: true });
  table.playUntil(1);
  await settled();
  expect(sitting.handOver.value).toEqual({ to: 1, isCovered: true });
  await sitting.uncover();
  expect(sitting.viewer.value).toBe(1);
  expect(sitting.mayAct).toBe(true);
});

test('who takes the screen too early hands it on', async () => {
  const table = new OpenTable([ANN, BEN, BOT]);
  table.playUntil(2);
  const sitting = await sitDown(table);
  await sitting.uncover();
  table.playUntil(1);
  await settled();
  expect(sitting.viewer.value).toBe(0);
  expect(sitting.handOver.value).toEqual({ to: 1, isCovered: false });
});

test('nobody sees the past by the eyes of whoever sat there before', async () => {
  const { table, sitting } = await annToAct(BEN);
  table.playUntil(1);
  await sitting.look(1);
  expect(sitting.past.value?.seat).toBe(0);
  sitting.cover();
  expect(sitting.shown.value?.ply).toBe(table.match.ply);
  const late = sitting.look(1); // an address that asks for a moment
  const shown = sitting.uncover();
  await Promise.all([late, shown]);
  expect(sitting.shown.value).toMatchObject({ seat: 1, ply: table.match.ply });
});

test('who has played may take it back before the screen changes hands', async () => {
  const { table, sitting } = await annToAct(BEN);
  while (table.match.toAct === 0) {
    await sitting.play(firstOf(sitting));
    await settled();
  }
  expect(sitting.handOver.value).toEqual({ to: 1, isCovered: false });
  await sitting.undo(sitting.present.value?.undo.step ?? -1);
  await settled();
  expect(sitting.handOver.value).toBeUndefined();
  expect(sitting.mayAct).toBe(true);
});

test('a move that is not on the list is refused for the reason that the rules have, and asks nobody', async () => {
  const { table, sitting, now } = await annToAct(BOT);
  const { game } = table.match;
  const moves = Array.from({ length: game.moveCount }, (_, m) => game.formatMove(m));
  const wrong = moves.find(move => !sitting.present.value?.legal.includes(move)) ?? '';
  table.asked.length = 0;
  await sitting.play(wrong);
  expect(sitting.refusal.value).toEqual(
    table.match.propose(now, [{ type: 'move', seat: 0, move: wrong, at: 0 }]),
  );
  await sitting.play('sail home');
  expect(sitting.refusal.value).toEqual({ code: 'unreadable' });
  expect(table.asked).toEqual([]);
  table.set({ role: 'watching' });
  await settled();
  await sitting.play(wrong);
  expect(sitting.refusal.value).toEqual({ code: 'not-your-turn' });
  expect(table.match.ply).toBe(now);
});
