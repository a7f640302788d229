/** How a voyage went, once it is over. */
import type { Nautilion } from '@tidetable/rules';
import { boardWords, words } from '@tidetable/text/nautilion';
import type { VoyageUi } from '../gameUi.ts';
import { wayOf } from './ways.ts';

type View = Nautilion.View;

const SHIPS = [
  { ship: 'nautilion', color: 'var(--brass-ink)' },
  { ship: 'phantom', color: 'var(--phantom)' },
] as const;

export const voyage: VoyageUi = {
  facts: (given, language) => {
    const view = given as View;
    const { voyage: told } = boardWords[language];
    return [told.crew(view.crew.length), ...SHIPS.map(({ ship }) => told[ship](wayOf(view, ship)))];
  },
  title: language => boardWords[language].voyage.course,
  curves: SHIPS.map(({ ship, color }) => ({
    name: language => words[language].board.takers[ship],
    color,
    at: view => wayOf(view as View, ship),
  })),
};
