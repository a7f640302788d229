/** Positions of the drawn examples in the rules of Nauticus. */
import { type Nauticus, nauticus } from '@tidetable/rules';
import { givenFleet as given, playedFleet as played } from '@tidetable/rules/testkit';

type State = Nauticus.State;

const after = (s: State, ...moves: readonly string[]): State => {
  played(s, ...moves);
  return s;
};

export const game = nauticus;

const MARKET = { action: 'goods', space: 6 } as const;

export const positions: Readonly<Record<string, () => State>> = {
  wheel: () => given({}),
  masts: () => given({ action: 'masts', space: 7 }),
  nextAnchor: () => given({ seats: 4, flipped: ['money'] }),
  workers: () => given({ action: 'money', blue: 3 }),
  buying: () => given(MARKET),
  buyingOn: () => after(given(MARKET), 'buy coffee'),
  storage: () =>
    given({ players: [{ storage: '2 lion mast, eagle mast, lion sail, crown sail, fish' }] }),
  hulls: () =>
    given({
      players: [{ ships: ['1-ship', 'stern bow', 'stern middle bow', 'stern middle middle bow'] }],
    }),
  growing: () => given({ players: [{ ships: ['stern:lion middle'] }] }),
  emblems: () => given({ players: [{ ships: ['stern:lion/lion bow:crown/eagle'] }] }),
  delivery: () =>
    given({
      action: 'delivery',
      players: [
        {
          ships: [
            'stern:lily/lily+salt bow:lily/crown+fish',
            'stern:tower/tower+coffee bow:tower/tower',
          ],
        },
      ],
    }),
  crowns: () =>
    given({
      action: 'crowns',
      players: [{ passed: 1, storage: 'crown sail, bow', ships: ['stern:crown/lion bow'] }],
    }),
  finished: () =>
    given({
      players: [
        { ships: ['stern:eagle/eagle middle:eagle/crown bow:crown/eagle', '1-ship:lily/lily'] },
      ],
    }),
  delivered: () => given({ players: [{ delivered: '3 coffee, 2 salt, fish' }] }),
};
