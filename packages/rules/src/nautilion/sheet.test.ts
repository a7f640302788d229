/** A table's own sheet: what it changes, what of it is refused, and that it disturbs nobody else. */
import { describe, expect, test } from 'vitest';
import { OVER } from '../core/game.ts';
import { isReadError } from '../core/readError.ts';
import { seededRng } from '../core/rng.ts';
import { dealt, legalList, withSheet } from '../testkit/index.ts';
import { given, legal, played, refusal, shown, tokens } from '../testkit/nautilion/given.ts';
import { MIXES, mixOf } from '../testkit/nautilion/mixes.ts';
import { bounds, certainty, components } from './components.ts';
import { editions } from './editions.ts';
import { makeNautilion, nautilion, nautilionEditions } from './index.ts';

const withShip = (name: string, ducts: string) => ({
  ships: { ...components.ships, [name]: ducts },
});
const all = mixOf(2, MIXES - 1, 5);

describe('a sheet changes the game', () => {
  test('[NL7] faces: how likely each is', () => {
    const game = withSheet(nautilion, { faces: [1, 1, 1, 3] });
    const s = given({}, game);
    expect([0, 1, 2, 3].map(m => game.odds(s, m))).toEqual([1, 1, 1, 3]);
  });

  test.each([
    ['whirlwind', 'whirlwind'],
    ['tide', 'tide 1 to 4'],
    ['translation', 'translation'],
  ])('[NL13] [NL14] spells: %s costs what the sheet says', (spell, move) => {
    const game = withSheet(nautilion, { spells: { ...components.spells, [spell]: 5 } });
    const table = { path: 'N 1 2 3 4 P', rolls: '1 1 1' };
    expect(refusal(given({ ...table, reserve: 4 }, game), move)).toBe('too-dear NL13');
    expect(legal(given({ ...table, reserve: 4 }, game))).not.toContain(move);
    expect(legal(given({ ...table, reserve: 4 }))).toContain(move);
    const s = given({ ...table, reserve: 6 }, game);
    expect(played(s, move)).toContainEqual({ type: 'cast', spell, price: 5 });
    expect(shown(s).reserve).toHaveLength(1);
  });

  test('[NL82] castaway: its price', () => {
    const game = withSheet(nautilion, { castaway: 3 });
    const table = { expansions: 'darkhouse', card: 11, path: '1 N 2 3 3 P', crew: '4' };
    const rolled = { ...table, pile: '5 6', rolls: '1 1 1' };
    expect(refusal(given({ ...rolled, reserve: 2 }, game), 'castaway')).toBe('too-dear NL82');
    expect(refusal(given({ ...rolled, reserve: 2 }), 'castaway')).toBeUndefined();
    const s = given({ ...rolled, reserve: 4 }, game);
    expect(legal(s)).toContain('castaway');
    played(s, 'castaway');
    expect(shown(s)).toMatchObject({ crew: [4, 5], reserve: ['blank'] });
  });

  test('[NL64] reefs: how many there are of each', () => {
    const game = withSheet(nautilion, { reefs: { 3: 1, 6: 1, 9: 16 } });
    const s = dealt(game, all, seededRng(1));
    expect(
      shown(s)
        .reefs.filter(reef => reef !== null)
        .sort(),
    ).toEqual(['reef3', 'reef6', ...new Array(16).fill('reef9')].sort());
    expect(isReadError(game.parseDeal(all, game.formatDeal(s)))).toBe(false);
    expect(nautilion.parseDeal(all, game.formatDeal(s))).toEqual({ readError: 'reefs' });
    expect(nautilion.parsePosition(game.position(s))).toEqual({ readError: 'reefs' });
  });

  test('[NL20] [NL26] [NL54] ships: which spaces are joined', () => {
    const game = withSheet(nautilion, withShip('C1', '13 23 34 45 56 67 78 89'));
    const table = { ship: 'C1', path: 'N 3 6 2 P', crew: '1', rolls: '1 1 1' };
    const usual = given(table);
    played(usual, 'darkhouse 1');
    expect(shown(usual).reserve).toContain('3'); // no place on board: it went there unasked
    const s = given(table, game);
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['to ship 3', 'to reserve']);
    played(s, 'to ship 3');
    expect(shown(s).crew).toEqual([1, 3]);
    const loss = { ship: 'C1', path: 'N 6 7 7 8 8 P', crew: '1 2 3', rolls: '3 1 1' };
    const lost = given(loss, game);
    played(lost, 'darkhouse 3');
    expect(refusal(lost, 'from ship 3')).toBe('would-split NL20');
    const apart = given(
      {
        ship: 'C1',
        expansions: 'mercenaries',
        path: 'N 1 P',
        crew: '2 5',
        mercenaries: '1 3 4',
        rolls: '1 1 4',
      },
      game,
    );
    played(apart, 'darkhouse 1', 'phantom 4', 'pick blank');
    expect(legal(apart)).toEqual(['group 2', 'group 5']);
  });

  test('[NL35] [NL36] admirals: who places what', () => {
    const numbers = [
      [1, 3, 4, 5, 6, 7],
      [2, 4, 5, 6, 8, 9],
    ];
    const game = withSheet(nautilion, { admirals: numbers });
    const table = { seats: 2, path: 'N 6 1 1 P', crew: '5', rolls: '1 1 1' } as const;
    const usual = given(table);
    played(usual, 'darkhouse 1');
    expect(shown(usual).reserve).toContain('6');
    const s = given(table, game);
    expect(game.view(s, 0).admirals).toEqual(numbers);
    played(s, 'darkhouse 1');
    expect(legal(s)).toEqual(['to ship 6', 'to reserve']);
    expect(nautilion.parseView(all, 0, game.view(dealt(game, all, seededRng(1)), 0))).toEqual({
      readError: 'shape',
    });
  });

  test('[NL69] [NL109] darkhouse: which cards are red', () => {
    const game = withSheet(nautilion, {
      darkhouse: { red: [4, 5, 6, 7, 8, 9, 10, 11, 12], blue: [1, 2, 3] },
    });
    const cards = new Set<number>();
    const options = { ...mixOf(1, 8, 1), darkhouse: 'difficult' };
    for (let seed = 1; seed <= 60; seed++) {
      const s = dealt(game, options, seededRng(seed));
      for (const card of s.row) cards.add(card);
      expect(isReadError(game.parseDeal(options, game.formatDeal(s)))).toBe(false);
    }
    expect([...cards].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
    const intro = { ...options, darkhouse: 'intro' };
    const s = dealt(game, intro, seededRng(1));
    expect([...s.row].filter(card => card <= 3)).toHaveLength(2);
    expect(nautilion.parseDeal(intro, game.formatDeal(s))).toEqual({ readError: 'row' });
  });

  test('[NL96] salvage: how many tokens it fetches', () => {
    const table = { expansions: 'heroics', heroics: '9', path: 'N 1 1 2 P', crew: '4' };
    const s = given(
      { ...table, pile: '- 5 5 6 7', rolls: '1 1 1' },
      withSheet(nautilion, { salvage: 5 }),
    );
    played(s, 'heroic 9', 'pick 5', 'pick 5', 'pick blank', 'pick 6', 'pick 4');
    expect(tokens(shown(s).reserve)).toBe('4 5 5 6 -');
    expect(shown(s).step).toBe('currents');
  });

  test('[NL98] boarders: how many tokens they throw away', () => {
    const table = { expansions: 'heroics mercenaries', heroics: '11', path: 'N 1 1 1 3 3 P' };
    const boarding = { ...table, crew: '4 5', hold: '2 M M', pile: '-', rolls: '1 1 1' };
    const one = given(boarding, withSheet(nautilion, { boarders: 1 }));
    played(one, 'heroic 11', 'from ship 5', 'pick 2');
    expect(shown(one)).toMatchObject({ step: 'currents', hold: ['mercenary', 'mercenary'] });
    const six = given(boarding, withSheet(nautilion, { boarders: 6 }));
    played(six, 'heroic 11', 'from ship 5', 'pick 2', 'pick mercenary', 'pick mercenary');
    expect(shown(six)).toMatchObject({ step: 'currents', hold: [] });
  });
});

describe('a game by a sheet', () => {
  test('is the same edition, says so, and shows the components of the sheet', () => {
    const game = withSheet(nautilion, { salvage: 4 });
    expect(game).toMatchObject({ rules: 1, gates: [], differing: ['salvage'], certainty, bounds });
    expect(game.components).toEqual({ ...components, salvage: 4 });
    expect(withSheet(nautilion, { boarders: 3 }).components).toEqual({
      ...components,
      boarders: 3,
    });
    const again = game.withSheet({ boarders: 3 });
    expect(again).toMatchObject({ components: { ...components, boarders: 3 } }); // of the edition
  });

  test('is standard if the sheet says what the edition does, in any order of names', () => {
    for (const sheet of [
      {},
      components,
      { spells: { translation: 3, tide: 2, whirlwind: 1 } },
      { ships: Object.fromEntries(Object.entries(components.ships).reverse()) },
    ]) {
      const game = withSheet(nautilion, sheet);
      expect(game.differing).toEqual([]);
      expect(game.components).toEqual(components);
      const s = dealt(game, all, seededRng(3));
      expect(s.ducts).toEqual(dealt(nautilion, all, seededRng(3)).ducts);
    }
  });

  test('is not changed by what becomes of the sheet', () => {
    const sheet = { spells: { whirlwind: 2, tide: 2, translation: 3 }, faces: [1, 1, 1, 3] };
    const game = withSheet(nautilion, sheet);
    sheet.spells.whirlwind = 6;
    sheet.faces[0] = 9;
    const s = given({ reserve: 2, rolls: '1 1 1' }, game);
    expect(legal(s)).toContain('whirlwind');
    expect(game.odds(s, 0)).toBe(1);
    expect(game.components).toMatchObject({ spells: { whirlwind: 2 } });
  });

  test('is played beside the standard game without disturbing it', () => {
    const other = withSheet(nautilion, {
      spells: { whirlwind: 4, tide: 1, translation: 2 },
      ...withShip('C1', '13 23 34 45 56 67 78 89'),
      salvage: 1,
    });
    const options = { ...mixOf(1, MIXES - 1, 1), ship: 'C1' };
    const voyage = function* (game: typeof nautilion): Generator<string> {
      const s = dealt(game, options, seededRng(4));
      for (let ply = 0; game.toAct(s) !== OVER; ply++) {
        const moves = legalList(game, s);
        yield JSON.stringify([game.position(s), [...moves]]);
        game.play(s, moves[(ply * 7) % moves.length]);
      }
    };
    const alone = [[...voyage(nautilion)], [...voyage(other)]];
    expect(alone[0]).not.toEqual(alone[1]);
    const together = [voyage(nautilion), voyage(other)];
    for (let ply = 0; ply < Math.max(alone[0].length, alone[1].length); ply++)
      for (const i of [0, 1]) expect(together[i].next().value, `ply ${ply}`).toBe(alone[i][ply]);
  });
});

describe('is refused:', () => {
  test.each([
    ['a die of five sides', { faces: [2, 1, 1, 1] }, 'faces'],
    ['a die of seven', { faces: [2, 2, 2, 1] }, 'faces'],
    ['nineteen reefs', { reefs: { 3: 6, 6: 6, 9: 7 } }, 'reefs'],
    ['a space alone', withShip('B1', '12 23 34 45 56 67 78'), 'ships.B1'],
    ['a ship in two parts', withShip('C1', '12 23 31 45 56 67 78 89'), 'ships.C1'],
    ['a duct twice', withShip('C2', '12 23 34 45 56 67 78 89 12'), 'ships.C2'],
    ['a duct there and back', withShip('C2', '12 23 34 45 56 67 78 89 21'), 'ships.C2'],
    ['a duct to where it comes from', withShip('B2', '12 23 34 45 56 67 78 89 55'), 'ships.B2'],
    ['another 4 on an A ship', withShip('A1', '12 23 34 45 56 67 78 89'), 'ships.A1'],
    ['one duct more there', withShip('A2', `${components.ships.A2} 14`), 'ships.A2'],
    [
      'a number twice on a card',
      { admirals: [components.admirals[0], [2, 2, 5, 6, 8, 9]] },
      'admirals.1',
    ],
    ['a number on no card', { admirals: [components.admirals[0], [2, 3, 4, 5, 8, 9]] }, 'admirals'],
    [
      'a 2 on both cards',
      {
        admirals: [
          [1, 2, 3, 4, 7, 9],
          [2, 4, 5, 6, 8, 9],
        ],
      },
      'admirals',
    ],
    [
      'a card in both colours',
      { darkhouse: { red: [1, 2, 3, 4, 5, 6, 7, 8, 12], blue: [10, 11, 12] } },
      'darkhouse',
    ],
  ])('%s', (_, sheet, path) => {
    expect(nautilion.withSheet(sheet)).toEqual({ sheet: 'unplayable', path });
  });

  test.each([
    ['a face that no side shows', { faces: [3, 2, 1, 0] }, 'bounds', 'faces.3'],
    ['a reef that is not there', { reefs: { 3: 0, 6: 9, 9: 9 } }, 'bounds', 'reefs.3'],
    ['a free spell', { spells: { ...components.spells, tide: 0 } }, 'bounds', 'spells.tide'],
    ['ducts of a tenth space', withShip('B1', '12 0a'), 'bounds', 'ships.B1'],
    ['no ducts', withShip('B1', ''), 'bounds', 'ships.B1'],
    ['another number of mages', { mages: 2 }, 'fixed', 'mages'],
    ['a seventh place in the hold', { hold: 7 }, 'certain', 'hold'],
    ['a seventh ship', withShip('D1', '12'), 'unknown', 'ships.D1'],
    ['a list for a number', { salvage: [3] }, 'bounds', 'salvage'],
    ['no sheet', null, 'shape', ''],
  ])('%s', (_, sheet, problem, path) => {
    expect(nautilion.withSheet(sheet)).toMatchObject({ sheet: problem, path });
  });
});

describe('editions', () => {
  test('each is a game of its own number, and the newest is the game', () => {
    expect(nautilionEditions.map(game => game.rules)).toEqual([1]);
    expect(nautilionEditions.at(-1)).toBe(nautilion);
    expect(nautilionEditions.flatMap(game => game.differing)).toEqual([]);
  });

  test('a correction is a new one, and the old one plays on as it was', () => {
    const next = makeNautilion({
      ...editions[0],
      rules: 2,
      components: { ...editions[0].components, castaway: 1 },
    });
    expect(next).toMatchObject({ rules: 2, differing: [], components: { castaway: 1 } });
    const back = next.withSheet({ castaway: 2 });
    expect(back).toMatchObject({ rules: 2, differing: ['castaway'] });
    const table = { expansions: 'darkhouse', card: 11, path: '1 N 2 3 3 P', crew: '4' };
    const rolled = { ...table, pile: '5 6', reserve: 1, rolls: '1 1 1' };
    expect(legal(given(rolled, next))).toContain('castaway');
    expect(legal(given(rolled))).not.toContain('castaway');
  });
});
