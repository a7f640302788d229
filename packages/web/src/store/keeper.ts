/** Writes matches down: a new one at once, one that is played entry by entry. A log only grows. */
import type { AnyMatch, MatchFile, Proposal } from '@tidetable/match';
import type { GameEvent } from '@tidetable/rules';
import {
  checkAfter,
  grown,
  type Head,
  headOf,
  type LogEntry,
  type Result,
  resultOf,
  type Saved,
} from './head.ts';
import { database, forgetUnkept, readEntries, readHead, readMatch, setAside } from './store.ts';

/** Why nothing was written: another tab has gone on with the match, or it was deleted. */
export type NotKept = 'overtaken' | 'deleted';

class NotWritten extends Error {
  readonly why: NotKept;

  constructor(why: NotKept) {
    super(why);
    this.why = why;
  }
}

/** A match that has grown. */
interface Growth {
  readonly head: Head;
  /** May the storage know nothing of it yet? Else it was deleted, and stays so. */
  readonly mayBeNew: boolean;
  /** Of a match that is over. */
  readonly result?: Result | undefined;
  /** The check after so many of the entries that were there before; empty before the first. */
  readonly checkAfter: (entries: number) => string | undefined;
  readonly entriesFrom: (ply: number) => readonly LogEntry[];
}

/** Writes what the kept log lacks, all or nothing. One that has gone on otherwise is never written over. */
const writeGrowth = async (growth: Growth): Promise<void> => {
  const change = (await database()).transaction(['matches', 'entries', 'results'], 'readwrite');
  const write = async (): Promise<void> => {
    const { head, result, mayBeNew } = growth;
    const kept = await change.objectStore('matches').get(head.id);
    if (!kept && !mayBeNew) throw new NotWritten('deleted');
    if (kept && !isBeginningOf(kept, growth)) throw new NotWritten('overtaken');
    const entries = change.objectStore('entries');
    const from = kept?.logLength ?? 0;
    const add = async (entry: LogEntry, i: number) => entries.add(entry, [head.id, from + i]);
    await Promise.all(growth.entriesFrom(from).map(add));
    await change.objectStore('matches').put(head);
    if (result) await change.objectStore('results').put(result);
  };
  const abort = (e: unknown): never => {
    change.abort(); // else what was written before would stay
    throw e;
  };
  await Promise.all([write().catch(abort), change.done]);
};

const isBeginningOf = (kept: Head, { head, checkAfter }: Growth): boolean =>
  kept.logLength <= head.logLength && kept.lastCheck === checkAfter(kept.logLength);

/** Keeps a match that is new here, or from elsewhere and longer. */
export const saveMatch = async (saved: Saved): Promise<void> => {
  setAside(saved);
  const { log } = saved.file;
  await writeGrowth({
    head: headOf(saved),
    mayBeNew: true,
    checkAfter: entries => checkAfter(log, entries),
    entriesFrom: ply => log.slice(ply),
  });
  forgetUnkept(saved.id);
};

/** What another tab has kept: entries after ours, or a log that is another one than ours. */
export type KeptNews = { readonly head: Head; readonly added: readonly LogEntry[] } | Saved;

/** Keeps the match of one table, entry by entry, as it is played. */
export class Keeper {
  #head: Head;
  #isUnsaved: boolean;
  #wasSaved: boolean;
  #last: Promise<NotKept | undefined> = Promise.resolve(undefined);

  constructor(saved: Saved, isUnsaved: boolean) {
    this.#head = headOf(saved);
    this.#isUnsaved = isUnsaved;
    this.#wasSaved = !isUnsaved;
  }

  get head(): Head {
    return this.#head;
  }

  /** Is the last state not in the storage, which is full or closed to us? */
  get isUnsaved(): boolean {
    return this.#isUnsaved;
  }

  /**
   * Writes a proposal down, so that it may be committed; or says why it does not count. A storage
   * that fails does not stop the game.
   */
  append(match: AnyMatch, proposal: Proposal<GameEvent>): Promise<NotKept | undefined> {
    const entries = withChecks(proposal.entries, i => proposal.checks[i]);
    const result = (proposal.result as MatchFile['result'] | undefined) ?? null;
    return this.#inTurn(() => this.#write(match, grown(this.#head, entries, result), entries));
  }

  /** Every advice that was asked for is counted. */
  async countHint(match: AnyMatch): Promise<void> {
    const count = () => ({ ...this.#head, hints: this.#head.hints + 1 });
    await this.#inTurn(() => this.#write(match, count(), []));
  }

  /** What another tab has kept since; undefined if nothing. */
  async news(match: AnyMatch): Promise<KeptNews | 'deleted' | undefined> {
    if (this.#isUnsaved) return undefined;
    const { id, updated, logLength } = this.#head;
    const head = await readHead(id);
    if (!head) return 'deleted';
    if (head.updated === updated && head.logLength === logLength) return undefined;
    const [last, ...added] = match.ply > 0 ? await readEntries(id, match.ply - 1) : [];
    return last?.check === match.checkAfter(match.ply) ? { head, added } : readMatch(id);
  }

  /** The match has grown by what another tab has kept. */
  follow(head: Head): void {
    this.#head = head;
  }

  /** One write after the other: each goes on from the head that the one before has left. */
  #inTurn(write: () => Promise<NotKept | undefined>): Promise<NotKept | undefined> {
    const written = this.#last.then(write);
    this.#last = written.catch(() => undefined);
    return written;
  }

  async #write(
    match: AnyMatch,
    next: Head,
    added: readonly LogEntry[],
  ): Promise<NotKept | undefined> {
    const head = { ...next, updated: Date.now() };
    try {
      await writeGrowth({
        head,
        mayBeNew: !this.#wasSaved,
        result: resultOf(head),
        checkAfter: entries => checkOf(match, entries),
        entriesFrom: from => [
          ...withChecks(match.log.slice(from), i => match.checkAfter(from + i + 1)),
          ...added,
        ],
      });
      this.#isUnsaved = false;
      this.#wasSaved = true;
    } catch (e) {
      this.#isUnsaved = !(e instanceof NotWritten);
      if (e instanceof NotWritten) return e.why;
    }
    this.#head = head;
    return undefined;
  }
}

const checkOf = (match: AnyMatch, entries: number): string | undefined => {
  if (entries === 0) return '';
  return entries <= match.ply ? match.checkAfter(entries) : undefined;
};

const withChecks = (entries: AnyMatch['log'], checkAt: (i: number) => string): LogEntry[] =>
  entries.map((entry, i) => ({ ...entry, check: checkAt(i) })) as LogEntry[];
