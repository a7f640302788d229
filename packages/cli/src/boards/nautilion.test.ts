import {
  CHANCE,
  nautilion,
  type Options,
  OVER,
  SPECTATOR,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { LANGUAGES } from '@tidetable/text';
import { describe, expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import { drawNautilion } from './nautilion.ts';
import { SHIPS } from './ships.ts';

const NAMES = ['Ann', 'Zoé'];
const SHIP_NAMES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const EXPANSIONS = ['mages', 'mercenaries', 'reefs', 'darkhouse', 'heroics'];
const plain = paintFor({ isTTY: false });

const mixOf = (seed: number): Options => ({
  seats: 1 + (seed % 2),
  ship: SHIP_NAMES[seed % 6],
  reserve: 6,
  expansions: EXPANSIONS.filter((_, bit) => (seed % 32) & (1 << bit)),
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
        const board = drawNautilion({ view, names: NAMES, language, paint: plain });
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
        const board = drawNautilion({ view, names: NAMES, language, paint: plain });
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

test('the drawing of each ship has its nine spaces, and was made for its ducts', () => {
  const { ships } = nautilion.components as { ships: Record<string, string> };
  for (const [name, { ducts, drawing }] of Object.entries(SHIPS)) {
    expect(ducts).toBe(ships[name]);
    expect(
      drawing
        .join('')
        .match(/(?<= )[1-9](?= )/g)
        ?.sort(),
    ).toEqual([...'123456789']);
  }
  expect(Object.keys(SHIPS)).toEqual(Object.keys(ships));
});

/** A drawing's ducts: lines that run straight or aslant from one space to another. */
const ductsOf = (drawing: readonly string[]): string[] => {
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

test.each(['A2', 'B1', 'C2'])('the lines of ship %s join what its ducts join', name => {
  const { ducts, drawing } = SHIPS[name];
  const sorted = ducts.split(' ').map(pair => [...pair].sort().join(''));
  expect(ductsOf(drawing).sort()).toEqual(sorted.sort());
});

test('where dice lead, what is missing and which spaces are open can be read', () => {
  const s = nautilion.blank({ ...mixOf(0), reserve: 4 });
  nautilion.deal(s, unnamed(seededRng(3)));
  for (const face of ['roll 1', 'roll 2', 'roll 4'])
    nautilion.play(s, nautilion.parseMove(face) as number);
  const draw = (): string =>
    drawNautilion({ view: nautilion.view(s, 0), names: NAMES, language: 'en', paint: plain });
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
