import type { OnlineWords } from '@tidetable/text/online';

/** Why the server refuses something; it may be newer than this page, and know more reasons. */
export const refusalOf = ({ refusals, failed }: OnlineWords, code: string): string =>
  (refusals as Record<string, string>)[code] ?? failed;
