/** Match files for tests, and what is wrong with others. */
import { type AnyGame, nautilusIsland, seededRng } from '@tidetable/rules';
import { replayMatch } from '../everyGame.ts';
import { type AnyMatch, Match } from '../match.ts';
import { type FileProblem, isProblem, type MatchFile } from '../matchFile.ts';
import { parseMatchFile } from '../readMatch.ts';
import { isRefused } from '../refusal.ts';
import { newSeal } from '../seal.ts';
import { writeMatch } from '../writeMatch.ts';
import { rechained } from './forge.ts';

export const game: AnyGame = nautilusIsland;
export const VOYAGE = {
  seats: 2,
  ship: 'B1',
  reserve: 4,
  expansions: ['mages', 'reefs'],
  darkhouse: 'intro',
  harpoons: 2,
};

export const ID = '0123456789abcdef'.repeat(2);
export const SALT = 'ab'.repeat(32);

/** A sealed match of random moves and, now and then, an undo. */
export const playSome = (
  { seats = 2, seed = 1, practice = false },
  plies = Number.POSITIVE_INFINITY,
): AnyMatch => {
  const options = { seats };
  const salts = [SALT, ...new Array<null>(seats - 1).fill(null)];
  const terms = { id: ID, options, seed: new Uint8Array(32).fill(seed), salts };
  const match = Match.deal(game, {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `Zoé ${i} 🌊`,
      kind: i === 0 ? 'human' : 'bot',
    })),
    seal: newSeal(game, terms),
  });
  if (practice) match.accept({ type: 'practice', seat: 0, agreed: [], at: 0 });
  playOn(match, seed, plies);
  return match;
};

export const playOn = (
  match: AnyMatch,
  rngSeed: number,
  plies = Number.POSITIVE_INFINITY,
): void => {
  const rng = seededRng(rngSeed);
  for (let at = 1e12; !match.isOver && match.ply < plies; at += 1000) {
    const { ply, toAct } = match;
    const legal = match.legalMoves();
    const stores = legal.filter(move => /^(store|lay|leave)/.test(move));
    const moves = stores.length > 0 && rng(10) > 0 ? stores : legal;
    const answer = match.submit(toAct, ply, moves[rng(moves.length)], at);
    if (isRefused(answer)) throw new Error(answer.code);
    if (rng(60) === 0) match.undo(toAct, match.ply, ply, at + 1);
  }
};

export const parsed = (text: string): MatchFile => {
  const file = parseMatchFile(text);
  if (isProblem(file)) throw new Error(JSON.stringify(file));
  return file;
};

export const replayed = (file: MatchFile): AnyMatch => {
  const match = replayMatch(file);
  if (isProblem(match)) throw new Error(JSON.stringify(match));
  return match;
};

/** What is wrong with a file, by reading or by replaying it. */
export const problemOf = (text: string): FileProblem | undefined => {
  const file = parseMatchFile(text);
  if (isProblem(file)) return file;
  const match = replayMatch(file);
  return isProblem(match) ? match : undefined;
};

export const problemWith = (file: object): FileProblem | undefined =>
  problemOf(JSON.stringify(file));

export const fileOf = (plies: number): MatchFile => writeMatch(playSome({}, plies));

export const FILE = fileOf(8);
export const TEXT = JSON.stringify(FILE);

/** A finished match with a result, its log being checked only as far as its shape. */
export const FINISHED: MatchFile = writeMatch(playSome({}));

/** The same file with other values in its third entry, and a chain that fits. */
export const withThird = (change: object): MatchFile =>
  rechained({ ...FILE, log: FILE.log.with(2, { ...FILE.log[2], ...change }) } as MatchFile);
