/** Whole games, in the texts of both languages for every seat. */
import { type AnyMatch, isRefused, Match, sealedSea } from '@tidetable/match';
import {
  CHANCE,
  type NautilusIsland,
  nautilusIsland,
  SPECTATOR,
  seededRng,
} from '@tidetable/rules';
import { formatCard, SET_COLOURS } from '@tidetable/rules/nautilus-island';
import { describe, expect, test } from 'vitest';
import { cardName, gameTexts, LANGUAGES, type Language, nautilusIslandWords } from '../index.ts';

const NAMES = ['Ann', 'Bob', 'Zoé', 'Léa'];
const BROKEN = /undefined|NaN|\[object|null| {2}|\(\)|: \.|^\s|\s$/;
/** A card as match files write it; people read its name. */
const CODE = /\b[grbpoy][1-4]\b/;

interface Sentences {
  readonly events: Map<string, Set<string>>; // sentences by type
  readonly moves: Map<string, Set<string>>; // sentences by verb
}

const add = (to: Map<string, Set<string>>, key: string, sentence: string): void => {
  to.set(key, (to.get(key) ?? new Set()).add(sentence));
};

/** A game in which storing is preferred by some seeds, so that bags run out and sets close. */
const playGame = (seats: number, seed: number, visit: (match: AnyMatch) => void): AnyMatch => {
  const match: AnyMatch = Match.deal(nautilusIsland, {
    options: { seats },
    decide: sealedSea(new Uint8Array(32).fill(seed)),
  }) as unknown as AnyMatch;
  const rng = seededRng(seed);
  while (!match.isOver) {
    visit(match);
    const legal = match.legalMoves();
    const stores = legal.filter(move => /^(store|lay|close|leave)/.test(move));
    const moves = seed % 2 === 0 && stores.length > 0 ? stores : legal;
    const done = match.submit(match.toAct, match.ply, moves[rng(moves.length)], 0);
    if (isRefused(done)) throw new Error(`seed ${seed}: ${done.code}`);
  }
  return match;
};

const tellGames = (language: Language): Sentences => {
  const text = gameTexts[language][nautilusIsland.id];
  const told: Sentences = { events: new Map(), moves: new Map() };
  for (const seats of [2, 3, 4]) {
    for (const seed of [1, 2, 4]) {
      const match = playGame(seats, seed, at => {
        for (const seat of [at.toAct, SPECTATOR]) {
          for (const move of at.legalMoves())
            add(told.moves, move.split(' ')[0], text.move(move, at.view(seat)));
        }
      });
      for (const ply of match.log.keys()) {
        for (let seat = SPECTATOR; seat < seats; seat++) {
          for (const event of match.events(ply, seat)) {
            const sentence = text.events([event], NAMES)[0];
            if (event.type === 'storing') expect(sentence).toBeUndefined();
            else add(told.events, event.type, sentence ?? '');
          }
        }
      }
    }
  }
  return told;
};

const TOLD = Object.fromEntries(
  LANGUAGES.map(language => [language, tellGames(language)]),
) as Record<Language, Sentences>;

describe.each(LANGUAGES)('whole games in %s', language => {
  const { events, moves } = TOLD[language];

  test('every event that a random game shows has a sentence', () => {
    expect([...events.keys()].sort()).toEqual(
      [
        'closed',
        'collected',
        'column-emptied',
        'explored',
        ...(events.has('idled') ? ['idled'] : []), // rare
        'left-open',
        'over',
        'refilled',
        'revealed',
        'round',
        'stored',
        'took-bonus',
      ].sort(),
    );
    for (const sentence of [...events.values()].flatMap(set => [...set])) {
      expect(sentence).toMatch(/^\S.*\.$/);
      expect(sentence).not.toMatch(BROKEN);
      expect(sentence).not.toMatch(CODE);
    }
  });

  test('the first empty column says that the final round comes, a later one does not', () => {
    const told = (isFirst: boolean): string => {
      const emptied: NautilusIsland.Event = { type: 'column-emptied', column: 1, isFirst };
      return gameTexts[language][nautilusIsland.id].events([emptied], [])[0];
    };
    expect(told(true)).toMatch(/final|dernière/);
    expect(told(false)).not.toMatch(/final|dernière/);
  });

  test('every kind of move has a text, and different moves have different ones', () => {
    for (const verb of ['column', 'collect', 'store', 'lay', 'close', 'leave'])
      expect(moves.get(verb)?.size, verb).toBeGreaterThan(1);
    for (const sentence of [...moves.values()].flatMap(set => [...set])) {
      expect(sentence).toMatch(/^\p{Lu}\S/u);
      expect(sentence).not.toMatch(BROKEN);
      expect(sentence).not.toMatch(CODE);
    }
  });

  test('two legal moves of one position never read alike', () => {
    const text = gameTexts[language][nautilusIsland.id];
    playGame(4, 2, match => {
      const said = match.legalMoves().map(move => text.move(move, match.view(match.toAct)));
      expect(new Set(said).size).toBe(said.length);
    });
  });

  test('a card that somebody did not see is not named', () => {
    const unseen = nautilusIslandWords[language].unseenCard;
    const collected = [...(events.get('collected') ?? [])];
    expect(collected.some(sentence => sentence.includes(unseen))).toBe(true);
    expect(collected.some(sentence => !sentence.includes(unseen))).toBe(true);
  });

  test('idling, refilling and an event of one point read well', () => {
    const text = gameTexts[language][nautilusIsland.id];
    const match = Match.deal(nautilusIsland, {
      options: { seats: 2 },
      decide: sealedSea(new Uint8Array(32)),
    });
    const view = match.view(0);
    for (const move of ['idle', 'refill green', 'refill orange'])
      expect(text.move(move, view)).not.toMatch(BROKEN);
    expect(text.events([{ type: 'idled', seat: 1 } as { type: string }], NAMES)[0]).toMatch(
      /^Bob .*\.$/,
    );
  });
});

test('the two languages differ in every sentence', () => {
  for (const kind of ['events', 'moves'] as const) {
    for (const [key, sentences] of TOLD.en[kind]) {
      const french = TOLD.fr[kind].get(key) ?? new Set();
      expect(french.size, key).toBe(sentences.size);
      expect([...sentences].filter(sentence => french.has(sentence))).toEqual([]);
    }
  }
});

test('chance acted in some of the games', () => {
  const match = playGame(4, 10, () => undefined);
  expect(match.log.some(entry => entry.seat === CHANCE)).toBe(true);
});

test('each of the 24 objects has a name of its own in each language', () => {
  for (const language of LANGUAGES) {
    const cards = [...'grbpoy'].flatMap(colour => [1, 2, 3, 4].map(object => `${colour}${object}`));
    const names = cards.map(card => cardName(nautilusIslandWords[language], card));
    expect(new Set(names).size).toBe(24);
  }
});

test.each([
  ['en', 'Column 3 now shows purple rod and blue hammer.', 'Ann lays 2 × boots and hat (green).'],
  [
    'fr',
    'La colonne 3 montre maintenant\u00a0: canne (violet) et marteau (bleu).',
    'Ann stocke\u00a0: 2 × bottes et chapeau (vert).',
  ],
] as const)('%s: cards of one moment are told in one sentence', (language, shown, laid) => {
  const { events } = gameTexts[language][nautilusIsland.id];
  const cards = Array.from({ length: 24 }, (_, card) => formatCard(card));
  const revealed = (stack: number, code: string) =>
    ({ type: 'revealed', column: 2, stack, card: cards.indexOf(code) }) as { type: string };
  const stored = { type: 'stored', seat: 0, colour: 0, objects: [2, 2, 0] } as { type: string };
  expect(events([stored, revealed(0, 'p1'), revealed(1, 'b1')], NAMES)).toEqual([laid, shown]);
});

test('tokens of one refill are told in one sentence', () => {
  const refilled = (colour: number, bonus: number) =>
    ({ type: 'refilled', colour, bonus }) as { type: string };
  const told = (language: Language) =>
    gameTexts[language][nautilusIsland.id].events([refilled(0, 0), refilled(2, 3)], NAMES);
  expect(told('en')).toEqual(['The camp gets “2 points” (green) and “double porthole” (blue).']);
  expect(told('fr')).toEqual([
    'Le campement reçoit «\u00a02 points\u00a0» (vert) et «\u00a0hublot double\u00a0» (bleu).',
  ]);
});

test.each(LANGUAGES)('the notation tells which object has which number (%s)', language => {
  const { notation } = gameTexts[language]['nautilus-island'];
  const { objects } = nautilusIslandWords[language];
  const [, meaning] = notation.find(([form]) => form.endsWith(' 1 1 3')) ?? [];
  for (const colour of SET_COLOURS)
    for (const [i, name] of objects[colour].entries())
      expect(meaning).toContain(`${i + 1} ${name}`);
});
