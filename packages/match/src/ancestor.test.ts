import { nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { isAncestor } from './ancestor.ts';
import { isRefused, Match } from './match.ts';
import { type MatchFile, writeMatch } from './matchFile.ts';
import { sealedSea } from './sealedSea.ts';

/** A match of two after these moves of the first seat, `undo` among them. */
const after = (
  moves: readonly string[],
  { seed = 1, practice = false, at = 0 } = {},
): MatchFile => {
  const papers = {
    seats: ['Ann', 'Ben'].map(name => ({ name, kind: 'human' as const })),
    seed: new Uint8Array(32).fill(seed),
    salts: [],
  };
  const decide = sealedSea(papers.seed, []);
  const match = Match.deal(nautilusIsland, { options: { seats: 2 }, decide, practice });
  for (const move of moves) {
    const { toAct, ply } = match;
    const done =
      move === 'undo' ? match.undo(toAct, ply, ply - 1, at) : match.submit(toAct, ply, move, at);
    if (isRefused(done)) throw new Error(done.code);
  }
  return writeMatch(match, papers);
};

const later = after(['column 1', 'undo', 'column 2', 'collect']);

test.each([
  ['the match before its first move', after([])],
  ['the same match with a shorter log', after(['column 1', 'undo'])],
  ['the same match with the same log', later],
  ['the same moves at other times', after(['column 1', 'undo'], { at: 5 })],
])('an ancestor: %s', (_, earlier) => {
  expect(isAncestor(earlier, later)).toBe(true);
});

test.each([
  ['the match when it has gone on', after(['column 1', 'undo', 'column 2', 'collect', 'column 1'])],
  ['the match when it has gone another way', after(['column 1', 'undo', 'column 3'])],
  ['the match with a move in place of the undo', after(['column 1', 'collect'])],
  ['another match, even without a move', after([], { seed: 2 })],
  ['practice of the same deal', after([], { practice: true })],
])('no ancestor: %s', (_, other) => {
  expect(isAncestor(other, later)).toBe(false);
});

test('practice may branch off a match that counts', () => {
  expect(isAncestor(after([]), after(['column 1'], { practice: true }))).toBe(true);
});
