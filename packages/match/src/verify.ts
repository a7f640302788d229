/** Recomputes every random fact and the result of a recorded match from its revealed seed. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { CHANCE, parseDealLine, sameData } from '@tidetable/rules';
import { chainCheck, isUndo } from './entry.ts';
import type { AnyMatch } from './match.ts';
import { type FileProblem, isProblem, type MatchFile, openMatch } from './matchFile.ts';
import { commitment, type Decide, drawBy, sealedSea } from './sealedSea.ts';

export type Finding =
  | FileProblem
  | { readonly problem: 'no-seed' | 'seed' | 'unfinished' | 'result' }
  | { readonly problem: 'fact'; readonly fact: string; readonly file: string; readonly sea: string }
  | { readonly problem: 'changed'; readonly ply: number };

/** The first thing found wrong, or undefined: every card, die, move and point is as it should be. */
export const verify = (file: MatchFile): Finding | undefined => {
  const match = openMatch(file);
  if (isProblem(match)) return match;
  if (file.seed === null) return { problem: 'no-seed' };
  const seed = hexToBytes(file.seed);
  if (commitment(seed) !== file.commitment) return { problem: 'seed' };
  const decide = sealedSea(seed, file.salts);
  return (
    findInDeal(match, file, decide) ?? findInLog(match, file, decide) ?? findInResult(match, file)
  );
};

const findInDeal = (match: AnyMatch, file: MatchFile, decide: Decide): Finding | undefined => {
  const dealt = match.game.blank(match.options);
  match.game.deal(dealt, drawBy(decide));
  for (const [i, text] of match.game.formatDeal(dealt).entries()) {
    const sea = parseDealLine(text);
    const written = parseDealLine(file.deal[i]);
    const at = sea?.words.findIndex((word, k) => word !== written?.words[k]) ?? -1;
    if (!sea || !written || at < 0) continue;
    const fact = `${sea.name} (${at + 1})`;
    return { problem: 'fact', fact, file: written.words[at], sea: sea.words[at] };
  }
  return undefined;
};

const findInLog = (match: AnyMatch, file: MatchFile, decide: Decide): Finding | undefined => {
  let check = file.commitment;
  for (const [ply, { check: written, ...entry }] of file.log.entries()) {
    if (match.toAct === CHANCE && entry.seat === CHANCE && !isUndo(entry)) {
      const { fact, move } = match.chanceMove(decide);
      if (move !== entry.move) return { problem: 'fact', fact, file: entry.move, sea: move };
    }
    check = chainCheck(check, entry);
    if (check !== written) return { problem: 'changed', ply };
    const why = match.accept(entry);
    if (why) return { problem: 'entry', ply, why };
  }
  return undefined;
};

const findInResult = (match: AnyMatch, file: MatchFile): Finding | undefined => {
  if (!match.isOver) return { problem: 'unfinished' };
  const result = { points: match.points(), places: match.places() };
  return sameData(result, file.result) ? undefined : { problem: 'result' };
};
