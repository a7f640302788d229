/** The form of a match file, JSON, as docs/match-file.md publishes it. */
import type { OptionProblem, SheetProblem } from '@tidetable/rules';
import * as v from 'valibot';
import { canonicalJson } from './canonicalJson.ts';
import { CHECK_BYTES } from './chain.ts';
import { HOST } from './entry.ts';
import type { MatchRefusal } from './refusal.ts';
import {
  bySeat,
  deal,
  hex,
  line,
  logOf,
  name,
  options,
  places,
  points,
  whole,
} from './schemaParts.ts';
import { ID_BYTES, SEED_BYTES } from './seal.ts';

export const FORMAT = 'tidetable-match/2';
/** Longer than any match; what is larger is refused unread. */
export const MOST_BYTES = 8 << 20;
/** A component sheet is a table of numbers and names, nested a few levels deep. */
export const LONGEST_SHEET = 64 << 10;
const DEEPEST_SHEET = 8;
/** Looks no deeper than asked: a hostile sheet nests deeper than the stack. */
const nestsAtMost = (levels: number, x: unknown): boolean =>
  typeof x !== 'object' ||
  x === null ||
  (levels > 0 && Object.values(x).every(part => nestsAtMost(levels - 1, part)));
const sheet = v.pipe(
  v.custom<object>(x => typeof x === 'object' && x !== null && !Array.isArray(x)),
  v.check(x => nestsAtMost(DEEPEST_SHEET, x) && canonicalJson(x).length <= LONGEST_SHEET),
);

const player = v.variant('kind', [
  v.strictObject({ name, kind: v.literal('human') }),
  v.strictObject({ name, kind: v.literal('bot'), level: v.optional(line(40)) }),
]);
const pace = v.variant('clock', [
  v.strictObject({ clock: v.literal('none') }),
  v.strictObject({ clock: v.literal('bank'), bankMs: whole(0), incrementMs: whole(0) }),
  v.strictObject({ clock: v.literal('turn'), turnMs: whole(1) }),
]);

const common = { seat: whole(HOST), at: whole(0), check: hex(CHECK_BYTES) };
const agreed = bySeat(whole(0));
const entry = v.variant('type', [
  v.strictObject({ type: v.literal('move'), ...common, move: line(200) }),
  v.strictObject({ type: v.literal('undo'), ...common, to: whole(0) }),
  v.strictObject({ type: v.literal('take-back'), ...common, to: whole(0), agreed }),
  v.strictObject({ type: v.literal('practice'), ...common, agreed }),
  v.strictObject({ type: v.literal('player'), ...common, player }),
  v.strictObject({ type: v.literal('resign'), ...common, player: v.optional(player) }),
  v.strictObject({
    type: v.literal('time-out'),
    ...common,
    outcome: v.picklist(['noted', 'stand-in', 'lost']),
    player: v.optional(player),
  }),
  v.strictObject({ type: v.literal('pace'), ...common, pace, agreed }),
  v.strictObject({ type: v.literal('abort'), ...common, agreed }),
]);
const left = v.strictObject({ seat: whole(0), how: v.picklist(['resign', 'time-out']) });

export const MatchFileSchema = v.strictObject({
  format: v.literal(FORMAT),
  from: v.nullable(v.literal('tidetable-match/1')),
  id: hex(ID_BYTES),
  game: line(40),
  rules: whole(1),
  components: hex(32),
  sheet: v.nullable(sheet),
  options,
  seats: bySeat(player),
  pace,
  commitment: hex(32),
  salts: bySeat(v.nullable(line(100))),
  deal,
  log: logOf(entry),
  result: v.nullable(
    v.union([
      v.strictObject({ end: v.literal('abort') }),
      v.strictObject({
        end: v.picklist(['game', 'resign', 'time-out']),
        points,
        places,
        left: bySeat(left),
      }),
    ]),
  ),
  seed: v.nullable(hex(SEED_BYTES)),
});

export type MatchFile = v.InferOutput<typeof MatchFileSchema>;

export type FileProblem =
  | { readonly problem: 'too-large' | 'not-json' | 'seed' | 'sheet' }
  | { readonly problem: 'shape'; readonly where: string }
  | { readonly problem: 'unknown-game'; readonly game: string }
  | { readonly problem: 'other-rules'; readonly rules: number }
  | { readonly problem: 'other-components' }
  | { readonly problem: 'bad-sheet'; readonly why: SheetProblem }
  | { readonly problem: 'options'; readonly why: OptionProblem }
  | { readonly problem: 'mix'; readonly why: MatchRefusal }
  | { readonly problem: 'deal'; readonly where: string }
  | { readonly problem: 'changed'; readonly ply: number }
  | { readonly problem: 'entry'; readonly ply: number; readonly why: MatchRefusal };

export const isProblem = (x: object): x is FileProblem => 'problem' in x;
