/** A match as a file: JSON in the form that docs/match-file.md publishes. Reading trusts nothing. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  type AnyGame,
  CHANCE,
  games,
  isMisfit,
  isOptionProblem,
  LINE,
  type OptionProblem,
  type Options,
  readOptions,
} from '@tidetable/rules';
import * as v from 'valibot';
import { chainCheck, type Entry, LONGEST_LOG } from './entry.ts';
import { type AnyMatch, type DoorRefusal, Match } from './match.ts';
import { isName } from './name.ts';
import { commitment, SEED_BYTES, sealedSea } from './sealedSea.ts';

export const FORMAT = 'tidetable-match/1';
/** Longer than any match; what is larger is refused unread. */
export const MOST_BYTES = 4 << 20;

export interface SeatCard {
  readonly name: string;
  readonly kind: 'human' | 'bot';
}

/** What the owner of a match knows besides the match itself. */
export interface Papers {
  readonly seats: readonly SeatCard[];
  readonly seed: Uint8Array;
  readonly salts: readonly string[];
}

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const line = (length: number) => v.pipe(v.string(), v.maxLength(length), v.regex(LINE));
const whole = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min));

const common = { seat: whole(CHANCE), at: whole(0), check: hex(6) };
/** Keys that a record would drop without a word. */
const FOREIGN_KEYS = ['__proto__', 'prototype', 'constructor'];

const MatchFileSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: line(40),
  rules: whole(1),
  components: hex(32),
  options: v.pipe(
    v.custom<object>(
      x => typeof x === 'object' && x !== null && !FOREIGN_KEYS.some(k => Object.hasOwn(x, k)),
    ),
    v.record(line(40), v.union([v.boolean(), v.number(), line(40), v.array(line(40))])),
  ),
  seats: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.check(isName)),
        kind: v.picklist(['human', 'bot']),
      }),
    ),
    v.maxLength(8),
  ),
  practice: v.boolean(),
  commitment: hex(32),
  salts: v.pipe(v.array(line(100)), v.maxLength(8)),
  deal: v.pipe(v.array(line(2000)), v.maxLength(200)),
  log: v.pipe(
    v.array(
      v.union([
        v.strictObject({ ...common, move: line(200) }),
        v.strictObject({ ...common, undo: whole(0) }),
      ]),
    ),
    v.maxLength(LONGEST_LOG),
  ),
  result: v.nullable(
    v.strictObject({ points: v.array(v.pipe(v.number(), v.finite())), places: v.array(whole(1)) }),
  ),
  seed: v.optional(v.nullable(hex(SEED_BYTES)), null),
});

export type MatchFile = v.InferOutput<typeof MatchFileSchema>;

export type FileProblem =
  | { readonly problem: 'too-large' | 'not-json' }
  | { readonly problem: 'shape'; readonly where: string }
  | { readonly problem: 'unknown-game'; readonly game: string }
  | { readonly problem: 'other-rules'; readonly rules: number }
  | { readonly problem: 'other-components' }
  | { readonly problem: 'options'; readonly why: OptionProblem }
  | { readonly problem: 'mix'; readonly why: DoorRefusal }
  | { readonly problem: 'deal'; readonly where: string }
  | { readonly problem: 'entry'; readonly ply: number; readonly why: DoorRefusal };

export const isProblem = (x: object): x is FileProblem => 'problem' in x;

/** What a match rests on besides its rules version. */
export const componentsHash = (game: AnyGame): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(game.components))));

/** The owner's file. Whoever hands it out while the match runs hands out every secret. */
export const writeMatch = (match: AnyMatch, papers: Papers): MatchFile => {
  const { game, options, practice } = match;
  const sealed = commitment(papers.seed);
  let check = sealed;
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    components: componentsHash(game),
    options: { ...options } as MatchFile['options'],
    seats: papers.seats.map(({ name, kind }) => ({ name, kind })),
    practice,
    commitment: sealed,
    salts: [...papers.salts],
    deal: match.deal,
    log: match.log.map(e => {
      check = chainCheck(check, e);
      return { ...e, check };
    }),
    result: match.isOver ? { points: match.points(), places: match.places() } : null,
    seed: bytesToHex(papers.seed),
  };
};

export const parseMatchFile = (text: string): MatchFile | FileProblem => {
  if (text.length > MOST_BYTES) return { problem: 'too-large' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'not-json' };
  }
  const read = v.safeParse(MatchFileSchema, json, { abortEarly: true });
  return read.success
    ? read.output
    : { problem: 'shape', where: printablePath(v.getDotPath(read.issues[0])) };
};

/** A key of the file may be anything; only a path that can be printed is named. */
const printablePath = (path: string | null): string =>
  path !== null && /^[\w.-]{1,60}$/.test(path) ? path : '';

/** The match as its log tells it, from deal and moves alone; every entry passes the door. */
export const replayMatch = (
  file: MatchFile,
  visit?: (match: AnyMatch, entry: Entry) => void,
): AnyMatch | FileProblem => {
  const match = openMatch(file);
  if (isProblem(match)) return match;
  for (const [ply, { check: _, ...entry }] of file.log.entries()) {
    const why = match.accept(entry);
    if (why) return { problem: 'entry', ply, why };
    visit?.(match, entry);
  }
  return match;
};

/** The match before its first entry. With the seed in the file, chance will answer by it. */
export const openMatch = (file: MatchFile): AnyMatch | FileProblem => {
  const game = Object.hasOwn(games, file.game) ? games[file.game] : undefined;
  if (!game) return { problem: 'unknown-game', game: file.game };
  if (file.rules !== game.rules) return { problem: 'other-rules', rules: file.rules };
  if (file.components !== componentsHash(game)) return { problem: 'other-components' };
  const options = fileOptions(game, file);
  if (isProblem(options)) return options;
  const start = game.parseDeal(options, file.deal);
  if (isMisfit(start)) return { problem: 'deal', where: start.misfit };
  return new Match(game, {
    options,
    start,
    practice: file.practice,
    ...(file.seed !== null && { decide: sealedSea(hexToBytes(file.seed), file.salts) }),
  });
};

const fileOptions = (game: AnyGame, file: MatchFile): Options | FileProblem => {
  const options = readOptions(game, file.options);
  if (isOptionProblem(options)) return { problem: 'options', why: options };
  const refusal = game.refuseOptions(options);
  if (refusal) return { problem: 'mix', why: refusal };
  return file.seats.length === options.seats ? options : { problem: 'shape', where: 'seats' };
};
