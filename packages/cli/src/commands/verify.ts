import { isVerified, verify } from '@tidetable/match';
import { verificationText } from '@tidetable/text';
import type { Input } from '../args.ts';
import { fileError, readMatch } from '../files.ts';
import { UsageError } from '../usage.ts';

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
    const names = match.seats.map(({ name }) => name);
    const report = input.flags.json
      ? {
          file,
          verified: isVerified(verification),
          unproved,
          decided,
          id,
          commitment,
          entries: log.length,
          result,
        }
      : verificationText(input.m, verification, { entries: log.length, names });
    console.log(
      Array.isArray(report)
        ? input.m.cli.aboutFile(file, report.join('\n  '))
        : JSON.stringify(report),
    );
    if (!isVerified(verification)) process.exitCode = NOT_ALL_PROVED;
  }
};
