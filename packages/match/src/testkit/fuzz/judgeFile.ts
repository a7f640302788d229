/** Decides about one input: was it refused, and if it was not, is what it claims true? */

import { isDeepStrictEqual } from 'node:util';
import { canonicalJson } from '../../canonicalJson.ts';
import { openMatch, replayMatch, verify } from '../../everyGame.ts';
import { isProblem, type MatchFile } from '../../matchFile.ts';
import { parseMatchFile } from '../../readMatch.ts';
import { seatExport } from '../../seatExport.ts';
import { tableNow } from '../../tableNow.ts';
import type { Verification } from '../../verify.ts';
import { writeMatch } from '../../writeMatch.ts';
import type { Original } from './corpus.ts';
import { judgeConversion } from './form1.ts';
import { whyUnlawful } from './lawful.ts';

export type Outcome = 'refused' | 'same meaning' | 'another lawful match';

export interface Input {
  readonly text: string;
  /** All that it may have been made of. */
  readonly corpus: readonly Original[];
  /** Were checks computed anew? Then it may be another match, if that is lawful. */
  readonly isForged: boolean;
}

/** Throws if something false was accepted, or something true refused. */
export const judgeFile = ({ text, corpus, isForged }: Input): Outcome => {
  const file = parseMatchFile(text);
  if (isProblem(file)) return 'refused';
  judgeReading(text, file);
  tableNow(file);
  openMatch(file);
  const verification = verify(file);
  const { wrong } = verification;
  const unlawful = whyUnlawful(file);
  if (wrong === undefined && unlawful !== undefined) throw new Error(`accepted: ${unlawful}`);
  if (wrong !== undefined) {
    replayMatch(file);
    // How many worlds are asked about an undo is a choice of either judge.
    const isRevealed = wrong.problem === 'entry' && wrong.why.code === 'revealed';
    if (unlawful === undefined && !isRevealed)
      throw new Error(`refused although lawful: ${JSON.stringify(wrong)}`);
    return 'refused';
  }
  judgeRoundTrip(file);
  const said = canonicalJson(file);
  if (corpus.some(original => original.said === said)) return 'same meaning';
  if (!isForged && !corpus.some(original => isEarlier(file, original.file, verification)))
    throw new Error(`accepted a change without a new chain: ${JSON.stringify(verification)}`);
  return 'another lawful match';
};

/** What was read is what the text says, nothing dropped and nothing added. */
const judgeReading = (text: string, file: MatchFile): void => {
  const said = JSON.parse(text);
  if (said.format === 'tidetable-match/1') judgeConversion(said, file);
  else if (canonicalJson(said) !== canonicalJson(file)) throw new Error('read something else');
};

const judgeRoundTrip = (file: MatchFile): void => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(`verified, but not replayed: ${JSON.stringify(match)}`);
  const options = file.from === null ? file.options : match.options;
  if (canonicalJson(writeMatch(match)) !== canonicalJson({ ...file, options }))
    throw new Error('written otherwise than read');
  for (let seat = -1; seat < match.options.seats; seat++) seatExport(match, seat);
};

/** The same match, perhaps at an earlier time, in all that the verification calls proved. */
const isEarlier = (file: MatchFile, source: MatchFile, { unproved }: Verification): boolean => {
  const isProved = (claim: (typeof unproved)[number]): boolean => !unproved.includes(claim);
  const claims = (f: MatchFile): object => ({
    ...(isProved('terms') && {
      from: f.from,
      id: f.id,
      game: f.game,
      rules: f.rules,
      components: f.components,
      options: f.options,
      commitment: f.commitment,
    }),
    ...(isProved('seats') && { seats: f.seats, pace: f.pace }),
    ...(isProved('salts') && { salts: f.salts }),
    ...(isProved('deal') && { deal: f.deal }),
    seed: file.seed === null ? null : f.seed,
    log: f.log
      .filter(e => file.from === null || e.type === 'move') // practice was a field of form 1
      .map(({ at, check, ...e }) => (isProved('seats') ? { at, check, ...e } : e)),
  });
  const cut = { ...source, log: source.log.slice(0, file.log.length) };
  return isDeepStrictEqual(claims(file), claims(cut));
};
