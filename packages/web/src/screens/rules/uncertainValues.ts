/** Rules whose values depend on uncertain components. */
import { type AnyGame, type GameId, uncertainParts } from '@tidetable/rules';
import { valueRules } from '@tidetable/text/rules';

export interface UncertainValue {
  readonly component: string;
  readonly marks: readonly ('L' | 'I')[];
}

/** By rule, each component once. */
export type UncertainValues = ReadonlyMap<string, readonly UncertainValue[]>;

export const uncertainValues = (game: AnyGame): UncertainValues => {
  const parts = uncertainParts(game).map(({ path, mark }) => ({
    component: path.split('.')[0],
    mark,
  }));
  const values = new Map<string, UncertainValue[]>();
  for (const [component, rule] of Object.entries(valueRules[game.id as GameId])) {
    const marks = parts.filter(part => part.component === component).map(({ mark }) => mark);
    values.set(rule, [...(values.get(rule) ?? []), { component, marks: [...new Set(marks)] }]);
  }
  return values;
};
