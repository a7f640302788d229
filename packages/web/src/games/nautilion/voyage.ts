/** How a voyage went, once it is over. */
import type { Nautilion } from '@tidetable/rules';
import { harpoons } from '@tidetable/rules/nautilion';
import { boardWords, words } from '@tidetable/text/nautilion';
import type { VoyageUi } from '../gameUi.ts';
import { magesAboard, wayOf } from './ways.ts';

type View = Nautilion.View;

const SHIPS = [
  { ship: 'nautilion', color: 'var(--brass-ink)' },
  { ship: 'phantom', color: 'var(--phantom)' },
] as const;

const harpoonsOf = (view: View): [ours: number, theirs: number] => {
  const { ours, theirs } = harpoons(view);
  return [ours, theirs];
};

export const voyage: VoyageUi = {
  facts: (given, language) => {
    const view = given as View;
    const { voyage: told } = boardWords[language];
    const { list, expansions } = words[language];
    const played = view.options.expansions.map(name => expansions[name]);
    // Who has arrived is told already: that ended the voyage.
    const under = SHIPS.filter(({ ship }) => wayOf(view, ship) > 0);
    return [
      ...(played.length > 0 ? [told.expansions(list(played))] : []),
      told.crew(view.crew.length),
      ...(view.options.expansions.includes('mages') ? [told.mages(magesAboard(view))] : []),
      ...(view.outcome === 'collision-lost' ? [told.harpoons(...harpoonsOf(view))] : []),
      ...under.map(({ ship }) => told[ship](wayOf(view, ship))),
    ];
  },
  title: language => boardWords[language].voyage.course,
  curves: SHIPS.map(({ ship, color }) => ({
    name: language => words[language].board.takers[ship],
    color,
    at: view => wayOf(view as View, ship),
  })),
};
