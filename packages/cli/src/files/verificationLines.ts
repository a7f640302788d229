import type { MatchFile, Verification } from '@tidetable/match';
import { type Messages, verificationText } from '@tidetable/text';

/** More decisions than anybody reads are counted instead. */
const MOST_DECIDED = 40;

/** The report of a verification in lines. */
export const verificationLines = (m: Messages, v: Verification, { log }: MatchFile): string[] => {
  const { verdict, edition, unproved, decided } = verificationText(m, v, log.length);
  const more = decided.length - MOST_DECIDED;
  return [
    [verdict, edition].filter(Boolean).join(' '),
    ...unproved.map(line => `  ${line}`),
    ...(decided.length > 0 ? [`  ${m.record.decidedByTable}`] : []),
    ...decided.slice(0, MOST_DECIDED).map(line => `    ${line}`),
    ...(more > 0 ? [`    ${m.record.more(more)}`] : []),
  ];
};
