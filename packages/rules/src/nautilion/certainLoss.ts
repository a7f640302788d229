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

/** What one depth of the search works with; used again for every position of that depth. */
interface Level {
  readonly state: State;
  readonly legal: Int32Array;
}

interface Search {
  readonly view: View;
  readonly levels: Level[];
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
  const level = { state: s, legal: new Int32Array(MOVE_COUNT) };
  const search = { view, levels: [level], left: MOST };
  return legalIn(level).includes(move) ? lossBy(search, 1, move) : undefined;
};

/** Made once for each table: a board asks for every choice that it shows. */
const sheets = new WeakMap<Components, Sheet>();

const sheetFor = (components: Components): Sheet => {
  const sheet = sheets.get(components) ?? sheetOf(components);
  sheets.set(components, sheet);
  return sheet;
};

/** How it is lost by a move in the position one level higher. */
const lossBy = (search: Search, depth: number, move: number): Loss | undefined => {
  if (move >= HEROIC && move < GIVE) return undefined; // the next card may help
  const level = levelOf(search, depth);
  const { state: s } = level;
  copyInto(s, search.levels[depth - 1].state);
  const events: Event[] = [];
  play(s, move, events);
  if (s.toAct === CHANCE || s.outcome === Outcome.won) return undefined;
  if (s.toAct === OVER) return lossOf(s, events);
  let first: Loss | undefined;
  for (const next of legalIn(level)) {
    const loss = search.left-- > 0 ? lossBy(search, depth + 1, next) : undefined;
    if (!loss) return undefined;
    first ??= loss;
  }
  return first;
};

const levelOf = ({ levels, view }: Search, depth: number): Level => {
  const { sheet, seats } = levels[0].state;
  levels[depth] ??= {
    state: blank(sheet, { ...view.options, seats }),
    legal: new Int32Array(MOVE_COUNT),
  };
  return levels[depth];
};

const legalIn = ({ state, legal }: Level): Int32Array =>
  legal.subarray(0, legalMoves(state, legal));

const lossOf = ({ outcome }: State, events: readonly Event[]): Loss => {
  const collision = events.find(e => e.type === 'collision');
  return {
    outcome: OUTCOME_NAMES[outcome] as OutcomeName,
    ours: collision?.ours ?? 0,
    theirs: collision?.theirs ?? 0,
  };
};
