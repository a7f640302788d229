/** Writes the match of one table down, entry by entry, as it is played. */
import { type AnyMatch, type MatchFile, type Proposal, writeMatch } from '@tidetable/match';
import type { GameEvent } from '@tidetable/rules';
import { grown, type Head, headOf, type LogEntry, resultOf, type Saved } from './head.ts';
import { Overtaken, readHead, readMatch, writeGrowth } from './store.ts';

export class Keeper {
  #head: Head;
  #isUnsaved: boolean;
  #last: Promise<boolean> = Promise.resolve(true);

  constructor(saved: Saved, isUnsaved: boolean) {
    this.#head = headOf(saved);
    this.#isUnsaved = isUnsaved;
  }

  get hints(): number {
    return this.#head.hints;
  }

  /** Is the last state not in the storage, which is full or closed to us? */
  get isUnsaved(): boolean {
    return this.#isUnsaved;
  }

  /**
   * Writes a proposal down, so that it may be committed. False if another tab has gone on with the
   * match: then the proposal does not count. A storage that fails does not stop the game.
   */
  append(match: AnyMatch, proposal: Proposal<GameEvent>): Promise<boolean> {
    const entries = withChecks(proposal.entries, i => proposal.checks[i]);
    const result = (proposal.result as MatchFile['result'] | undefined) ?? null;
    return this.#inTurn(() => this.#write(match, grown(this.#head, entries, result), entries));
  }

  /** Every advice that was asked for is counted. */
  async countHint(match: AnyMatch): Promise<void> {
    await this.#inTurn(() => this.#write(match, { ...this.#head, hints: this.hints + 1 }, []));
  }

  /** What another tab has kept since; undefined if nothing. */
  async news(): Promise<Saved | undefined> {
    if (this.#isUnsaved) return undefined;
    const kept = await readHead(this.#head.id);
    return kept && kept.updated !== this.#head.updated ? readMatch(kept.id) : undefined;
  }

  /** All of it, for when it cannot be kept. */
  saved(match: AnyMatch): Saved {
    const { id, bots, aids, hints, updated } = this.#head;
    return { id, file: writeMatch(match), bots, aids, hints, updated };
  }

  /** One write after the other: each goes on from the head that the one before has left. */
  #inTurn(write: () => Promise<boolean>): Promise<boolean> {
    const written = this.#last.then(write);
    this.#last = written.catch(() => false);
    return written;
  }

  async #write(match: AnyMatch, next: Head, added: readonly LogEntry[]): Promise<boolean> {
    const head = { ...next, updated: Date.now() };
    try {
      await writeGrowth({
        head,
        result: resultOf(head),
        checkAfter: entries => checkAfter(match, entries),
        entriesFrom: from => [
          ...withChecks(match.log.slice(from), i => match.checkAfter(from + i + 1)),
          ...added,
        ],
      });
      this.#isUnsaved = false;
    } catch (e) {
      this.#isUnsaved = !(e instanceof Overtaken);
      if (e instanceof Overtaken) return false;
    }
    this.#head = head;
    return true;
  }
}

const checkAfter = (match: AnyMatch, entries: number): string | undefined => {
  if (entries === 0) return '';
  return entries <= match.ply ? match.checkAfter(entries) : undefined;
};

const withChecks = (entries: AnyMatch['log'], checkOf: (i: number) => string): LogEntry[] =>
  entries.map((entry, i) => ({ ...entry, check: checkOf(i) })) as LogEntry[];
