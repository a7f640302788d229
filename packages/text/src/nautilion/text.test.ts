/** Voyages of many kinds, in the texts of both languages. */
import {
  CHANCE,
  type GameEvent,
  type Nautilion,
  nautilion,
  type Options,
  OVER,
  SPECTATOR,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import {
  componentsOf,
  EXPANSION_NAMES,
  formatToken,
  LEVEL_NAMES,
  SHIP_NAMES,
  TOKEN_NAMES,
} from '@tidetable/rules/nautilion';
import { withSheet } from '@tidetable/rules/testkit';
import { describe, expect, test } from 'vitest';
import {
  cardEffect,
  gameTexts,
  LANGUAGES,
  type Language,
  nautilionWords,
  tokenText,
} from '../index.ts';
import { moveWritten } from '../typing/ownNotation.ts';
import { plain } from '../typing/words.ts';
import { boardWords, shipWays } from './index.ts';

type Event = Nautilion.Event;
type View = Nautilion.View;

const NAMES = ['Ann', 'Zoé'];
const SENTENCE = /^[\p{Lu}\d].*[.!]$/u;
const BROKEN = /undefined|NaN|\[object|null| {2}|\(\)|: \.|^\s|\s$/;

/** A different mix of ship, seats, expansions and level for every number. */
const mixOf = (i: number): Options => {
  const expansions = EXPANSION_NAMES.filter((_, bit) => (i % 32) & (1 << bit));
  return {
    seats: 1 + (i % 2),
    ship: SHIP_NAMES[i % SHIP_NAMES.length],
    reserve: 1 + (i % 6),
    expansions,
    darkhouse: expansions.includes('darkhouse') ? LEVEL_NAMES[i % 3] : 'intro',
    harpoons: 2,
  };
};

/** A random voyage, except that tokens are always placed if possible, so that ships fill. */
const sail = (
  seed: number,
  visit: (state: Nautilion.State, legal: readonly string[]) => void,
  tell: (events: readonly Event[], before: View, move: string) => void,
): void => {
  const options = mixOf(seed);
  const s = nautilion.blank(options);
  const rng = seededRng(seed);
  const legal = new Int32Array(nautilion.maxLegal);
  nautilion.deal(s, unnamed(rng));
  for (let seat = nautilion.toAct(s); seat !== OVER; seat = nautilion.toAct(s)) {
    const moves = legal.subarray(0, nautilion.legalMoves(s, legal));
    const notations = Array.from(moves, nautilion.formatMove);
    if (seat !== CHANCE) visit(s, notations);
    const places = moves.filter((_, i) => /^(to (ship|cabin)|reroll)/.test(notations[i]));
    const chosen = places.length > 0 ? places : moves;
    const move = chosen[rng(chosen.length)];
    const before = nautilion.view(s, SPECTATOR);
    const events: Event[] = [];
    nautilion.play(s, move, events);
    tell(events, before, nautilion.formatMove(move));
  }
};

interface Sentences {
  readonly events: Map<string, Set<string>>; // sentences by type
  readonly moves: Map<string, Set<string>>; // sentences by verb
}

const add = (to: Map<string, Set<string>>, key: string, sentence: string): void => {
  to.set(key, (to.get(key) ?? new Set()).add(sentence));
};

const VOYAGES = 160;

const tellVoyages = (language: Language): Sentences => {
  const text = gameTexts[language][nautilion.id];
  const told: Sentences = { events: new Map(), moves: new Map() };
  for (let seed = 0; seed < VOYAGES; seed++) {
    sail(
      seed,
      (s, legal) => {
        const view = nautilion.view(s, nautilion.toAct(s));
        const said = legal.map(move => text.move(move, view));
        expect(new Set(said).size, `seed ${seed}: ${said.join('\n')}`).toBe(said.length);
        legal.forEach((move, i) => {
          add(told.moves, move.split(' ')[0], said[i]);
        });
      },
      events => {
        for (const e of events)
          add(
            told.events,
            e.type,
            text.events([e as GameEvent], NAMES.slice(0, 1 + (seed % 2)))[0],
          );
      },
    );
  }
  return told;
};

const TOLD = Object.fromEntries(
  LANGUAGES.map(language => [language, tellVoyages(language)]),
) as Record<Language, Sentences>;

/** One of each type, so that the compiler asks for those that chance did not show. */
const SAMPLES: { [Type in Event['type']]: Extract<Event, { type: Type }> } = {
  turn: { type: 'turn', turn: 2, seat: 1, card: 7 },
  starter: { type: 'starter', seat: 1 },
  rolled: { type: 'rolled', die: 0, face: 4 },
  'dice-set': { type: 'dice-set', faces: [2, 3, 4] },
  'escape-roll': { type: 'escape-roll', face: 2, bonus: 1, reef: 2, escaped: true },
  cast: { type: 'cast', spell: 'castaway', price: 2 },
  paid: { type: 'paid', token: 13 },
  turned: { type: 'turned', die: 2, face: 1 },
  exchanged: { type: 'exchanged', first: 0, second: 9 },
  rerolling: { type: 'rerolling', die: 1 },
  given: { type: 'given', taker: 2, face: 3 },
  'second-pass': { type: 'second-pass' },
  lost: { type: 'lost', token: 14, from: 'reserve' },
  returned: { type: 'returned', token: 9, from: 'cabin' },
  inserted: { type: 'inserted', token: 9, at: 4, beyond: true },
  'phantom-moved': { type: 'phantom-moved', to: 1, onAbyss: false, back: false },
  'phantom-calm': { type: 'phantom-calm' },
  'phantom-took': { type: 'phantom-took', token: 12, into: 'hold' },
  'nautilion-moved': { type: 'nautilion-moved', to: 1, onIsles: false },
  'nautilion-stuck': { type: 'nautilion-stuck' },
  landed: { type: 'landed', token: 3, reef: 1 },
  'crossed-streams': { type: 'crossed-streams', token: 8 },
  placed: { type: 'placed', token: 12, on: 'ship', space: 4 },
  kept: { type: 'kept', token: 16 },
  'reef-sunk': { type: 'reef-sunk', reef: 0 },
  collision: { type: 'collision', ours: 4, theirs: 3 },
  'hold-emptied': { type: 'hold-emptied', counts: [0, 2, 0, 0, 1, ...new Array(12).fill(0)] },
  dismissed: { type: 'dismissed', spaces: [1, 4] },
  picked: { type: 'picked', token: 4, from: 'hold' },
  'group-kept': { type: 'group-kept', spaces: [0, 1], lost: [5] },
  heroic: { type: 'heroic', card: 12, sacrifice: 2 },
  'heroic-dropped': { type: 'heroic-dropped', card: 1 },
  'heroic-opened': { type: 'heroic-opened', card: 10 },
  'reefs-broken': { type: 'reefs-broken', reef: 1, count: 2 },
  over: { type: 'over', outcome: 1 },
};

describe.each(LANGUAGES)('voyages in %s', language => {
  const text = gameTexts[language][nautilion.id];
  const words = nautilionWords[language];

  test('every event has a sentence', () => {
    for (const [type, e] of Object.entries(SAMPLES)) {
      const sentence = text.events([e], NAMES)[0];
      expect(sentence, type).toMatch(SENTENCE);
      expect(sentence, type).not.toMatch(BROKEN);
    }
    for (const sentence of [...TOLD[language].events.values()].flatMap(set => [...set])) {
      expect(sentence).toMatch(SENTENCE);
      expect(sentence).not.toMatch(BROKEN);
    }
  });

  test('every kind of move is a choice that says what it does', () => {
    const verbs = Array.from({ length: nautilion.moveCount }, (_, m) =>
      nautilion.formatMove(m).split(' ', 1).join(),
    );
    const told = [...TOLD[language].moves.keys()];
    const rare = ['roll', 'group']; // chance rolls; a group is chosen once in many voyages
    expect(
      [...new Set(verbs)].filter(verb => !told.includes(verb) && !rare.includes(verb)),
    ).toEqual([]);
    for (const verb of rare) expect(text.move(`${verb} 3`, {})).toMatch(/^\p{Lu}.*3/u);
    for (const sentence of [...TOLD[language].moves.values()].flatMap(set => [...set])) {
      expect(sentence).toMatch(/^\p{Lu}\S?/u);
      expect(sentence).not.toMatch(BROKEN);
    }
  });

  test('every ending, card and token has words of its own', () => {
    const endings = [1, 2, 3, 4, 5, 6].map(
      outcome => text.events([{ ...SAMPLES.over, outcome } as GameEvent], NAMES)[0],
    );
    expect(new Set(endings).size).toBe(6);
    for (const cards of [words.darkhouse, words.heroics]) {
      expect(new Set(cards.map(card => card.name)).size).toBe(12);
      const effects = cards.map((_, i) => cardEffect(cards, i + 1, componentsOf()));
      expect(new Set(effects).size).toBe(12);
    }
    const tokens = TOKEN_NAMES.map(token => tokenText(words, token));
    expect(new Set(tokens).size).toBe(tokens.length);
  });

  test('every refusal and option has a sentence', () => {
    for (const [code, sentence] of Object.entries(words.refusals)) {
      expect(text.refusal(code)).toBe(sentence);
      expect(sentence, code).toMatch(/^\p{Lu}.*\.$/u);
    }
    for (const { name } of nautilion.options) expect(text.option(name)).not.toBe(name);
    for (const [form] of text.notation)
      expect(moveWritten({ ...text, game: nautilion }, plain(form)), form).toBeDefined();
  });
});

test('the two languages never say the same', () => {
  for (const kind of ['events', 'moves'] as const) {
    for (const [key, sentences] of TOLD.en[kind]) {
      const french = TOLD.fr[kind].get(key) ?? new Set();
      expect(french.size, key).toBe(sentences.size);
      expect([...sentences].filter(sentence => french.has(sentence))).toEqual([]);
    }
  }
});

test('French has its own apostrophes, and a space before what needs one', () => {
  const said = [...TOLD.fr.events.values(), ...TOLD.fr.moves.values()].flatMap(set => [...set]);
  const written = Object.values(nautilionWords.fr.refusals);
  for (const text of [...said, ...written]) {
    expect(text).not.toMatch(/'|\S:(\s|$)|\S[;?!»]|«\S|\bde le\b|\bde les\b|\bà le\b/);
  }
});

test('spells have the prices of the components that are played with', () => {
  const game = withSheet(nautilion, {
    spells: { whirlwind: 4, tide: 5, translation: 6 },
    castaway: 3,
  });
  const s = game.blank(mixOf(0));
  game.deal(s, unnamed(seededRng(0)));
  const view = game.view(s, SPECTATOR);
  const { moves } = nautilionWords.en;
  const said = (move: string, components?: object): string =>
    gameTexts.en.nautilion.move(move, view, components).toLowerCase();
  const priced = (move: string, ...prices: string[]): void => {
    expect([said(move), said(move, game.components)]).toEqual(prices.map(p => p.toLowerCase()));
  };
  priced('whirlwind', moves.whirlwind(1, ''), moves.whirlwind(4, ''));
  priced('tide 1 to 2', moves.tide(2, 1, 2), moves.tide(5, 1, 2));
  priced('translation', moves.translation(3), moves.translation(6));
  priced('castaway', moves.castaway(2), moves.castaway(3));
});

test('a heroic card that is played tells what it does and how long', () => {
  const reflux: Event = { type: 'heroic', card: 1, sacrifice: 2 };
  const told = (language: Language): string =>
    gameTexts[language].nautilion.events([reflux], NAMES)[0];
  expect(told('en')).toMatch(/^Heroic card 1 .*, for crew 3: this turn and the next .* back/);
  expect(told('fr')).toMatch(/contre .*3\u00a0: ce tour et le suivant, .* recule/);
});

test.each([
  ['en', 'reserve tokens', 'discarded tokens', 'tokens out'],
  ['fr', 'jetons de la réserve', 'jetons défaussés', 'jetons quittent'],
] as const)(
  '%s: cards say the numbers of the components that are played with',
  (language, ...said) => {
    const components = { ...componentsOf(), castaway: 6, salvage: 5, boarders: 4 };
    const { events } = gameTexts[language].nautilion;
    const told = (e: Event, by?: object): string | undefined => events([e], NAMES, by)[0];
    const [castaway, salvage, boarding] = [
      { ...SAMPLES.turn, card: 11 },
      { ...SAMPLES['heroic-opened'], card: 9 },
      { ...SAMPLES['heroic-opened'], card: 11 },
    ];
    expect(told(castaway)).toContain(`2 ${said[0]}`);
    expect(told(castaway, components)).toContain(`6 ${said[0]}`);
    expect(told(salvage)).toContain(`3 ${said[1]}`);
    expect(told(salvage, components)).toContain(`5 ${said[1]}`);
    expect(told(boarding)).toContain(`2 ${said[2]}`);
    expect(told(boarding, components)).toContain(`4 ${said[2]}`);
  },
);

test('a die given to the Phantom says where both figures end', () => {
  let checked = 0;
  const check = (events: readonly Event[], view: View, move: string): void => {
    const [taken] = events.filter(e => e.type === 'phantom-took');
    const [landed] = events.filter(e => e.type === 'landed');
    const isWhole = events.some(e => e.type === 'given' && e.taker === 2);
    if (!move.startsWith('phantom ') || !isWhole || !taken || !landed) return;
    for (const language of LANGUAGES) {
      const words = nautilionWords[language];
      const [phantom, ship] = gameTexts[language].nautilion.move(move, view).split(' · ');
      expect(phantom).toContain(tokenText(words, formatToken(taken.token)));
      expect(ship).toContain(tokenText(words, formatToken(landed.token)));
    }
    checked++;
  };
  for (let seed = 0; seed < VOYAGES; seed++) sail(seed, () => undefined, check);
  expect(checked).toBeGreaterThan(500);
});

test('which faces cost tokens on the Darkhouse is said of any faces and prices', () => {
  const said = (faces: number[], tokens: number): string[] =>
    [boardWords.en, boardWords.fr].map(words => words.dies(faces, tokens));
  expect(said([3, 4], 1)).toEqual(['a 3 or 4 costs a token', 'un 3 ou un 4 coûte un jeton']);
  expect(said([4], 1)).toEqual(['only a 4 costs a token', 'seul un 4 coûte un jeton']);
  expect(said([3, 4], 2)).toEqual(['a 3 or 4 costs 2 tokens', 'un 3 ou un 4 coûte 2 jetons']);
});

test('all tokens that pay for a spell are told in one sentence', () => {
  const cast: Event = { type: 'cast', spell: 'translation', price: 3 };
  const turned: Event = { type: 'turned', die: 0, face: 2 };
  const paid = (token: number): Event => ({ type: 'paid', token });
  const told = (language: Language, ...tokens: number[]): string[] =>
    gameTexts[language].nautilion.events([cast, ...tokens.map(paid), turned], NAMES);
  expect(told('en', 2, 13, 2)).toHaveLength(3);
  expect(told('en', 2, 13, 2)[1]).toBe(`Paid: 2 × crew 3 and ${nautilionWords.en.blank}.`);
  expect(told('fr', 2, 13, 2)[1]).toBe(`Payé avec 2 × équipier 3 et ${nautilionWords.fr.blank}.`);
  expect(told('en', 13, 13, 13)[1]).toBe('Paid: 3 blank tokens.');
  expect(told('en', 4)[1]).toBe('Paid: crew 5.');
});

test('the way of the Phantom is told in steps, as on its card', () => {
  const told = (language: Language, to: number, back = false): string => {
    const moved: Event = { type: 'phantom-moved', to, onAbyss: false, back };
    return gameTexts[language].nautilion.events([moved], [])[0];
  };
  expect(told('en', 12)).toBe('The Phantom moves: 13 steps to the Happy Isles.');
  expect(told('en', 0)).toBe('The Phantom moves: 1 step to the Happy Isles.');
  expect(told('fr', 12)).toBe('Le Fantôme avance\u00a0: à 13 pas des Îles Bienheureuses.');
  expect(told('en', 12, true)).toBe('The Phantom runs back: 13 steps to the Happy Isles.');
  expect(told('fr', 12, true)).toBe('Le Fantôme recule\u00a0: à 13 pas des Îles Bienheureuses.');
});

test('where the ship ends is told with the die of the Phantom, if it depends on that', () => {
  const { en, fr } = nautilionWords;
  const ways = [[1, 'here'] as const, [3, 'there'] as const];
  expect(shipWays(en, ways)).toBe('here (Phantom 1) or there (Phantom 3)');
  expect(shipWays(fr, ways)).toBe('here (Fantôme 1) ou there (Fantôme 3)');
  expect(shipWays(en, [[1, 'here'] as const, [3, 'here'] as const])).toBe('here');
  expect(shipWays(en, [])).toBe('');
});

test('[NL24] the way of the Phantom is told as it is, and as the catch of the ship before it shortens it', () => {
  const told = (shipTo: number): string => {
    const happened: Event[] = [
      { type: 'phantom-moved', to: 12, onAbyss: false, back: false },
      { type: 'phantom-took', token: 1, into: 'pile' },
      { type: 'nautilion-moved', to: shipTo, onIsles: false },
      { type: 'landed', token: 2, reef: -1 },
    ];
    return gameTexts.en.nautilion.events(happened, [])[0];
  };
  const both = 'The Phantom moves: 13 steps to the Happy Isles, 12 after the Nautilion’s catch.';
  expect(told(0)).toBe(both);
  expect(told(11)).toBe(both);
  expect(told(12)).toBe('The Phantom moves: 13 steps to the Happy Isles.'); // it has passed
});

test.each([
  ['en', /makes no difference which one leaves/],
  ['fr', /le choix ne change rien/],
] as const)(
  'a fixed order of the reserve is no rule of the book, but harmless (%s)',
  (language, why) => {
    expect(gameTexts[language].nautilion.refusal('not-in-reserve')).toMatch(why);
  },
);
