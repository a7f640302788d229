import { type AnyGame, nautilusIsland } from '@tidetable/rules';
import { expect, test } from 'vitest';
import { isAncestor } from './ancestor.ts';
import type { MatchFile } from './matchFile.ts';
import { isRefused } from './refusal.ts';
import { newMatch } from './testkit/everyEntry.ts';
import { writeMatch } from './writeMatch.ts';

/** A match of two after these moves of the first seat, `undo` among them. */
const after = (
  moves: readonly string[],
  { seed = 1, practice = false, at = 0 } = {},
): MatchFile => {
  const match = newMatch(nautilusIsland as AnyGame, { seed });
  if (practice) match.accept({ type: 'practice', seat: 0, agreed: [1], at });
  for (const move of moves) {
    const { toAct, ply } = match;
    const done =
      move === 'undo' ? match.undo(toAct, ply, ply - 1, at) : match.submit(toAct, ply, move, at);
    if (isRefused(done)) throw new Error(done.code);
  }
  return writeMatch(match);
};

const later = after(['column 1', 'undo', 'column 2', 'collect']);

test.each([
  ['the match before its first move', after([])],
  ['the same match with a shorter log', after(['column 1', 'undo'])],
  ['the same match with the same log', later],
])('an ancestor: %s', (_, earlier) => {
  expect(isAncestor(earlier, later)).toBe(true);
});

test.each([
  ['the match when it has gone on', after(['column 1', 'undo', 'column 2', 'collect', 'column 1'])],
  ['the match when it has gone another way', after(['column 1', 'undo', 'column 3'])],
  ['the match with a move in place of the undo', after(['column 1', 'collect'])],
  ['the same moves at other times', after(['column 1', 'undo'], { at: 5 })],
  ['another match, even without a move', after([], { seed: 2 })],
  ['another name at a seat', { ...after([]), seats: [{ name: 'Ned', kind: 'human' as const }] }],
  ['practice of the same deal', after([], { practice: true })],
])('no ancestor: %s', (_, other) => {
  expect(isAncestor(other, later)).toBe(false);
});

test('practice may branch off a match that counts', () => {
  expect(isAncestor(after([]), after(['column 1'], { practice: true }))).toBe(true);
});
