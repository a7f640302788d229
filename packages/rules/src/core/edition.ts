/** Editions: what was played by one replays by it for ever. */
import { leavesOf } from './componentLeaves.ts';
import type { AnyGame, Game, GameEvent } from './game.ts';
import { isSheetProblem, readSheet, type SheetTerms } from './sheet.ts';

/** A released state of a game. A corrected component or rule is a new one; none is ever changed. */
export interface Edition<Components extends object, Gate extends string = never>
  extends SheetTerms<Components> {
  /** The version of the rules. */
  readonly rules: number;
  /** The changes of rules, by name, that it plays. */
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

/** What a game says of its edition, and of the sheet that a table may have brought. */
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
