/** What somebody can do who rewrites a match file and knows how it is made. */
import { firstCheck, nextCheck } from '../chain.ts';
import type { MatchFile } from '../matchFile.ts';

/** Every check computed anew, so that the chain fits whatever the file says. */
export const rechained = (file: MatchFile): MatchFile => {
  let check = firstCheck(file);
  const log = file.log.map(({ check: _, ...entry }) => {
    check = nextCheck(check, entry);
    return { ...entry, check };
  });
  return { ...file, log: log as MatchFile['log'] };
};
