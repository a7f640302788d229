/** Positions of the drawn examples in the rules of Nautilus Island. */
import { type NautilusIsland, nautilusIsland } from '@tidetable/rules';
import { givenIsland as given, playedIsland as played } from '@tidetable/rules/testkit';

type State = NautilusIsland.State;

const after = (s: State, ...moves: readonly string[]): State => {
  played(s, ...moves);
  return s;
};

export const game = nautilusIsland;

const CAMP = {
  green: 'pair',
  red: 'odd',
  blue: 'three',
  purple: 'double',
  orange: 'perCard',
} as const;

export const positions: Readonly<Record<string, () => State>> = {
  columns: () => given({ seats: 2, round: 3, heights: [7, 7, 7, 7], camp: CAMP }),
  order: () => given({ seats: 3, markers: [4, 1, 2], camp: CAMP }),
  way: () => given({ seats: 3, markers: [2, 3, 4], order: [1, 0, 2], turn: 1, camp: CAMP }),
  collect: () => after(given({ markers: [1, 2], stacks: { 4: ['g1', 'r3', 'y2'] } }), 'column 4'),
  lay: () => after(given({ markers: [1, 4], hands: ['r1 r1 r4 b2'] }), 'column 3', 'store red'),
  camp: () =>
    given({
      camp: CAMP,
    }),
  closing: () =>
    after(
      given({ markers: [1, 4], hands: ['b3 b4'], sets: [{ blue: '1 2' }], camp: CAMP }),
      'column 3',
      'store blue',
      'lay 3 4',
    ),
  odd: () =>
    given({
      sets: [
        {
          red: { cards: '1 2 2 3 4', bonus: 'odd' },
          blue: { cards: '1 2 3 4', bonus: 'odd' },
        },
      ],
    }),
  pair: () => given({ sets: [{ green: { cards: '3 3 4 4', bonus: 'pair pair' } }] }),
  treasures: () => given({ hands: ['y1 y2 y4 g1'] }),
  score: () =>
    given({
      hands: ['y2 y4'],
      sets: [
        {
          blue: { cards: '1 1 2 3 4', bonus: 'perCard odd', porthole: 11 },
          green: { cards: '1 2', bonus: 'two' },
        },
      ],
    }),
};
