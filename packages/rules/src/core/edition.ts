/** Editions of the rules: a match always replays by the edition that it was played by. */
import { leavesOf } from './componentLeaves.ts';
import type { AnyGame, Game, GameEvent } from './game.ts';
import { isSheetProblem, readSheet, type SheetTerms } from './sheet.ts';

/** A released version of a game. A corrected component or rule makes a new edition; a released one never changes. */
export interface Edition<Components extends object, Gate extends string = never>
  extends SheetTerms<Components> {
  /** The version of the rules. */
  readonly rules: number;
  /** Names of the rule changes that are in force. */
  readonly gates: readonly Gate[];
}

/** Which edition a table plays, and with which components, if they are its own. */
export interface PlayedEdition {
  readonly rules: number;
  readonly sheet: object | null;
  readonly differing: readonly string[];
}

export const playedEdition = ({ rules, components, differing }: AnyGame): PlayedEdition => ({
  rules,
  sheet: differing.length > 0 ? components : null,
  differing,
});

/** A table of components of the same form: other numbers and flags, the same names. */
export type Varied<Part> = Part extends number
  ? number
  : Part extends boolean
    ? boolean
    : Part extends string
      ? Part
      : { readonly [Name in keyof Part]: Varied<Part[Name]> };

/** The part of a `Game` about its edition and the component sheet of its table. */
export const editionParts = <
  Components extends object,
  S extends object,
  V extends object,
  E extends GameEvent,
>(
  edition: Edition<Components, string>,
  components: Components,
  make: (components: Components) => Game<S, V, E>,
): Pick<
  Game<S, V, E>,
  'rules' | 'gates' | 'components' | 'differing' | 'certainty' | 'bounds' | 'withSheet'
> => ({
  rules: edition.rules,
  gates: edition.gates,
  components,
  differing: differingLeaves(edition.components, components),
  certainty: edition.certainty,
  bounds: edition.bounds,
  withSheet: data => {
    const read = readSheet(edition, data);
    return isSheetProblem(read) ? read : make(read);
  },
});

const differingLeaves = (standard: object, own: object): string[] => {
  const usual = new Map(leavesOf(standard).map(({ path, value }) => [path, value]));
  return leavesOf(own).flatMap(({ path, value }) => (usual.get(path) === value ? [] : [path]));
};
