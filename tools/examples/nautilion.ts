/** Positions of the drawn examples in the rules of Nautilion. */
import { type Nautilion, nautilion } from '@tidetable/rules';
import { givenVoyage as given } from '@tidetable/rules/testkit';

export const game = nautilion;

/** Four crew of each number. */
const WHOLE_PATH = '1 2 1 5 4 9 2 1 6 7 9 6 5 6 7 8 3 4 5 4 9 6 2 8 7 3 1 4 8 5 8 3 2 3 7 9';

export const positions: Readonly<Record<string, () => Nautilion.State>> = {
  start: () => given({ turn: 1, path: WHOLE_PATH, pile: '', reserve: 4 }),
  spells: () => given({ path: 'N 3 7 1 5 9 2 8 P', reserve: 4, rolls: '1 1 4' }),
  dice: () => given({ path: WHOLE_PATH, pile: '', reserve: 4, rolls: '4 2 1' }),
  apart: () => given({ ship: 'C1', path: 'N 3 7 2 8 P', crew: '1 5 9', reserve: 1 }),
  phantom: () => given({ path: 'N 3 7 1 5 P 9', reserve: 2, rolls: '2 2 2' }),
  open: () => given({ path: 'N 3 7 8 5 P', crew: '1 2', reserve: 2 }),
  admirals: () =>
    given({ seats: 2, admirals: [1, 2], path: 'N 3 7 8 5 P', crew: '4 9', reserve: 4 }),
  mages: () =>
    given({
      expansions: 'mages',
      path: 'N 3 B 8 P',
      crew: '2',
      cabin: 'A 1 C 7',
      reserve: 2,
      rolls: '1 1 2',
    }),
  mercenaries: () =>
    given({
      expansions: 'mercenaries',
      path: 'N 3 M 9 P',
      crew: '2 4 5',
      mercenaries: '3',
      hold: 'M 8',
      reserve: 2,
    }),
  reefs: () =>
    given({ expansions: 'reefs', path: '4/3 N 3 7 1/6 5 9 2/9 8 P', reserve: 2, rolls: '3 1 2' }),
  darkhouse: () =>
    given({ expansions: 'darkhouse', turn: 2, card: 4, path: 'N 3 7 8 P', reserve: 2 }),
  heroics: () =>
    given({ expansions: 'heroics', heroics: '2 4 9', path: 'N 3 7 8 P', crew: '1 2', reserve: 1 }),
};
