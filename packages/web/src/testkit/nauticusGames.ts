/** Games of Nauticus for tests of its board: people mostly act and build, so that something happens. */
import {
  gameOfEdition,
  type Nauticus,
  nauticus,
  OVER,
  type Rng,
  seededRng,
  unnamed,
} from '@tidetable/rules';
import { type Components, moveNotation } from '@tidetable/rules/nauticus';

/** A moment of the seat to act, the move that it makes, and what comes of it. */
export interface Moment {
  readonly components: Components;
  readonly view: Nauticus.View;
  readonly legal: readonly string[];
  readonly move: string;
  readonly events: readonly Nauticus.Event[];
  readonly after: Nauticus.View;
}

/** What keen people do only if there is nothing else. */
const DULL: readonly string[] = [
  moveNotation.extra,
  moveNotation.pass,
  moveNotation.end,
  moveNotation.store,
  moveNotation.onNewShip,
];
const KEEN = 9; // of so many moves one is blind

const keenOf = (legal: readonly string[]): readonly string[] => {
  const keen = legal.filter(move => !DULL.includes(move));
  return keen.length > 0 ? keen : legal.filter(move => move !== moveNotation.extra);
};

const pick = (moves: readonly string[], rng: Rng): string => moves[rng(moves.length)];

const { storage } = nauticus.components as Components;
/** A storage that soon is full. */
const cramped = gameOfEdition('nauticus', {
  rules: nauticus.rules,
  sheet: { storage: { ...storage, boxes: 4 } },
}) as typeof nauticus;

const out = new Int32Array(nauticus.maxLegal);

/** Games of two to four players, some of them with little storage. */
export const nauticusMoments = (): Moment[] =>
  [nauticus, cramped].flatMap((game, i) =>
    [2, 3, 4].flatMap(seats => playGame(game, seats, 10 * i + seats)),
  );

const playGame = (game: typeof nauticus, seats: number, seed: number): Moment[] => {
  const components = game.components as Components;
  const rng = seededRng(seed);
  const s = game.blank({ seats, oneEmblemPerShip: false });
  game.deal(s, unnamed(rng));
  const moments: Moment[] = [];
  while (s.toAct !== OVER) {
    const view = game.view(s, s.toAct);
    const legal = Array.from(out.subarray(0, game.legalMoves(s, out)), game.formatMove);
    const move = pick(rng(KEEN) > 0 ? keenOf(legal) : legal, rng);
    const events: Nauticus.Event[] = [];
    game.play(s, game.parseMove(move) ?? -1, events);
    const after = game.view(s, Math.max(0, s.toAct));
    moments.push({ components, view, legal, move, events, after });
  }
  return moments;
};
