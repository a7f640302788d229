/** The match of one table, in a worker. Only the seat that asks learns what it may know. */
import type { Level } from '@tidetable/bots';
import {
  type AnyMatch,
  type Decision,
  type DoorRefusal,
  decisionOf,
  type Entry,
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
  type TableEntry,
  type Verification,
  verify,
  writeMatch,
} from '@tidetable/match';
import {
  type GameId,
  games,
  isOptionProblem,
  type Options,
  type PlayedEdition,
  playedEdition,
  readOptions,
  type Seat,
} from '@tidetable/rules';
import type { Saved } from '../store/head.ts';
import { Keeper } from '../store/keeper.ts';
import { newId } from '../store/newId.ts';
import { answerCalls } from './rpc.ts';
import type { Status } from './table.ts';
import { viewAt } from './viewAt.ts';

export interface NewMatch {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: readonly Player[];
}

/** How the match stands, and whether it is kept. */
export interface Standing extends Pick<Status, 'ply' | 'toAct' | 'isPractice' | 'isUnsaved'> {
  readonly hints: number;
}

/** What a record turned out to be. */
export interface Opened extends Standing {
  readonly game: GameId;
  readonly edition: PlayedEdition;
  readonly options: Options;
}

/** Somebody who looks on, and up to where they know the log. */
export interface Onlooker {
  readonly seat: Seat;
  readonly since: number;
}

/** What has come of a change, for whoever looks on. */
export interface Changed {
  readonly standing: Standing;
  readonly view: SeatView | undefined;
}

let match: AnyMatch;
let keeper: Keeper | undefined; // records and lessons have none

const standing = (): Standing => ({
  ply: match.ply,
  toAct: match.toAct,
  isPractice: match.isPractice,
  isUnsaved: keeper?.isUnsaved ?? false,
  hints: keeper?.hints ?? 0,
});

const opened = (): Opened => {
  const { game, options } = match;
  return { ...standing(), game: game.id, edition: playedEdition(game), options };
};

/** Beyond what was revealed only somebody alone against bots may go back. */
const seen = (ply: number, seat: Seat, since: number): SeatView => {
  const view = viewAt(match, ply, seat, since);
  const { practice: _, ...undo } = view.undo;
  return isAlone(match) ? view : { ...view, undo };
};

/** Proposed, written down, then true: a refusal, or another tab that was faster, changes nothing. */
const change = async (
  ply: number,
  entries: readonly Entry[],
  onlooker?: Onlooker,
): Promise<Changed | DoorRefusal | 'overtaken'> => {
  const proposal = match.propose(ply, entries);
  if (isRefused(proposal)) return proposal;
  if (keeper && !(await keeper.append(match, proposal))) return 'overtaken';
  match.commit(proposal);
  return {
    standing: standing(),
    view: onlooker && seen(match.ply, onlooker.seat, onlooker.since),
  };
};

const functions = {
  /** The file of a new match. Options that are not given are as usual. */
  deal({ game, options: given, seats }: NewMatch): MatchFile {
    const options = readOptions(games[game], given);
    if (isOptionProblem(options)) throw new Error(`no options of ${game}: ${options.code}`);
    const terms = { id: newId(), options, seed: newSeed() };
    match = Match.deal(games[game], { options, seats, seal: newSeal(games[game], terms) });
    match.letChanceAct(Date.now());
    const file = writeMatch(match);
    const problem = layOut(file); // what could not be opened again is no table
    if (problem) throw new Error(`no table of ${game}: ${JSON.stringify(problem)}`);
    return file;
  },

  /** A record to go on with; one without its seed stays as it is. Nothing of it is kept. */
  open(file: MatchFile): Opened | FileProblem {
    return goOn(file) ?? opened();
  },

  /** A match of this browser; what is played is kept. */
  openKept(saved: Saved, isUnsaved: boolean): Opened | FileProblem {
    return keepOn(saved, isUnsaved) ?? opened();
  },

  /** Goes on with what another tab has kept; undefined if that is nothing new. */
  async follow(): Promise<Standing | undefined> {
    const news = await keeper?.news().catch(() => undefined);
    return !news || keepOn(news, false) ? undefined : standing();
  },

  /** A record to look at only: nothing is added to it. */
  watch(file: MatchFile): Opened | FileProblem {
    return layOut(file) ?? opened();
  },

  verify(file: MatchFile): Verification {
    return verify(file);
  },

  submit(seat: Seat, ply: number, move: string, onlooker?: Onlooker) {
    return change(ply, [{ type: 'move', seat, move, at: Date.now() }], onlooker);
  },

  undo(seat: Seat, ply: number, to: number, onlooker: Onlooker) {
    const undo = { type: 'undo', seat, to, at: Date.now() } as const;
    const mayPractise = isAlone(match) && !match.isPractice;
    const isRevealed = mayPractise && match.undoOf(seat).practice === to;
    return change(ply, isRevealed ? [practiceOf(seat), undo] : [undo], onlooker);
  },

  async countHint(): Promise<Standing> {
    await keeper?.countHint(match);
    return standing();
  },

  /** All that would have to be kept. */
  saved(): Saved | undefined {
    return keeper?.saved(match);
  },

  /** The record, to go on as practice: one person in a seat, bots in the others. */
  branch(file: MatchFile, seat: Seat, bots: readonly (Level | null)[]): MatchFile {
    const problem = layOut(file);
    if (problem) throw new Error(`no moment to go on from: ${problem.problem}`);
    seatAlone(match, seat, bots);
    const refusal = match.isPractice ? undefined : match.accept(practiceOf(seat));
    if (refusal) throw new Error(`practice was refused: ${refusal.code}`);
    return writeMatch(match);
  },

  view(ply: number, seat: Seat, since: number): SeatView {
    return seen(ply, seat, since);
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

/** Lays a record out so that it can be played. */
const goOn = (file: MatchFile): FileProblem | undefined => {
  const problem = layOut(file);
  if (!problem) match.letChanceAct(Date.now());
  return problem;
};

const keepOn = (saved: Saved, isUnsaved: boolean): FileProblem | undefined => {
  const problem = goOn(saved.file);
  if (!problem) keeper = new Keeper({ ...saved, file: writeMatch(match) }, isUnsaved);
  return problem;
};

/** Somebody alone against bots need ask nobody. */
const practiceOf = (seat: Seat): TableEntry => ({
  type: 'practice',
  seat,
  agreed: [],
  at: Date.now(),
});

const isAlone = ({ table }: AnyMatch): boolean =>
  table.players.filter(({ kind }) => kind === 'human').length === 1;

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
