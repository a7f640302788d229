import {
  CLAIMS,
  type FileProblem,
  type Finding,
  HOST,
  type MatchRefusalCode,
  type TableEntry,
} from '@tidetable/match';
import {
  type GameId,
  gameIds,
  nautilion,
  nautilusIsland,
  type OptionProblem,
  type SheetProblem,
} from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import * as english from './en/grammar.ts';
import * as french from './fr/grammar.ts';
import {
  editionText,
  entryText,
  gameTexts,
  LANGUAGES,
  type Language,
  messages,
  nauticusWords,
  nautilionWords,
  nautilusIslandWords,
  optionProblemText,
  pickLanguage,
  problemText,
  refusalText,
  regionalVariant,
  sheetProblemText,
  verificationText,
} from './index.ts';

const ISLAND = nautilusIsland.id;

/** A text that can be shown to a person. */
const expectSentence = (text: string | undefined): void => {
  expect(text).toMatch(/^\S[^\p{C}]*\S$/u);
  expect(text).not.toMatch(/undefined|NaN|\[object|null|Infinity| {2}/);
};

/** Every language has a text, and French another one than English. */
const expectEach = (say: (language: Language) => string): void => {
  for (const language of LANGUAGES) expectSentence(say(language));
  expect(say('fr')).not.toBe(say('en'));
};

describe('refusals', () => {
  const door = Object.keys(messages.en.door) as MatchRefusalCode[];
  const game = Object.keys(nautilusIslandWords.en.refusals);

  test('the door and the game have their codes', () => {
    expect(door).toContain('revealed');
    expect(game).toContain('own-column');
  });

  test.each([...door, ...game])('%s', code => {
    const say = (language: Language, rule?: string): string =>
      refusalText(messages[language], gameTexts[language][ISLAND], {
        code,
        ...(rule !== undefined && { rule }),
      });
    expectEach(language => say(language));
    for (const language of LANGUAGES) {
      expect(say(language)).toMatch(/\.$/);
      expect(say(language)).not.toBe(code);
      expect(say(language, 'NI11')).toMatch(/ \((rule|règle) NI11\)$/);
    }
  });

  test.each([
    ['en', 'NI33', '(rule NI33, likely reading)'],
    ['en', 'NI34', '(rule NI34, house ruling)'],
    ['fr', 'NI33', '(règle NI33, lecture probable)'],
    ['fr', 'NI34', '(règle NI34, règle maison)'],
  ] as const)('%s: %s is named with its mark', (language, rule, named) => {
    const refusal = { code: 'own-column', rule };
    const said = refusalText(messages[language], gameTexts[language][ISLAND], refusal);
    expect(said.endsWith(` ${named}`), said).toBe(true);
  });
});

const options: OptionProblem[] = [
  { code: 'seats', min: 2, max: 4 },
  { code: 'seats', min: 2, max: 2 },
  { code: 'unknown-option', name: 'tide', known: [] },
  { code: 'unknown-option', name: 'tide', known: ['ship', 'reefs'] },
  { code: 'bad-option', name: 'ship', allowed: ['C1', 'C2', 'C3'] },
];

test.each(options)('a problem with options: $code', problem => {
  expectEach(language => optionProblemText(messages[language], problem));
});

/** By code, so that the compiler asks for each. */
const problems: { [Code in (FileProblem | Finding)['problem']]: FileProblem | Finding } = {
  'too-large': { problem: 'too-large' },
  'not-json': { problem: 'not-json' },
  shape: { problem: 'shape', where: 'seats.0' },
  'unknown-game': { problem: 'unknown-game', game: 'chess' },
  'other-rules': { problem: 'other-rules', rules: 9 },
  'other-components': { problem: 'other-components' },
  options: { problem: 'options', why: options[0] },
  mix: { problem: 'mix', why: { code: 'own-column', rule: 'NI12' } },
  deal: { problem: 'deal', where: 'bag' },
  entry: { problem: 'entry', ply: 3, why: { code: 'own-column', rule: 'NI12' } },
  seed: { problem: 'seed' },
  sheet: { problem: 'sheet' },
  'bad-sheet': { problem: 'bad-sheet', why: { sheet: 'certain', path: 'dice' } },
  result: { problem: 'result' },
  fact: { problem: 'fact', fact: 'camp/9', file: 'refill red', sea: 'refill blue' },
  changed: { problem: 'changed', ply: 3 },
};

test.each(Object.entries(problems))('a problem with a file: %s', (_, problem) => {
  expectEach(language => problemText(messages[language], problem, gameTexts[language][ISLAND]));
  for (const value of Object.values(problem).slice(1)) {
    if (typeof value === 'object') continue;
    expect(problemText(messages.fr, problem, undefined)).toContain(String(value));
  }
});

const sheets: readonly SheetProblem[] = [
  { sheet: 'shape', path: '' },
  { sheet: 'shape', path: 'prices' },
  { sheet: 'unknown', path: 'prices.0.4' },
  { sheet: 'missing', path: 'prices.0.3' },
  { sheet: 'certain', path: 'dice' },
  { sheet: 'fixed', path: 'goods.1' },
  { sheet: 'bounds', path: 'wheel.2', bound: { kind: 'number', min: 1, max: 3 } },
  { sheet: 'bounds', path: 'ships.A1', bound: { kind: 'text', pattern: '[1-9]{2}' } },
  { sheet: 'bounds', path: 'faceUp.1.0', bound: { kind: 'flag' } },
  { sheet: 'unplayable', path: 'ships.A1' },
];

test.each(sheets)('a problem with a component sheet: $sheet $path', problem => {
  expectEach(language => sheetProblemText(messages[language], problem));
  expect(sheetProblemText(messages.fr, problem)).toContain(problem.path);
});

test('the version that a table plays', () => {
  expectEach(language => editionText(messages[language], { rules: 1, differing: [] }));
  const own = { rules: 2, differing: ['prices.0', 'wheel'] };
  expectEach(language => editionText(messages[language], own));
  expect(editionText(messages.en, own)).toContain('prices.0, wheel');
});

test('a file that is nothing at all', () => {
  expectEach(language =>
    problemText(messages[language], { problem: 'shape', where: '' }, undefined),
  );
});

const NAMES = ['Ana', 'Ben', 'Cleo'];
const BOT = { name: 'Nemo', kind: 'bot' } as const;
const decided: TableEntry[] = [
  { type: 'undo', seat: 0, to: 3, at: 0 },
  { type: 'take-back', seat: 0, to: 3, agreed: [1, 2], at: 0 },
  { type: 'practice', seat: 0, agreed: [1], at: 0 },
  { type: 'player', seat: 1, player: BOT, at: 0 },
  { type: 'player', seat: 1, player: { name: 'Dan', kind: 'human' }, at: 0 },
  { type: 'resign', seat: 1, at: 0 },
  { type: 'resign', seat: 1, player: BOT, at: 0 },
  { type: 'time-out', seat: 1, outcome: 'noted', at: 0 },
  { type: 'time-out', seat: 1, outcome: 'stand-in', player: BOT, at: 0 },
  { type: 'time-out', seat: 1, outcome: 'lost', at: 0 },
  { type: 'pace', seat: HOST, pace: { clock: 'none' }, agreed: [], at: 0 },
  {
    type: 'pace',
    seat: 0,
    pace: { clock: 'bank', bankMs: 5_400_000, incrementMs: 10_000 },
    agreed: [],
    at: 0,
  },
  { type: 'pace', seat: 0, pace: { clock: 'turn', turnMs: 172_800_000 }, agreed: [], at: 0 },
  { type: 'abort', seat: HOST, agreed: [], at: 0 },
];

test.each(decided)('what a table decided: $type', entry => {
  expectEach(language => entryText(messages[language], entry, NAMES));
  const said = entryText(messages.en, entry, NAMES);
  if ('player' in entry && entry.player) expect(said).toContain(entry.player.name);
  if ('agreed' in entry && entry.type === 'take-back') expect(said).toContain('Ben and Cleo');
});

test.each([
  ['en', 'The pace is now: 2 d for each turn.'],
  ['fr', 'Nouvelle cadence\u00a0: 2 j par tour.'],
] as const)('%s: a day is written as its language does', (language, said) => {
  const pace = { clock: 'turn', turnMs: 172_800_000 } as const;
  const entry: TableEntry = { type: 'pace', seat: 0, pace, agreed: [], at: 0 };
  expect(entryText(messages[language], entry, NAMES)).toBe(said);
});

test.each([
  ['Nemo', 'Nemo, a bot, now plays for Ben.', 'Nemo, un robot, joue désormais pour Ben.'],
  ['Ben (bot)', 'A bot now plays for Ben.', 'Un robot joue désormais pour Ben.'],
])('%s plays for somebody, who is called once', (name, english, french) => {
  const player = { name, kind: 'bot', level: 'mate' } as const;
  const entry: TableEntry = { type: 'player', seat: 1, player, at: 0 };
  expect(entryText(messages.en, entry, NAMES)).toBe(english);
  expect(entryText(messages.fr, entry, NAMES)).toBe(french);
});

test('a verification says what it could not prove, and what was decided', () => {
  const edition = { rules: 1, sheet: null, differing: [] };
  const whole = { edition, wrong: undefined, unproved: [], decided: [] };
  for (const language of LANGUAGES) {
    expect(verificationText(messages[language], whole, 7)).toMatchObject({
      unproved: [],
      decided: [],
    });
    const [entry] = decided;
    const part = {
      edition,
      wrong: undefined,
      unproved: CLAIMS,
      decided: [{ ply: 2, entry, names: NAMES }],
    };
    const { verdict, unproved, decided: told } = verificationText(messages[language], part, 7);
    const said = [verdict, ...unproved, ...told];
    expect(said).toHaveLength(1 + CLAIMS.length + 1);
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expectSentence(sentence);
  }
});

describe('reasons', () => {
  const words: Record<GameId, { en: { why: { terms: object } } }> = {
    'nautilus-island': nautilusIslandWords,
    nautilion: nautilionWords,
    nauticus: nauticusWords,
  };
  const terms = gameIds.flatMap(game =>
    Object.keys(words[game].en.why.terms).map(term => [game, term] as const),
  );

  test.each(terms)('%s: %s', (game, term) => {
    expectEach(language => gameTexts[language][game].theme(term) ?? '');
    for (const difference of [0.2, 1, 6.6])
      expectEach(language => gameTexts[language][game].reason(term, difference));
    for (const language of LANGUAGES) {
      const { theme, reason } = gameTexts[language][game];
      expect(theme(term)).toMatch(/^\p{Lu}.*[.?]$/u);
      const said = [-6.6, -1, -0.2, 0.2, 1, 6.6].map(difference => reason(term, difference));
      expect(new Set(said).size).toBe(6);
      for (const phrase of said) expect(phrase).not.toMatch(/[.?]$/);
    }
  });

  test('points are rounded, and counted from the side of those who get them', () => {
    const { reason } = gameTexts.en[ISLAND];
    expect(reason('blue', 3.6)).toBe('about 4 points more expected later from the blue set');
    expect(reason('blue', -1.2)).toBe('about 1 point less expected later from the blue set');
    expect(reason('blue', 0.3)).toBe('a little more expected later from the blue set');
    expect(reason('rivals', 3)).toBe('about 3 points less for the others');
    expect(gameTexts.fr[ISLAND].reason('blue', 3.6)).toBe(
      'environ 4 points de plus avec la collection bleue',
    );
  });
});

describe('plural forms', () => {
  test('English counts 1 alone as one, French also 0', () => {
    const forms = { one: 'one', other: 'other' };
    expect([0, 1, 2].map(n => english.plural(n, forms))).toEqual(['other', 'one', 'other']);
    expect([0, 1, 2].map(n => french.plural(n, forms))).toEqual(['one', 'one', 'other']);
  });

  const counted: Record<string, (language: Language, n: number) => string> = {
    place: (language, n) => messages[language].play.place(3, 'Zoé', n),
    games: (language, n) => messages[language].simulate.heading(n, 'X', 3),
    saved: (language, n) => messages[language].simulate.saved(n, 'X'),
    hand: (language, n) => nautilusIslandWords[language].board.handSize(n),
    bag: (language, n) => nautilusIslandWords[language].board.bag(n),
    points: (language, n) => nautilusIslandWords[language].board.points(n),
    close: (language, n) => nautilusIslandWords[language].moves.close('red', n),
    closed: (language, n) => nautilusIslandWords[language].events.closed('Zoé', 'red', n),
  };
  test.each(Object.entries(counted))('%s for 0, 1 and 2', (_, say) => {
    for (const language of LANGUAGES) {
      const said = [0, 1, 2].map(n => say(language, n));
      expect(said.every((text, n) => text.includes(String(n)))).toBe(true);
      const forms = said.map((text, n) => text.replace(String(n), 'N'));
      const zero = new Intl.PluralRules(language).select(0);
      expect(forms[0]).toBe(zero === 'one' ? forms[1] : forms[2]);
      expect(forms[1]).not.toBe(forms[2]);
    }
  });
});

test.each([
  [[], 'en'],
  [['fr'], 'fr'],
  [['fr-CA'], 'fr'],
  [['FR_be.UTF-8@euro'], 'fr'],
  [['en_GB.UTF-8', 'fr'], 'en'],
  [['de_DE', 'fr_FR'], 'fr'],
  [['C.UTF-8'], 'en'],
  [['POSIX', ''], 'en'],
  [['fil', 'frr'], 'en'],
  [['enm'], 'en'],
] as const)('pickLanguage: %j is %s', (wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});

test.each([
  ['en', ['en-GB', 'en'], 'en-GB'],
  ['en', ['fr-CA', 'en', 'en-AU'], 'en-AU'],
  ['fr', ['en-GB', 'en'], 'fr'],
  ['en', [], 'en'],
  ['en', ['en-US@posix', 'en-US'], 'en-US'],
] as const)('%s for a reader of %j is %s', (language, wishes, variant) => {
  expect(regionalVariant(language, wishes)).toBe(variant);
});

test('a list ends with a word of its language', () => {
  expect(english.list(['a', 'b'])).toBe('a and b');
  expect(french.list(['a', 'b', 'c'])).toBe('a, b et c');
  expect(french.list(['a'])).toBe('a');
});

type Say = (...given: unknown[]) => unknown;

describe('what the program says', () => {
  /** Every text, with functions called with something of each kind. */
  const collect = (node: unknown, path: string, into: Map<string, string>): void => {
    if (typeof node === 'string') into.set(path, node);
    else if (typeof node === 'function') into.set(path, callWithAnything(node as Say));
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node))
        if (key !== 'notationWords') collect(value, `${path}/${key}`, into); // each language has its own
  };
  /** The texts take names, numbers, lists, components or one record; the first that suits is good enough. */
  const callWithAnything = (say: Say): string => {
    const record = {
      where: 'w',
      game: 'g',
      rules: 1,
      why: 'y',
      ply: 3,
      fact: 'f',
      file: 'i',
      sea: 's',
      ...nautilion.components,
    };
    for (const given of [[['a', 'b']], ['name', ['a', 'b'], 3, 4], [record], [2, 'x', 4]]) {
      try {
        const said = String(say(...given));
        if (!/undefined|\[object/.test(said)) return said;
      } catch {}
    }
    return String(say(2, 3, 4));
  };
  const textsOf = (language: Language): Map<string, string> => {
    const texts = new Map<string, string>();
    collect(messages[language], 'messages', texts);
    collect(nautilusIslandWords[language], 'words', texts);
    collect(nautilionWords[language], 'nautilion', texts);
    return texts;
  };

  test('is the same set of texts in both languages, none of them empty', () => {
    const en = textsOf('en');
    const fr = textsOf('fr');
    expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
    expect(en.size).toBeGreaterThan(200);
    for (const text of [...en.values(), ...fr.values()]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|\[object/);
    }
  });

  test('differs, but for words that are the same in both', () => {
    const fr = textsOf('fr');
    const same = [...textsOf('en')].filter(([key, text]) => fr.get(key) === text);
    const sentences = same.filter(
      ([key, text]) => /\s/.test(text) && !/notation|title|^messages\/signs\/.*\/0$/.test(key),
    );
    const points = ['messages/play/opponent', 'messages/play/place', 'words/board/points'];
    expect(sentences.map(([key]) => key).sort()).toEqual(
      [
        ...points,
        ...['two', 'three'].flatMap(n => [`words/bonus/${n}`, `words/bonusInFull/${n}`]),
      ].sort(),
    );
  });

  test('in French has no straight apostrophe, and a space before what needs one', () => {
    for (const [key, text] of textsOf('fr')) {
      expect(text, key).not.toMatch(/'|[^\s\d/.]:(\s|$)|\w[;?!»]|«\w/);
    }
  });
});

test('marks inside quotation marks are other ones', () => {
  const said = (language: Language, move: string): string =>
    messages[language].hint.comparedWith(move);
  expect(said('en', 'End “Hulls”')).toBe('Compared with “End ‘Hulls’”:');
  expect(said('fr', 'Finir «\u00a0Coques\u00a0»')).toBe(
    'Par rapport à «\u00a0Finir “Coques”\u00a0»\u00a0:',
  );
  expect(messages.en.hint.same('End “Hulls”')).toBe('“End ‘Hulls’” comes to about the same.');
});
