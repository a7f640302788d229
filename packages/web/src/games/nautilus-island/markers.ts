import type { NautilusIsland } from '@tidetable/rules';
import { activeColumn, moveNotation } from '@tidetable/rules/nautilus-island';

/** The move of a tap on a column: collect at the own column, else go there. */
export const columnMove = (view: NautilusIsland.View, column: number): string =>
  view.toAct === view.seat && activeColumn(view) === column
    ? moveNotation.collect
    : moveNotation.column(column);
