/** How far somebody goes who has changed a file: not at all, or up to making another match of it. */
import { hexToBytes } from '@noble/hashes/utils.js';
import { type AnyGame, CHANCE, type GameId, games, type Options } from '@tidetable/rules';
import { Match } from '../../match.ts';
import type { MatchFile } from '../../matchFile.ts';
import { commitment, newSeal, termsOf } from '../../seal.ts';
import { writeMatch } from '../../writeMatch.ts';
import { rechained } from '../forge.ts';

/** The commitment is that of the changed terms, and every check is new. */
const recommitted = (file: MatchFile): MatchFile => {
  if (file.seed === null) return rechained(file);
  const terms = termsOf(games[file.game as GameId], file.id, file.options as Options);
  return rechained({ ...file, commitment: commitment(terms, hexToBytes(file.seed)) });
};

/** Dealt anew by the changed terms, and played as far as the entries allow; chance answers anew. */
const replayed = (file: MatchFile): MatchFile => {
  if (file.seed === null) return rechained(file);
  const game: AnyGame = games[file.game as GameId];
  const { id, salts, seats, pace } = file;
  const options = file.options as Options;
  const seal = newSeal(game, { id, options, seed: hexToBytes(file.seed), salts });
  const match = Match.deal(game, { options, seats, pace, seal });
  match.letChanceAct(0);
  for (const { check: _, ...entry } of file.log) {
    if (entry.type === 'move' && entry.seat === CHANCE) continue;
    if (match.accept(entry)) break;
    match.letChanceAct(entry.at);
  }
  return writeMatch(match);
};

export const WAYS: Readonly<Record<string, (file: MatchFile) => MatchFile>> = {
  'as is': file => file,
  rechained,
  recommitted,
  replayed,
};
