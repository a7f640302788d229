/** The match of one table, in a worker. Only the seat that asks learns what it may know. */
import {
  type AnyMatch,
  type DoorRefusal,
  type FileProblem,
  type Finding,
  isProblem,
  isRefused,
  isUndo,
  Match,
  type MatchFile,
  openMatch,
  type Papers,
  replayMatch,
  SEED_BYTES,
  type SeatCard,
  sealedSea,
  verify,
  writeMatch,
} from '@tidetable/match';
import {
  type GameEvent,
  games,
  isOptionProblem,
  type Options,
  readOptions,
  type Seat,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { answerCalls } from './rpc.ts';
import type { LogLine, Moment, Undo } from './table.ts';

export interface NewMatch {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatCard[];
}

/** How the match stands, and its record up to there. */
export interface Standing {
  readonly ply: number;
  readonly toAct: Seat;
  readonly isPractice: boolean;
  readonly file: MatchFile;
}

export type Watched = Omit<Standing, 'file'>;

/** What a bot needs to think for the seat to act. */
export interface Thought {
  readonly game: string;
  readonly options: Options;
  readonly seat: Seat;
  readonly ply: number;
  readonly view: object;
  readonly legal: readonly string[];
}

/** Worlds over which a score that depends on secrets is averaged. */
const WORLDS = 24;

let match: AnyMatch;
let papers: Papers;

const standing = (): Standing => ({
  ply: match.ply,
  toAct: match.toAct,
  isPractice: match.practice,
  file: writeMatch(match, papers),
});

const functions = {
  /** Options that are not given are as usual. */
  deal({ game, options: given, seats }: NewMatch): Standing {
    const options = readOptions(games[game], given);
    if (isOptionProblem(options)) throw new Error(`no options of ${game}: ${options.code}`);
    const seed = newSeed();
    papers = { seats, seed, salts: [] };
    match = Match.deal(games[game], { options, decide: sealedSea(seed, []) });
    match.letChanceAct(Date.now());
    return standing();
  },

  /** A record to go on with or to look at; one without its seed can only be looked at. */
  open(file: MatchFile): Standing | FileProblem {
    const replayed = replayMatch(file);
    if (isProblem(replayed)) return replayed;
    match = replayed;
    papers = { seats: file.seats, seed: bytesOf(file.seed ?? ''), salts: file.salts };
    match.letChanceAct(Date.now());
    return standing();
  },

  /** A record to look at only: nothing is added to it. Whoever goes on from it without its seed has another chance. */
  watch(file: MatchFile): Watched | FileProblem {
    const replayed = replayMatch(file);
    if (isProblem(replayed)) return replayed;
    match = replayed;
    const seed = file.seed === null ? newSeed() : bytesOf(file.seed);
    papers = { seats: file.seats, seed, salts: file.salts };
    return { ply: match.ply, toAct: match.toAct, isPractice: match.practice };
  },

  /** The first thing found wrong with a record, or undefined. */
  verify(file: MatchFile): Finding | undefined {
    return verify(file);
  },

  submit(seat: Seat, ply: number, move: string): Standing | DoorRefusal {
    const done = match.submit(seat, ply, move, Date.now());
    return isRefused(done) ? done : standing();
  },

  whyNot(seat: Seat, text: string): DoorRefusal | undefined {
    if (match.isOver) return { code: 'over' };
    if (match.toAct !== seat) return { code: 'not-your-turn' };
    const move = match.game.parseMove(text);
    return move === undefined ? { code: 'unreadable' } : match.game.whyNot(match.state, move);
  },

  undo(seat: Seat, ply: number, to: number, inPractice: boolean): Standing | DoorRefusal {
    if (inPractice && !match.practice) match = turnIntoPractice();
    const done = match.undo(seat, ply, to, Date.now());
    return isRefused(done) ? done : standing();
  },

  moment(ply: number, viewer: Seat): Moment {
    const then = matchAt(ply);
    const isMine = viewer !== SPECTATOR && then.toAct === viewer;
    return {
      ply,
      viewer,
      view: then.view(viewer),
      toAct: then.toAct,
      legal: isMine && ply === match.ply ? then.legalMoves() : [],
      undo: ply === match.ply && viewer !== SPECTATOR ? undoOf(viewer) : {},
      points: pointsFor(then, viewer),
      places: then.isOver ? then.places() : undefined,
      ...(then.isOver && then.game.together && { isWon: then.points()[0] > 0 }),
    };
  },

  /** The record up to a ply, as if the match had stopped there. */
  fileAt(ply: number): MatchFile {
    return writeMatch(matchAt(ply), papers);
  },

  lines(from: number, viewer: Seat): LogLine[] {
    return match.log.slice(from).map((entry, i) => ({
      ply: from + i,
      seat: entry.seat,
      ...(isUndo(entry) && { undo: entry.undo }),
      events: match.events(from + i, viewer) as GameEvent[],
    }));
  },

  thought(): Thought {
    const { game, options, toAct, ply } = match;
    return {
      game: game.id,
      options,
      seat: toAct,
      ply,
      view: match.view(toAct),
      legal: match.legalMoves(),
    };
  },
};

export type Engine = typeof functions;

const newSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

/** The match as it stood after so many entries. */
const matchAt = (ply: number): AnyMatch => {
  if (ply >= match.ply) return match;
  const { seed: _, ...file } = writeMatch(match, papers);
  const then = openMatch({ ...file, seed: null });
  if (isProblem(then)) throw new Error(`the own record does not open: ${then.problem}`);
  for (const entry of match.log.slice(0, ply)) then.accept(entry);
  return then;
};

const turnIntoPractice = (): AnyMatch => {
  const again = replayMatch({ ...writeMatch(match, papers), practice: true });
  if (isProblem(again)) throw new Error(`the own record does not open: ${again.problem}`);
  return again;
};

const undoOf = (seat: Seat): Undo => {
  const last = match.lastOwnPly(seat);
  if (last < 0) return {};
  const limit = match.undoLimit(seat);
  if (limit > last) return { practice: last };
  const turn = match.practice ? last : limit;
  return { step: last, ...(turn < last && { turn }) };
};

/** Exact where nothing is secret or all is over, else the mean over worlds that the view allows. */
const pointsFor = (then: AnyMatch, viewer: Seat): number[] => {
  if (then.isOver) return then.points();
  if (then.game.together) return []; // won or lost, and not yet known
  const { game, options } = then;
  const worlds = game.worlds(then.view(viewer));
  const rng = seededRng(then.ply);
  const guess = game.blank(options);
  const sums = new Array<number>(options.seats).fill(0);
  for (let w = 0; w < WORLDS; w++) {
    worlds.guessInto(guess, rng);
    for (let seat = 0; seat < options.seats; seat++) sums[seat] += game.score(guess, seat);
  }
  return sums.map(sum => Math.round(sum / WORLDS));
};

answerCalls(functions);
