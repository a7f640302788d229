import { isVerified, verify } from '@tidetable/match';
import type { Input } from '../args.ts';
import { fileError, readMatch } from '../files.ts';
import { UsageError } from '../usage.ts';
import { verificationLines } from '../verificationLines.ts';

/** Nothing is wrong, but something could not be checked. */
const NOT_ALL_PROVED = 1;

export const verifyFiles = (input: Input): void => {
  if (input.words.length === 0) throw new UsageError(input.m.cli.missing('FILE'));
  for (const file of input.words) {
    const match = readMatch(input, file);
    const verification = verify(match);
    const { wrong, unproved, decided } = verification;
    if (wrong) throw fileError(input, file, wrong, match.game);
    const { id, commitment, log, result } = match;
    const report = { file, verified: isVerified(verification), unproved, decided, id, commitment };
    console.log(
      input.flags.json
        ? JSON.stringify({ ...report, entries: log.length, result })
        : input.m.cli.aboutFile(file, verificationLines(input.m, verification, match).join('\n')),
    );
    if (!isVerified(verification)) process.exitCode = NOT_ALL_PROVED;
  }
};
