/** The file from which an arena resumes: its command, and every finished game. */
import { isName } from '@tidetable/match';
import { FAULTS } from '@tidetable/protocol/referee';
import { sameData } from '@tidetable/rules';
import * as v from 'valibot';
import { decode, type FileFormat } from '../files/files.ts';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import { isRead, readRegularFile } from '../saving/regularFile.ts';
import type { BotNames } from './botChoice.ts';
import type { Outcome } from './playGame.ts';

export const FORMAT = 'tidetable-arena/1';
const MOST_BYTES = 256 << 20;

/** All that the result depends on. */
export type ArenaCommand = { readonly [key: string]: unknown };

const bySeat = v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(8));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2000));

const name = v.pipe(v.string(), v.check(isName));

const FileSchema = v.strictObject({
  format: v.literal(FORMAT),
  command: v.looseObject({}),
  names: v.optional(v.pipe(v.array(v.nullable(name)), v.maxLength(8)), []), // files had none before
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

/** The state of an arena: its command and the outcomes so far. */
export interface ArenaState {
  readonly command: ArenaCommand;
  readonly names: BotNames;
  readonly outcomes: ReadonlyMap<number, Outcome>; // by game
}

/** The content of an arena file. */
interface Found {
  readonly outcomes: Map<number, Outcome>;
  readonly names: BotNames;
}

/** The games that a file holds already, and the names of the bots: none if there is no file. */
export const readArenaFile = (
  input: Input,
  file: string,
  expected: { command: ArenaCommand; games: number; seats: number },
): Found => {
  const refuse = (why: string): UsageError =>
    new UsageError(input.m.cli.aboutFile(printable(file), why));
  const found = readRegularFile(file, MOST_BYTES);
  if (!isRead(found)) {
    if (found.problem === 'too-large') throw refuse(input.m.arena.notArenaFile);
    return { outcomes: new Map(), names: [] }; // a path that is not a regular file is refused when it is locked
  }
  const read = parseArenaFile(decode(input, file, found.bytes));
  if (!read) throw refuse(input.m.arena.notArenaFile);
  const { command, names, games } = read;
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
  return { outcomes, names };
};

const parseArenaFile = (text: string): v.InferOutput<typeof FileSchema> | undefined => {
  const read = v.safeParse(FileSchema, parseOrNull(text));
  return read.success ? read.output : undefined;
};

const parseOrNull = (content: string): unknown => {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
};

/** The value after a round trip through the file. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** Creates the file, or replaces one of the same command whose games are all contained in the new one. */
export const arenaFormat: FileFormat<ArenaState> = {
  most: MOST_BYTES,
  write: ({ command, names, outcomes }) => {
    const games = [...outcomes]
      .sort(([a], [b]) => a - b)
      .map(([game, outcome]) => JSON.stringify({ game, ...outcome }));
    const about = `"command":${JSON.stringify(command)},"names":${JSON.stringify(names)}`;
    const head = `{"format":"${FORMAT}",${about},"games":[`;
    return `${head}\n${games.join(',\n')}\n]}\n`;
  },
  isAncestor: (text, { command, outcomes }) => {
    const there = parseArenaFile(text);
    if (!there || !sameData(there.command, plain(command))) return false;
    return there.games.every(({ game, ...outcome }) => {
      const known = outcomes.get(game);
      return known !== undefined && sameData(outcome, plain(known));
    });
  },
};
