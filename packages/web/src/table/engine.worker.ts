/** The match of one table, in a worker. A seat gets only its own view. */
import type { Level } from '@tidetable/bots';
import {
  type AnyMatch,
  addEntry,
  type Decision,
  decisionOf,
  type Entry,
  type Facts,
  type FileProblem,
  factsAmong,
  isProblem,
  isRefused,
  isRepeated,
  Match,
  type MatchFile,
  type MatchRefusal,
  newSeal,
  type Player,
  parseMatchFile,
  pastView,
  replayAmong,
  SEED_BYTES,
  type SeatView,
  type SomeEditions,
  type TableEntry,
  type Verification,
  verifyAmong,
  writeMatch,
} from '@tidetable/match';
import {
  type GameId,
  isOptionProblem,
  isSheetProblem,
  type Options,
  type PlayedEdition,
  playedEdition,
  readOptions,
  type Seat,
} from '@tidetable/rules';
import { type LogEntry, type Saved, savedOf } from '../store/head.ts';
import { Keeper, type NotKept } from '../store/keeper.ts';
import { newId } from '../store/newId.ts';
import { readMatch } from '../store/store.ts';
import { loadEditions, newestEdition } from './gameAt.ts';
import { momentFor } from './momentFor.ts';
import { answerCalls } from './rpc.ts';
import type { Onlooker } from './watchers.ts';

export interface NewMatch {
  readonly game: GameId;
  readonly options: Options;
  readonly seats: readonly Player[];
  /** The table's own components. */
  readonly sheet?: object | undefined;
}

/** The state of the match, for the table that shows it. */
export interface Snapshot {
  readonly ply: number;
  /** A seat, or OVER. */
  readonly toAct: Seat;
  /** The decision of the bot to act. */
  readonly decision: Decision | undefined;
  readonly hints: number;
  /** Everything that could not be stored, as a match. */
  readonly unsaved: Saved | undefined;
}

/** The kind of an opened record. */
export interface Opened extends Snapshot {
  readonly game: GameId;
  readonly edition: PlayedEdition;
  readonly options: Options;
}

/** The result of a change, with the present for each watcher. */
export interface Changed {
  readonly snapshot: Snapshot;
  readonly moments: readonly SeatView[];
}

let released: SomeEditions = {}; // of the games that were needed so far
let match: AnyMatch;
let keeper: Keeper | undefined; // records and lessons have none

const snapshot = (): Snapshot => {
  const { head } = keeper ?? {};
  const isBot = typeof head?.bots[match.toAct] === 'string';
  return {
    ply: match.ply,
    toAct: match.toAct,
    decision: isBot ? decisionOf(match, match.toAct) : undefined,
    hints: head?.hints ?? 0,
    unsaved: head && keeper?.isUnsaved ? savedOf(head, writeMatch(match).log) : undefined,
  };
};

const opened = (): Opened => {
  const { game, options } = match;
  return { ...snapshot(), game: game.id, edition: playedEdition(game), options };
};

const changed = (onlookers: readonly Onlooker[]): Changed => ({
  snapshot: snapshot(),
  moments: onlookers.map(onlooker => momentFor(match, onlooker)),
});

/** Proposed, stored, then committed: a refusal, or a failed write, changes nothing. */
const change = async (
  ply: number,
  entries: readonly Entry[],
  onlookers: readonly Onlooker[],
): Promise<Changed | MatchRefusal | NotKept> => {
  if (isRepeated(match, ply, entries)) return changed(onlookers); // its answer was lost
  const proposal = match.propose(ply, entries);
  if (isRefused(proposal)) return proposal;
  const problem = await keeper?.append(match, proposal);
  if (problem) return problem;
  match.commit(proposal);
  return changed(onlookers);
};

const needRules = async (game: string): Promise<void> => {
  released = { ...released, ...(await loadEditions(game)) };
};

const functions = {
  /** The file of a new match. Missing options have their defaults. */
  async deal({ game, options: given, seats, sheet }: NewMatch): Promise<MatchFile> {
    await needRules(game);
    const newest = await newestEdition(game);
    const rules = sheet ? newest.withSheet(sheet) : newest;
    if (isSheetProblem(rules)) throw new Error(`no such ${game}: ${rules.sheet} ${rules.path}`);
    const options = readOptions(rules, given);
    if (isOptionProblem(options)) throw new Error(`no options of ${game}: ${options.code}`);
    const terms = { id: newId(), options, seed: newSeed() };
    match = Match.deal(rules, { options, seats, seal: newSeal(rules, terms) });
    match.letChanceAct(Date.now());
    const file = writeMatch(match);
    const problem = openRecord(file); // a match that could not be opened again is refused
    if (problem) throw new Error(`no table of ${game}: ${JSON.stringify(problem)}`);
    return file;
  },

  /** A record to continue. Nothing of it is stored. */
  async open(file: MatchFile): Promise<Opened | FileProblem> {
    await needRules(file.game);
    return goOn(file) ?? opened();
  },

  /** Another moment of that record instead. */
  turnTo(file: MatchFile, onlookers: readonly Onlooker[]): Changed | FileProblem {
    return goOn(file) ?? changed(onlookers);
  },

  /** A match of this browser; its moves are stored. */
  async openKept(saved: Saved, isUnsaved: boolean): Promise<Opened | FileProblem> {
    await needRules(saved.file.game);
    return keepOn(saved, isUnsaved) ?? opened();
  },

  /** Adds the entries that another tab has stored; undefined if there are none. */
  async follow(onlookers: readonly Onlooker[]): Promise<Changed | 'deleted' | undefined> {
    const news = await keeper?.news(match).catch(() => undefined);
    if (!news || news === 'deleted') return news;
    if ('head' in news && addKept(news.head.file, news.added)) {
      keeper?.follow(news.head);
      return changed(onlookers);
    }
    const saved = 'head' in news ? await readMatch(news.head.id) : news;
    if (!saved || keepOn(saved, false)) return undefined;
    return changed(onlookers.map(onlooker => ({ ...onlooker, since: 0 })));
  },

  /** A record to view: nothing is added to it. */
  async openRecord(file: MatchFile): Promise<Opened | FileProblem> {
    await needRules(file.game);
    return openRecord(file) ?? opened();
  },

  async verify(file: MatchFile): Promise<Verification> {
    await needRules(file.game);
    return verifyAmong(released, file);
  },

  async facts(file: MatchFile): Promise<Facts[]> {
    await needRules(file.game);
    return factsAmong(released, file);
  },

  submit(seat: Seat, ply: number, move: string, onlookers: readonly Onlooker[]) {
    return change(ply, [{ type: 'move', seat, move, at: Date.now() }], onlookers);
  },

  undo(seat: Seat, ply: number, to: number, onlookers: readonly Onlooker[]) {
    const undo = { type: 'undo', seat, to, at: Date.now() } as const;
    const asPractice = [practiceOf(seat), undo];
    const needsPractice = match.undoOf(seat).practice === to || isRepeated(match, ply, asPractice);
    return change(ply, needsPractice ? asPractice : [undo], onlookers);
  },

  async countHint(): Promise<Snapshot> {
    await keeper?.countHint(match);
    return snapshot();
  },

  /** The record, continued as practice: one person in a seat, bots in the others. */
  async branch(file: MatchFile, seat: Seat, bots: readonly (Level | null)[]): Promise<MatchFile> {
    await needRules(file.game);
    const problem = openRecord(file);
    if (problem) throw new Error(`no moment to go on from: ${problem.problem}`);
    seatAlone(match, seat, bots);
    const refusal = match.isPractice ? undefined : match.accept(practiceOf(seat));
    if (refusal) throw new Error(`practice was refused: ${refusal.code}`);
    return writeMatch(match);
  },

  /** The present, for watchers. */
  moments(onlookers: readonly Onlooker[]): readonly SeatView[] {
    return changed(onlookers).moments;
  },

  momentAt(ply: number, seat: Seat): SeatView {
    return pastView(match, seat, ply);
  },

  /** The record up to a ply, as if the match had ended there. */
  fileAt(ply: number): MatchFile {
    return writeMatch(match.upTo(ply));
  },
};

export type Engine = typeof functions;

/** The record is not trusted, whatever its author and age. */
const openRecord = (record: MatchFile): FileProblem | undefined => {
  const file = parseMatchFile(JSON.stringify(record));
  if (isProblem(file)) return file;
  const replayed = replayAmong(released, file);
  if (isProblem(replayed)) return replayed;
  match = replayed;
  return undefined;
};

const newSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

/** Prepares a record for play. */
const goOn = (file: MatchFile): FileProblem | undefined => {
  const problem = openRecord(file);
  if (!problem) match.letChanceAct(Date.now());
  return problem;
};

const keepOn = (saved: Saved, isUnsaved: boolean): FileProblem | undefined => {
  const problem = goOn(saved.file);
  if (!problem) keeper = new Keeper({ ...saved, file: writeMatch(match) }, isUnsaved);
  return problem;
};

/**
 * Adds entries that another tab has stored, which are not trusted either. False if they do not fit.
 */
const addKept = (start: Omit<MatchFile, 'log'>, log: readonly LogEntry[]): boolean => {
  const added = parseMatchFile(JSON.stringify({ ...start, log }));
  if (isProblem(added)) return false;
  return added.log.every(({ check, ...entry }) => addEntry(match, entry, check) === undefined);
};

/** A person alone with bots needs no agreement. */
const practiceOf = (seat: Seat): TableEntry => ({
  type: 'practice',
  seat,
  agreed: [],
  at: Date.now(),
});

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
