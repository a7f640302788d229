/** A loss that no choice can avert any more, before the next die is rolled: for warnings. */
import { CHANCE, OVER } from '../core/game.ts';
import type { Components } from './components.ts';
import type { Event } from './events.ts';
import { parseMove } from './formatMove.ts';
import { legalMoves } from './legal.ts';
import { GIVE, HEROIC, MOVE_COUNT } from './moves.ts';
import { play } from './play.ts';
import { fromView } from './read.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { blank, copyInto, type State } from './state.ts';
import { OUTCOME_NAMES, Outcome, type OutcomeName } from './steps.ts';
import type { View } from './view.ts';

export interface Loss {
  readonly outcome: OutcomeName;
  /** Where a collision has decided: the harpoons of both sides. */
  readonly ours: number;
  readonly theirs: number;
}

const MOST = 400; // positions that are looked at; what would need more is not called certain

interface Search {
  readonly view: View;
  left: number;
}

/** How the voyage is lost after this move, whatever else is chosen; undefined if it need not be. */
export const certainLoss = (
  components: Components,
  view: View,
  notation: string,
): Loss | undefined => {
  const move = parseMove(notation);
  if (move === undefined) return undefined;
  const s = fromView(sheetFor(components), view);
  return legalIn(s).includes(move) ? lossBy({ view, left: MOST }, s, move) : undefined;
};

/** Made once for each table: a board asks for every choice that it shows. */
const sheets = new WeakMap<Components, Sheet>();

const sheetFor = (components: Components): Sheet => {
  const sheet = sheets.get(components) ?? sheetOf(components);
  sheets.set(components, sheet);
  return sheet;
};

const lossBy = (search: Search, before: State, move: number): Loss | undefined => {
  if (move >= HEROIC && move < GIVE) return undefined; // the next card may help
  const s = blank(before.sheet, { ...search.view.options, seats: before.seats });
  copyInto(s, before);
  const events: Event[] = [];
  play(s, move, events);
  if (s.toAct === CHANCE || s.outcome === Outcome.won) return undefined;
  if (s.toAct === OVER) return lossOf(s, events);
  let first: Loss | undefined;
  for (const next of legalIn(s)) {
    const loss = search.left-- > 0 ? lossBy(search, s, next) : undefined;
    if (!loss) return undefined;
    first ??= loss;
  }
  return first;
};

const legalIn = (s: State): Int32Array => {
  const list = new Int32Array(MOVE_COUNT);
  return list.subarray(0, legalMoves(s, list));
};

const lossOf = ({ outcome }: State, events: readonly Event[]): Loss => {
  const collision = events.find(e => e.type === 'collision');
  return {
    outcome: OUTCOME_NAMES[outcome] as OutcomeName,
    ours: collision?.ours ?? 0,
    theirs: collision?.theirs ?? 0,
  };
};
