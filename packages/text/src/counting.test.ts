/** French nouns agree with the numbers before them: 0 and 1 are singular, wherever a text counts. */
import { expect, test } from 'vitest';
import { everySentence } from './testkit/everySentence.ts';

/** Words that end like a plural but are not. */
const NO_PLURALS = new Set(
  `pas fois plus moins dans sous puis dès désormais hors vous des les sans s ms mis pris parcours
  règles`.split(/\s+/), // the last of “version 1 des règles”
);

/** Their number is never below 2: several numbers, `2, 8, 20, 35 points`; or a colour, a token, the size of a table or of a set. */
const NOT_OF_ONE =
  /^nauticus\/explain\/explain\/(ship\/does|part\/(ships|goods))$|^nautilus-island\/(words\/board\/(pile|closeWhat)|explain\/explain\/set\/does)$|^nautilion\/board\/translated$|^box\//;

/** A number, a noun and what follows the noun. */
const COUNTED = /(?<![\dX.,/−-])[01][ \u00a0](\p{Ll}+)(?: (\p{Ll}+))?/gu;

test.each([0, 1])('after %i comes a singular', async n => {
  const plurals: string[] = [];
  for (const [path, sentences] of await everySentence('fr', n)) {
    if (/\/(rules|lesson)\//.test(path) || NOT_OF_ONE.test(path)) continue;
    for (const said of sentences)
      for (const [, ...words] of said.matchAll(COUNTED))
        if (words.some(word => word && /[sx]$/.test(word) && !NO_PLURALS.has(word)))
          plurals.push(`${path}: ${said}`);
  }
  expect(plurals).toEqual([]);
});
