import { isSheetProblem, nautilion, playedEdition, SPECTATOR, seededRng } from '@tidetable/rules';
import { componentsOf } from '@tidetable/rules/nautilion';
import { dealt } from '@tidetable/rules/testkit';
import { expect, test } from 'vitest';
import { gameAt } from '../../table/gameAt.ts';
import { spaceMove } from './tapMoves.ts';

const options = {
  seats: 1,
  ship: 'C2',
  reserve: 4,
  expansions: ['mercenaries'],
  darkhouse: 'intro',
  harpoons: 2,
};

test('which crew a tap keeps follows the ducts of the table', async () => {
  const { ships } = componentsOf();
  const own = nautilion.withSheet({ ships: { ...ships, C2: '12 23 34 45 56 67 78 89' } });
  if (isSheetProblem(own)) throw new Error(own.sheet);
  const dealtView = nautilion.view(dealt(nautilion, options, seededRng(1)), SPECTATOR);
  const view = { ...dealtView, step: 'group' as const, crew: [1, 2, 5] };
  const tap = async (game: typeof nautilion, space: number): Promise<string | undefined> => {
    const { components } = await gameAt({ game: 'nautilion', edition: playedEdition(game) });
    return spaceMove({ view, components }, space);
  };
  const taps = (game: typeof nautilion) => Promise.all([1, 2, 5].map(space => tap(game, space)));
  expect(await taps(nautilion)).toEqual(['group 1', 'group 2', 'group 2']);
  expect(await taps(own)).toEqual(['group 1', 'group 1', 'group 5']);
});
