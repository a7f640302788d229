import { onlineSetupWords, onlineWords } from '@tidetable/text/online';
import { notices } from '@tidetable/text/shell';
import { say } from '../../settings.ts';

/** Why the server, or the door of the match, refuses something; a server that is newer than this page may know more reasons. */
export const refusalOf = (code: string): string =>
  (say(onlineWords).refusals as Record<string, string>)[code] ??
  (say(notices).door as Record<string, string>)[code] ??
  say(onlineSetupWords).failed;
