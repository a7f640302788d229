/** One French word for each thing, the one of players and rulebooks. */
import { expect, test } from 'vitest';
import { explain } from './fr/nautilion/explain.ts';
import { words as nautilion } from './fr/nautilion/words.ts';
import { words as island } from './fr/nautilus-island/words.ts';
import { online } from './fr/online.ts';
import { games } from './fr/web/games.ts';
import { table } from './fr/web/table.ts';
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
  ['a heroic action has one capital at most', /Actions Héroïques/],
  [
    'dice are à donner, cards face visible',
    /\bdés? ouverts?\b|(cartes?|héroïques?|rangée) ouvertes?\b/,
  ],
  ['who comes aboard monte à bord', /\bembarqu/],
  ['a crown is had, not shown', /\bmontrez .*couronnes?/],
  ['money is received, not withdrawn', /\b[Rr]etirez de l’argent|\bretire \d|\bretrait\b/],
  [
    'the extra action is played',
    /action supplémentaire (est )?prise|prenez l’action supplémentaire/,
  ],
  ['hulls have éléments, tiles have blasons', /pièces? de coque|emblèmes?/],
  ['what is printed in a space of the wheel is no case', /\bsur\sla\scase\s\d+,\sen\ssens/],
  ['a crew member has an article', /faites monter \d|ne manque que \d/],
  ['bots of other people are extérieurs', /d’autrui|robots? étrangers?/],
  ['who runs a server le gère', /\bqui tient (le|ce) serveur/],
  ['what is left over is converted', /après l’échange/],
  ['crowns bring points, which are scored', /[Mm]arque[rz] (vos|ses) couronnes|couronnes marquées/],
  ['a step of a match is a coup', /\b[Éé]tape \d/],
  ['passing saves from a loss: one avoids to lose, not minus points', /évite −\d+ (point|à)/],
  ['the move is taken back: Annuler in a dialog means to give up', /Annuler \(exercice\)/],
] as const)('%s', (_, wrong) => {
  expect(sayingsLike(wrong)).toEqual([]);
});

test('Nautilus Island: a round is a manche, a turn is one player’s tour', () => {
  const rounds =
    /\b[Tt]our \d|(premier|dernier) tour commence|\b(Au|au|le) (premier|dernier) tour\b(?! de )/;
  expect(sayingsLike(rounds, /^nautilus-island/)).toEqual([]);
});

test('who has given no name is spoken of with an article', () => {
  expect(table.uncover('Joueur 2')).toBe('Je suis le joueur 2\u00a0: montrer la table');
  expect(table.uncover('Ana')).toBe('Je suis Ana\u00a0: montrer la table');
  expect(table.curtainHelp('Joueur 2')).toMatch(/^Passez l’écran au joueur 2\./);
  expect(table.curtainHelp('Ana')).toMatch(/^Passez l’écran à Ana\./);
  expect(table.turnOf('Joueur 2')).toBe('Au tour du joueur 2');
  expect(island.board.setsOf('Joueur 2')).toBe('Collections du joueur 2');
});

test('de before a vowel is d’, before Yann it is not', () => {
  expect(table.turnOf('Ana')).toBe('Au tour d’Ana');
  expect(table.turnOf('Élise')).toBe('Au tour d’Élise');
  expect(table.turnOf('Yann')).toBe('Au tour de Yann');
  expect(table.turnOf('Ben')).toBe('Au tour de Ben');
});

test('a time of day is 16 h 21', () => {
  expect(games.at('16 nov. 2026', '16:21')).toBe('16 nov. 2026, 16\u00a0h\u00a021');
  expect(online.table.until('lun. 16 nov., 16:21')).toBe(
    'jusqu’au lun. 16 nov., 16\u00a0h\u00a021',
  );
});

test('none, one and all are said as such', () => {
  const { knownCards } = island.board;
  expect([knownCards(1, 1), knownCards(2, 2), knownCards(1, 2)]).toEqual([
    'connue',
    'toutes connues',
    'dont 1 connue',
  ]);
  expect(explain.crew.now(0, 9)).toBe('Aucun équipier à bord, sur 9.');
  expect([0, 1].map(nautilion.consequences.onPath)).toEqual([
    'plus aucun sur le parcours',
    'encore 1 sur le parcours',
  ]);
});

test('a column with one stack has no chaque pile', () => {
  expect(island.moves.collect(1, 1)).toBe('Récolter la première carte de la colonne 1');
  expect(island.moves.column(1, 'pain', 8, 1)).toBe('Explorer la colonne 1\u00a0: pain (8 cartes)');
  expect(island.moves.collect(4, 3)).toMatch(/de chaque pile/);
});
