import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import {
  type FileProblem,
  type Finding,
  isProblem,
  type MatchFile,
  MOST_BYTES,
  parseMatchFile,
} from '@tidetable/match';
import { gameTexts, problemText } from '@tidetable/text';
import { type Input, printable } from './args.ts';
import { UsageError } from './usage.ts';

export const readMatch = (input: Input, file: string | undefined): MatchFile => {
  if (file === undefined) throw new UsageError(input.m.cli.missing('FILE'));
  const read = parseMatchFile(readText(input, file));
  if (isProblem(read)) throw fileError(input, file, read);
  return read;
};

const readText = (input: Input, file: string): string => {
  try {
    const { size, isFile } = describe(file);
    if (!isFile) throw new UsageError(input.m.cli.cannotRead(printable(file)));
    if (size > MOST_BYTES) throw fileError(input, file, { problem: 'too-large' });
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(input.m.cli.cannotRead(printable(file)));
  }
};

/** Devices and pipes have no size to judge by, so only plain files are read. */
const describe = (file: string): { size: number; isFile: boolean } => {
  const stats = statSync(file);
  return { size: stats.size, isFile: stats.isFile() };
};

/** What is wrong with a file, as the one sentence that the program ends with. */
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
        game === undefined ? undefined : gameTexts[input.language][game],
      ),
    ),
  );

/** Writes the whole file or nothing: a reader never meets half a match. */
export const writeMatchFile = (input: Input, file: string, match: MatchFile): void => {
  refuseUnwritable(input, file);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(match, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  } catch {
    rmSync(`${file}.new`, { force: true });
    throw new UsageError(input.m.cli.cannotWrite(printable(file)));
  }
};

/** Finds out, without writing anything, that a file could never be written there. */
export const refuseUnwritable = (input: Input, file: string): void => {
  const refused = new UsageError(input.m.cli.cannotWrite(printable(file)));
  if (file === '' || /[/\\]$/.test(file)) throw refused;
  try {
    if (existsSync(file) && statSync(file).isDirectory()) throw refused;
    let folder = path.resolve(path.dirname(file));
    while (!existsSync(folder) && path.dirname(folder) !== folder) folder = path.dirname(folder);
    if (!statSync(folder).isDirectory()) throw refused;
    accessSync(folder, constants.W_OK);
  } catch {
    throw refused;
  }
};

/** Where matches go that were not told where. */
export const defaultFile = (game: string, at: Date, env: NodeJS.ProcessEnv): string => {
  const home = env.XDG_DATA_HOME || path.join(homedir(), '.local', 'share');
  const stamp = at.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');
  return path.join(home, 'tidetable', `${game}-${stamp}.json`);
};
