import type { NautilusIsland } from '@tidetable/rules';
import { activeColumn, moveNotation } from '@tidetable/rules/nautilus-island';

/** What a tap on a column means: collect where one stands, else go there. */
export const columnMove = (view: NautilusIsland.View, column: number): string =>
  view.toAct === view.seat && activeColumn(view) === column
    ? moveNotation.collect
    : moveNotation.column(column);
