import type { MatchFile, Verification } from '@tidetable/match';
import { type Messages, verificationText } from '@tidetable/text';

/** What a verification says, a line for each thing. */
export const verificationLines = (
  m: Messages,
  v: Verification,
  { log, seats }: MatchFile,
): string[] => {
  const names = seats.map(({ name }) => name);
  const { verdict, unproved, decided } = verificationText(m, v, { entries: log.length, names });
  return [
    verdict,
    ...unproved.map(line => `  ${line}`),
    ...(decided.length > 0 ? [`  ${m.record.decidedByTable}`] : []),
    ...decided.map(line => `    ${line}`),
  ];
};
