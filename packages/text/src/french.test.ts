/** One French word for each thing, as players and rulebooks say it. */
import { expect, test } from 'vitest';
import { everySentence } from './testkit/everySentence.ts';

const SAID = await everySentence('fr', 3);

const sayingsLike = (wrong: RegExp, where = /./): string[] =>
  [...SAID].flatMap(([path, sentences]) =>
    where.test(path)
      ? sentences.filter(said => wrong.test(said)).map(said => `${path}: ${said}`)
      : [],
  );

test.each([
  ['a set is a collection', /\bséries?\b/i],
  ['a hint is an indice; Conseil sails with Nemo', /\bconseils?\b/i],
  ['a crown mast is a mât à la couronne', /\bcouronnée?s?\b/i],
  ['an ordinal ends in raised letters', /\d(er|re|e|ème)(?!\p{L})/u],
  ['a change prend effet', /vaut aussitôt/],
] as const)('%s', (_, wrong) => {
  expect(sayingsLike(wrong)).toEqual([]);
});

test('Nautilus Island: a round is a manche, a turn is one player’s tour', () => {
  const rounds =
    /\b[Tt]our \d|(premier|dernier) tour commence|\b(Au|au|le) (premier|dernier) tour\b(?! de )/;
  expect(sayingsLike(rounds, /^nautilus-island/)).toEqual([]);
});
