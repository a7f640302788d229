/** Every random fact of a recorded match: the value in the file, and the value that the sealed sea gives. */
import { CHANCE, parseDealLine } from '@tidetable/rules';
import type { Entry } from './entry.ts';
import type { SomeEditions } from './gameOf.ts';
import type { AnyMatch } from './match.ts';
import { isProblem, type MatchFile } from './matchFile.ts';
import { addEntry, openAmong } from './readMatch.ts';
import { decideBy, hasSeed } from './seal.ts';
import { type Decide, drawBy } from './sealedSea.ts';

/** A card, a die or a first player, twice. */
export interface Compared {
  readonly file: string;
  readonly sea: string;
}

/** Facts that are told together: a stack of the deal, or one answer of chance. */
export interface Facts {
  /** As the file names it. */
  readonly name: string;
  /** Undefined in the deal. */
  readonly ply: number | undefined;
  readonly items: readonly Compared[];
}

/** As far as the file can be read; none without the seed. */
export const factsAmong = (released: SomeEditions, file: MatchFile): Facts[] => {
  const match = openAmong(released, file);
  if (isProblem(match) || !match.seal || !hasSeed(match.seal)) return [];
  const decide = decideBy(match.seal);
  return [...factsOfDeal(match, file, decide), ...factsOfLog(match, file, decide)];
};

export const factsOfDeal = (match: AnyMatch, file: MatchFile, decide: Decide): Facts[] => {
  const dealt = match.game.blank(match.options);
  match.game.deal(dealt, drawBy(decide));
  return match.game.formatDeal(dealt).flatMap((text, i) => {
    const sea = parseDealLine(text);
    const written = parseDealLine(file.deal[i]);
    if (!sea || !written) return [];
    const items = sea.words.map((word, k) => ({ sea: word, file: written.words[k] ?? '' }));
    return [{ name: sea.name, ply: undefined, items }];
  });
};

/** Up to the first entry that does not fit. */
const factsOfLog = (match: AnyMatch, file: MatchFile, decide: Decide): Facts[] => {
  const found: Facts[] = [];
  for (const [ply, { check, ...entry }] of file.log.entries()) {
    const fact = factOf(match, entry, decide);
    if (fact) found.push({ ...fact, ply });
    if (addEntry(match, entry, check)) break;
  }
  return found;
};

/** What chance answers next, if it is chance that acts. */
export const factOf = (match: AnyMatch, entry: Entry, decide: Decide): Facts | undefined => {
  if (match.toAct !== CHANCE || entry.seat !== CHANCE || entry.type !== 'move') return undefined;
  const { fact, move } = match.chanceMove(decide);
  return { name: fact, ply: undefined, items: [{ file: entry.move, sea: move }] };
};
