/** What is begun at the helm and then not played. */
import { nautilion, SPECTATOR } from '@tidetable/rules';
import { givenVoyage, playedVoyage } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import type { BoardProps } from '../gameUi.ts';
import { castTranslation, give, goOn, helmOf, nothingBegun } from './helm.ts';

type State = ReturnType<typeof givenVoyage>;

const boardOf = (s: State, play: BoardProps['play']): BoardProps => {
  const out = new Int32Array(nautilion.maxLegal);
  const legal = Array.from(out.subarray(0, nautilion.legalMoves(s, out)), nautilion.formatMove);
  return {
    view: nautilion.view(s, SPECTATOR),
    components: nautilion.components,
    ...{ legal, events: [], lines: [], players: [], points: [] },
    aids: { memory: true, projection: true },
    highlighted: undefined,
    play,
    offer: () => undefined,
  };
};

test.each([
  ['thought better of', true],
  ['played', false],
])('a Translation that was %s', (_, isCancelled) => {
  const s = givenVoyage({ path: '1 N 2 3 4 5 6 P', crew: '1', reserve: 3, rolls: '1 1 3' });
  const state = nothingBegun();
  const played: string[] = [];
  const play: BoardProps['play'] = (move, cancelled) => {
    played.push(move);
    if (isCancelled) cancelled?.();
  };
  castTranslation(helmOf(boardOf(s, play), state), { for: 'translation', first: 1, second: 3 });
  expect(played).toEqual(['translation']);
  playedVoyage(s, 'translation'); // after “Cancel” from the list of moves
  const later = helmOf(boardOf(s, play), state);
  goOn(later);
  expect(played.slice(1)).toEqual(isCancelled ? [] : ['token 2']);
  expect(later.seen === later.view).toBe(isCancelled);
});

test('a die given against a lesson is refused at once, and the plan keeps what was right', () => {
  const s = givenVoyage({ path: '1 N 2 3 4 5 6 P', crew: '1', reserve: 3, rolls: '1 2 4' });
  const state = nothingBegun();
  const refused: (string | undefined)[] = [];
  const lesson: BoardProps = {
    ...boardOf(s, () => undefined),
    highlighted: 'darkhouse 2',
    ahead: ['phantom 1'],
    refuse: why => refused.push(why?.code),
  };
  const plan = () => helmOf(lesson, state).plan;
  give(helmOf(lesson, state), 1, 'darkhouse');
  give(helmOf(lesson, state), 2, 'phantom');
  expect(refused).toEqual(['wrong-move']);
  expect(plan()).toEqual({ darkhouse: 1 });
  expect(helmOf({ ...lesson, highlighted: 'tide 4 to 3' }, nothingBegun()).expected).toEqual({});
});
