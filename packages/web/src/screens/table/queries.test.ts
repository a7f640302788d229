/** Whole games, asked about by every seat in both languages. */
import { type AnyMatch, isRefused, Match, sealedSea, seatView } from '@tidetable/match';
import {
  type GameId,
  games,
  type Nauticus,
  type Options,
  readOptions,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { gameTexts, LANGUAGES, type Language, loadEveryLanguage } from '@tidetable/text';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardProps, Queries } from '../../games/gameUi.ts';
import { loadQueries as nauticus } from '../../games/nauticus/queries.ts';
import { loadQueries as nautilion } from '../../games/nautilion/queries.ts';
import { loadQueries as nautilusIsland } from '../../games/nautilus-island/queries.ts';
import { answerTo, type Query, type QueryContext } from './queries.ts';

const NAMES = ['Ann', 'Bob', 'Zoé', 'Léa'];
/** Characters: more is not heard to its end. What one has, and long turns, are told in full. */
const LONGEST = 310;
const LONGEST_OF: { readonly [query in Query]?: number } = { own: 420, last: 680 };
const BROKEN = /undefined|NaN|\[object|null| {2}|\(\)|: \.|^\s|\s$/;
/** A card or a token as match files write it. */
const CODE = /\b[grbpoy][1-4]\b|\breef\d|: (\d, )*blank\b/;

const LOADERS: Readonly<Record<GameId, () => Promise<Queries>>> = {
  'nautilus-island': nautilusIsland,
  nautilion,
  nauticus,
};

beforeAll(() =>
  loadEveryLanguage([
    'web',
    'typing',
    'nautilus-island/queries',
    'nautilion/queries',
    'nauticus/queries',
  ]),
);

interface Table {
  readonly game: GameId;
  readonly seats: number;
  readonly more?: object;
}

const TABLES: readonly Table[] = [
  { game: 'nautilus-island', seats: 4 },
  { game: 'nautilion', seats: 1 },
  {
    game: 'nautilion',
    seats: 2,
    more: { expansions: ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'] },
  },
  { game: 'nauticus', seats: 4 },
];

const playGame = (
  { game, seats, more }: Table,
  seed: number,
  visit: (match: AnyMatch) => void,
): void => {
  const options = readOptions(games[game], { seats, ...more }) as Options;
  const decide = sealedSea(new Uint8Array(32).fill(seed));
  const match = Match.deal(games[game], { options, decide });
  const rng = seededRng(seed);
  match.letChanceAct(0);
  while (!match.isOver) {
    visit(match);
    const legal = match.legalMoves();
    const done = match.submit(match.toAct, match.ply, legal[rng(legal.length)], 0);
    if (isRefused(done)) throw new Error(done.code);
  }
  visit(match);
};

const contextOf = (
  match: AnyMatch,
  seat: number,
  language: Language,
  queries: Queries,
): QueryContext => {
  const { game } = match;
  const moment = seatView(match, seat, 0);
  const text = gameTexts[language][game.id];
  return {
    queries,
    language,
    moment,
    board: {
      view: moment.view,
      legal: moment.legal,
      components: game.components,
      lines: moment.lines,
      players: NAMES.slice(0, match.options.seats).map(name => ({ name })),
      aids: { memory: true, projection: true },
    } as unknown as BoardProps,
    pastOf: undefined,
    request: '',
    heading: '',
    undone: new Set(),
    sentencesOf: line => text.events(line.events, NAMES, game.components),
  };
};

const QUERIES: readonly Query[] = ['own', 'score', 'rivals', 'last'];

describe.each(LANGUAGES)('in %s', language => {
  test.each(TABLES)('every answer about $game for $seats is short and whole', async table => {
    const queries = await LOADERS[table.game]();
    let asked = 0;
    const heard = new Set<string>();
    playGame(table, 3, match => {
      if (asked++ % 5 > 0) return;
      for (const seat of [asked % table.seats, SPECTATOR])
        for (const query of QUERIES) {
          const told = answerTo(query, contextOf(match, seat, language, queries));
          expect(told, query).toMatch(/^\p{Lu}.*[.!]$/u);
          expect(told, query).not.toMatch(BROKEN);
          expect(told, query).not.toMatch(CODE);
          if (query === 'last' && match.isOver) continue; // the result is one long sentence
          // Who only watches has one rival more.
          const others = query === 'rivals' && seat === SPECTATOR ? 4 / 3 : 1;
          const most = (LONGEST_OF[query] ?? LONGEST) * others;
          expect(told.length, told).toBeLessThanOrEqual(most);
          heard.add(told);
        }
    });
    expect(heard.size).toBeGreaterThan(20);
  });
});

describe.each(LANGUAGES)('the board in %s', language => {
  test.each(TABLES)('$game for $seats tells each of its parts in a sentence', async table => {
    const { board } = await LOADERS[table.game]();
    let asked = 0;
    playGame(table, 3, match => {
      if (asked++ % 9 > 0) return;
      const given = contextOf(match, SPECTATOR, language, {} as Queries);
      const told = board(given.board, language);
      expect(told.length).toBeGreaterThan(1);
      for (const sentence of told) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
        expect(sentence).not.toMatch(BROKEN);
        expect(sentence).not.toMatch(CODE);
      }
    });
  });
});

test('camp, portholes, path and wheel can be asked for', async () => {
  const told = async (game: GameId): Promise<string> => {
    const { board, queries } = await context(game, MOVES[game], 'en');
    return queries.board(board, 'en').join(' ');
  };
  expect(await told('nautilus-island')).toMatch(
    /^Column 1: .* Camp: green, clothes: .*tokens in the bag\. Portholes: for 3 cards: /,
  );
  expect(await told('nautilion')).toMatch(
    /^Path ahead of the ship: 1 crew \d, can board; 2 .* Path before the Phantom: 1 .* can be filled: /,
  );
  expect(await told('nauticus')).toMatch(/^Space 1: .* Space 8: .* Supply: .*: \d+ left/);
});

test('in Nauticus blue workers, what ships want and the extra action are told while they last', async () => {
  const queries = await LOADERS.nauticus();
  let seen = 0;
  playGame({ game: 'nauticus', seats: 2 }, 1, match => {
    const { board } = contextOf(match, 0, 'en', queries);
    const { players, toAct, running } = board.view as Nauticus.View;
    const { extra, ships, finished } = players[0];
    const told = queries.own(board, 'en').join(' ');
    expect(told.includes('extra action is left')).toBe(extra && !match.isOver);
    expect(/\d blue worker/.test(told)).toBe(toAct === 0 && running.blue > 0);
    if (ships.length === 1) expect(/still wants .* sail/.test(told)).toBe(!finished[0]);
    if (ships.length === 1 || running.blue > 0) seen++;
  });
  expect(seen).toBeGreaterThan(5);
});

test('where a collision is to come, own things, standing and rivals tell the harpoons', async () => {
  const queries = await LOADERS.nautilion();
  playGame({ game: 'nautilion', seats: 1, more: { expansions: ['mercenaries'] } }, 3, match => {
    const { board } = contextOf(match, 0, 'en', queries);
    const { collided } = board.view as { readonly collided: boolean };
    for (const ask of [queries.own, queries.rivals, queries.score])
      expect(
        /Harpoons: yours \d+, the Phantom’s \d+\./.test(ask?.(board, 'en').join(' ') ?? ''),
      ).toBe(!collided);
    expect(/hold/.test(queries.rivals(board, 'en').join(' '))).toBe(!collided);
  });
});

test('a long turn is told from its beginning', async () => {
  const given = await context('nautilion', MOVES.nautilion, 'fr');
  const sentencesOf = () => Array.from({ length: 9 }, (_, i) => `${i} ${'x'.repeat(50)}.`);
  expect(answerTo('last', { ...given, sentencesOf })).toMatch(/: 0 x/);
});

const context = async (game: GameId, moves: readonly string[], language: Language, seat = 0) => {
  const options = readOptions(games[game], { seats: game === 'nautilion' ? 1 : 2 }) as Options;
  const match = Match.deal(games[game], { options, decide: sealedSea(new Uint8Array(32)) });
  match.letChanceAct(0);
  for (const move of moves) {
    const done = match.submit(match.toAct, match.ply, move, 0);
    if (isRefused(done)) throw new Error(`${move}: ${done.code}`);
  }
  return contextOf(match, seat, language, await LOADERS[game]());
};

/** Of each game how it is told, in both languages. */
const TOLD: readonly (readonly [GameId, Language, Query, string])[] = [
  [
    'nautilus-island',
    'en',
    'own',
    'Your hand: hat (green); spyglass (red); wrench (blue). You have no sets yet.',
  ],
  ['nautilus-island', 'en', 'score', 'Points: Ann 0 points and Bob about 1 point.'],
  ['nautilus-island', 'en', 'rivals', 'Bob: 2 cards in hand; 1 known: orange tins.'],
  [
    'nautilus-island',
    'en',
    'last',
    'Your last move: Ann collects from column 4: red spyglass, blue wrench, and green hat. Column 4 now shows 2 × green coat. Round 2 begins; order: Bob and Ann.',
  ],
  [
    'nautilus-island',
    'fr',
    'own',
    'Votre main\u00a0: chapeau (vert)\u00a0; longue-vue (rouge)\u00a0; clé (bleu). Vous n’avez pas encore de collection.',
  ],
  ['nautilus-island', 'fr', 'score', 'Points\u00a0: Ann 0 point et Bob environ 1 point.'],
  [
    'nautilus-island',
    'fr',
    'rivals',
    'Bob\u00a0: 2 cartes en main\u00a0; 1 connue\u00a0: conserves (orange).',
  ],
  [
    'nautilus-island',
    'fr',
    'last',
    'Votre dernier coup\u00a0: Ann récolte dans la colonne 4\u00a0: longue-vue (rouge), clé (bleu) et chapeau (vert). La colonne 4 montre maintenant\u00a0: 2 × manteau (vert). La manche 2 commence\u00a0; ordre\u00a0: Bob et Ann.',
  ],
  ['nautilion', 'en', 'own', 'No crew is aboard yet. Reserve: 4 blank tokens.'],
  [
    'nautilion',
    'en',
    'score',
    'Crew aboard: 0 of 9. The Nautilion is 35 steps from the Abyss. The Phantom is 35 steps from the Happy Isles.',
  ],
  ['nautilion', 'en', 'rivals', 'The Phantom is 35 steps from the Happy Isles.'],
  [
    'nautilion',
    'en',
    'last',
    'Your last move: The Darkhouse gets the 1. The Phantom gets the 1. The Nautilion gets the 1. The Phantom moves: 36 steps to the Happy Isles, 35 after the Nautilion’s catch. The Phantom discards crew 5. The Nautilion sails. It lands on crew 9.',
  ],
  [
    'nautilion',
    'fr',
    'own',
    'Aucun équipier n’est encore à bord. Réserve\u00a0: 4 jetons vierges.',
  ],
  [
    'nautilion',
    'fr',
    'score',
    'Équipage à bord\u00a0: 0 sur 9. Le Nautilion est à 35 pas des Abysses. Le Fantôme est à 35 pas des Îles Bienheureuses.',
  ],
  ['nautilion', 'fr', 'rivals', 'Le Fantôme est à 35 pas des Îles Bienheureuses.'],
  [
    'nautilion',
    'fr',
    'last',
    'Votre dernier coup\u00a0: Le Phare Obscur reçoit le 1. Le Fantôme reçoit le 1. Le Nautilion reçoit le 1. Le Fantôme avance\u00a0: à 36 pas des Îles Bienheureuses, à 35 après la prise du Nautilion. Le Fantôme défausse l’équipier\u00a05. Le Nautilion avance. Il s’arrête sur l’équipier\u00a09.',
  ],
  [
    'nauticus',
    'en',
    'own',
    'You have 4 workers, 16 taler, and 1 crown. Your storage is empty. You have no ships yet. Your extra action is left.',
  ],
  ['nauticus', 'en', 'score', 'Points: Ann 16 points and Bob 18 points.'],
  [
    'nauticus',
    'en',
    'rivals',
    'Bob: 4 workers, 19 taler, 2 boxes full (lily mast), no pass tiles flipped.',
  ],
  [
    'nauticus',
    'en',
    'last',
    'Before your first turn: Bob chooses “Masts” on space 8: 2 blue workers. Bob gets the bonus: 4 taler. Bob buys a lily mast for 1 blue worker and no taler. Bob stores the lily mast. Bob ends “Masts”; 1 blue worker unused.',
  ],
  [
    'nauticus',
    'fr',
    'own',
    'Vous avez 4 ouvriers, 16 thalers et 1 couronne. Votre entrepôt est vide. Vous n’avez pas encore de navire. Il vous reste l’action supplémentaire.',
  ],
  ['nauticus', 'fr', 'score', 'Points\u00a0: Ann 16 points et Bob 18 points.'],
  [
    'nauticus',
    'fr',
    'rivals',
    'Bob\u00a0: 4 ouvriers, 19 thalers, 2 cases pleines (mât au lys), n’a pas passé.',
  ],
  [
    'nauticus',
    'fr',
    'last',
    'Avant votre premier tour\u00a0: Bob choisit «\u00a0Mâts\u00a0» à l’emplacement 8\u00a0: 2 ouvriers bleus. Bob reçoit le bonus\u00a0: 4 thalers. Bob achète un mât au lys pour 1 ouvrier bleu et aucun thaler. Bob stocke le mât au lys. Bob termine «\u00a0Mâts\u00a0»\u00a0; 1 ouvrier bleu inutilisé.',
  ],
];
const MOVES: Readonly<Record<GameId, readonly string[]>> = {
  'nautilus-island': ['column 3', 'collect', 'column 4', 'collect'],
  nautilion: ['darkhouse 1'],
  nauticus: ['choose masts', 'buy lily mast', 'end', 'end', 'pass'],
};

test.each(TOLD)('%s in %s: %s', async (game, language, query, told) => {
  expect(answerTo(query, await context(game, MOVES[game], language))).toBe(told);
});

test('of a secret hand only what all have seen is told, and not even that where memory is no help', async () => {
  const given = await context('nautilus-island', MOVES['nautilus-island'], 'en');
  const aids = { ...given.board.aids, memory: false };
  const forgotten = answerTo('rivals', { ...given, board: { ...given.board, aids } });
  expect(answerTo('rivals', given)).toBe('Bob: 2 cards in hand; 1 known: orange tins.');
  expect(forgotten).toBe('Bob: 2 cards in hand.');
});

test('points are about what they are where cards are hidden, and not told where the table hides them', async () => {
  const queries = await LOADERS['nautilus-island']();
  const told = new Set<string>();
  playGame({ game: 'nautilus-island', seats: 2 }, 1, match => {
    const given = contextOf(match, 0, 'en', queries);
    const aids = { ...given.board.aids, projection: false };
    const hidden = answerTo('score', { ...given, board: { ...given.board, aids } });
    expect(hidden).toMatch(match.isOver ? /^Points: Ann/ : /at the end only/);
    told.add(answerTo('score', given).replaceAll(/\d+ points?/g, '…'));
  });
  expect(told).toContain('Points: Ann … and Bob about ….');
  expect(told).toContain('Points: Ann … and Bob ….');
});

test('who looks back is told of that moment', async () => {
  const given = await context('nautilus-island', ['column 1'], 'en');
  expect(answerTo('own', { ...given, pastOf: 12 })).toMatch(/^Move \d+ of 12: Your hand/);
});

test('who only watches has nothing', async () => {
  const given = await context('nautilus-island', [], 'fr', SPECTATOR);
  expect(answerTo('own', given)).toBe('Vous ne faites que regarder\u00a0: rien ici n’est à vous.');
});
