/** Recomputes every random fact and the result of a recorded match, and judges every entry again. */
import { type PlayedEdition, playedEdition, sameData } from '@tidetable/rules';
import type { Entry, TableEntry } from './entry.ts';
import { type Compared, factOf, factsOfDeal } from './facts.ts';
import type { SomeEditions } from './gameOf.ts';
import type { AnyMatch } from './match.ts';
import { type FileProblem, isProblem, type MatchFile } from './matchFile.ts';
import { addEntry, openAmong } from './readMatch.ts';
import { decideBy, hasSeed } from './seal.ts';
import type { Decide } from './sealedSea.ts';
import { tablesOf } from './tableNow.ts';
import { namesOf } from './tableState.ts';

/** What a file may fail to prove; that its entries are unchanged and were allowed is always checked. */
export const CLAIMS = [
  'terms', // game, rules, components and options are those that were sealed
  'seats', // who sat where as the match began, and when each entry was made, is what was written then
  'salts', // each belongs to a seat
  'deal', // every card of it follows from the seed
  'chance', // so does every answer of chance
  'result', // it is what the rules give
] as const;
export type Claim = (typeof CLAIMS)[number];

export type Finding =
  | FileProblem
  | { readonly problem: 'result' }
  | {
      readonly problem: 'fact';
      readonly fact: string;
      readonly file: string;
      readonly sea: string;
    };

export interface Verification {
  /** Unless the file could not be opened. */
  readonly edition: PlayedEdition | undefined;
  /** The first thing found wrong. */
  readonly wrong: Finding | undefined;
  /** What the file cannot prove, though nothing is wrong with it. */
  readonly unproved: readonly Claim[];
  /** What the table agreed on or decided, rather than earned by play. */
  readonly decided: readonly Decided[];
}

export interface Decided {
  readonly ply: number;
  readonly entry: TableEntry;
  readonly names: readonly string[]; // of the seats, just before
}

export const verifyAmong = (released: SomeEditions, file: MatchFile): Verification => {
  const match = openAmong(released, file);
  const isOpen = !isProblem(match);
  const wrong = isOpen ? findWrong(match, file) : match;
  const edition = isOpen ? playedEdition(match.game) : undefined;
  return { edition, wrong, unproved: unprovedBy(file), decided: decidedIn(file) };
};

/** Is every claim proved? */
export const isVerified = ({ wrong, unproved }: Verification): boolean =>
  wrong === undefined && unproved.length === 0;

const unprovedBy = ({ from, seed, result, log }: MatchFile): Claim[] => {
  const unproved = new Set<Claim>();
  if (log.length === 0) unproved.add('seats'); // the first check ties them, and it is not there
  if (from !== null) unproved.add('terms').add('seats').add('salts');
  if (seed === null) unproved.add('terms').add('salts').add('deal').add('chance');
  if (result === null) unproved.add('result');
  return CLAIMS.filter(claim => unproved.has(claim));
};

const decidedIn = (file: MatchFile): Decided[] => {
  const tables = tablesOf(file);
  return file.log.flatMap(({ check: _, ...entry }, ply) =>
    entry.type === 'move' || entry.type === 'undo'
      ? []
      : [{ ply, entry, names: namesOf(tables[ply]) }],
  );
};

const findWrong = (match: AnyMatch, file: MatchFile): Finding | undefined => {
  const decide = match.seal && hasSeed(match.seal) ? decideBy(match.seal) : undefined;
  return (
    (decide && findInDeal(match, file, decide)) ??
    findInLog(match, file, decide) ??
    findInResult(match, file)
  );
};

const findInDeal = (match: AnyMatch, file: MatchFile, decide: Decide): Finding | undefined => {
  for (const { name, items } of factsOfDeal(match, file, decide)) {
    const at = items.findIndex(isOther);
    if (at >= 0) return { problem: 'fact', fact: `${name} (${at + 1})`, ...items[at] };
  }
  return undefined;
};

const isOther = ({ file, sea }: Compared): boolean => file !== sea;

const findInLog = (
  match: AnyMatch,
  file: MatchFile,
  decide: Decide | undefined,
): Finding | undefined => {
  for (const [ply, { check, ...entry }] of file.log.entries()) {
    const fact = decide && findInFact(match, entry, decide);
    if (fact) return fact;
    const why = match.whyRevealed(entry);
    const wrong = addEntry(match, entry, check);
    if (wrong) return wrong;
    if (why) return { problem: 'entry', ply, why };
  }
  return undefined;
};

const findInFact = (match: AnyMatch, entry: Entry, decide: Decide): Finding | undefined => {
  const fact = factOf(match, entry, decide);
  const wrong = fact?.items.find(isOther);
  return fact && wrong && { problem: 'fact', fact: fact.name, ...wrong };
};

const findInResult = (match: AnyMatch, file: MatchFile): Finding | undefined =>
  sameData(match.result() ?? null, file.result) ? undefined : { problem: 'result' };
