/** Reads the text of a match file as a match. Nothing is trusted: form, deal and every entry are validated. */
import { hexToBytes } from '@noble/hashes/utils.js';
import {
  type AnyGame,
  isOptionProblem,
  isReadError,
  type Options,
  parseStrictJson,
  readOptions,
  sameData,
} from '@tidetable/rules';
import * as v from 'valibot';
import { nextCheck } from './chain.ts';
import type { Entry } from './entry.ts';
import { gameOf, type SomeEditions } from './gameOf.ts';
import { type AnyMatch, Match } from './match.ts';
import {
  type FileProblem,
  isProblem,
  type MatchFile,
  MatchFileSchema,
  MOST_BYTES,
} from './matchFile.ts';
import { convertForm1, FORMAT_1, MatchFile1Schema } from './matchFile1.ts';
import { placeOf } from './schemaParts.ts';
import { fitsCommitment, hasSeed, idOfForm1, SALT_BYTES, type Seal, termsOf } from './seal.ts';

/** Reads the present form, and the one before it, which is converted. */
export const parseMatchFile = (text: string): MatchFile | FileProblem => {
  if (text.length > MOST_BYTES) return { problem: 'too-large' };
  let json: unknown;
  try {
    json = parseStrictJson(text);
  } catch {
    return { problem: 'not-json' };
  }
  const isForm1 = (json as { format?: unknown } | null)?.format === FORMAT_1;
  const read = v.safeParse(isForm1 ? MatchFile1Schema : MatchFileSchema, json, {
    abortEarly: true,
  });
  if (!read.success) return { problem: 'shape', where: placeOf(read.issues[0]) };
  return read.output.format === FORMAT_1 ? convertForm1(read.output) : read.output;
};

/** The match replayed from deal and log; every entry is validated. */
export const replayAmong = (
  released: SomeEditions,
  file: MatchFile,
  visit?: (match: AnyMatch, entry: Entry) => void,
): AnyMatch | FileProblem => {
  const match = openAmong(released, file);
  if (isProblem(match)) return match;
  for (const { check, ...entry } of file.log) {
    const problem = addEntry(match, entry, check);
    if (problem) return problem;
    visit?.(match, entry);
  }
  return match;
};

/** Adds an entry of a file; if its check does not match, it was changed after it was written. */
export const addEntry = (match: AnyMatch, entry: Entry, check: string): FileProblem | undefined => {
  const { ply } = match;
  const before = match.checkAfter(ply);
  const why = match.accept(entry);
  const expected = why ? nextCheck(before, entry) : match.checkAfter(ply + 1);
  if (expected !== check) return { problem: 'changed', ply };
  return why ? { problem: 'entry', ply, why } : undefined;
};

/** The match before its first entry. With the seed in the file, chance will answer by it. */
export const openAmong = (released: SomeEditions, file: MatchFile): AnyMatch | FileProblem => {
  const game = gameOf(file, released);
  if (isProblem(game)) return game;
  const options = fileOptions(game, file);
  if (isProblem(options)) return options;
  if (!hasSaltsOfSeats(file)) return { problem: 'shape', where: 'salts' };
  if (file.from !== null && file.id !== idOfForm1(file.commitment))
    return { problem: 'shape', where: 'id' };
  const seal = sealOf(file);
  if (hasSeed(seal) && !fitsCommitment(seal, termsOf(game, file.id, options)))
    return { problem: 'seed' };
  const start = game.parseDeal(options, file.deal);
  if (isReadError(start)) return { problem: 'deal', where: start.readError };
  return new Match(game, { options, start, seats: file.seats, pace: file.pace, seal });
};

const sealOf = ({ id, commitment, salts, seed, sheet, from }: MatchFile): Seal => ({
  id,
  commitment,
  salts,
  seed: seed === null ? undefined : hexToBytes(seed),
  sheet: sheet ?? undefined,
  from: from ?? undefined,
});

/** Options have one form only, all of them written out, so that the commitment binds each; form 1 did not ask for that. */
const fileOptions = (game: AnyGame, file: MatchFile): Options | FileProblem => {
  const options = readOptions(game, file.options);
  if (isOptionProblem(options)) return { problem: 'options', why: options };
  if (file.from === null && !sameData(options, file.options))
    return { problem: 'shape', where: 'options' };
  const refusal = game.refuseOptions(options);
  if (refusal) return { problem: 'mix', why: refusal };
  return file.seats.length === options.seats ? options : { problem: 'shape', where: 'seats' };
};

const SALT = new RegExp(`^[0-9a-f]{${2 * SALT_BYTES}}$`);

/** One for each seat or none, and none of a bot. In form 1 they belonged to nobody. */
const hasSaltsOfSeats = ({ from, salts, seats }: MatchFile): boolean =>
  from !== null
    ? salts.every(salt => salt !== null)
    : salts.length === seats.length &&
      salts.every((salt, s) => salt === null || (seats[s].kind === 'human' && SALT.test(salt)));
