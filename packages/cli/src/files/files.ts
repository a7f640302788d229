import { homedir } from 'node:os';
import path from 'node:path';
import {
  type FileProblem,
  type Finding,
  isAncestor,
  isProblem,
  type MatchFile,
  MOST_BYTES,
  parseMatchFile,
} from '@tidetable/match';
import { isGameId, parseStrictJson } from '@tidetable/rules';
import { gameTexts, type Messages, problemText } from '@tidetable/text';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';
import {
  isSaveProblem,
  lockFile,
  type Replaceable,
  type SaveProblem,
} from '../saving/lockedFile.ts';
import { isRead, readRegularFile } from '../saving/regularFile.ts';
import { decodeUtf8 } from './utf8.ts';

export const readMatch = (input: Input, file: string | undefined): MatchFile => {
  if (file === undefined) throw new UsageError(input.m.cli.missing('FILE'));
  const read = parseMatchFile(readText(input, file, MOST_BYTES, input.m.files['too-large']()));
  if (isProblem(read)) throw fileError(input, file, read);
  return read;
};

const readText = (input: Input, file: string, most: number, tooLarge: string): string => {
  const read = readRegularFile(file, most);
  if (isRead(read)) return decode(input, file, read.bytes);
  if (read.problem === 'too-large')
    throw new UsageError(input.m.cli.aboutFile(printable(file), tooLarge));
  throw new UsageError(input.m.cli.cannotRead(printable(file)));
};

/** The data of a file of at most so many bytes that ought to be JSON. */
export const readJson = (input: Input, file: string, most: number): unknown => {
  const { tooLarge, notJson } = input.m.cli;
  try {
    return parseStrictJson(readText(input, file, most, tooLarge(most >> 10)));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(input.m.cli.aboutFile(printable(file), notJson));
  }
};

/** The text of a file that ought to be UTF-8. */
export const decode = (input: Input, file: string, bytes: Uint8Array): string => {
  const text = decodeUtf8(bytes);
  if (text !== undefined) return text;
  throw new UsageError(input.m.cli.aboutFile(printable(file), input.m.cli.notUtf8));
};

/** The error with which the program ends: one sentence about the problem with a file. */
export const fileError = (
  input: Input,
  file: string,
  problem: FileProblem | Finding,
  game?: string,
): UsageError =>
  new UsageError(
    input.m.cli.aboutFile(
      printable(file),
      problemText(
        input.m,
        'where' in problem ? { ...problem, where: printable(problem.where) } : problem,
        game !== undefined && isGameId(game) ? gameTexts[input.language][game] : undefined,
      ),
    ),
  );

/** A file that this process has locked. `save` throws a UsageError if it fails. */
export interface SaveFile<Content> {
  save(content: Content): void;
  release(): void;
}

/** The serialization of a file, and the earlier files that it may replace. */
export interface FileFormat<Content> {
  readonly most: number; // bytes
  readonly write: (content: Content) => string;
  readonly isAncestor: (text: string, content: Content) => boolean;
}

/** Locks a file until it is released or the program ends, if `content` may be saved there. */
export const openSaveFile = <Content>(
  input: Input,
  file: string,
  format: FileFormat<Content>,
  content: Content,
): SaveFile<Content> => {
  const replaceable = (next: Content): Replaceable => ({
    most: format.most,
    isOurs: bytes => {
      const text = decodeUtf8(bytes);
      return text !== undefined && format.isAncestor(text, next);
    },
  });
  const locked = lockFile(file, replaceable(content));
  if (isSaveProblem(locked)) throw saveError(input, file, locked);
  return {
    save: next => {
      const problem = locked.save(format.write(next), replaceable(next));
      if (problem) throw saveError(input, file, problem);
    },
    release: () => locked.release(),
  };
};

/** A match file is a new file, or replaces an earlier state of the same match. */
export const matchFormat: FileFormat<MatchFile> = {
  most: MOST_BYTES,
  write: match => `${JSON.stringify(match, null, 1)}\n`,
  isAncestor: (text, match) => {
    const there = parseMatchFile(text);
    return !isProblem(there) && isAncestor(there, match);
  },
};

const saveError = (input: Input, file: string, problem: SaveProblem): UsageError => {
  const { cli } = input.m;
  const sentence = saveSentence(cli, printable(file), problem);
  const canChoose = input.flags.save === undefined && problem.problem !== 'locked';
  return new UsageError(canChoose ? `${sentence} ${cli.choosePlace}` : sentence);
};

const saveSentence = (cli: Messages['cli'], file: string, problem: SaveProblem): string => {
  switch (problem.problem) {
    case 'cannot-write':
      return cli.cannotWrite(file);
    case 'locked': {
      const lock = printable(path.basename(problem.lock));
      const by = problem.by && { pid: problem.by.pid, host: printable(problem.by.host) };
      return cli.aboutFile(file, by ? cli.lockedBy(by.pid, by.host, lock) : cli.locked(lock));
    }
    default:
      return cli.aboutFile(file, cli.notSaved[problem.problem]);
  }
};

/** The default data folder. */
export const dataFolder = (env: NodeJS.ProcessEnv): string =>
  path.join(env.XDG_DATA_HOME || path.join(homedir(), '.local', 'share'), 'tidetable');

/** The folder of matches. */
export const defaultFile = (game: string, at: Date, env: NodeJS.ProcessEnv): string => {
  const stamp = at.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');
  return path.join(dataFolder(env), `${game}-${stamp}.json`);
};
