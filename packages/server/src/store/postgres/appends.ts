/** Appends of many matches in one statement, and so in one commit. */
import type { Pool } from 'pg';
import type { WrittenAppend } from '../sql/entries.ts';
import type { Commit } from '../store.ts';
import { isConflict, isConstraint } from './sql.ts';

type Outcome = 'kept' | 'stale';

interface Waiting {
  readonly append: WrittenAppend;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/**
 * The unique (match, ply) of its first entry decides which of two appends is kept; the rest of the
 * append follows from that. All processes insert in the same order, to avoid deadlocks.
 */
const APPEND = {
  name: 'tidetable-append',
  text: `
    WITH wish AS (
      SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::bigint[], $6::text[])
        AS w (match, ply, entry, to_act, due, result)
    ), more AS (
      SELECT * FROM unnest($7::text[], $8::int[], $9::text[]) AS l (match, ply, entry)
    ), kept AS (
      INSERT INTO entry (match, ply, entry, to_act)
      SELECT match, ply, entry::json, to_act FROM wish w
      WHERE EXISTS (SELECT 1 FROM match WHERE id = w.match)
        AND (ply = 0 OR EXISTS (SELECT 1 FROM entry e WHERE e.match = w.match AND e.ply = w.ply - 1))
        AND (result IS NULL OR NOT EXISTS (SELECT 1 FROM result r WHERE r.match = w.match))
      ORDER BY match
      ON CONFLICT DO NOTHING RETURNING match
    ), rest AS (
      INSERT INTO entry (match, ply, entry, to_act)
      SELECT match, more.ply, more.entry::json, wish.to_act
      FROM kept JOIN more USING (match) JOIN wish USING (match)
    ), ended AS (
      INSERT INTO result (match, result)
      SELECT match, result::json FROM kept JOIN wish USING (match) WHERE result IS NOT NULL
    ), waits AS (
      INSERT INTO due (match, at)
      SELECT match, due FROM kept JOIN wish USING (match) WHERE due IS NOT NULL ORDER BY match
      ON CONFLICT (match) DO UPDATE SET at = excluded.at
    ), waits_no_more AS (
      DELETE FROM due USING kept JOIN wish USING (match)
      WHERE due.match = kept.match AND wish.due IS NULL
    )
    SELECT match FROM kept`,
};

export class Appends {
  readonly #pool: Pool;
  readonly #onCommit: (commit: Commit) => void;
  readonly #onKept: (table: string) => void;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(
    pool: Pool,
    told: { onCommit: (commit: Commit) => void; onKept: (table: string) => void },
  ) {
    this.#pool = pool;
    this.#onCommit = told.onCommit;
    this.#onKept = told.onKept;
  }

  /** Batches the appends that arrive until the previous commit is over. */
  add(append: WrittenAppend): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      setImmediate(() => this.#run()); // appends of the same tick form one batch
    });
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#nextBatch());
    this.#isBusy = false;
  }

  /** One append for each table; later ones for the same table wait for its outcome. */
  #nextBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table } = waiting.append;
      if (batch.has(table)) later.push(waiting);
      else batch.set(table, waiting);
    }
    this.#waiting = later;
    return [...batch.values()];
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const begun = performance.now();
    const outcomes = await this.#write(batch.map(({ append }) => append)).catch(
      (error: unknown) => error as Error,
    );
    if (!Array.isArray(outcomes)) {
      if (batch.length > 1 && isOfOneRow(outcomes))
        for (const one of batch) await this.#commit([one]);
      else if (isConflict(outcomes)) this.#waiting.unshift(...batch);
      else if (isConstraint(outcomes)) for (const { resolve } of batch) resolve('stale');
      else for (const { reject } of batch) reject(outcomes);
      return;
    }
    this.#onCommit({ outcomes, seconds: (performance.now() - begun) / 1000 });
    for (const [i, { append, resolve }] of batch.entries()) {
      if (outcomes[i] === 'kept') this.#onKept(append.table);
      resolve(outcomes[i]);
    }
  }

  async #write(appends: readonly WrittenAppend[]): Promise<Outcome[]> {
    const more = appends.flatMap(({ table, ply, entries }) =>
      entries.slice(1).map((entry, i) => ({ table, ply: ply + 1 + i, entry })),
    );
    const values = [
      appends.map(({ table }) => table),
      appends.map(({ ply }) => ply),
      appends.map(({ entries }) => entries[0]),
      appends.map(({ toAct }) => toAct ?? null),
      appends.map(({ due }) => due ?? null),
      appends.map(({ result }) => result),
      more.map(({ table }) => table),
      more.map(({ ply }) => ply),
      more.map(({ entry }) => entry),
    ];
    const { rows } = await this.#pool.query<{ match: string }>({ ...APPEND, values });
    const kept = new Set(rows.map(({ match }) => match));
    return appends.map(({ table }) => (kept.has(table) ? 'kept' : 'stale'));
  }
}

/** A single append of a batch failed: its match was removed, or another process writes to it. */
const isOfOneRow = (error: Error): boolean => isConstraint(error) || isConflict(error);
