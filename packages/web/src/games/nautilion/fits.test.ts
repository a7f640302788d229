import { type Nautilion, nautilion, SPECTATOR } from '@tidetable/rules';
import { givenVoyage } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { fitsBegun } from './fits.ts';
import type { Aim } from './helm.ts';
import type { Plan } from './plan.ts';

const MOVES = ['darkhouse 1', 'darkhouse 2', 'darkhouse 4', 'phantom 2', 'nautilion 4'];
const SPELLS = ['whirlwind', 'tide 1 to 3', 'tide 4 to 2', 'translation'];

const view = nautilion.view(
  givenVoyage({ path: 'N 1 2 3 4 5 6 P', reserve: 6, rolls: '1 2 4' }),
  SPECTATOR,
) as Nautilion.View;

const fitting = (begun: { plan?: Plan; aim?: Aim; held?: number }): string[] =>
  [...MOVES, ...SPELLS].filter(move =>
    fitsBegun(
      { view, plan: {}, aim: undefined, held: undefined, ...begun, isTaken: 'held' in begun },
      move,
    ),
  );

test('a plan leaves the moves that give its dice, and the others what it leaves', () => {
  expect(fitting({ plan: { darkhouse: 0 } })).toEqual(['darkhouse 1', 'phantom 2', 'nautilion 4']);
  expect(fitting({ plan: { phantom: 1 } })).toEqual([
    ...['darkhouse 1', 'darkhouse 4', 'phantom 2', 'nautilion 4'],
  ]);
});

test('a die in hand may go to anybody, and a spell is cast as it was begun', () => {
  expect(fitting({ held: 2 })).toEqual(['darkhouse 4', 'nautilion 4']);
  expect(fitting({ aim: { for: 'tide' } })).toEqual(['tide 1 to 3', 'tide 4 to 2']);
  expect(fitting({ aim: { for: 'tide', die: 2 } })).toEqual(['tide 4 to 2']);
  expect(fitting({ aim: { for: 'translation' } })).toEqual(['translation']);
});
