/** A match of each game in which every kind of entry stands, played through the door. */
import {
  type AnyGame,
  isOptionProblem,
  nauticus,
  nautilion,
  nautilusIsland,
  type Options,
  readOptions,
  type Seat,
  seededRng,
} from '@tidetable/rules';
import type { Player, TableEntry } from '../entry.ts';
import { type AnyMatch, Match } from '../match.ts';
import { isRefused } from '../refusal.ts';
import { newSeal, type Salts } from '../seal.ts';

export interface Wish {
  readonly seed?: number;
  readonly options?: object;
  readonly seats?: number;
}

export const optionsOf = (game: AnyGame, given: object): Options => {
  const options = readOptions(game, { ...given });
  if (isOptionProblem(options)) throw new Error(`no options of ${game.id}: ${options.code}`);
  return options;
};

const people = (seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => ({ name: `Zoé ${seat}`, kind: 'human' }));

/** People at every seat; the first of them added a salt. */
export const newMatch = (game: AnyGame, wish: Wish & { players?: readonly Player[] }): AnyMatch => {
  const { seed = 1, seats = 2 } = wish;
  const options = optionsOf(game, { ...wish.options, seats });
  const players = wish.players ?? people(seats);
  const salts: Salts = players.map(({ kind }, seat) =>
    kind === 'human' && seat === 0 ? 'ab'.repeat(32) : null,
  );
  const id = seed.toString(16).padStart(32, '0');
  const terms = { id, options, seed: new Uint8Array(32).fill(seed), salts };
  const match = Match.deal(game, { options, seats: players, seal: newSeal(game, terms) });
  match.letChanceAct(0);
  return match;
};

type AnyRng = ReturnType<typeof seededRng>;

/** Random moves until the match is over or so long; now and then one is taken back where that is free. */
export const playOn = (match: AnyMatch, rng: AnyRng, plies = Number.POSITIVE_INFINITY): void => {
  while (!match.isOver && match.ply < plies) {
    const { toAct, ply } = match;
    const legal = match.legalMoves();
    must(match.submit(toAct, ply, legal[rng(legal.length)], ply));
    const last = match.lastOwnPly(toAct);
    if (rng(20) === 0 && last >= match.undoLimit(toAct))
      must(match.undo(toAct, match.ply, last, ply));
  }
};

const must = (answer: object): void => {
  if (isRefused(answer)) throw new Error(`refused: ${answer.code}`);
};

/** An entry of any kind without its time. */
export type Untimed = TableEntry extends infer E
  ? E extends TableEntry
    ? Omit<E, 'at'>
    : never
  : never;

/** Enters what the table decides, now. */
export const enter = (match: AnyMatch, entry: Untimed): void =>
  must(match.enter(match.ply, { ...entry, at: match.ply } as TableEntry));

const others = (match: AnyMatch, seat: Seat): Seat[] =>
  match.table.players.flatMap(({ kind }, s) => (kind === 'human' && s !== seat ? [s] : []));

const BOT: Player = { name: 'Nemo', kind: 'bot', level: 'mate' };

/** Everything that a table may decide while a match goes on. */
export const decideEverything = (match: AnyMatch, rng: AnyRng): void => {
  enter(match, {
    type: 'pace',
    seat: 0,
    pace: { clock: 'turn', turnMs: 86_400_000 },
    agreed: others(match, 0),
  });
  playOn(match, rng, match.ply + 12);
  freeUndo(match);
  const seat = match.table.players.findIndex((_, s) => match.lastOwnPly(s) >= 0);
  enter(match, {
    type: 'take-back',
    seat,
    to: match.lastOwnPly(seat),
    agreed: others(match, seat),
  });
  match.letChanceAct(0);
  playOn(match, rng, match.ply + 6);
  if (match.isOver) return;
  const { toAct } = match;
  enter(match, { type: 'time-out', seat: toAct, outcome: 'stand-in', player: BOT });
  playOn(match, rng, match.ply + 3);
  enter(match, { type: 'player', seat: toAct, player: { name: 'Zoé', kind: 'human' } });
  if (match.isOver) return;
  enter(match, { type: 'time-out', seat: match.toAct, outcome: 'noted' });
  enter(match, { type: 'practice', seat: 0, agreed: others(match, 0) });
};

/** Some seat takes back a move by which nobody learnt anything, as soon as there is one. */
const freeUndo = (match: AnyMatch): void => {
  for (let tries = 0; tries < 400 && !match.isOver; tries++) {
    const { toAct, ply } = match;
    must(match.submit(toAct, ply, match.legalMoves()[0], ply));
    if (match.lastOwnPly(toAct) < match.undoLimit(toAct)) continue;
    must(match.undo(toAct, match.ply, match.lastOwnPly(toAct), ply));
    return;
  }
};

/** One match for every way to end, all other kinds of entries in each; two to four seats. */
export const matchesOfEveryEntry = (game: AnyGame, seed = 1): AnyMatch[] => {
  const most = game.seats.max;
  const begin = (seats: number, ends: (match: AnyMatch) => void): AnyMatch => {
    const rng = seededRng(seed);
    const match = newMatch(game, { seed, seats });
    playOn(match, rng, 10);
    decideEverything(match, rng);
    if (!match.isOver) ends(match);
    return match;
  };
  const rng = seededRng(seed + 1);
  const resign = (match: AnyMatch, seat: Seat): void => {
    const goesOn = match.options.seats - match.table.left.length > 2;
    enter(match, { type: 'resign', seat, ...(goesOn && { player: BOT }) });
  };
  return [
    begin(most, match => playOn(match, rng)),
    begin(most, match => {
      resign(match, most - 1);
      playOn(match, rng);
    }),
    begin(2, match => resign(match, 1)),
    begin(2, match => enter(match, { type: 'time-out', seat: match.toAct, outcome: 'lost' })),
    begin(most, match => enter(match, { type: 'abort', seat: 0, agreed: others(match, 0) })),
  ];
};

export const GAMES: readonly AnyGame[] = [nautilusIsland, nautilion, nauticus] as AnyGame[];
