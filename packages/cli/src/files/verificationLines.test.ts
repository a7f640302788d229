import type { TableEntry } from '@tidetable/match';
import { messages } from '@tidetable/text';
import { expect, test } from 'vitest';
import { recordedMatch } from '../testkit/matches.ts';
import { verificationLines } from './verificationLines.ts';

test('of very many decisions the first are told and the others counted', () => {
  const entry: TableEntry = { type: 'practice', seat: 0, agreed: [], at: 0 };
  const decided = Array.from({ length: 1000 }, (_, ply) => ({ ply, entry, names: ['Ana'] }));
  const verification = { edition: undefined, wrong: undefined, unproved: [], decided };
  const lines = verificationLines(messages.en, verification, recordedMatch({ plies: 1 }));
  expect(lines.length).toBeLessThan(50);
  expect(lines.at(-1)).toBe('    and 960 more');
});
