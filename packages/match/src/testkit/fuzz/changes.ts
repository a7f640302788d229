/** Changes of a match file, each of which somebody could want to make. */

import { CHANCE, type GameId, games, type Rng } from '@tidetable/rules';
import { HOST, type Player } from '../../entry.ts';
import { openMatch } from '../../everyGame.ts';
import { isProblem, type MatchFile } from '../../matchFile.ts';

/** A copy that may be written to. */
export type Draft = { -readonly [K in keyof MatchFile]: MatchFile[K] };
type FileEntry = MatchFile['log'][number];
type Change = (file: Draft, rng: Rng, other: MatchFile) => void;

const pick = <T>(from: readonly T[], rng: Rng): T => from[rng(from.length)];

const turnDigit = (hex: string, rng: Rng): string => {
  const at = rng(hex.length);
  return hex.slice(0, at) + rng(16).toString(16) + hex.slice(at + 1);
};

const option: Change = (file, rng) => {
  const { seats, options: specs } = games[file.game as GameId];
  const at = rng(specs.length + 1);
  if (at === specs.length) {
    file.options = { ...file.options, seats: seats.min + rng(seats.max - seats.min + 2) };
    return;
  }
  const spec = specs[at];
  const value =
    spec.kind === 'flag'
      ? rng(2) === 0
      : spec.kind === 'number'
        ? spec.min + rng(spec.max - spec.min + 2)
        : spec.kind === 'choice'
          ? pick(spec.values, rng)
          : spec.values.filter(() => rng(2) === 0);
  file.options = { ...file.options, [spec.name]: value } as MatchFile['options'];
};

const game: Change = (file, rng, other) => {
  pick<() => void>(
    [
      () => Object.assign(file, { game: other.game }),
      () => Object.assign(file, { rules: file.rules + rng(2) }),
      () => Object.assign(file, { game: other.game, components: other.components }),
      () => Object.assign(file, { options: other.options }),
      () => Object.assign(file, { sheet: games[file.game as GameId].components }),
      () => Object.assign(file, { sheet: games[other.game as GameId].components }),
      () => Object.assign(file, { from: file.from === null ? 'tidetable-match/1' : null }),
    ],
    rng,
  )();
};

const hexDigit: Change = (file, rng) => {
  const key = pick(['seed', 'commitment', 'id', 'components'] as const, rng);
  const value = file[key];
  if (value !== null) Object.assign(file, { [key]: turnDigit(value, rng) });
};

const seed: Change = (file, rng, other) => {
  file.seed = pick([null, other.seed, '00'.repeat(32)], rng);
};

const salt: Change = (file, rng, other) => {
  const at = rng(file.salts.length + 1);
  const now = file.salts[at];
  const then = pick([null, '', 'cd'.repeat(32), turnDigit(now ?? '0'.repeat(64), rng)], rng);
  if (at < file.salts.length) file.salts = file.salts.with(at, then);
  else file.salts = pick([[], other.salts, file.salts.toReversed(), [...file.salts, then]], rng);
};

const PLAYERS: readonly Player[] = [
  { name: 'Somebody else', kind: 'human' },
  { name: 'Nemo', kind: 'bot' },
  { name: 'Nemo', kind: 'bot', level: 'admiral' },
];

const seats: Change = (file, rng) => {
  const at = rng(file.seats.length);
  const now = file.seats[at];
  const others: MatchFile['seats'] = [
    ...PLAYERS,
    { name: now.name, kind: now.kind === 'human' ? 'bot' : 'human' },
    { ...now, name: `${now.name}!` },
  ];
  file.seats = pick([file.seats.with(at, pick(others, rng)), file.seats.toReversed()], rng);
};

const PACES: readonly MatchFile['pace'][] = [
  { clock: 'none' },
  { clock: 'turn', turnMs: 1000 },
  { clock: 'bank', bankMs: 60_000, incrementMs: 0 },
];

const pace: Change = (file, rng) => {
  file.pace = pick(PACES, rng);
};

/** Two words of the deal trade places, or one becomes another. */
const deal: Change = (file, rng, other) => {
  if (file.deal.length === 0) return;
  const [a, b] = [rng(file.deal.length), rng(file.deal.length)];
  const [from, to] = [file.deal[a].split(' '), file.deal[b].split(' ')];
  const [i, k] = [rng(from.length), rng(to.length)];
  if (rng(8) === 0) file.deal = pick([other.deal, file.deal.toReversed(), []], rng);
  else if (rng(3) === 0) file.deal = file.deal.with(a, from.with(i, to[k]).join(' '));
  else {
    [from[i], to[k]] = [to[k], from[i]];
    file.deal =
      a === b
        ? file.deal.with(a, file.deal[a].split(' ').with(i, from[i]).with(k, to[k]).join(' '))
        : file.deal.with(a, from.join(' ')).with(b, to.join(' '));
  }
};

/** What could have been played instead at a ply: every move that the rules allow there. */
const legalAt = (file: MatchFile, ply: number): readonly string[] => {
  const match = openMatch(file);
  if (isProblem(match)) return [];
  for (const { check: _, ...entry } of file.log.slice(0, ply)) if (match.accept(entry)) return [];
  return match.isOver ? [] : match.legalMoves();
};

const answerOfChance: Change = (file, rng) => {
  const plies = [...file.log.keys()].filter(ply => file.log[ply].seat === CHANCE);
  if (plies.length === 0) return;
  const ply = pick(plies, rng);
  const move = pick(legalAt(file, ply), rng);
  if (move !== undefined) file.log = file.log.with(ply, { ...file.log[ply], move } as FileEntry);
};

/** Another legal move; in half of the cases the log ends there, as if the match still ran. */
const legalMove: Change = (file, rng) => {
  const ply = rng(file.log.length + 1);
  const move = pick(legalAt(file, ply), rng);
  if (move === undefined) return;
  const then = file.log[ply] ?? {
    ...file.log[ply - 1],
    type: 'move',
    at: 0,
    check: '0'.repeat(32),
  };
  file.log = [
    ...file.log.slice(0, ply),
    { ...then, move } as FileEntry,
    ...file.log.slice(ply + 1),
  ];
  if (rng(2) === 0) endAt(file, ply + 1);
};

const endAt = (file: Draft, ply: number): void => {
  file.log = file.log.slice(0, ply);
  file.result = null;
};

/** Moves are many, what a table decides is rare: either has the same chance. */
const fieldOfEntry: Change = (file, rng) => {
  const plies = [...file.log.keys()];
  if (plies.length === 0) return;
  const rare = plies.filter(ply => file.log[ply].type !== 'move');
  const ply = pick(rare.length > 0 && rng(2) === 0 ? rare : plies, rng);
  const entry = file.log[ply];
  const changes: object[] = [
    { at: entry.at + 1 },
    { seat: entry.seat === 0 ? 1 : 0 },
    { seat: pick([HOST, CHANCE, -1, 2, 3, 7], rng) },
  ];
  if ('to' in entry) changes.push({ to: Math.max(0, entry.to + 3 - rng(7)) });
  if ('player' in entry) changes.push({ player: pick(PLAYERS, rng) });
  if ('outcome' in entry) changes.push({ outcome: pick(['noted', 'stand-in', 'lost'], rng) });
  if ('pace' in entry) changes.push({ pace: pick(PACES, rng) });
  if ('agreed' in entry) {
    const { agreed } = entry;
    changes.push({ agreed: pick([[], [0], [1], [0, 1], agreed.slice(1), [...agreed, 3]], rng) });
  }
  file.log = file.log.with(ply, { ...entry, ...pick(changes, rng) } as FileEntry);
};

/** Entries that a table may make, here made by a forger at any ply. */
const insertedEntry: Change = (file, rng) => {
  const ply = rng(3) === 0 ? file.log.length : rng(file.log.length + 1);
  const earlier = file.log.slice(0, ply);
  const decider = earlier.findLast(e => e.type !== 'move') ?? earlier.at(-1);
  const mover = file.log[ply] ?? earlier.at(-1);
  const seat = pick([0, 1, HOST, decider?.seat ?? 2, mover?.seat ?? 3], rng);
  const people = file.seats.flatMap(({ kind }, s) => (kind === 'human' && s !== seat ? [s] : []));
  const agreed = pick([people, people, people.slice(1), []], rng);
  const common = { seat, at: 0, check: '0'.repeat(32) };
  const to = Math.max(0, ply - 1 - rng(4));
  const player = pick([undefined, ...PLAYERS], rng);
  const entries = [
    { type: 'undo', ...common, to },
    { type: 'take-back', ...common, to, agreed },
    { type: 'practice', ...common, agreed },
    { type: 'player', ...common, player: player ?? PLAYERS[0] },
    { type: 'resign', ...common, ...(player && { player }) },
    {
      type: 'time-out',
      ...common,
      outcome: pick(['noted', 'stand-in', 'lost'], rng),
      ...(player && { player }),
    },
    { type: 'pace', ...common, pace: pick(PACES, rng), agreed },
    { type: 'abort', ...common, agreed },
  ] as FileEntry[];
  file.log = file.log.toSpliced(ply, 0, pick(entries, rng));
  if (rng(2) === 0) endAt(file, ply + 1);
  if (rng(4) === 0) file.result = { end: 'abort' };
};

/** Somebody takes back what it has just done, perhaps after a look at what that brought. */
const undo: Change = (file, rng) => {
  const last = rng(file.log.length + 1) - 1;
  const seat = file.log[last]?.seat;
  if (seat === undefined) return;
  let to = last;
  while (rng(3) > 0 && file.log[to - 1]?.seat === seat) to--;
  const entry = { type: 'undo', seat, to, at: 0, check: '0'.repeat(32) } as const;
  file.log = file.log.toSpliced(last + 1, 0, entry);
  endAt(file, last + 2);
};

const orderOfEntries: Change = (file, rng, other) => {
  const { log } = file;
  if (log.length === 0) return;
  const [a, b] = [rng(log.length), rng(log.length)];
  file.log = pick(
    [
      log.toSpliced(a, 1),
      log.toSpliced(a, 0, log[a]),
      log.with(a, log[b]).with(b, log[a]),
      log.toSpliced(a, 1).toSpliced(b, 0, log[a]),
      log.with(a, other.log[a] ?? log[b]),
      log.slice(0, a),
      log.slice(0, -1),
    ],
    rng,
  );
  if (rng(3) === 0) file.result = null;
};

const result: Change = (file, rng, other) => {
  const now = file.result;
  const results: MatchFile['result'][] = [null, { end: 'abort' }, other.result];
  if (now !== null && now.end !== 'abort') {
    const at = rng(now.points.length);
    results.push(
      { ...now, end: pick(['game', 'resign', 'time-out'], rng) },
      { ...now, points: now.points.with(at, now.points[at] + 1 - 2 * rng(2)) },
      { ...now, places: now.places.toReversed() },
      { ...now, places: now.places.with(at, 1 + rng(4)) },
      { ...now, left: [{ seat: at, how: pick(['resign', 'time-out'], rng) }] },
      { ...now, left: now.left.slice(1) },
    );
  }
  file.result = pick(results, rng);
};

export const CHANGES: Readonly<Record<string, Change>> = {
  option,
  game,
  'seed or salt': (file, rng, other) => pick([hexDigit, seed, salt, salt], rng)(file, rng, other),
  'seats or pace': (file, rng, other) => pick([seats, seats, pace], rng)(file, rng, other),
  deal,
  'answer of chance': answerOfChance,
  move: legalMove,
  'field of an entry': fieldOfEntry,
  undo,
  'entry inserted': insertedEntry,
  'order of entries': orderOfEntries,
  result,
};
