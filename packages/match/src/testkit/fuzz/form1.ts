/** Judges how a file of form 1 was taken over, by what form 1 published. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MatchFile } from '../../matchFile.ts';

/** The fields that form 1 had. */
interface Form1 {
  readonly practice: boolean;
  readonly commitment: string;
  readonly seats: readonly { readonly kind: string }[];
  readonly result: object | null;
  readonly seed?: string | null;
  readonly log: readonly {
    readonly seat: number;
    readonly move?: string;
    readonly undo?: number;
    readonly at: number;
    readonly check: string;
  }[];
}

const SAME = ['game', 'rules', 'options', 'seats', 'commitment', 'salts', 'deal'] as const;

export const judgeConversion = (old: Form1 & Record<string, unknown>, file: MatchFile): void => {
  const insist = (a: unknown, b: unknown, what: string): void => {
    if (!isDeepStrictEqual(a, b)) throw new Error(`form 1 was taken over with another ${what}`);
  };
  for (const key of SAME) insist(old[key], file[key], key);
  insist(old.seed ?? null, file.seed, 'seed');
  insist(old.result && { end: 'game', ...old.result, left: [] }, file.result, 'result');
  const isPractice = old.practice && old.seats.some(({ kind }) => kind === 'human');
  const shift = isPractice ? 1 : 0;
  insist(file.log[0]?.type === 'practice', isPractice, 'practice');
  const entries = file.log.slice(shift).map(({ check: _, ...entry }) => entry);
  const expected = old.log.map(({ seat, move, undo, at }) =>
    move === undefined
      ? { type: 'undo', seat, to: Number(undo) + shift, at }
      : { type: 'move', seat, move, at },
  );
  insist(expected, entries, 'log');
  let check = old.commitment;
  for (const { seat, move, undo, check: written } of old.log) {
    const text = `${check}\n${seat} ${move ?? `undo ${undo}`}`;
    check = createHash('sha256').update(text).digest('hex').slice(0, 12);
    insist(check, written, 'check');
  }
};
