/** The interpretation of a typed line. */
import { games } from '@tidetable/rules';
import { describe, expect, test } from 'vitest';
import { gameTexts, messages } from '../index.ts';
import { briefName, choicesOf, isLikeMove, movesLike, readAnswer } from './index.ts';

const COMMANDS = {
  words: { rules: 'règles', hint: 'hint', help: 'help' },
  others: [{ rules: 'rules', help: '?' }],
  takeWords: ['rules' as const],
};

type Listed = readonly (readonly [move: string, name: string])[];

const read = (
  line: string,
  listed: Listed,
  game: keyof typeof games = 'nautilion',
  joining: readonly string[] = messages.en.joining,
) =>
  readAnswer(line, {
    game: games[game],
    notationWords: {},
    choices: listed.map(([move, name], i) => ({ number: i + 1, move, name })),
    commands: COMMANDS,
    joining,
  });

const move = (notation: string) => ({ kind: 'move', move: notation });

describe('notation', () => {
  test('a move that is written in full is that move, whatever else it begins', () => {
    const listed: Listed = [
      ['from reserve blank', 'Pay with a blank token'],
      ['from reserve A', 'Pay with mage A'],
    ];
    for (const line of ['from reserve B', 'from reserve b', 'FROM  reserve b'])
      expect(read(line, listed)).toEqual(move('from reserve B'));
    expect(read('from reserve bl', listed)).toEqual(move('from reserve blank'));
  });

  test('a move that is not possible is left to the door', () => {
    expect(read('coll', [['column 1', 'Explore column 1: empty']], 'nautilus-island')).toEqual(
      move('collect'),
    );
    expect(read('xyz', [])).toEqual(move('xyz'));
  });
});

test('a move is typed back with what the list says that it brings about', () => {
  const listed: Listed = [
    ['lay b', 'Poser : pain'],
    ['lay h', 'Poser : chapeau'],
  ];
  const typed = 'Poser : pain – une collection de 1 carte';
  expect(read(typed, listed, 'nautilus-island')).toEqual(move('lay b'));
});

describe('notation in the language of the reader', () => {
  const GAMES = ['nautilus-island', 'nautilion', 'nauticus'] as const;
  const readIn = (language: 'en' | 'fr', game: (typeof GAMES)[number], line: string) =>
    readAnswer(line, {
      game: games[game],
      notationWords: gameTexts[language][game].notationWords,
      choices: [],
      commands: COMMANDS,
      joining: messages[language].joining,
    });

  test.each(GAMES)('%s: whatever form is explained is read as a move', game => {
    for (const language of ['en', 'fr'] as const)
      for (const [form] of gameTexts[language][game].notation) {
        const answer = readIn(language, game, form);
        const written = answer.kind === 'move' ? games[game].parseMove(answer.move) : undefined;
        expect(written, form).toBeDefined();
      }
  });

  test.each([
    ['nautilus-island', 'colonne 3', 'column 3'],
    ['nautilus-island', 'Explorer la colonne 3', 'column 3'],
    ['nautilus-island', 'RECOLTER', 'collect'],
    ['nautilus-island', 'stocker vert', 'store green'],
    ['nautilus-island', 'stocker des cartes violettes', 'store purple'],
    ['nautilus-island', 'poser 1 1 3', 'lay 1 1 3'],
    ['nautilion', 'marée 2 en 4', 'tide 2 to 4'],
    ['nautilion', 'marée 4 en 2', 'tide 4 to 2'],
    ['nautilion', 'de cabine A', 'from cabin A'],
    ['nauticus', 'acheter un mât à l’aigle', 'buy eagle mast'],
    ['nauticus', 'acheter navire simple', 'buy 1-ship'],
    ['nauticus', 'poser sur mât couronne de navire 2', 'place on crown mast of ship 2'],
  ] as const)('%s: “%s” is %s, though it is not possible now', (game, line, notation) => {
    expect(readIn('fr', game, line)).toEqual(move(notation));
  });

  test('what begins as a move does is told from what is no move at all', () => {
    const { notationWords } = gameTexts.fr['nautilus-island'];
    const written = { game: games['nautilus-island'], notationWords };
    expect(['colonne 9', 'column 9', 'nager 9'].map(line => isLikeMove(written, line))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('commands', () => {
  test('the beginning of a command may have words after it, where the command takes some', () => {
    const rules = { kind: 'command', command: 'rules', words: 'reef' };
    expect(read('reg reef', [])).toEqual(rules);
    expect(read('RÈGLES  reef', [])).toEqual(rules);
    expect(read('hi reef', [])).toMatchObject({ kind: 'move' });
  });

  test('a whole one of another language counts, its beginning does not', () => {
    expect(read('?', [])).toEqual({ kind: 'command', command: 'help', words: '' });
    expect(read('rules', [])).toMatchObject({ command: 'rules' });
    expect(read('rul', [])).toMatchObject({ kind: 'move' });
  });

  test('what begins several is listed; the name of a move somewhere in the list is not meant', () => {
    expect(read('h', [['lay 1', 'Lay hat']], 'nautilus-island')).toEqual({
      kind: 'ambiguous',
      choices: [],
      commands: ['hint', 'help'],
    });
  });
});

describe('names', () => {
  const LAYS: Listed = [
    ['lay 1', 'Lay hat'],
    ['lay 1 1', 'Lay 2 × hat'],
    ['lay 1 3', 'Lay hat and boots'],
    ['lay 1 1 3', 'Lay 2 × hat and boots'],
    ['lay 2', 'Lay coat'],
  ];

  test.each([
    ['lay hat', 'lay 1'],
    ['lay hat, boots', 'lay 1 3'],
    ['Lay boots and hat', 'lay 1 3'],
    ['lay 2 hat', 'lay 1 1'],
    ['lay hat hat boots', 'lay 1 1 3'],
    ['la ha bo', 'lay 1 3'],
    ['coat', 'lay 2'],
    ['4', 'lay 1 1 3'],
  ])('“%s” is %s', (line, notation) => {
    expect(read(line, LAYS, 'nautilus-island')).toEqual(move(notation));
  });

  test('what is in several names is listed with all of them', () => {
    expect(read('boots', LAYS, 'nautilus-island')).toMatchObject({
      kind: 'ambiguous',
      choices: [{ move: 'lay 1 3' }, { move: 'lay 1 1 3' }],
    });
  });

  test('accents, signs and joining words of the language may be left out', () => {
    const listed: Listed = [
      ['lay 1 3', 'Poser\u00a0: chapeau et bottes'],
      ['collect', 'Récolter la première carte de chaque pile de la colonne 3'],
    ];
    const readFrench = (line: string) => read(line, listed, 'nautilus-island', messages.fr.joining);
    expect(readFrench('poser chapeau bottes')).toEqual(move('lay 1 3'));
    expect(readFrench('recolt')).toEqual(move('collect'));
  });

  test('details count only where no name is meant', () => {
    const listed: Listed = [
      ['column 1', 'Explore column 1: hat, saw (4 high)'],
      ['column 4', 'Explore column 4: face down (1 high)'],
    ];
    expect(read('explore 4', listed, 'nautilus-island')).toEqual(move('column 4'));
    expect(read('explore saw', listed, 'nautilus-island')).toEqual(move('column 1'));
  });

  test('a long line of short words is answered at once', () => {
    const name = 'a '.repeat(60);
    const line = `${'a '.repeat(50)}b`;
    expect(read(line, [['lay 1', name]])).toEqual(move(line));
  });

  test('while it is typed, all that it may become is offered', () => {
    const named = LAYS.map(([notation, name]) => ({ move: notation, name }));
    const like = (line: string) => movesLike(line, named, ['and']).map(found => found.move);
    expect(like('lay h')).toEqual(['lay 1', 'lay 1 1', 'lay 1 3', 'lay 1 1 3']);
    expect(like('lay hat')).toHaveLength(4);
    expect(like('')).toHaveLength(LAYS.length);
  });
});

describe('the order of a list', () => {
  const listed = (game: 'nautilion' | 'nauticus' | 'nautilus-island', moves: readonly string[]) =>
    choicesOf(gameTexts.en[game], moves).map(choice => `${choice.number} ${choice.move}`);

  test('Nautilion: spells and cards behind dice, and 0 ends a choice', () => {
    const moves = ['whirlwind', 'tide 1 to 2', 'heroic 3', 'darkhouse 1', 'darkhouse 2'];
    expect(listed('nautilion', moves)).toEqual([
      '1 darkhouse 1',
      '2 darkhouse 2',
      '3 whirlwind',
      '4 tide 1 to 2',
      '5 heroic 3',
    ]);
    expect(listed('nautilion', ['done', 'pick 3', 'pick 5'])).toEqual([
      '1 pick 3',
      '2 pick 5',
      '0 done',
    ]);
  });

  test('Nauticus: pass, end and extra action behind everything else, in this order', () => {
    expect(listed('nauticus', ['extra action', 'pass', 'end', 'buy bow', 'buy stern'])).toEqual([
      '1 buy bow',
      '2 buy stern',
      '3 pass',
      '0 end',
      '4 extra action',
    ]);
  });

  test('Nautilus Island: as the rules list them', () => {
    expect(listed('nautilus-island', ['close', 'leave'])).toEqual(['1 close', '2 leave']);
  });
});

test('x and * stand for ×, which few keyboards have', () => {
  const listed: Listed = [
    ['lay 1 1', 'Lay 2 × hat'],
    ['lay 1', 'Lay hat'],
  ];
  for (const line of ['lay 2 × hat', 'lay 2 x hat', 'lay 2x hat', 'lay 2*hat', 'lay hat x2'])
    expect(read(line, listed, 'nautilus-island'), line).toEqual(move('lay 1 1'));
});

test('a move is called briefly where that is enough to know it', () => {
  const all = [
    'Explore column 3: hat, rod (2 high)',
    'Tide, for 2 tokens: turn a 1 into a 2',
    'Tide, for 2 tokens: turn a 1 into a 3',
  ];
  expect(all.map(name => briefName(name, all))).toEqual(['Explore column 3', all[1], all[2]]);
});
