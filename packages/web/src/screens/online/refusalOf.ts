import type { OnlineWords } from '@tidetable/text/online';
import { notices } from '@tidetable/text/shell';
import { say } from '../../settings.ts';

/** Why the server, or the door of the match, refuses something; a server that is newer than this page may know more reasons. */
export const refusalOf = ({ refusals, failed }: OnlineWords, code: string): string =>
  (refusals as Record<string, string>)[code] ??
  (say(notices).door as Record<string, string>)[code] ??
  failed;
