import { isProblem, replayMatch, verify, writeMatch } from '@tidetable/match';
import { fileError, matchFormat, openSaveFile, readMatch } from '../files/files.ts';
import { verificationLines } from '../files/verificationLines.ts';
import type { Input } from '../options/args.ts';
import { UsageError } from '../options/usage.ts';

/** The old file is kept: its checks are the only ones that were made while it was played. */
const NEW_FILE = { ...matchFormat, isAncestor: () => false };

/** Converts a match of an earlier form to the present one, and names the facts that it cannot prove. */
export const convert = (input: Input): void => {
  const { m, flags } = input;
  const [file] = input.words;
  const converted = readMatch(input, file);
  if (converted.from === null) throw new UsageError(m.cli.aboutFile(file, m.record.isPresent));
  if (flags.save === undefined) throw new UsageError(m.cli.missing('--save FILE'));
  const match = replayMatch(converted);
  if (isProblem(match)) throw fileError(input, file, match, converted.game);
  const verification = verify(converted);
  if (verification.wrong) throw fileError(input, file, verification.wrong, converted.game);
  const present = writeMatch(match);
  const saveFile = openSaveFile(input, flags.save, NEW_FILE, present);
  saveFile.save(present);
  saveFile.release();
  const said = verificationLines(m, verification, converted);
  console.log([m.record.converted(flags.save), ...said].join('\n'));
};
