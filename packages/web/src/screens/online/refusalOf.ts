import type { OnlineWords } from '@tidetable/text/online';

/** The sentence of a refusal; a newer server may have unknown codes. */
export const refusalOf = ({ refusals, failed }: OnlineWords, code: string): string =>
  (refusals as Record<string, string>)[code] ?? failed;
