/**
 * The first form of a match file. It can still be read: its matches go on in the present form, and
 * say by `from` what they cannot prove. Nothing bound their options, their seats and their salts.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { CHANCE } from '@tidetable/rules';
import * as v from 'valibot';
import { firstCheck, nextCheck } from './chain.ts';
import type { Entry, Pace } from './entry.ts';
import type { FileProblem, MatchFile } from './matchFile.ts';
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
import { idOfForm1, SEED_BYTES } from './seal.ts';

export const FORMAT_1 = 'tidetable-match/1';

const common = { seat: whole(CHANCE), at: whole(0), check: hex(6) };

export const MatchFile1Schema = v.strictObject({
  format: v.literal(FORMAT_1),
  game: line(40),
  rules: whole(1),
  components: hex(32),
  options,
  seats: bySeat(v.strictObject({ name, kind: v.picklist(['human', 'bot']) })),
  practice: v.boolean(),
  commitment: hex(32),
  salts: bySeat(line(100)),
  deal,
  log: logOf(
    v.union([
      v.strictObject({ ...common, move: line(200) }),
      v.strictObject({ ...common, undo: whole(0) }),
    ]),
  ),
  result: v.nullable(v.strictObject({ points, places })),
  seed: v.optional(v.nullable(hex(SEED_BYTES)), null),
});

type MatchFile1 = v.InferOutput<typeof MatchFile1Schema>;
type Entry1 = MatchFile1['log'][number];

/** The tables of components that matches of form 1 were played with: their hash then, and now. */
const TABLES = new Map([
  [
    '8a9206c946160222c0d95ef31b411be4ccb424ff2063c93a4e1406431e6eb975', // nautilus-island
    'b44bd414f46b16eadf796ec78a6c24acfc4963bc1076a6ddd09c67818b767dcd',
  ],
  [
    '85607e2f2346bab9a60bbf9e116e961da8af1e2e8fa9c573ada8c855622e3d6a', // nautilion
    '3cea96497c8986c710ed01581edb5a668f22c92ea3878e8769258cf16fce05e3',
  ],
  [
    '5ec2cee7cbb6bc938576753853ac1f1f65a09aa97cd8e2220a9db6785d3647e9', // nauticus
    'e4ac7f17c5878e01d4cd710c2ab7aa57f35858f528f03c92351c1119e8f599bb',
  ],
]);

const NO_CLOCK: Pace = { clock: 'none' };

export const convertForm1 = (file: MatchFile1): MatchFile | FileProblem => {
  const changed = firstChanged(file);
  if (changed >= 0) return { problem: 'changed', ply: changed };
  const { commitment, seats, salts, result, components } = file;
  return {
    format: 'tidetable-match/2',
    from: FORMAT_1,
    id: idOfForm1(commitment),
    game: file.game,
    rules: file.rules,
    components: TABLES.get(components) ?? components,
    sheet: null,
    options: file.options,
    seats,
    pace: NO_CLOCK,
    commitment,
    salts,
    deal: file.deal,
    log: chained(entriesOf(file), firstCheck({ commitment, seats, salts, pace: NO_CLOCK })),
    result: result && { end: 'game', ...result, left: [] },
    seed: file.seed,
  };
};

/** Practice was a field; now it is an entry, here the first, so that the others move up by one. */
const entriesOf = ({ log, seats, practice }: MatchFile1): Entry[] => {
  const [seat, ...agreed] = seats.flatMap(({ kind }, s) => (kind === 'human' ? [s] : []));
  const begins: Entry[] =
    practice && seat !== undefined ? [{ type: 'practice', seat, agreed, at: log[0]?.at ?? 0 }] : [];
  const entries = log.map(
    (e): Entry =>
      'move' in e
        ? { type: 'move', seat: e.seat, move: e.move, at: e.at }
        : { type: 'undo', seat: e.seat, to: e.undo + begins.length, at: e.at },
  );
  return [...begins, ...entries];
};

const chained = (entries: readonly Entry[], first: string): MatchFile['log'] => {
  let check = first;
  return entries.map(entry => {
    check = nextCheck(check, entry);
    return { ...entry, check };
  }) as MatchFile['log'];
};

/** The ply of the first entry that its check does not fit, -1 if there is none. */
const firstChanged = ({ commitment, log }: MatchFile1): number => {
  let check = commitment;
  return log.findIndex(entry => {
    check = hash(`${check}\n${textOf(entry)}`).slice(0, 12);
    return check !== entry.check;
  });
};

const textOf = (e: Entry1): string => `${e.seat} ${'move' in e ? e.move : `undo ${e.undo}`}`;

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
