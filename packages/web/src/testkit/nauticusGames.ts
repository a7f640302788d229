/** Games of Nauticus for tests of its board: people mostly act and build, so that something happens. */
import { gameOfEdition, type Nauticus, nauticus, OVER, seededRng, unnamed } from '@tidetable/rules';
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

const DULL: readonly string[] = [
  ...[moveNotation.pass, moveNotation.end, moveNotation.store],
  ...[moveNotation.extra, moveNotation.onNewShip],
];
const KEEN = 7; // of so many moves one is blind

const { storage } = nauticus.components as Components;
/** A storage that soon is full. */
const cramped = gameOfEdition('nauticus', {
  rules: nauticus.rules,
  sheet: { storage: { ...storage, boxes: 4 } },
}) as typeof nauticus;

const out = new Int32Array(nauticus.maxLegal);

/** Three games of two to four players, one of them with little storage. */
export const nauticusMoments = (): Moment[] =>
  [2, 3, 4].flatMap(seats => playGame(seats, seats === 3 ? cramped : nauticus));

const playGame = (seats: number, game: typeof nauticus): Moment[] => {
  const components = game.components as Components;
  const rng = seededRng(seats);
  const s = game.blank({ seats, oneEmblemPerShip: false });
  game.deal(s, unnamed(rng));
  const moments: Moment[] = [];
  while (s.toAct !== OVER) {
    const view = game.view(s, s.toAct);
    const legal = Array.from(out.subarray(0, game.legalMoves(s, out)), game.formatMove);
    const keen = legal.filter(move => !DULL.includes(move));
    const choice = keen.length > 0 && rng(KEEN) > 0 ? keen : legal;
    const move = choice[rng(choice.length)];
    const events: Nauticus.Event[] = [];
    game.play(s, game.parseMove(move) ?? -1, events);
    const after = game.view(s, Math.max(0, s.toAct));
    moments.push({ components, view, legal, move, events, after });
  }
  return moments;
};
