/** The match of one table, in a worker. Only the seat that asks learns what it may know. */
import {
  type AnyMatch,
  type Decision,
  type DoorRefusal,
  decisionOf,
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
  type SeatView,
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
import { answerCalls } from './rpc.ts';
import { viewAt } from './viewAt.ts';

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

/** What a record turned out to be. */
export interface Opened extends Omit<Standing, 'file'> {
  readonly game: GameId;
  readonly options: Options;
}

let match: AnyMatch;

const standing = (): Standing => ({
  ply: match.ply,
  toAct: match.toAct,
  isPractice: match.isPractice,
  file: writeMatch(match),
});

const opened = (): Opened => {
  const { ply, toAct, isPractice, game, options } = match;
  return { ply, toAct, isPractice, game: game.id, options };
};

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
  open(file: MatchFile): (Opened & Standing) | FileProblem {
    const problem = layOut(file);
    if (problem) return problem;
    match.letChanceAct(Date.now());
    return { ...opened(), ...standing() };
  },

  /** A record to look at only: nothing is added to it. */
  watch(file: MatchFile): Opened | FileProblem {
    return layOut(file) ?? opened();
  },

  verify(file: MatchFile): Verification {
    return verify(file);
  },

  submit(seat: Seat, ply: number, move: string): Standing | DoorRefusal {
    const done = match.submit(seat, ply, move, Date.now());
    return isRefused(done) ? done : standing();
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
  branch(file: MatchFile, seat: Seat, bots: readonly (string | null)[]): MatchFile {
    const problem = layOut(file);
    if (problem) throw new Error(`no moment to go on from: ${problem.problem}`);
    seatAlone(match, seat, bots);
    const refusal = match.isPractice ? undefined : beginPractice(match, seat);
    if (refusal) throw new Error(`practice was refused: ${refusal.code}`);
    return writeMatch(match);
  },

  view(ply: number, seat: Seat, since: number): SeatView {
    return viewAt(match, ply, seat, since);
  },

  /** The record up to a ply, as if the match had stopped there. */
  fileAt(ply: number): MatchFile {
    return writeMatch(match.upTo(ply));
  },

  /** What the seat to act must decide. */
  decision(): Decision {
    return decisionOf(match, match.toAct);
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

const seatAlone = (of: AnyMatch, alone: Seat, bots: readonly (string | null)[]): void => {
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
