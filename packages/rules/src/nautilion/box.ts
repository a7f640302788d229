/** What of the box is in play with these options. */
import { components } from './components.ts';
import { bringsBack } from './darkhouseCards/effects.ts';
import {
  BLANK,
  CREW,
  Expansion,
  HEROICS,
  isCrew,
  isMage,
  LEVEL_NAMES,
  MERCENARY,
  plays,
  type State,
} from './state.ts';

/** How many tokens of a kind belong to the path or the first reserve; reefs are counted apart. */
export const copiesOf = (s: State, kind: number): number => {
  if (isCrew(kind)) return components.copies; // [NL2]
  if (isMage(kind)) return plays(s, Expansion.mages) ? components.mages : 0; // [NL39]
  if (kind === MERCENARY) return plays(s, Expansion.mercenaries) ? components.mercenaries : 0; // [NL46]
  return kind === BLANK ? s.blanks : 0;
};

/** Sorts the box once for each mix of expansions, so that dealing need not. The result is shared. */
const oncePerMix = (sort: (s: State) => Uint8Array): ((s: State) => Uint8Array) => {
  const sorted: Uint8Array[] = []; // by bit set of expansions
  return s => {
    sorted[s.expansions] ??= sort(s);
    return sorted[s.expansions];
  };
};

/** The kinds of the path tokens before they are shuffled. */
export const pathTokens = oncePerMix(s =>
  Uint8Array.from(
    Array.from({ length: BLANK - CREW }, (_, kind) => kind).flatMap(kind =>
      new Array<number>(copiesOf(s, kind)).fill(kind),
    ),
  ),
);

/** Beside how many path tokens a reef lies at the start. [NL59] */
export const reefCount = (s: State): number =>
  plays(s, Expansion.reefs) ? Math.ceil(pathTokens(s).length / components.reefEvery) : 0;

export const levelOf = (s: State): { red: number; blue: number } =>
  components.levels[LEVEL_NAMES[s.level]]; // [NL69]

/** Cards 10 to 12 belong to the first three expansions, in their order. [NL84] */
export const usableHeroics = oncePerMix(s => {
  if (!plays(s, Expansion.heroics)) return new Uint8Array();
  const owners = [Expansion.mages, Expansion.mercenaries, Expansion.reefs];
  const general = HEROICS - owners.length;
  return Uint8Array.from({ length: HEROICS }, (_, i) => i + 1).filter(
    card => card <= general || plays(s, owners[card - general - 1]),
  );
});

/** Can something on this table fetch tokens back from the reserve or the pile? [NL32] */
export const isChoosy = (s: Pick<State, 'expansions' | 'row'>): boolean =>
  plays(s, Expansion.mercenaries) ||
  plays(s, Expansion.heroics) ||
  (plays(s, Expansion.darkhouse) && s.row.some(bringsBack));
