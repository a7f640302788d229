import {
  CHANCE,
  nautilion,
  type Options,
  OVER,
  SPECTATOR,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { componentsOf, ductsOf, EXPANSION_NAMES, SHIP_NAMES } from '@tidetable/rules/nautilion';
import { withSheet } from '@tidetable/rules/testkit';
import { LANGUAGES } from '@tidetable/text';
import { describe, expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import { drawNautilion } from './nautilion.ts';
import { SHIPS } from './ships.ts';

const NAMES = ['Ann', 'Zoé'];
const { components } = nautilion;
const plain = paintFor({ isTTY: false });

const mixOf = (seed: number): Options => ({
  seats: 1 + (seed % 2),
  ship: SHIP_NAMES[seed % 6],
  reserve: 6,
  expansions: EXPANSION_NAMES.filter((_, bit) => (seed % 32) & (1 << bit)),
  darkhouse: 'intro',
  harpoons: 2,
});

/** A voyage by chance; every position of it is shown. */
const sail = (seed: number, show: (view: ReturnType<typeof nautilion.view>) => void): void => {
  const s = nautilion.blank(mixOf(seed));
  const rng = seededRng(seed);
  const legal = new Int32Array(nautilion.maxLegal);
  nautilion.deal(s, unnamed(rng));
  for (let seat = nautilion.toAct(s); seat !== OVER; seat = nautilion.toAct(s)) {
    show(nautilion.view(s, seat === CHANCE ? SPECTATOR : seat));
    nautilion.play(s, legal[rng(nautilion.legalMoves(s, legal))]);
  }
  show(nautilion.view(s, SPECTATOR));
};

describe.each(LANGUAGES)('the board in %s', language => {
  test('fits the screen, and holds nothing that is no word', () => {
    for (let seed = 0; seed < 64; seed++) {
      sail(seed, view => {
        const board = drawNautilion({ view, components, names: NAMES, language, paint: plain });
        expect(board).not.toMatch(/undefined|NaN|\[object|null/);
        for (const line of board.split('\n')) {
          expect(line.length, `seed ${seed}: ${line}`).toBeLessThanOrEqual(80);
          expect(line).toBe(line.trimEnd());
        }
      });
    }
  });

  test('shows every token of the path in its order, and both figures once', () => {
    for (let seed = 0; seed < 32; seed++) {
      sail(seed, view => {
        const board = drawNautilion({ view, components, names: NAMES, language, paint: plain });
        const way = board.split('\n\n')[1].split('\n').slice(0, -2);
        const rows = way.filter(row => !/^(reefs|écueils|dice|dés)/.test(row));
        const cells = rows.flatMap(row => row.slice(13).trim().split(/\s+/));
        const tokens = cells.filter(cell => /^([1-9ABCM])$/.test(cell));
        expect(tokens).toEqual(view.path.map(token => (token === 'mercenary' ? 'M' : token)));
        expect(cells.filter(cell => /^\[[NPF]\]$/.test(cell))).toHaveLength(2);
      });
    }
  });
});

test('the drawing of each ship has its nine spaces', () => {
  for (const drawing of Object.values(SHIPS))
    expect(
      drawing
        .join('')
        .match(/(?<= )[1-9](?= )/g)
        ?.sort(),
    ).toEqual([...'123456789']);
  expect(Object.keys(SHIPS)).toEqual(SHIP_NAMES);
});

/** A drawing's ducts: lines that run straight or aslant from one space to another. */
const linesOf = (drawing: readonly string[]): string[] => {
  const at = (x: number, y: number): string => drawing[y]?.[x] ?? ' ';
  const found: string[] = [];
  drawing.forEach((row, y) => {
    [...row].forEach((space, x) => {
      if (!/[1-9]/.test(space)) return;
      for (const [dx, dy, step] of [
        [1, 0, '─'],
        [0, 1, '│'],
      ] as const) {
        let [i, j] = [x + dx, y + dy];
        if (dx === 1 && at(i, j) === ' ') i++;
        let length = 0;
        for (; at(i, j) === step; i += dx, j += dy) length++;
        if (dx === 1 && at(i, j) === ' ') i++;
        if (length > 0 && /[1-9]/.test(at(i, j))) found.push([space, at(i, j)].sort().join(''));
      }
    });
  });
  return found;
};

test.each(['A2', 'B1', 'C2'] as const)('the lines of ship %s join what its ducts join', name => {
  const ducts = ductsOf(componentsOf(), name).map(pair => pair.sort().join(''));
  expect(linesOf(SHIPS[name]).sort()).toEqual(ducts.sort());
});

/** The lines of the other drawings are not parsed; a change of these ducts needs a new drawing. */
test.each([
  ['A1', '12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98'],
  ['B2', '51 18 84 45 52 27 79 95 83 76'],
  ['C1', '15 59 92 26 67 73 38 84 41'],
] as const)('ship %s was drawn by hand for its ducts', (name, ducts) => {
  expect(componentsOf().ships[name]).toBe(ducts);
});

test('a ship with other ducts than the drawn ones is told as what they join', () => {
  const { ships } = componentsOf();
  const game = withSheet(nautilion, { ships: { ...ships, C2: '12 23 34 45 56 67 78 89' } });
  const s = game.blank({ ...mixOf(0), ship: 'C2' });
  game.deal(s, unnamed(seededRng(3)));
  const view = { ...game.view(s, 0), crew: [2] };
  const draw = (components: object): string =>
    drawNautilion({ view, components, names: NAMES, language: 'en', paint: plain });
  expect(draw(game.components)).toMatch(
    / \(1\)── 2\n +\[2\]── 1, 3\n +\(3\)── 2, 4\n + 4 ── 3, 5\n/,
  );
  expect(draw(nautilion.components)).toContain(' 3 ──(9)──[2]──(5)── 7 ── 1 ── 8 ── 6');
});

test('where dice lead, what is missing and which spaces are open can be read', () => {
  const s = nautilion.blank({ ...mixOf(0), reserve: 4 });
  nautilion.deal(s, unnamed(seededRng(3)));
  for (const face of ['roll 1', 'roll 2', 'roll 4'])
    nautilion.play(s, nautilion.parseMove(face) as number);
  const draw = (): string =>
    drawNautilion({
      view: nautilion.view(s, 0),
      components,
      names: NAMES,
      language: 'en',
      paint: plain,
    });
  expect(draw()).toMatch(/Dice +\[1\] \[2\] \[4\] to give/);
  expect(draw()).toMatch(/dice +N1 {3}N2 {8}N4\n/);
  expect(draw()).toContain('(1)');
  expect(draw()).toContain('to go: Nautilion 37, Phantom 37');
  for (const move of ['darkhouse 1', 'phantom 2'])
    nautilion.play(s, nautilion.parseMove(move) as number);
  const token = nautilion.view(s, 0).pending.hand as string;
  nautilion.play(s, nautilion.parseMove(`to ship ${token}`) as number);
  expect(draw()).toContain(`[${token}]`);
  expect(draw()).toContain('to go: Nautilion 32, Phantom 34');
});
