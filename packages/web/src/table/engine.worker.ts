/** The match of one table, in a worker. Only the seat that asks learns what it may know. */
import type { Level } from '@tidetable/bots';
import {
  type AnyMatch,
  type DoorRefusal,
  type FileProblem,
  isProblem,
  isRefused,
  Match,
  type MatchFile,
  newSeal,
  type Player,
  parseMatchFile,
  replayMatch,
  SEED_BYTES,
  type Verification,
  verify,
  writeMatch,
} from '@tidetable/match';
import {
  type GameId,
  games,
  isOptionProblem,
  type Options,
  readOptions,
  type Seat,
} from '@tidetable/rules';
import { newId } from '../store/newId.ts';
import { linesBetween, momentAt } from './moments.ts';
import { answerCalls } from './rpc.ts';
import type { LogLine, Moment } from './table.ts';

export interface NewMatch {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: readonly Player[];
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
  readonly game: GameId;
  readonly options: Options;
  readonly seat: Seat;
  readonly ply: number;
  readonly view: object;
  readonly legal: readonly string[];
}

let match: AnyMatch;

const standing = (): Standing => ({
  ply: match.ply,
  toAct: match.toAct,
  isPractice: match.isPractice,
  file: writeMatch(match),
});

const functions = {
  /** Options that are not given are as usual. */
  deal({ game, options: given, seats }: NewMatch): Standing {
    const options = readOptions(games[game], given);
    if (isOptionProblem(options)) throw new Error(`no options of ${game}: ${options.code}`);
    const terms = { id: newId(), options, seed: newSeed() };
    match = Match.deal(games[game], { options, seats, seal: newSeal(games[game], terms) });
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
    return problem ?? { ply: match.ply, toAct: match.toAct, isPractice: match.isPractice };
  },

  verify(file: MatchFile): Verification {
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
    if (ply !== match.ply) return { code: 'stale' };
    const now = match.upTo(ply); // both entries or none
    const begun = inPractice && !now.isPractice ? beginPractice(now, seat) : undefined;
    const done = begun ?? now.undo(seat, now.ply, to, Date.now());
    if (isRefused(done)) return done;
    match = now;
    return standing();
  },

  /** The record, to go on as practice: one person in a seat, bots in the others. */
  branch(file: MatchFile, seat: Seat, bots: readonly (Level | null)[]): MatchFile {
    const problem = layOut(file);
    if (problem) throw new Error(`no moment to go on from: ${problem.problem}`);
    seatAlone(match, seat, bots);
    const refusal = match.isPractice ? undefined : beginPractice(match, seat);
    if (refusal) throw new Error(`practice was refused: ${refusal.code}`);
    return writeMatch(match);
  },

  moment(ply: number, viewer: Seat): Moment {
    return momentAt(match, ply, viewer);
  },

  /** The record up to a ply, as if the match had stopped there. */
  fileAt(ply: number): MatchFile {
    return writeMatch(match.upTo(ply));
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
  return undefined;
};

const newSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

/** Somebody alone against bots need ask nobody. */
const beginPractice = (of: AnyMatch, seat: Seat): DoorRefusal | undefined =>
  of.accept({ type: 'practice', seat, agreed: [], at: Date.now() });

const seatAlone = (of: AnyMatch, alone: Seat, bots: readonly (Level | null)[]): void => {
  for (const [seat, { name, kind }] of of.table.players.entries()) {
    if (kind === (seat === alone ? 'human' : 'bot')) continue;
    const level = bots[seat] ?? undefined;
    const player: Player =
      seat === alone ? { name, kind: 'human' } : { name, kind: 'bot', ...(level && { level }) };
    const refusal = of.accept({ type: 'player', seat, player, at: Date.now() });
    if (refusal) throw new Error(`the seat ${seat} cannot change: ${refusal.code}`);
  }
};

answerCalls(functions);
