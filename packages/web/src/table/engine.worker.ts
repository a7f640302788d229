/** The match of one table, in a worker. Only the seat that asks learns what it may know. */
import {
  type AnyMatch,
  type DoorRefusal,
  type FileProblem,
  type Finding,
  isProblem,
  isRefused,
  Match,
  type MatchFile,
  type Papers,
  parseMatchFile,
  replayMatch,
  SEED_BYTES,
  type SeatCard,
  sealedSea,
  verify,
  writeMatch,
} from '@tidetable/match';
import { games, isOptionProblem, type Options, readOptions, type Seat } from '@tidetable/rules';
import { linesBetween, momentAt } from './moments.ts';
import { answerCalls } from './rpc.ts';
import type { LogLine, Moment } from './table.ts';

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
    const dealt = standing();
    const problem = layOut(dealt.file); // what could not be opened again is no table
    if (problem) throw new Error(`no table of ${game}: ${JSON.stringify(problem)}`);
    return dealt;
  },

  /** A record to go on with; one without its seed stays as it is. */
  open(file: MatchFile): Standing | FileProblem {
    const problem = layOut(file);
    if (problem) return problem;
    match.letChanceAct(Date.now());
    return standing();
  },

  /** A record to look at only: nothing is added to it. */
  watch(file: MatchFile): Watched | FileProblem {
    const problem = layOut(file);
    return problem ?? { ply: match.ply, toAct: match.toAct, isPractice: match.practice };
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
    const now = inPractice && !match.practice ? inPracticeFromNow() : match;
    const done = now.undo(seat, ply, to, Date.now());
    if (isRefused(done)) return done;
    match = now;
    return standing();
  },

  moment(ply: number, viewer: Seat): Moment {
    return momentAt(match, ply, viewer);
  },

  /** The record up to a ply, as if the match had stopped there. */
  fileAt(ply: number): MatchFile {
    return writeMatch(match.upTo(ply), papers);
  },

  lines(from: number, to: number, viewer: Seat): LogLine[] {
    return linesBetween(match, { from, to }, viewer);
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

/** Whoever wrote the record, and when: nothing of it is trusted. */
const layOut = (record: MatchFile): FileProblem | undefined => {
  const file = parseMatchFile(JSON.stringify(record));
  if (isProblem(file)) return file;
  const replayed = replayMatch(file);
  if (isProblem(replayed)) return replayed;
  match = replayed;
  // Whoever goes on elsewhere without the seed has another chance.
  const seed = file.seed === null ? newSeed() : bytesOf(file.seed);
  papers = { seats: file.seats, seed, salts: file.salts };
  return undefined;
};

const newSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

const inPracticeFromNow = (): AnyMatch => {
  const again = replayMatch({ ...writeMatch(match, papers), practice: true });
  if (isProblem(again)) throw new Error(`the own record does not open: ${again.problem}`);
  return again;
};

answerCalls(functions);
