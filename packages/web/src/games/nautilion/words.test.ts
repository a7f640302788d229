import { boardWords } from '@tidetable/text/nautilion';
import { expect, test } from 'vitest';

test('which faces cost tokens on the Darkhouse is said of any faces and prices', () => {
  const said = (faces: number[], tokens: number): string[] =>
    [boardWords.en, boardWords.fr].map(words => words.dies(faces, tokens));
  expect(said([3, 4], 1)).toEqual(['a 3 or 4 costs a token', 'un 3 ou un 4 coûte un jeton']);
  expect(said([4], 1)).toEqual(['only a 4 costs a token', 'seul un 4 coûte un jeton']);
  expect(said([3, 4], 2)).toEqual(['a 3 or 4 costs 2 tokens', 'un 3 ou un 4 coûte 2 jetons']);
});
