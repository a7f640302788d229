/** All candidates for the rest of a turn, from the view alone. */
import type { AnyGame, Move, NautilusIsland } from '@tidetable/rules';
import {
  COLOUR_NAMES,
  type Components,
  moveNotation,
  OBJECTS,
  SETS,
} from '@tidetable/rules/nautilus-island';
import type { Candidates } from '../network/learnable.ts';
import { encode } from './encode.ts';
import {
  blankKnown,
  canClose,
  close,
  collect,
  copyKnown,
  endTurn,
  explore,
  heldOf,
  isFree,
  KINDS,
  type Known,
  readKnown,
  store,
  willRefill,
} from './known.ts';

const Act = { collect: -1, idle: -2, close: -3, leave: -4 } as const;

/** What a turn does from here on. */
interface Candidate {
  moves: Move[];
  column: number; // -1: it is there already
  act: number; // the colour that is stored, or one of the above
  lay: readonly number[];
  closes: boolean;
}

const NO_LAY: readonly number[] = [];
const MOST_LAID = 3;

/** Every choice of at most three cards of one colour, as copies of each object. */
const LAYS: readonly (readonly number[])[] = (() => {
  const lays: number[][] = [];
  for (let a = 0; a <= MOST_LAID; a++)
    for (let b = 0; a + b <= MOST_LAID; b++)
      for (let c = 0; a + b + c <= MOST_LAID; c++)
        for (let d = 0; a + b + c + d <= MOST_LAID; d++)
          if (a + b + c + d > 0) lays.push([a, b, c, d]);
  return lays;
})();
const SIZES = LAYS.map(lay => lay.reduce((a, b) => a + b));

export const candidatesOf = (game: AnyGame): Candidates => {
  const components = game.components as Components;
  const now = blankKnown(components);
  const then = blankKnown(components);
  const moves = movesOf(game);
  let candidates: Candidate[] = [];

  const addStores = (k: Known, column: number, colour: number, before: Move[]): void => {
    const spaces = k.spaces[column];
    const kept = new Set<number>();
    LAYS.forEach((lay, i) => {
      if (SIZES[i] > spaces || !holds(k, colour, lay)) return;
      const key = SIZES[i] * 8 + pairsAfter(k, colour, lay);
      if (kept.has(key)) return; // other objects, the same pairs
      kept.add(key);
      const candidate = { column, act: colour, lay };
      const laid = [...before, moves.lay(lay)];
      copyKnown(then, k);
      store(then, colour, lay);
      if (!canClose(then, colour)) candidates.push({ ...candidate, moves: laid, closes: false });
      else {
        const blind = willRefill(k, colour); // the closing is decided after the new tokens are seen
        candidates.push({
          ...candidate,
          moves: blind ? laid : [...laid, moves.close],
          closes: true,
        });
        candidates.push({
          ...candidate,
          moves: blind ? laid : [...laid, moves.leave],
          closes: false,
        });
      }
    });
  };

  const addActions = (k: Known, column: number, before: Move[]): void => {
    const none = { column, lay: NO_LAY, closes: false };
    const first = candidates.length;
    if (k.height[column] > 0)
      candidates.push({ ...none, act: Act.collect, moves: [...before, moves.collect] });
    for (let colour = 0; colour < SETS; colour++)
      if (k.porthole[k.me * SETS + colour] === 0 && heldOf(k, k.me, colour) > 0)
        addStores(k, column, colour, [...before, moves.store[colour]]);
    if (candidates.length === first)
      candidates.push({ ...none, act: Act.idle, moves: [...before, moves.idle] });
  };

  const addColumns = (k: Known): void => {
    for (let column = 0; column < k.spaces.length; column++)
      if (isFree(k, column)) addActions(k, column, [moves.column[column]]);
    const busy = candidates.filter(({ act }) => act !== Act.idle);
    if (busy.length > 0) candidates = busy;
  };

  return {
    consider: view => {
      const { phase } = view as NautilusIsland.View;
      readKnown(now, view as NautilusIsland.View);
      candidates = [];
      const column = now.marker[now.me];
      if (phase === 'explore') addColumns(now);
      else if (phase === 'act') addActions(now, column, []);
      else if (phase === 'lay') addStores(now, column, now.storing, []);
      else {
        const none = { column, lay: NO_LAY };
        candidates.push({ ...none, act: Act.close, moves: [moves.close], closes: true });
        candidates.push({ ...none, act: Act.leave, moves: [moves.leave], closes: false });
      }
      return candidates.length;
    },
    encode: (i, input) => {
      const candidate = candidates[i];
      copyKnown(then, now);
      go(then, candidate);
      encode(then, input);
    },
    moves: i => candidates[i].moves,
  };
};

/** The position after the turn. */
const go = (k: Known, { column, act, lay, closes }: Candidate): void => {
  explore(k, column);
  if (act === Act.collect) collect(k);
  else if (act >= 0) store(k, act, lay);
  if (closes) close(k, act >= 0 ? act : k.storing);
  endTurn(k);
};

const holds = ({ held, me }: Known, colour: number, lay: readonly number[]): boolean => {
  const at = me * KINDS + colour * OBJECTS;
  return lay.every((n, object) => n <= held[at + object]);
};

const pairsAfter = ({ laid, me }: Known, colour: number, lay: readonly number[]): number => {
  const at = me * KINDS + colour * OBJECTS;
  let n = 0;
  for (let object = 0; object < OBJECTS; object++) n += (laid[at + object] + lay[object]) >> 1;
  return n;
};

const movesOf = (game: AnyGame) => {
  const read = (text: string): Move => game.parseMove(text) as Move;
  const lays = new Map(
    LAYS.map(lay => {
      const objects = lay.flatMap((n, object) => new Array<number>(n).fill(object + 1));
      return [lay, read(moveNotation.lay(objects))];
    }),
  );
  return {
    column: [1, 2, 3, 4, 5, 6].map(column => read(moveNotation.column(column))),
    store: COLOUR_NAMES.slice(0, SETS).map(colour => read(moveNotation.store(colour))),
    lay: (lay: readonly number[]): Move => lays.get(lay) as Move,
    collect: read(moveNotation.collect),
    idle: read(moveNotation.idle),
    close: read(moveNotation.close),
    leave: read(moveNotation.leave),
  };
};
