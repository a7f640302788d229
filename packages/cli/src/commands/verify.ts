import { verify } from '@tidetable/match';
import type { Input } from '../args.ts';
import { fileError, readMatch } from '../files.ts';
import { UsageError } from '../usage.ts';

export const verifyFiles = (input: Input): void => {
  if (input.words.length === 0) throw new UsageError(input.m.cli.missing('FILE'));
  for (const file of input.words) {
    const match = readMatch(input, file);
    const finding = verify(match);
    if (finding) throw fileError(input, file, finding, match.game);
    const report = input.flags.json
      ? JSON.stringify({ file, verified: true, entries: match.log.length, result: match.result })
      : input.m.cli.verified(file, match.log.length);
    console.log(report);
  }
};
