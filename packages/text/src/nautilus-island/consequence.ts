/** The immediate effects of a legal move that its name does not contain. */
import type { NautilusIsland } from '@tidetable/rules';
import {
  activeColumn,
  bestStoreOf,
  closingGain,
  isLastTurn,
  isRefilledBy,
  isRoundsLastTurn,
  laying,
  type MoveParts,
  mostToStore,
  readMove,
  SET_COLOURS,
  type SetColour,
} from '@tidetable/rules/nautilus-island';
import type { Words } from '../en/nautilus-island/words.ts';
import { cardInColour } from './cardNames.ts';

type View = NautilusIsland.View;

/** For the seat to act. */
export const consequence = (words: Words, notation: string, view: View): string | undefined => {
  const parts = consequences(words, readMove(notation), view);
  return parts.length === 0 ? undefined : words.consequences.all(parts);
};

const consequences = (words: Words, move: MoveParts, view: View): string[] => {
  switch (move.type) {
    case 'column':
      return ofColumn(words, view, move.column);
    case 'collect':
      return [...ofCollect(words, view), ...ofTurnEnd(words, view)];
    case 'store': {
      const colour = move.colour as SetColour;
      const most = mostToStore(view, colour, activeColumn(view) ?? 1);
      return [
        words.consequences.upTo(most),
        ...ofToken(words, view, colour),
        ...ofStore(words, view, colour),
      ];
    }
    case 'lay':
      return ofLay(words, view, move.objects);
    case 'close':
      return [words.consequences.gains(closingGain(view)), ...ofTurnEnd(words, view)];
    case 'leave':
    case 'idle':
      return ofTurnEnd(words, view);
    case 'refill':
      return [];
  }
};

const ofColumn = ({ consequences: say }: Words, view: View, column: number): string[] => {
  const { spaces, height } = view.columns[column - 1];
  const most = Math.max(...SET_COLOURS.map(colour => mostToStore(view, colour, column)));
  const parts = [
    ...(height > 0 ? [say.collectHere(spaces)] : []),
    ...(most > 0 ? [say.storeHere(most)] : []),
  ];
  return parts.length > 0 ? parts : [say.nothingHere];
};

const ofCollect = (words: Words, view: View): string[] => {
  const { stacks, height } = view.columns[(activeColumn(view) ?? 1) - 1];
  const { gets, left, empties, emptiesFirst } = words.consequences;
  const cards = stacks.map(({ top }) =>
    top === null ? words.board.aFaceDownCard : cardInColour(words, top),
  );
  const isFirst = view.stage === 'open'; // [NI32]
  const rest = height > 1 ? left(height - 1) : isFirst ? emptiesFirst : empties;
  return [gets(words.list(cards)), rest];
};

/** The token of the camp that a store of this colour takes, and whether that refills the camp. [NI22] [NI24] */
const ofToken = ({ consequences: say, bonus }: Words, view: View, colour: SetColour): string[] => {
  const token = view.camp[colour];
  if (token === null) return [say.noToken];
  return [say.takes(bonus[token]), ...(isRefilledBy(view, colour) ? [say.refills] : [])];
};

/** The maximum points for laying cards of this colour; unknown if the hand is hidden. */
const ofStore = ({ consequences: say }: Words, view: View, colour: SetColour): string[] => {
  const best = bestStoreOf(view, colour);
  return best === undefined || best <= 0 ? [] : [say.bringsUpTo(best)];
};

const ofLay = (words: Words, view: View, objects: readonly number[]): string[] => {
  const { consequences: say } = words;
  const colour = view.storing as SetColour;
  const { size, gain, closed } = laying(view, colour, objects);
  return [
    say.size(size),
    ...ofToken(words, view, colour),
    gain < 0 ? say.loses(-gain) : gain === 0 ? say.noPoints : say.gains(gain),
    ...(closed === undefined ? ofTurnEnd(words, view) : [say.mayClose(closed)]),
  ];
};

/** Does a move that ends the turn also end the round or the game? [NI31] [NI35] */
const ofTurnEnd = ({ consequences: say }: Words, view: View): string[] => {
  if (!isRoundsLastTurn(view)) return [];
  return [isLastTurn(view) ? say.endsGame : say.endsRound];
};
