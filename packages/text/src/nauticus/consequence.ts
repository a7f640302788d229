/** The immediate effects of a legal move that its name does not contain: the rules play it on the view. */
import type { Nauticus } from '@tidetable/rules';
import {
  type Components,
  isLoaded,
  type MoveParts,
  pointsOfShip,
  readMove,
  viewAfter,
} from '@tidetable/rules/nauticus';
import type { Words } from '../en/nauticus/words.ts';
import { wantsText } from './moveText.ts';

type View = Nauticus.View;

/** A move with the spectator's views before and after it. */
interface Step {
  readonly words: Words;
  readonly components: Components;
  readonly seat: number;
  readonly before: View;
  readonly after: View;
}

export const consequence = (
  words: Words,
  notation: string,
  view: View,
  components: Components,
): string | undefined => {
  if (view.toAct === null) return undefined;
  const after = viewAfter(components, view, notation);
  const step: Step = { words, components, seat: view.toAct, before: view, after };
  const parts = consequences(readMove(notation), step);
  return parts.length === 0 ? undefined : words.consequences.all(parts);
};

const consequences = (move: MoveParts, step: Step): readonly string[] => {
  switch (move.type) {
    case 'pass':
    case 'end':
      return ofEnding(step);
    case 'place':
      return ofPlace(move, step);
    case 'store':
      return []; // its name says how many boxes are full then
    default:
      return ofPurse(step);
  }
};

/** The amounts after a move, for everything that it changes. */
const ofPurse = ({ words, components, seat, before, after }: Step): string[] => {
  const [had, has] = [before.players[seat], after.players[seat]];
  const isChanged = (name: 'taler' | 'points' | 'crowns' | 'boxes'): boolean =>
    had[name] !== has[name];
  const areWorkersChanged =
    had.workers !== has.workers || before.running.blue !== after.running.blue;
  const things = [
    ...(areWorkersChanged ? workersOf(words, has.workers, after.running.blue) : []),
    ...(isChanged('taler') ? [words.taler(has.taler)] : []),
    ...(isChanged('points') ? [words.consequences.onTrack(has.points)] : []),
    ...(isChanged('crowns') ? [words.board.crowns(has.crowns)] : []),
  ];
  const { have, boxes } = words.consequences;
  return [
    ...(things.length > 0 ? [have(words.list(things))] : []),
    ...(isChanged('boxes') ? [boxes(has.boxes, components.storage.boxes)] : []),
  ];
};

const workersOf = (words: Words, own: number, blue: number): string[] => [
  ...(own > 0 || blue === 0 ? [words.workers(own)] : []),
  ...(blue > 0 ? [words.blueWorkers(blue)] : []),
];

const ofPlace = (
  { ship }: Extract<MoveParts, { type: 'place' }>,
  { words, components, before, after, seat }: Step,
): string[] => {
  const { ships, finished } = after.players[seat];
  const at = (ship ?? ships.length) - 1;
  const { parts } = ships[at];
  const say = words.consequences;
  if (!finished[at]) return [say.wants(wantsText(words, parts))];
  if (!before.players[seat].finished[at])
    return [say.worth(pointsOfShip(components, parts.length))];
  return [
    isLoaded(parts) ? say.loaded : say.goodsToGo(parts.filter(({ good }) => good === null).length),
  ];
};

/** How far passing or ending ends things: the turn, the action phase, the round or the game. */
const ofEnding = ({ words, seat, before, after }: Step): string[] => {
  const say = words.consequences;
  const isRoundOver = after.phase === 'over' || after.round > before.round;
  if (isRoundOver) {
    const lost = before.players[seat].points - after.players[seat].points;
    return [
      after.phase === 'over' ? say.endsGame : say.endsRound,
      ...(lost > 0 ? [say.penalty(lost)] : []),
    ];
  }
  if (after.actionPhase > before.actionPhase) return [say.endsPhase];
  if (after.turn > before.turn) return [say.endsTurn];
  return [after.phase === 'after' ? say.extraLeft : say.goesOn];
};
