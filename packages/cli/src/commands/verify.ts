import { type Finding, isVerified, type MatchFile, verify } from '@tidetable/match';
import { fileError, readMatch } from '../files/files.ts';
import { verificationLines } from '../files/verificationLines.ts';
import { type Input, printable } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';

/** Exit code: nothing is wrong, but something could not be checked. */
const NOT_ALL_PROVED = 1;
const WRONG = 2;

/** Every file is looked at, whatever is wrong with those before it. */
export const verifyFiles = (input: Input): void => {
  if (input.words.length === 0) throw new UsageError(input.m.cli.missing('FILE'));
  const codes = input.words.map(file => verifyFile(input, file));
  process.exitCode = Math.max(...codes);
};

const verifyFile = (input: Input, file: string): number => {
  try {
    const match = readMatch(input, file);
    const verification = verify(match);
    const { wrong } = verification;
    if (wrong) return sayWrong(input, file, match, wrong);
    const { id, commitment, log, result } = match;
    const { edition, unproved, decided } = verification;
    const verified = isVerified(verification);
    const { rules, differing } = edition ?? {};
    const report = { file, verified, rules, differing, unproved, decided, id, commitment };
    const lines = verificationLines(input.m, verification, match);
    console.log(
      input.flags.json
        ? JSON.stringify({ ...report, entries: log.length, result })
        : input.m.cli.aboutFile(printable(file), lines.join('\n')),
    );
    return isVerified(verification) ? 0 : NOT_ALL_PROVED;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (input.flags.json) console.log(JSON.stringify({ file, verified: false }));
    console.error(error.message);
    return WRONG;
  }
};

const sayWrong = (input: Input, file: string, { game }: MatchFile, wrong: Finding): number => {
  if (input.flags.json) console.log(JSON.stringify({ file, verified: false, wrong }));
  console.error(fileError(input, file, wrong, game).message);
  return WRONG;
};
