/** The file from which an arena goes on: its command, and every game that is over. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sameData } from '@tidetable/rules';
import * as v from 'valibot';
import { type Input, printable } from '../args.ts';
import { refuseUnwritable } from '../files.ts';
import { UsageError } from '../usage.ts';
import { FAULTS } from './player.ts';
import type { Outcome } from './playGame.ts';

export const FORMAT = 'tidetable-arena/1';
const MOST_BYTES = 256 << 20;

/** All that the result depends on. */
export type ArenaCommand = { readonly [key: string]: unknown };

const bySeat = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(8));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2000));

const FileSchema = v.strictObject({
  format: v.literal(FORMAT),
  command: v.looseObject({}),
  games: v.array(
    v.union([
      v.strictObject({ game: whole, points: bySeat, places: bySeat }),
      v.strictObject({
        game: whole,
        forfeit: v.strictObject({
          seat: whole,
          ply: whole,
          fault: v.picklist(FAULTS),
          detail: text,
          stderr: text,
        }),
      }),
    ]),
  ),
});

/** The games that a file holds already: none if there is no file. */
export const readArenaFile = (
  input: Input,
  file: string,
  expected: { command: ArenaCommand; games: number; seats: number },
): Map<number, Outcome> => {
  refuseUnwritable(input, file);
  if (!existsSync(file)) return new Map();
  const refuse = (why: string): UsageError =>
    new UsageError(input.m.cli.aboutFile(printable(file), why));
  const read = v.safeParse(FileSchema, readJson(input, file));
  if (!read.success) throw refuse(input.m.arena.notArenaFile);
  const { command, games } = read.output;
  if (!sameData(command, plain(expected.command))) throw refuse(input.m.arena.otherCommand);
  const outcomes = new Map<number, Outcome>();
  for (const { game, ...outcome } of games) {
    const isFit =
      game < expected.games &&
      ('forfeit' in outcome
        ? outcome.forfeit.seat < expected.seats
        : [outcome.points, outcome.places].every(list => list.length === expected.seats));
    if (!isFit || outcomes.has(game)) throw refuse(input.m.arena.notArenaFile);
    outcomes.set(game, outcome);
  }
  return outcomes;
};

const readJson = (input: Input, file: string): unknown => {
  try {
    const stats = statSync(file);
    if (!stats.isFile() || stats.size > MOST_BYTES) throw new Error('no file of ours');
    const content = readFileSync(file, 'utf8');
    return parseOrNull(content);
  } catch {
    throw new UsageError(input.m.cli.cannotRead(printable(file)));
  }
};

const parseOrNull = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
};

/** As it comes back from a file. */
const plain = (command: ArenaCommand): unknown => JSON.parse(JSON.stringify(command));

/** Writes the whole file or nothing: whoever reads it never meets half of it. */
export const writeArenaFile = (
  input: Input,
  file: string,
  { command, outcomes }: { command: ArenaCommand; outcomes: ReadonlyMap<number, Outcome> },
): void => {
  const games = [...outcomes]
    .sort(([a], [b]) => a - b)
    .map(([game, outcome]) => JSON.stringify({ game, ...outcome }));
  const head = `{"format":"${FORMAT}","command":${JSON.stringify(command)},"games":[`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, `${head}\n${games.join(',\n')}\n]}\n`);
    renameSync(`${file}.new`, file);
  } catch {
    removeFile(`${file}.new`);
    throw new UsageError(input.m.cli.cannotWrite(printable(file)));
  }
};

const removeFile = (file: string): void => {
  try {
    unlinkSync(file);
  } catch {
    // it was never there
  }
};
