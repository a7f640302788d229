import { games, type Options, readOptions } from '@tidetable/rules';
import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { Match } from './match.ts';
import { isRepeated } from './repeated.ts';
import { sealedSea } from './sealedSea.ts';

test('what is in the log already is a repetition, whenever it was said; anything else is not', () => {
  const game = games.nautilion;
  const options = readOptions(game, { seats: 1 }) as Options;
  const match = Match.deal(game, { options, decide: sealedSea(new Uint8Array(32).fill(2)) });
  match.letChanceAct(0);
  const { ply } = match;
  const [move, other] = match.legalMoves();
  const wish = { type: 'move', seat: 0, move, at: 1 } as const;
  expect(isRepeated(match, ply, [wish])).toBe(false);
  match.submit(0, ply, move, 1);
  expect(isRepeated(match, ply, [{ ...wish, at: 99 }])).toBe(true);
  const read = match.log.map(entry => Object.fromEntries(Object.entries(entry).reverse()) as Entry); // as from a file
  expect(isRepeated({ log: read }, ply, [wish])).toBe(true);
  expect(isRepeated(match, ply, [{ ...wish, move: other }])).toBe(false);
  expect(isRepeated(match, ply, [{ ...wish, seat: 1 }])).toBe(false);
  expect(isRepeated(match, match.ply, [wish])).toBe(false);
  expect(isRepeated(match, ply, [wish, { type: 'undo', seat: 0, to: ply, at: 2 }])).toBe(false);
});
