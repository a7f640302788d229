/** Matches of every released game, for programs that have loaded all rules. */
import { editions } from '@tidetable/rules';
import type { Entry } from './entry.ts';
import type { AnyMatch } from './match.ts';
import type { FileProblem, MatchFile } from './matchFile.ts';
import { openAmong, replayAmong } from './readMatch.ts';
import { type Verification, verifyAmong } from './verify.ts';

export const openMatch = (file: MatchFile): AnyMatch | FileProblem => openAmong(editions, file);

export const replayMatch = (
  file: MatchFile,
  visit?: (match: AnyMatch, entry: Entry) => void,
): AnyMatch | FileProblem => replayAmong(editions, file, visit);

export const verify = (file: MatchFile): Verification => verifyAmong(editions, file);
