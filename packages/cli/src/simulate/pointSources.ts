import { type GameId, type Nauticus, nauticusRoads } from '@tidetable/rules';
import { type Language, nauticusWords } from '@tidetable/text';

/** The sources of points, for games with several roads. */
export interface Roads {
  names(language: Language): { readonly [road: string]: string };
  /** Points by road; they add up to the score of the seat. */
  of(state: object, seat: number): { readonly [road: string]: number };
}

export const roads: Readonly<Partial<Record<GameId, Roads>>> = {
  nauticus: {
    names: language => nauticusWords[language].roads,
    of: (state, seat) => ({ ...nauticusRoads(state as Nauticus.State, seat) }),
  },
};
